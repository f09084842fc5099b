game-name = Silver & Gold: Pyramids
game-about = Cuatro rondas explorando cámaras del tesoro: todos marcan el mismo patrón en sus propias cartas, desde la entrada hasta la tumba dorada.

colour-green = verde
colour-orange = naranja
colour-purple = lila

pattern-i2 = dos en línea
pattern-i3 = tres en línea
pattern-v3 = tres en esquina
pattern-l4 = cuatro en L
pattern-t4 = cuatro en T
pattern-o4 = cuatro en cuadrado

material = Un archivo con las 48 cartas de pirámide con las que se juega, en lugar de las nuestras

ending-rounds = ha terminado la cuarta ronda

# Lo que se esperaba en un texto.
expected-card-number = el número de una carta (1 a 48)
expected-higher-card = un número mayor que el primero: los números se escriben en orden
expected-cell = una casilla: una letra de la a a la e y una cifra del 1 al 5, como b3
expected-later-cell = una casilla posterior a la anterior: se escriben por columnas y, en cada una, por filas
expected-taken = el número de una carta o la palabra «deck»
expected-colour = un color (green, orange o purple)
expected-icon = la letra de un icono (r, g, t, s, p o x)
expected-pattern = un patrón (I2, I3, V3, L4, T4 u O4)
expected-rule = el identificador de una regla

# Un archivo que no es un mazo.
deck-card-twice = la carta { $card } está dos veces
deck-colour-full = la carta { $card } es de color { $colour } y ya hay { $most }: de cada color hay { $most }
deck-card-missing = falta la carta { $card }
deck-row-missing = la carta { $card } termina antes de la fila { $row }, columna { $column }: una carta tiene cinco filas
deck-row-length = carta { $card }, fila { $row }, columna { $column }: la fila tiene { $length ->
    [one] un carácter
   *[other] { $length } caracteres
  } en lugar de cinco
deck-unknown-letter = carta { $card }, fila { $row }, columna { $column }: «{ $found }» no es ninguno de # . E T r g t p s x
deck-entrance-row = carta { $card }, fila { $row }, columna { $column }: la casilla de entrada va en la fila superior
deck-second-entrance = carta { $card }, fila { $row }, columna { $column }: una carta solo tiene una casilla de entrada
deck-no-entrance = carta { $card }, fila { $row }, columna { $column }: la fila superior no tiene casilla de entrada
deck-tomb-row = carta { $card }, fila { $row }, columna { $column }: la tumba va en la fila inferior
deck-second-tomb = carta { $card }, fila { $row }, columna { $column }: una carta solo tiene una tumba
deck-no-tomb = carta { $card }, fila { $row }, columna { $column }: la fila inferior no tiene tumba
deck-unreachable = carta { $card }, fila { $row }, columna { $column }: a esta casilla no se llega desde la entrada

# Lo que había en las casillas marcadas.
found-red = { $count ->
    [one] una gema roja
   *[other] { $count } gemas rojas
  }
found-green = { $count ->
    [one] una gema verde
   *[other] { $count } gemas verdes
  }
found-torches = { $count ->
    [one] una antorcha
   *[other] { $count } antorchas
  }
found-skulls = { $count ->
    [one] una calavera
   *[other] { $count } calaveras
  }
found-potions = { $count ->
    [one] una poción
   *[other] { $count } pociones
  }
found-crosses = { $count ->
    [one] una cruz roja
   *[other] { $count } cruces rojas
  }

# El relato.
event-dealt = { $seat } recibe las cartas { $cards }.
event-kept = { $seat } se queda con { $cards }.
event-hand-shown = { $seat } juega con { $cards }.
event-display-dealt = En la reserva: { $cards }.
event-round-began = Empieza la ronda { $round }.
event-expedition-began = Expedición { $expedition }: { $pattern }.
event-sat-out = { $seat } no tiene cartas y no participa en esta expedición.
event-marked = { $seat } marca { $cells } en la carta { $card }{ $kinds ->
    [0] .
   *[other] {" "}y encuentra { $found }.
  }
event-bonus-marked = Por una cruz roja, { $seat } marca además { $cells } en la carta { $card }{ $kinds ->
    [0] .
   *[other] {" "}y encuentra { $found }.
  }
event-bonus-lapsed = A { $seat } no le queda ninguna casilla que marcar: { $crosses ->
    [one] se pierde una cruz adicional
   *[other] se pierden { $crosses } cruces adicionales
  }.
event-marks-shown = { $seat } ha marcado { $cells } en la carta { $card }{ $kinds ->
    [0] .
   *[other] {" "}y ha encontrado { $found }.
  }
event-completed = ¡{ $seat } ha completado la carta { $card }!
event-taken-from-display = { $seat } coge de la reserva la carta { $card }.
event-taken-from-deck = { $seat } roba del mazo la carta { $card }.
event-nothing-to-take = No queda ninguna carta para { $seat }.
event-refilled = { $count ->
    [one] La reserva se rellena con la carta { $cards }.
   *[other] La reserva se rellena con las cartas { $cards }.
  }
event-pyramid-points = { $seat } tiene { $pyramids } pirámides de color { $colour } y gana { $points } puntos.
event-game-ended = Ha terminado la última expedición y, con ella, la partida.

# Por qué no.
refusal-over = la partida ha terminado
refusal-has-kept = ya has elegido tus cartas; los demás aún están eligiendo
refusal-has-marked = ya has marcado; los demás aún están marcando
refusal-no-cards = no tienes ninguna carta que marcar
refusal-not-taking = ahora es { $taker } quien coge una carta
refusal-keep-first = elige con qué dos de tus cuatro cartas te quedas
refusal-not-dealt = la carta { $card } no es una de las cuatro que has recibido
refusal-keeping-over = las cartas ya se han elegido
refusal-not-your-card = la carta { $card } no está frente a ti
refusal-not-the-pattern = estas casillas no son ni el patrón ({ $pattern }) ni una sola casilla
refusal-wall = { $cell } de la carta { $card } es un muro
refusal-crossed = { $cell } de la carta { $card } ya está marcada
refusal-no-entrance = en la carta { $card } aún no hay nada marcado: la primera marca debe contener su casilla de entrada, { $entrance }
refusal-no-contact = en la carta { $card } estas casillas no tocan por un lado ninguna casilla marcada
refusal-bonus-first = una cruz roja te pide una casilla más: bonus, la carta y la casilla
refusal-no-bonus = ninguna cruz roja te da ahora una casilla más
refusal-nothing-to-replace = ahora no tienes ninguna carta completada que sustituir
refusal-take-first = coge antes una carta por la que has completado
refusal-not-on-display = la carta { $card } no está en la reserva
refusal-deck-empty = el mazo está vacío

# La hoja de puntos.
line-cards = Cartas completadas
line-torches = Antorchas
line-pyramids = Puntos de pirámide
line-pairs = Pares de gemas
line-singles = Gemas sueltas
line-skulls = Calaveras

piece-cards = { $count ->
    [one] carta { $cards }
   *[other] { $count } cartas: { $cards }
  }
piece-torches = { $count ->
    [one] ronda { $rounds }
   *[other] rondas { $rounds }
  }
piece-pyramids = { $points } por el color { $colour } ({ $pyramids ->
    [one] una pirámide
   *[other] { $pyramids } pirámides
  })
piece-pairs = { $count ->
    [one] una gema roja y una verde
   *[other] { $count } gemas rojas y { $count } verdes
  }
piece-singles = { $count ->
    [one] una gema suelta
   *[other] { $count } gemas sueltas
  }
piece-skulls = { $count ->
    [one] una calavera marcada
   *[other] { $count } calaveras marcadas
  }

# El dibujo.
draw-keep = Elección de cartas
draw-round = Ronda { $round } de 4, expedición { $expedition } de 7: { $pattern }
draw-over = Después de la partida
draw-to-come = por venir (una no se verá): { $patterns }
draw-display = Reserva
draw-deck = { $cards ->
    [0] el mazo está vacío
    [one] una carta en el mazo
   *[other] { $cards } cartas en el mazo
  }
draw-awards = Puntos de pirámide que quedan
draw-nothing = ninguno
draw-seat = { $seat }
draw-waiting = { $seat } (decide)
draw-hand = { $seat } ha recibido
draw-unknown-hand = cuatro cartas sin ver
draw-kept = se queda con { $cards }
draw-no-cards = sin cartas
draw-card = { $card } { $colour }
draw-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
draw-gems = gemas rojas { $red }, verdes { $green }
draw-torches = { $count ->
    [0] sin antorchas
    [one] antorcha de la ronda { $rounds }
   *[other] antorchas de las rondas { $rounds }
  }
draw-skulls = { $count ->
    [0] sin calaveras
    [one] una calavera: { $points }
   *[other] { $count } calaveras: { $points }
  }
draw-completed = completadas de color { $colour } ({ $count }): { $cards }
draw-bonus = { $crosses ->
    [one] queda una cruz adicional
   *[other] quedan { $crosses } cruces adicionales
  }
draw-legend = ▼ entrada · ▲ tumba · × marcada · ● recién marcada · r g gema roja, verde · t antorcha · s calavera · p poción · x cruz roja

# La página de reglas.
section-cards = Las cartas
section-setup = Antes de la partida
section-marking = Marcar casillas
section-icons = Los iconos
section-completed = Cartas completadas
section-pyramids = Puntos de pirámide
section-end = El final de la partida

rule-chambers = Hay 48 cartas de pirámide, numeradas del 1 al 48: dieciséis verdes, dieciséis naranjas y dieciséis lilas. Debajo de cada pirámide hay una cámara del tesoro de cinco por cinco casillas: casillas libres y muros, una casilla de entrada en la fila superior, una tumba dorada en la fila inferior e iconos en algunas casillas libres. Desde la entrada se puede llegar a todas las casillas libres.
    .title = Las cámaras
rule-house-deck = Las cámaras impresas no son públicas. El mazo que se usa aquí es nuestro: está hecho con el mismo propósito, lo sortea un programa y se eligió jugándolo muchas veces. Con un archivo de las cartas impresas se puede jugar con las originales.
    .title = Nuestro propio mazo
rule-other-decks = Se puede jugar con otro mazo de 48 cámaras. Debe tener la estructura que dice la regla de las cámaras; el registro de la partida guarda el mazo entero.
    .title = Otros mazos
rule-expedition-cards = Hay ocho cartas de expedición con seis patrones: dos casillas en línea (una carta), tres en línea (dos cartas), tres en esquina (dos cartas) y cuatro en L, en T y en cuadrado (una carta de cada). La lista es la del juego básico.
    .title = Cartas de expedición
rule-deal-and-keep = Cada jugador recibe cuatro cartas de pirámide y todos eligen a la vez y en secreto con qué dos se quedan. Las otras dos vuelven al mazo sin que nadie las vea.
    .title = De cuatro cartas, dos
rule-display = Cuando todos se han quedado con dos cartas, estas se descubren, todas las demás se barajan y forman el mazo de pirámide, y cuatro de ellas se colocan bocarriba: la reserva.
    .title = La reserva
rule-expeditions = La partida tiene cuatro rondas de siete expediciones. Al empezar una ronda se barajan las ocho cartas de expedición; siete se revelan una tras otra y la octava no se ve.
    .title = Rondas y expediciones
rule-mark-pattern = En una expedición, todos marcan su patrón en una de sus dos cartas: entero, pero girado o reflejado como quieran.
    .title = Marcar el patrón
rule-mark-single = En lugar del patrón siempre puedes marcar una sola casilla. Hay que marcar lo uno o lo otro; nadie puede dejar de marcar.
    .title = Una sola casilla
rule-mark-open-cells = Solo se marcan casillas libres, y cada una una sola vez. Los muros no se marcan nunca.
    .title = Casillas libres
rule-first-mark = La primera marca en una carta debe contener su casilla de entrada.
    .title = La primera marca
rule-later-marks = Las marcas siguientes en una carta deben tocar por un lado una casilla ya marcada, de modo que todo quede unido a la entrada. Tocar por una esquina no basta.
    .title = Las marcas siguientes
rule-marks-sealed = Todos marcan al mismo tiempo y en secreto. Cuando a nadie le queda nada que marcar, tampoco cruces adicionales, se muestran todas las marcas a la vez. Antes de eso nadie ve qué marcan los demás, ni cuánto.
    .title = Marcas en secreto
rule-what-is-asked = Una decisión se pregunta aunque solo haya una respuesta.
    .title = Qué se pregunta
rule-icon-order = Una marca se completa antes de que actúen sus iconos. Después actúan, por este orden, las gemas, la antorcha, las calaveras y las pociones, así que una poción también borra calaveras de la misma marca; al final, las cruces adicionales, de una en una, terminando cada una antes de la siguiente.
    .title = El orden de los iconos
rule-gems = Por cada gema marcas la siguiente gema de su color en tu carta de puntuación. Caben diez de cada color; las demás no cuentan.
    .title = Gemas
rule-torches = Una antorcha marca la antorcha de la ronda actual en tu carta de puntuación. Hay una por ronda: una segunda antorcha en la misma ronda no da nada, y la de una ronda pasada ya no se puede marcar.
    .title = Antorchas
rule-skulls = Por cada calavera marcas la siguiente calavera de tu carta de puntuación, empezando por la que menos cuesta. Caben diez; las demás no cuentan.
    .title = Calaveras
rule-potions = Una poción borra de inmediato las dos calaveras marcadas que más cuestan en tu carta de puntuación, o menos si hay menos.
    .title = Pociones
rule-red-cross = Una cruz roja te da de inmediato una casilla más en una de tus cartas: una casilla de entrada o una que toque una casilla marcada. Es obligatorio marcarla, puede ser una tumba y, si es otra cruz roja, te da otra más.
    .title = Cruces rojas
rule-bonus-completed = Una carta cuya tumba se acaba de marcar puede recibir aún cruces adicionales hasta que se coloca a un lado.
    .title = Cruces adicionales en una carta completada
rule-bonus-lapse = Cuando no se puede marcar ninguna casilla en ninguna de las dos cartas, las cruces adicionales pendientes se pierden.
    .title = Sin casilla para una cruz adicional
rule-tomb = Marcar la tumba completa la carta. Cuando se muestran las marcas, la carta se coloca a un lado, bocarriba, hasta el final de la partida.
    .title = La tumba
rule-replace-order = Quien ha completado una carta coge otra. Si son varios, empieza quien acaba de completar la carta de número más bajo; después, el siguiente más bajo.
    .title = Quién coge primero
rule-replace-from = Por cada carta completada coges una de la reserva o, sin verla, la de encima del mazo.
    .title = Coger una carta nueva
rule-replace-two = Quien ha completado sus dos cartas coge una y después otra, y ve la primera antes de coger la segunda.
    .title = Dos cartas a la vez
rule-refill = Cuando un jugador ha cogido su última carta, la reserva se rellena hasta cuatro con cartas del mazo.
    .title = Rellenar la reserva
rule-deck-empty = Cuando el mazo está vacío, no se puede coger nada de él y la reserva ya no se rellena.
    .title = El mazo se agota
rule-no-cards = Cuando no queda nada ni en el mazo ni en la reserva, las cartas completadas no se sustituyen: se sigue jugando con una carta o con ninguna y, en este caso, no se participa en las expediciones.
    .title = Sin más cartas
rule-last-expedition = Después de la última expedición de la partida nadie coge cartas.
    .title = Después de la última expedición
rule-pyramid-points = Completar tu segunda, cuarta o sexta pirámide de un color gana los puntos más altos que queden de ese color: primero 10, luego 6, luego 3, los gane quien los gane. Después ese color no da más.
    .title = Puntos de pirámide
rule-pyramid-order = Cuando todas las cartas se han sustituido, las que se acaban de completar se cuentan de una en una, en orden ascendente de número, sean de quien sean.
    .title = Quién puntúa primero
rule-game-end = La partida termina después de la cuarta ronda. Las cartas sin completar no dan nada por sí mismas; lo que dieron sus iconos se conserva. Gana quien tiene más puntos.
    .title = El final
rule-score-cards = Cada carta completada da 10 puntos.
    .title = Puntos de las cartas
rule-score-torches = Cada antorcha marcada en la carta de puntuación da 5 puntos.
    .title = Puntos de las antorchas
rule-score-gems = Cada par de gemas, una roja y una verde, da 5 puntos; cada gema suelta, 1.
    .title = Puntos de las gemas
rule-score-skulls = De tus calaveras marcadas solo cuenta la que más cuesta, y se resta.
    .title = Puntos de las calaveras
rule-skull-track = Las diez calaveras cuestan 1, 2, 3, 4, 6, 8, 10, 12, 15 y 18 puntos. Los números son una reconstrucción.
    .title = Lo que cuestan las calaveras
rule-final-tie = Entre jugadores con los mismos puntos, va por delante quien tenga la carta completada de número más bajo. Vale para todos los puestos.
    .title = Empates
rule-tie-without-cards = Entre jugadores con los mismos puntos, los que no han completado ninguna carta van detrás de los demás y comparten el puesto.
    .title = Empates sin cartas completadas
rule-who-knows-what = Las cartas de cada jugador, las cartas de puntuación, la reserva y las cartas completadas están a la vista de todos. Son secretas las cuatro cartas que recibe cada uno hasta que todos se quedan con dos (las devueltas, para siempre), el orden del mazo y de las cartas de expedición, y las marcas de la expedición en curso hasta que todos han marcado.
    .title = Quién sabe qué
