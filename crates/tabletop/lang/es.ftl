# Lo que comparten todos los juegos.
list = { $before } y { $last }
    .before-i = { $before } e { $last }

# Texto que no es notación: "aquí pone X, pero se esperaba Y".
parse-found = pone «{ $found }» donde debería estar { $expected }
parse-ended = el texto termina donde debería estar { $expected }
parse-option = pone «{ $found }» donde debería estar { $name }=…, con uno de { $known }
parse-format = este registro es del formato { $found }; este programa lee el formato { $known }

expected-end = el final de la línea
expected-seat = un asiento de esta partida (A, B, C o D)
expected-next-seat = el asiento siguiente por orden
expected-seat-count = un número de asientos de 2 a 4
expected-number = un número
expected-action = una acción
expected-option = una opción
expected-options = las opciones
expected-no-options = la palabra «none»: este juego no tiene opciones
expected-hex = una serie de 64 cifras hexadecimales en minúscula
expected-id = un nombre de minúsculas, cifras y guiones
expected-name = un nombre de 1 a 40 caracteres sin espacios en los extremos
expected-table = el identificador de una mesa
expected-material = una línea del material, que empieza por «|»
expected-blank = la línea vacía entre la cabecera y las jugadas
expected-line-end = el final de la línea: la última de un registro termina como las demás
expected-place = la palabra «place»
expected-total = la palabra «total»
expected-line = una línea de la cabecera
expected-first-line = la primera línea de un registro, «mastaba record 1»
expected-game-line = la línea «game …»
expected-rules-line = la línea «rules …»
expected-seats-line = la línea «seats …»
expected-options-line = la línea «options …»
expected-seed-line = la línea «seed …»
expected-table-line = la línea «table …»
expected-commitment-line = la línea «commitment …»
expected-secret-line = la línea «secret …»
expected-material-line = la línea «material …»
expected-result-line = la línea «result …», una por asiento

# Una preparación que no es una partida.
rules-newer = esta partida sigue la versión { $found } de sus reglas, más nueva que este programa: las conoce hasta la versión { $known }. Una versión más nueva del programa puede abrirla
rules-unknown = no existe la versión { $found } de estas reglas; la más nueva es la { $known }
setup-seats = este juego es para { $least } a { $most } asientos, no para { $seats }
setup-seats-exactly = este juego es para { $most } asientos, no para { $seats }
setup-no-options = no hay ninguna opción «{ $name }»: este juego no tiene opciones
setup-unknown-option = no hay ninguna opción «{ $name }»; las opciones son { $known }
setup-unknown-value = { $name } no puede ser «{ $value }», solo uno de { $known }
setup-option-form = «{ $found }» no es una opción; escribe NOMBRE=VALOR
setup-foreign-options = estas opciones son de otro juego
setup-no-material = este juego no admite mazos ni losetas propios

# Un registro que no es una partida.
record-other-game = este registro es de { $found }, no de { $known }
record-other-material = este juego no admite «{ $found }»
record-early-result = el registro da un resultado, pero la partida no ha terminado
record-other-result = el resultado es otro: { $found }
record-seat-result = { $seat } puesto { $place } con { $total }

# Si un registro demuestra que su barajado es justo.
verify-proven = El barajado queda demostrado: el anfitrión cumplió la promesa hecha antes de que nadie se sentara, y { $devices ->
    [0] ningún dispositivo añadió nada, así que nada se cambió después, pero el anfitrión pudo elegirlo.
    [one] un dispositivo añadió lo suyo.
   *[other] { $devices } dispositivos añadieron lo suyo.
  }
verify-nothing = la partida no contiene ninguna promesa: no puede demostrar que su barajado sea justo
verify-commitment = la promesa del anfitrión está rota: el compromiso no corresponde al secreto, la mesa y la preparación
verify-seed = el barajado no es el acordado: la semilla no corresponde al secreto y a lo que añadieron los dispositivos
