game-name = Kheops
game-about = Dos arquitectos construyen una pirámide: quien tiene más peones en una red de salas y pasadizos se lleva lo que vale.

option-pharaoh = Qué puede hacer el faraón
    .value-mummy = lo que la momia: sustituir a un trabajador rival
    .value-priest = lo que el sacerdote: estar a salvo del rival, una vez jugada la momia

material = Un archivo con las 50 fichas con las que se juega, en lugar de las reconstruidas

ending-complete = la pirámide está completa

kind-passage = pasadizo
    .the = el pasadizo
    .a = un pasadizo
kind-room = sala
    .the = la sala
    .a = una sala

pawn-worker = trabajador
    .the = un trabajador
    .own = su trabajador
    .other = el trabajador rival
    .your = tu trabajador
pawn-mummy = momia
    .the = la momia
    .own = su momia
    .other = la momia rival
    .your = tu momia
pawn-priest = sacerdote
    .the = el sacerdote
    .own = su sacerdote
    .other = el sacerdote rival
    .your = tu sacerdote
pawn-pharaoh = faraón
    .the = el faraón
    .own = su faraón
    .other = el faraón rival
    .your = tu faraón

symbol-none = sin símbolo
symbol-ankh = ankh
symbol-double = cuenta doble
symbol-curse = maldición
symbol-empty = debe permanecer vacía
symbol-turn-passage = gira un pasadizo
symbol-turn-room = gira una sala
symbol-swap = intercambia dos peones
symbol-move = mueve un peón

sarcophagus-red = sarcófago rojo
sarcophagus-blue = sarcófago azul
sarcophagus-green = sarcófago verde

side-l = a la izquierda
side-r = a la derecha
side-b = por la base

# Lo que buscaba un poder que no hace nada.
power-turn-passage = no hay ningún pasadizo que girar
power-turn-room = no hay ninguna sala que girar
power-swap = no hay ningún peón rival con el que intercambiar
power-move = no hay ningún peón que mover o no tiene adónde ir

# Lo que se esperaba en un texto.
expected-cell = una casilla de la pirámide, como 2.3
expected-tile = el número de una ficha, de 1 a 50
expected-openings = los lados por los que se abre una ficha: l, r y b en este orden, como lb
expected-kind = room o passage
expected-symbol = un símbolo, como ankh
expected-colour = un color (red, blue o green)
expected-pawn = un peón (worker, mummy, priest o pharaoh)
expected-pharaoh = mummy o priest
expected-ending = una forma de terminar
expected-rule = el identificador de una regla

# Un juego de fichas que no lo es.
tiles-header = pone «{ $found }» donde debería estar la línea «{ $header }»
tiles-fields = una ficha tiene { $columns } partes separadas por comas, no { $found }
tiles-number = «{ $found }» no es un número de 1 a { $tiles }
tiles-repeated = la ficha { $tile } ya está en la línea { $first }
tiles-kind = «{ $found }» no es room ni passage
tiles-openings = una ficha tiene 1, 2 o 3 salidas, no «{ $found }»
tiles-symbol = «{ $found }» no es un símbolo; hay none, sarcophagus, ankh, double, curse, empty, turn-passage, turn-room, swap y move
tiles-colour = «{ $found }» no es el color de un sarcófago; hay red, blue y green
tiles-colour-missing = un sarcófago tiene color
tiles-colour-unneeded = solo los sarcófagos tienen color, y aquí pone «{ $found }»
tiles-too-many-empty = como mucho { $most } fichas pueden tener que permanecer vacías
tiles-missing = aquí termina el archivo y falta la ficha { $tile }: tiene que haber { $tiles }

# El relato.
event-base-laid = Hay { $tiles } fichas boca arriba: la base de la pirámide.
event-hand-dealt = { $seat } roba { $tiles } fichas.
event-hand-seen = { $seat } roba las fichas { $tiles }.
event-pawn-placed = { $seat } juega { $pawn } en { $cell }.
event-worker-replaced = El trabajador de { $seat } que estaba en { $cell } vuelve a su reserva.
event-power-skipped = El poder de la ficha no hace nada para { $seat }: { $power }.
event-tile-turned = { $seat } gira { $kind } de { $cell }: ahora se abre { $openings }.
event-pawns-swapped = { $seat } intercambia { $pawn } de { $own } por { $otherpawn } de { $other }.
event-pawn-moved = { $seat } mueve { $pawn } de { $from } a { $to }.
event-tile-built = { $seat } construye la ficha { $tile } en { $cell }: se abre { $openings }.
event-tile-drawn = { $seat } roba una ficha.
event-tile-seen = { $seat } roba la ficha { $tile }.
event-game-ended = La partida ha terminado: la pirámide está completa.

# Por qué no.
refusal-over = la partida ha terminado
refusal-not-your-turn = es el turno de { $seat }
refusal-pawn-first = juega antes un peón y después construye
refusal-build-first = ya has jugado tu peón: ahora construye una ficha
refusal-no-power = ningún poder espera: juega un peón
refusal-turn-first = antes va el poder de la ficha: gira { $kind }
refusal-swap-first = antes va el poder de la ficha: intercambia dos peones
refusal-move-first = antes va el poder de la ficha: mueve uno de tus peones
refusal-no-pharaoh = solo las blancas tienen faraón
refusal-no-worker = todos tus trabajadores están en la pirámide
refusal-already-played = ya has jugado { $pawn }
refusal-mummy-first = solo puedes jugar { $pawn } después de tu momia
refusal-no-tile = no hay ninguna ficha en { $cell }
refusal-stays-empty = la ficha de { $cell } debe permanecer vacía
refusal-occupied = ya hay un peón en { $cell }
refusal-not-replaceable = { $pawn } de { $cell } no se puede sustituir; solo se sustituyen trabajadores
refusal-other-kind = en { $cell } hay { $found }, y el poder gira { $kind }
refusal-tile-protected = { $pawn } protege la ficha de { $cell }: no puedes girarla
refusal-pawn-protected = no puedes intercambiar { $pawn } de { $cell }
refusal-tile-openings = la ficha { $tile } se abre por { $count ->
    [one] un lado
   *[other] { $count } lados
  }
refusal-same-way = la ficha de { $cell } ya se abre { $openings }: después debe quedar de otra forma
refusal-no-own-pawn = no tienes ningún peón en { $cell }
refusal-no-opposing-pawn = tu rival no tiene ningún peón en { $cell }
refusal-just-played = acabas de jugar el peón de { $cell } y no se puede mover
refusal-not-in-hand = la ficha { $tile } no está en tu mano
refusal-cell-taken = ya hay una ficha en { $cell }
refusal-not-adjacent = { $cell } no comparte ningún lado con una ficha en juego

# La hoja de puntos.
line-rooms = Salas
line-sarcophagi = Sarcófagos
line-summit = Cumbre
line-longest = Red más larga
line-secret = Redes secretas
line-ankhs = Ankhs

piece-network = la red de las fichas { $tiles }: { $points }
piece-ankhs = { $count ->
    [one] un peón en la ficha { $tiles }
   *[other] peones en las fichas { $tiles }
  }: { $points }

# El dibujo.
draw-turn = Turno { $turn } de { $turns }: { $seat } { $phase ->
    [place] juega un peón
    [turn-passage] gira un pasadizo
    [turn-room] gira una sala
    [swap] intercambia dos peones
    [move] mueve un peón
   *[build] construye una ficha
  }
draw-over = La pirámide está completa
draw-symbol-ankh = ankh
draw-symbol-double = ×2
draw-symbol-curse = mald
draw-symbol-empty = vac.
draw-symbol-turn-passage = ↻pas
draw-symbol-turn-room = ↻sal
draw-symbol-swap = camb
draw-symbol-move = muev
draw-sarcophagus-red = sarR
draw-sarcophagus-blue = sarA
draw-sarcophagus-green = sarV
draw-pawn-mummy = mom
draw-pawn-priest = sac
draw-pawn-pharaoh = far
draw-legend-cells = ■ sala, □ pasadizo. ═ y ║ son salidas; una línea gruesa ━ no es un lado. A y B son trabajadores.
draw-legend-symbols = sar: sarcófago (Rojo, Azul, Verde). ↻pas, ↻sal: gira un pasadizo, una sala. ×2: cuenta doble. vac.: debe permanecer vacía. mald: maldición. camb: intercambia. muev: mueve.
draw-seat = { $seat } ({ $colour ->
    [white] blancas
   *[blue] azules
  }), { $points ->
    [one] un punto
   *[other] { $points } puntos
  } tal como está
draw-supply = por jugar: { $pawns }
draw-workers = { $workers ->
    [0] ningún trabajador
    [one] un trabajador
   *[other] { $workers } trabajadores
  }
draw-hand = mano: { $tiles ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $tiles } fichas
  }
draw-tile = { $tile }: { $kind }, { $openings ->
    [one] una salida
   *[other] { $openings } salidas
  }, { $symbol }
draw-pile = En la pila: { $tiles ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $tiles } fichas
  }

# La página de reglas.
section-setup = Antes de la partida
section-turn = El turno
section-powers = Los poderes
section-pawns = Los peones especiales
section-networks = Las redes y los puntos
section-end = El final de la partida

rule-pyramid = La pirámide es un triángulo de 49 casillas triangulares en siete filas: trece en la fila 0, abajo del todo, dos menos en cada fila por encima y una en la cumbre. Una casilla se escribe FILA.COLUMNA, las dos desde 0; las columnas pares apuntan hacia arriba y las impares hacia abajo. Cada casilla tiene tres lados: l hacia la casilla anterior, r hacia la siguiente y b, la base, el lado horizontal, que está debajo de una casilla que apunta hacia arriba y encima de una que apunta hacia abajo. Donde no hay vecina está el exterior, también por debajo.
    .title = La pirámide
rule-tile-set = Hay 50 fichas: 24 salas (8 con una salida, 10 con dos, 6 con tres) y 26 pasadizos (16 con dos, 10 con tres). Sus símbolos: seis sarcófagos, dos de cada color (rojo, azul y verde); cinco ankhs; cinco que cuentan doble; dos maldiciones; tres que deben permanecer vacías; siete que giran un pasadizo y siete que giran una sala; cuatro intercambios; cinco movimientos; seis fichas no tienen ninguno. El reparto impreso no es público y este es nuestro; quien tenga la caja puede cargar el auténtico en un archivo. Un juego de fichas así tiene 50, con los números del 1 al 50, de una a tres salidas, un símbolo cada una, color solo en los sarcófagos y como mucho 18 fichas que deban permanecer vacías.
    .title = Las fichas
rule-start = Las fichas se mezclan y las 19 primeras se ponen boca arriba: toda la fila de abajo, de 0.0 a 0.12, y después 1.0, 1.2, 1.4, 1.6, 1.8 y 1.10, las casillas de encima que apuntan hacia arriba. La figura del reglamento no es pública; este comienzo es nuestro.
    .title = El comienzo
rule-start-rotation = Cómo queda cada una de las 19 se decide al azar, una de tres formas para cada una: l, r o b con una salida; lr, lb o rb con dos. Una ficha con tres salidas solo tiene una forma, aunque también para ella se sortea.
    .title = Cómo quedan las primeras fichas
rule-pawns = Las blancas (asiento A) tienen 14 trabajadores, una momia, un sacerdote y el faraón; las azules (asiento B) tienen 15 trabajadores, una momia y un sacerdote.
    .title = Los peones
rule-hands = Después del comienzo, las blancas toman en la mano las tres fichas siguientes y luego las azules otras tres. Las 25 restantes forman la pila, boca abajo.
    .title = Las manos y la pila
rule-who-knows-what = La mano se mantiene oculta al rival, y nadie conoce el orden de la pila. Todo lo demás está a la vista. Cuando la pila está vacía, cada jugador puede deducir la mano del otro por lo que falta, y se le muestra.
    .title = Quién sabe qué
rule-turns = Empiezan las blancas y los turnos se alternan: 30 turnos, 15 cada uno. En tu turno juegas un peón, usas el poder de su ficha, construyes una ficha y robas otra, por este orden.
    .title = Los turnos
rule-place-pawn = Juega un peón de tu reserva en una ficha de la pirámide en la que no haya ningún peón.
    .title = Jugar un peón
rule-power-at-once = Si la ficha en la que acabas de jugar el peón tiene un poder, actúa al momento, antes de construir. Si es posible, hay que usarlo.
    .title = El poder actúa al momento
rule-power-skipped = Un poder que no tiene nada sobre lo que actuar se pasa por alto sin preguntar.
    .title = Un poder sin objetivo
rule-build = Después añade una ficha de tu mano a la pirámide, en una casilla vacía que comparta al menos un lado con una ficha en juego.
    .title = Construir
rule-build-freely = La ficha puede quedar en cualquier sentido. Sus salidas no tienen que coincidir con las de sus vecinas.
    .title = Las salidas no tienen que coincidir
rule-draw-tile = Después roba una ficha, mientras quede pila. Luego las manos van menguando.
    .title = Robar
rule-what-is-asked = Cada decisión se pregunta aunque solo haya una respuesta.
    .title = Qué se pregunta
rule-turn-tile = Gira un pasadizo, gira una sala: gira una ficha cualquiera de ese tipo que esté en la pirámide, también la del peón que acabas de jugar, y también una con un peón, que se queda donde está.
    .title = Girar una ficha
rule-turn-otherwise = Una ficha girada debe quedar de otra forma que antes.
    .title = Girar cambia algo
rule-turn-open-tile = Una ficha con tres salidas queda igual se gire como se gire. Aun así se puede elegir, y hay que elegirla si no se puede girar nada más.
    .title = Girar una ficha abierta por todos los lados
rule-swap-pawns = Intercambia: cambia uno de tus peones por uno de los de tu rival. Puede ser el que acabas de jugar.
    .title = Intercambiar
rule-move-pawn = Mueve: pon uno de tus peones, pero no el que acabas de jugar, en otra ficha en la que no haya ningún peón. Un peón movido nunca sustituye a otro, ni siquiera la momia.
    .title = Mover
rule-no-second-power = Un peón intercambiado o movido no activa el poder de la ficha a la que llega.
    .title = Sin segundo poder
rule-must-stay-empty = En una ficha que debe permanecer vacía no se puede jugar ni mover ningún peón.
    .title = Debe permanecer vacía
rule-mummy = La momia puede ir adonde podría ir un trabajador, o a una ficha con un trabajador rival. Ese trabajador vuelve a la reserva de su dueño, y después actúa el poder de la ficha como siempre.
    .title = La momia
rule-mummy-spares = La momia no puede sustituir a un sacerdote, a una momia ni al faraón, ni a un peón propio.
    .title = A quién no sustituye la momia
rule-priest-after-mummy = Solo puedes jugar tu sacerdote si ya has jugado tu momia.
    .title = Primero la momia, después el sacerdote
rule-priest-protected = Tu rival no puede intercambiar ni sustituir tu sacerdote, ni girar la ficha en la que está.
    .title = El sacerdote está a salvo
rule-priest-owner = Tú sí puedes mover tu sacerdote y girar la ficha en la que está.
    .title = El dueño del sacerdote es libre
rule-priest-swap = También puedes intercambiar tu propio sacerdote por un peón rival.
    .title = Intercambiar el sacerdote propio
rule-pharaoh-mummy = Solo las blancas tienen faraón. Tiene todas las características de la momia: puede sustituir a un trabajador rival. A él no se le puede sustituir; sí se puede intercambiar, y su ficha se puede girar.
    .title = El faraón como momia
rule-pharaoh-unlocks-nothing = Jugar el faraón no cuenta como jugar la momia: el sacerdote sigue teniendo que esperar a la momia.
    .title = El faraón no libera al sacerdote
rule-pharaoh-priest = Con la opción pharaoh=priest el faraón tiene en cambio las características del sacerdote: solo se puede jugar después de la momia propia y no sustituye a nadie, y el rival no puede intercambiarlo ni girar su ficha.
    .title = El faraón como sacerdote
rule-networks = Dos fichas están conectadas cuando las dos se abren por el lado que comparten. Dos o más fichas conectadas son una red.
    .title = Las redes
rule-lone-tile = Una ficha que no está conectada con ninguna otra no es una red: no vale nada, no tiene la bonificación de la cumbre, nunca es la más larga y su maldición no hace daño.
    .title = Una ficha aislada
rule-majority = Lo que vale una red es para el jugador que tiene más fuerza en ella: cada peón cuenta uno.
    .title = La mayoría
rule-counts-two = El faraón cuenta por dos, y también cualquier peón que esté en una ficha que cuenta doble. El faraón en una ficha así sigue contando por dos.
    .title = Lo que cuenta por dos
rule-majority-tie = Si los dos tienen la misma fuerza en una red, nadie la puntúa.
    .title = La misma fuerza
rule-rooms = Una red vale un punto por cada sala. Los pasadizos no valen nada.
    .title = Salas
rule-sarcophagi = Una red con exactamente un sarcófago vale 5 puntos más; con exactamente dos del mismo color, 15 más. Cualquier otra cantidad o mezcla no da nada.
    .title = Sarcófagos
rule-summit = La red que tiene la ficha de la cumbre vale 5 puntos más.
    .title = La cumbre
rule-longest = La red de más fichas vale 5 puntos más; si hay varias igual de largas, todas ellas.
    .title = La red más larga
rule-longest-of-all = Todas las redes compiten por ser la más larga: también las malditas, aquellas en las que los dos tienen la misma fuerza y las que no tienen peones. Si la más larga no da sus puntos a nadie, la siguiente no los hereda.
    .title = La más larga de todas
rule-secret = Una red sin ninguna salida abierta al exterior de la pirámide es secreta: todo lo que vale, con sus bonificaciones, se dobla.
    .title = Redes secretas
rule-curse = Una red con una maldición no vale nada, y sus ankhs no se tienen en cuenta.
    .title = La maldición
rule-ankhs = Cada jugador consigue el cuadrado de la cantidad de fichas de ankh en las que tiene peones: tres ankhs dan 9 puntos.
    .title = Ankhs
rule-ankhs-apart = Los ankhs cuentan sea de quien sea la red y tenga el peón la fuerza que tenga; también los de fichas aisladas; nunca se doblan.
    .title = Los ankhs van aparte
rule-game-end = Cuando la pila se agota, los jugadores siguen con las fichas que tienen en la mano. La última ficha de las azules completa la pirámide y termina la partida; a las blancas les queda una ficha.
    .title = El final de la partida
rule-winner = Gana quien tiene más puntos.
    .title = Ganar
rule-final-tie = A igualdad de puntos hay empate, y los dos quedan en primer lugar.
    .title = Los mismos puntos
