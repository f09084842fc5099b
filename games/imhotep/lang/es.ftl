game-name = Imhotep
game-about = Seis rondas llevando piedras por el Nilo: todos cargan los mismos barcos, y quien envía uno decide adónde van las piedras de todos.

option-market = Qué cara del mercado
    .value-a = A: cuatro cartas boca arriba
    .value-b = B: tres cartas boca arriba y dos boca abajo, de las que se conserva una
option-pyramid = Qué cara de la pirámide
    .value-a = A: una pirámide, construida en un orden fijo
    .value-b = B: tres pirámides a elegir, con bonificaciones
option-temple = Qué cara del templo
    .value-a = A: cada piedra visible da un punto
    .value-b = B: la recompensa depende de la casilla
option-chamber = Qué cara de la cámara funeraria
    .value-a = A: puntúan las zonas conectadas de un color
    .value-b = B: puntúan las mayorías de cada fila
option-obelisks = Qué cara de los obeliscos
    .value-a = A: los obeliscos más altos puntúan al final
    .value-b = B: cada tercera piedra forma una torre que puntúa al momento
option-wrath = La ira del faraón
    .value-off = no se juega
    .value-on = quien falte en alguno de los cuatro monumentos pierde 5 puntos

card-entrance = Entrada
card-sarcophagus = Sarcófago
card-paved-path = Paseo empedrado
card-pyramid-decoration = Ornamentación de pirámide
card-temple-decoration = Ornamentación de templo
card-chamber-decoration = Ornamentación de cámara funeraria
card-obelisk-decoration = Ornamentación de obelisco
card-statue = Estatua
card-lever = Palanca
card-hammer = Martillo
card-sail = Vela
card-chisel = Cincel

site-market = mercado
    .to = al mercado
    .at = en el mercado
site-pyramid = pirámide
    .to = a la pirámide
    .at = en la pirámide
site-temple = templo
    .to = al templo
    .at = en el templo
site-chamber = cámara funeraria
    .to = a la cámara funeraria
    .at = en la cámara funeraria
site-obelisks = obeliscos
    .to = a los obeliscos
    .at = en los obeliscos

pyramid-left = pirámide izquierda
pyramid-middle = pirámide central
pyramid-right = pirámide derecha

ending-ships = amarró el último barco
ending-passes = ya nadie podía mover

# Lo que se esperaba en un texto.
expected-site = un emplazamiento (market, pyramid, temple, chamber u obelisks)
expected-side = una cara (A o B)
expected-card = una carta, como statue
expected-blue-card = una carta azul (lever, hammer, sail o chisel)
expected-taken = una carta, como statue, o la palabra «hidden»
expected-ship = un barco (1 a 4)
expected-space = una casilla de un barco, como 2.3
expected-higher-space = una casilla posterior a la primera: la menor se escribe antes
expected-pyramid = una pirámide (left, middle o right)
expected-order = las letras de los dueños en orden de descarga, como BAC
expected-wrath = on u off
expected-ending = una forma de terminar
expected-rule = el identificador de una regla

# El relato.
event-round-began = Empieza la ronda { $round }: en los barcos caben { $ships } piedras. Empieza { $starter }.
event-market-dealt = { $hidden ->
    [0] En el mercado: { $cards }.
    [one] En el mercado: { $cards }, y una carta boca abajo.
   *[other] En el mercado: { $cards }, y { $hidden } cartas boca abajo.
  }
event-pile-remade = El mazo del mercado se ha agotado: los descartes se barajan y forman otro de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-stones-taken = { $seat } coge { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
  } de la cantera.
event-loaded = { $seat } embarca una piedra en el barco { $ship }, casilla { $place }.
event-sailed = { $seat } envía el barco { $ship } { $site } con las piedras de { $cargo }.
event-card-played = { $seat } juega la carta { $card }.
event-passed = { $seat } no puede hacer nada y pasa.
event-ships-left = Todos han pasado: los barcos se van{ $stones ->
    [0] {" "}vacíos.
    [one] {" "}y una piedra vuelve a la cantera.
   *[other] {" "}y { $stones } piedras vuelven a la cantera.
  }
event-card-taken = { $seat } gasta una piedra y coge la carta { $card }.
event-pair-taken = { $seat } gasta una piedra y mira las cartas boca abajo.
event-pair-seen = { $seat } gasta una piedra, mira las cartas boca abajo y ve { $cards }.
event-card-kept = { $seat } se queda la carta { $card } y descarta { $discarded }.
event-only-card-kept = { $seat } se queda la carta { $card }: no había otra.
event-nothing-to-take = La piedra de { $seat } encuentra el mercado vacío y vuelve a la cantera.
event-cards-left = { $seat } no coge ninguna carta y la piedra vuelve a la cantera.
event-card-drawn = { $seat } coge del mazo la carta { $card }.
event-no-card-left = No queda ninguna carta para { $seat }.
event-red-card-acts = La carta { $card } trae una piedra de la cantera de { $seat }.
event-red-card-lapsed = { $seat } no tiene en la cantera ninguna piedra para la carta { $card }.
event-pyramid-built = { $seat } construye en la pirámide: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
event-pyramids-built = { $seat } construye en la casilla { $space } de la { $pyramid }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
event-bonus-declined = { $seat } no aprovecha la bonificación.
event-temple-built = { $seat } coloca una piedra en la casilla { $space } del templo.
event-chamber-built = { $seat } coloca una piedra en la cámara funeraria: columna { $column }, fila { $row }.
event-obelisk-built = El obelisco de { $seat } mide ya { $height ->
    [one] una piedra
   *[other] { $height } piedras
  }.
event-stone-waits = { $seat } tiene ya { $loose ->
    [one] una piedra suelta
   *[other] { $loose } piedras sueltas
  } en los obeliscos.
event-tower-built = Tres piedras de { $seat } forman una torre: { $points } puntos.
event-round-ended = Termina la ronda { $round }: { $ending ->
    [ships] los cuatro barcos han amarrado.
   *[passes] todos han pasado.
  }
event-temple-scored = { $seat } obtiene { $points ->
    [one] un punto
   *[other] { $points } puntos
  } por la casilla { $space } del templo.
event-game-ended = La partida ha terminado: { $ending ->
    [ships] ha amarrado el último barco de la última ronda.
   *[passes] en la última ronda ya nadie podía mover.
  }

# Por qué no.
refusal-over = la partida ha terminado
refusal-not-deciding = ahora decide { $decider }
refusal-sled-full = la plataforma de suministro está llena: caben { $sled } piedras
refusal-quarry-empty = no te queda ninguna piedra en la cantera
refusal-sled-short = necesitas { $needed ->
    [one] una piedra
   *[other] { $needed } piedras
  } en la plataforma y tienes { $stones ->
    [0] ninguna
    [one] una
   *[other] { $stones }
  }
refusal-ship-gone = el barco { $ship } ya ha partido
refusal-no-such-space = en el barco { $ship } solo { $capacity ->
    [one] cabe una piedra
   *[other] caben { $capacity } piedras
  }
refusal-space-taken = ya hay una piedra en { $space }
refusal-too-few-stones = el barco { $ship } necesita { $minimum ->
    [one] una piedra
   *[other] { $minimum } piedras
  } para partir y tendría { $stones ->
    [0] ninguna
    [one] una
   *[other] { $stones }
  }
refusal-dock-taken = ya hay un barco { $site } en esta ronda
refusal-other-stones = las piedras del barco { $ship } son { $cargo }: nombra justo esas letras, en el orden que quieras
refusal-no-such-card = no tienes la carta { $card }
refusal-pass = solo se puede pasar cuando no se puede hacer otra cosa; tienes { $choices ->
    [one] una acción posible
   *[other] { $choices } acciones posibles
  }
refusal-no-stone-at-market = ninguna piedra tuya espera en el mercado
refusal-no-pair-in-hand = no estás mirando las cartas boca abajo
refusal-no-stone-at-pyramids = ninguna piedra tuya espera una pirámide
refusal-nothing-to-decline = no se te ofrece nada a lo que puedas renunciar
refusal-no-card-bonus = no se te ofrece ninguna carta como bonificación
refusal-no-temple-reward = el templo no te da nada a elegir
refusal-not-on-market = la carta { $card } no está boca arriba en el mercado
refusal-no-pair = no hay cartas boca abajo en el mercado
refusal-take-first = tu piedra del mercado debe coger antes una carta
refusal-take-or-decline-first = coge una carta para tu piedra del mercado o renuncia a ella
refusal-not-in-pair = la carta { $card } no es una de las dos
refusal-keep-first = has mirado las cartas boca abajo y debes quedarte una
refusal-pyramid-first = elige antes una pirámide para tu piedra
refusal-pyramid-complete = la { $pyramid } está completa
refusal-bonus-first = embarca una piedra como bonificación o renuncia a ella
refusal-card-bonus-first = coge la carta de la bonificación o renuncia a ella
refusal-stones-bonus-first = coge las piedras de la bonificación o renuncia a ellas
refusal-temple-first = elige antes el punto o las piedras del templo

# La hoja de puntos.
line-pyramid = Pirámide
line-temple-1 = Templo, ronda 1
line-temple-2 = Templo, ronda 2
line-temple-3 = Templo, ronda 3
line-temple-4 = Templo, ronda 4
line-temple-5 = Templo, ronda 5
line-temple-6 = Templo, ronda 6
line-chamber = Cámara funeraria
line-obelisks = Obeliscos
line-statues = Estatuas
line-decorations = Ornamentaciones
line-blue = Cartas azules sin usar
line-wrath = Ira del faraón

piece-stones = { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
  }
piece-statues = { $stones ->
    [one] una estatua
   *[other] { $stones } estatuas
  }
piece-blue = { $stones ->
    [one] una carta
   *[other] { $stones } cartas
  }
piece-group = { $stones ->
    [one] una piedra sola: { $points }
   *[other] una zona de { $stones }: { $points }
  }
piece-row = fila { $row } con { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
  }: { $points }
piece-height = un obelisco de { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
  }
piece-tower = una torre: { $points }
piece-loose = { $stones ->
    [one] una piedra suelta
   *[other] { $stones } piedras sueltas
  }
piece-decoration = { $cards ->
    [one] { $card }
   *[other] { $cards } × { $card }
  }, { $stones ->
    [one] una piedra allí
   *[other] { $stones } piedras allí
  }
piece-missing = ninguna piedra { $site }

# El dibujo.
draw-round = Ronda { $round } de 6
draw-over = Después de la partida
draw-needs = parte con { $minimum }
draw-points = Puntos
draw-sled = Plataforma
draw-quarry = Cantera
draw-cards = Cartas
draw-none = ninguna
draw-face-down = { $cards ->
    [one] una carta boca abajo
   *[other] { $cards } cartas boca abajo
  }
draw-pair = miras { $cards }
draw-pile = { $pile } en el mazo, { $discards } en los descartes
draw-beside = { $stones } al lado
draw-stones = { $stones ->
    [one] una piedra en total
   *[other] { $stones } piedras en total
  }
draw-gift-choice = 1 o 2 piedras
draw-gift-points = 2
draw-gift-card = carta
draw-bonus = + señala una bonificación
draw-loose = sueltas
draw-unloading = se descargan { $site } las piedras de { $cargo }

# La página de reglas.
section-setup = Antes de la partida
section-turn = El turno
section-market = El mercado
section-cards = Las cartas de mercado
section-pyramid = La pirámide
section-temple = El templo
section-chamber = La cámara funeraria
section-obelisks = Los obeliscos
section-end = El final de la ronda y de la partida
section-version-1 = Partidas empezadas con la versión 1 de estas reglas

rule-round-cards = La partida tiene seis rondas. Hay siete cartas de ronda para cada número de jugadores; se barajan, se juegan las seis primeras una tras otra y la séptima se aparta sin que nadie la mire.
    .title = Cartas de ronda
rule-ships = Una carta de ronda muestra cuatro barcos, el mayor primero. En un barco caben cuatro, tres, dos o una piedra, y para partir necesita al menos tres, dos, una o una.
    .title = Barcos
rule-starting-stones = Cada jugador tiene 29 piedras. Al empezar, el asiento A tiene dos en su plataforma de suministro, B tres, C cuatro y D cinco; las demás están en la cantera. Empieza el asiento A y los turnos siguen el orden A, B, C, D.
    .title = Piedras iniciales
rule-sled = En una plataforma de suministro caben cinco piedras como máximo.
    .title = La plataforma de suministro
rule-one-action = Quien tiene el turno hace exactamente una cosa: coger piedras, embarcar una piedra, enviar un barco o jugar una carta azul. Después el turno pasa a la izquierda.
    .title = Una acción por turno
rule-take-stones = Coge de la cantera tres piedras tuyas y colócalas en tu plataforma. Si caben menos, o quedan menos, coge cuantas puedas; no puedes elegir coger menos. Si no puedes coger ninguna, la acción no está disponible.
    .title = Obtener piedras
rule-load-stone = Coloca una piedra de tu plataforma en cualquier casilla vacía de un barco que no haya partido. No hace falta empezar por la proa.
    .title = Embarcar una piedra
rule-sail-minimum = Un barco puede partir cuando lleva su mínimo de piedras. Puedes enviar un barco en el que no tengas ninguna.
    .title = El barco necesita su mínimo
rule-sail-dock = Un barco parte hacia un emplazamiento cuyo muelle esté libre. En cada ronda amarra un solo barco en cada emplazamiento y se queda hasta el final de la ronda; así que uno se queda sin barco.
    .title = Un barco por muelle
rule-unloading = Las piedras se descargan de proa a popa, y cada una se resuelve por completo antes de la siguiente. Las casillas vacías se saltan.
    .title = La descarga
rule-owners-decide = Lo que una piedra permita elegir lo elige el dueño de la piedra, sin importar quién envió el barco. Los demás esperan.
    .title = Deciden los dueños
rule-blue-cards = En lugar de otra acción puedes jugar una carta azul que tengas. Las cartas llegan fuera de la acción propia, así que siempre es una obtenida antes.
    .title = Jugar una carta azul
rule-pass = Solo puedes pasar cuando no puedas hacer ninguna otra cosa.
    .title = Pasar
rule-all-pass = Si todos pasan uno tras otro, la ronda termina: las piedras de los barcos que no han partido vuelven a la cantera, los barcos se van y después el templo da sus recompensas. Empieza la ronda siguiente el asiento a la izquierda del último que pasó.
    .title = Cuando todos pasan
rule-what-is-asked = Aunque solo haya una respuesta, se pregunta: la acción del turno, la carta que se coge, la carta que se conserva y la pirámide mientras haya una abierta. No se pregunta: una bonificación de una pirámide cuando no se podría coger ni embarcar nada, una recompensa del templo sin nada que coger, ni la pirámide cuando las tres están completas.
    .title = Qué se pregunta
rule-market-deal = Al empezar la ronda se descubren cartas del mazo del mercado: cuatro en la cara A, tres en la cara B.
    .title = Preparar el mercado
rule-market-pile = Cuando hace falta una carta y el mazo está vacío, los descartes se barajan y forman un nuevo mazo, también a mitad de preparar el mercado.
    .title = El mazo del mercado
rule-market-take = Por cada piedra descargada en el mercado, su dueño puede coger una carta boca arriba.
    .title = Coger una carta
rule-market-decline = Nadie está obligado a coger una carta. Se coja o no, la piedra vuelve a la cantera.
    .title = Coger es voluntario
rule-market-spent-stone = La piedra gastada en el mercado está de vuelta en la cantera de su dueño antes de que actúe una carta roja.
    .title = La piedra gastada
rule-market-nothing-left = Si los jugadores tienen tantas cartas que el mercado no se puede preparar entero, se ponen las que haya; las dos cartas boca abajo pueden ser entonces una sola. Una piedra que no encuentra ninguna carta vuelve a la cantera.
    .title = Cuando no quedan cartas
rule-market-pair = En la cara B hay además dos cartas boca abajo. Una piedra puede cogerlas en lugar de una carta boca arriba: su dueño mira las dos, se queda una y deja la otra boca arriba en los descartes.
    .title = Las dos cartas boca abajo
rule-pair-no-backing-out = Quien ha mirado las dos cartas debe quedarse una. La otra se descarta antes de que actúe la carta roja conservada.
    .title = Sin vuelta atrás
rule-pair-untouched = Las dos cartas que nadie ha cogido van a los descartes al final de la ronda sin que nadie las mire.
    .title = Cartas sin tocar
rule-red-cards = Una carta roja actúa al momento: una de tus piedras va de la cantera a la pirámide (Entrada), a la cámara funeraria (Sarcófago) o a los obeliscos (Paseo empedrado). Después la carta se descarta. No hay carta roja para el templo.
    .title = Cartas rojas
rule-red-follows-site = La piedra que trae una carta roja sigue las reglas de su emplazamiento: con la Entrada en la cara B eliges la pirámide y obtienes su bonificación, con el Paseo empedrado en la cara B puede completar una torre. Cuenta como piedra tuya allí, también para la ira del faraón.
    .title = Las cartas rojas siguen al emplazamiento
rule-red-no-stone = Una carta roja cuyo dueño no tiene piedras en la cantera se descarta sin efecto.
    .title = Cartas rojas sin piedra
rule-decorations = Al final, una carta verde da un punto por cada tres piedras que haya en su emplazamiento, sean de quien sean; cuentan las cubiertas, las que están al lado del tablero y las de las torres.
    .title = Ornamentaciones
rule-statues = Al final, 1, 2, 3, 4 o 5 estatuas dan 1, 3, 6, 10 o 15 puntos; cada una más da 2.
    .title = Estatuas
rule-lever = Palanca: envía un barco que pueda partir y decide en qué orden se descargan todas sus piedras. Los dueños siguen tomando sus propias decisiones.
    .title = Palanca
rule-hammer = Martillo: coge tres piedras de la cantera, las que se pueda, y después embarca una.
    .title = Martillo
rule-hammer-needs = El Martillo solo se puede jugar si se puede coger al menos una piedra y hay una casilla vacía en un barco que no ha partido.
    .title = Qué necesita el Martillo
rule-sail-card = Vela: embarca una piedra y envía ese barco. Si tiene su mínimo se mira después de embarcar.
    .title = Vela
rule-chisel = Cincel: embarca dos piedras, las dos en un barco o una en cada uno de dos barcos.
    .title = Cincel
rule-chisel-needs = El Cincel solo se puede jugar con dos piedras en la plataforma y dos casillas vacías en barcos que no han partido.
    .title = Qué necesita el Cincel
rule-blue-unused = Al final, cada carta azul sin usar da un punto.
    .title = Cartas azules sin usar
rule-discard-order = Una carta azul se descarta antes de su efecto. Una carta roja se descarta después de colocar su piedra y antes de la bonificación de esa piedra.
    .title = Cuándo se descarta una carta
rule-pyramid-order = Cara A: una piedra va a la casilla siguiente de la pirámide, columna a columna desde arriba a la izquierda, primero el nivel de nueve, después el de cuatro y después el de una. Su dueño puntúa la casilla al momento: 2 1 3, 2 4 3, 2 1 3; después 2 3, 1 3; después 4.
    .title = Construir la pirámide
rule-pyramid-beside = Cuando la pirámide (en la cara B, las tres) está completa, cada piedra más se coloca al lado y da un punto.
    .title = Al lado de la pirámide
rule-pyramids-choice = Cara B: el dueño de una piedra elige una de las tres pirámides que no esté completa y puntúa su casilla siguiente: izquierda 2 1 3 2 y 4 arriba, central 2 3 1 1 y 4, derecha 2 3 3 1 y 4.
    .title = Tres pirámides
rule-pyramids-bonus = La segunda casilla de la pirámide izquierda ofrece además la carta de encima del mazo; la tercera de la central, tres piedras de la cantera a la plataforma, las que se pueda; la cuarta de la derecha permite embarcar una piedra de la plataforma.
    .title = Bonificaciones de las pirámides
rule-bonus-offered = A cada bonificación de una pirámide se puede renunciar.
    .title = Las bonificaciones son voluntarias
rule-bonus-load = Con la bonificación no se puede embarcar en el barco que se está descargando.
    .title = La bonificación de embarque
rule-bonus-first = Una bonificación, y todo lo que cause, se termina antes de descargar la piedra siguiente o de que dé su recompensa la casilla siguiente del templo.
    .title = Primero las bonificaciones
rule-temple-order = Una piedra va a la casilla siguiente del templo, desde la izquierda; cuando la hilera está llena, la siguiente la cubre, otra vez desde la izquierda. Con tres o cuatro jugadores la hilera tiene cinco casillas; con dos, solo las cuatro primeras.
    .title = Construir el templo
rule-temple-score = Cara A: al final de cada ronda, cada piedra visible desde arriba da un punto a su dueño.
    .title = Puntos del templo
rule-temple-rewards = Cara B: al final de cada ronda se recorren las casillas desde la izquierda, y la piedra visible de cada una da a su dueño, por este orden: un punto o dos piedras de la cantera; dos puntos; un punto o dos piedras; la carta de encima del mazo; un punto o dos piedras.
    .title = Recompensas del templo
rule-temple-nothing-to-take = Si no se puede coger ninguna piedra, porque la plataforma está llena o la cantera vacía, la casilla da el punto sin preguntar.
    .title = Nada que coger
rule-chamber-order = Una piedra va a la casilla siguiente de la cámara funeraria: columna a columna desde arriba a la izquierda, tres por columna. Siempre hay otra columna.
    .title = Construir la cámara funeraria
rule-chamber-groups = Cara A: al final, cada zona de piedras de un color que se toquen por un lado da 1, 3, 6, 10 o 15 puntos por una a cinco piedras, y 2 por cada una más. Cuentan todas las zonas.
    .title = Zonas de la cámara funeraria
rule-chamber-rows = Cara B: al final, en cada una de las tres filas, quien tiene más piedras obtiene 8 puntos, el segundo 4 y el tercero 2.
    .title = Filas de la cámara funeraria
rule-obelisks-height = Cara A: cada uno construye su propio obelisco. Al final puntúan los más altos: con dos jugadores 10 y 1, con tres 12, 6 y 1, con cuatro 15, 10, 5 y 1.
    .title = Altura de los obeliscos
rule-obelisks-towers = Cara B: las piedras esperan hasta que hay tres de un color. Entonces forman una torre en la casilla libre más valiosa de 10 9 8 7 6 5 5 5 y la puntúan al momento. Al final, cada piedra suelta da un punto.
    .title = Torres
rule-towers-full = Cuando no queda casilla para una torre, las piedras siguen sueltas.
    .title = Sin casilla para una torre
rule-tied-places = Obeliscos de la cara A y filas de la cara B: los empatados suman los puntos de los puestos que comparten y los dividen, redondeando hacia abajo. Quien no tiene ninguna piedra allí no recibe nada.
    .title = Puestos empatados
rule-round-end = La ronda termina en cuanto el cuarto barco ha amarrado y se ha descargado. Después el templo da sus recompensas; los barcos dejan los muelles y las cartas que quedan en el mercado van a los descartes.
    .title = El final de la ronda
rule-next-starter = Empieza la ronda siguiente el asiento a la izquierda del que envió el cuarto barco.
    .title = Quién empieza
rule-game-end = Después de seis rondas se puntúan la cámara funeraria, los obeliscos y las cartas. Gana quien tiene más puntos.
    .title = El final de la partida
rule-wrath = Variante: al final, quien no tenga ninguna piedra en alguno de pirámide, templo, cámara funeraria y obeliscos pierde 5 puntos, una sola vez.
    .title = La ira del faraón
rule-final-tie = A igualdad de puntos, es mejor quien tenga más piedras en su plataforma; si no, el puesto se comparte. Vale para todos los puestos.
    .title = Empates
rule-who-knows-what = Plataformas, canteras, barcos, emplazamientos, cartas boca arriba y cartas de cada jugador están a la vista de todos. Nadie conoce el orden de los mazos, la carta de ronda apartada, las dos cartas boca abajo hasta que alguien las coge, ni los descartes que se fueron sin ver.
    .title = Quién sabe qué
rule-market-must-take = Según la versión 1 de estas reglas, una piedra en el mercado debe coger una carta, aunque su dueño no quiera ninguna.
    .title = Es obligatorio coger
rule-bonus-automatic = Según la versión 1 de estas reglas, la carta y las piedras que da una pirámide de la cara B se cogen por sí solas, hasta donde se pueda.
    .title = Las bonificaciones llegan solas
