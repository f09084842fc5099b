game-name = Cleopatra y la Sociedad de Arquitectos
game-about = Todos construyen el mismo palacio para Cleopatra y cobran por cada pieza; pero quien acepta demasiada ayuda de Sobek, el dios cocodrilo, acaba dentro de sus cocodrilos.

option-end = Cuándo termina la partida
    .value-last-turn = tras un último turno de todos los demás, cuando Cleopatra llega ante el palacio
    .value-immediate = en cuanto acaba la construcción que lleva a Cleopatra ante el palacio
option-memory = Escarabajos y amuletos
    .value-off = hay que recordarlos
    .value-on = están a la vista de todos

ending-palace = Cleopatra ha llegado a su palacio
ending-standstill = ya nadie construía

card-artisan = Artesano
card-stone = Piedra
card-wood = Madera
card-glass = Vidrio
card-marble = Mármol
card-lapis = Lapislázuli
card-cave = Cueva
card-face-down = una carta boca abajo
double-stone = Piedra doble
double-wood = Madera doble
double-glass = Vidrio doble
double-marble = Mármol doble
double-lapis = Lapislázuli doble
cards-none = ninguna carta
cards-several = { $count } × { $card }

worshipper-architect = Arquitecto
worshipper-vizier = Visir
worshipper-beggar = Mendigo
worshipper-merchant = Comerciante
worshipper-foreman = Capataz

fine-scarabs = paga { $number ->
    [one] un escarabajo
   *[other] { $number } escarabajos
  }
fine-amulets = toma { $number ->
    [one] un amuleto
   *[other] { $number } amuletos
  }

side-left = a la izquierda
side-right = a la derecha
wall-left-front = delante, en el lado izquierdo
wall-left-mid = en el centro del lado izquierdo
wall-left-back = al fondo del lado izquierdo
wall-back-left = a la izquierda del fondo
wall-back-mid = en el centro del fondo
wall-back-right = a la derecha del fondo
wall-right-back = al fondo del lado derecho
wall-right-mid = en el centro del lado derecho
wall-right-front = delante, en el lado derecho

built-sphinx = una esfinge { $side }
built-obelisk = el obelisco, { $side }
built-door = la puerta, { $side }
built-wall = la pared, { $place }
built-mosaic = un mosaico en { $squares }
built-pedestal = el pedestal del trono
built-throne = el trono

kind-sphinx = { $count ->
    [one] esfinge
   *[other] esfinges
  }
kind-obelisk = { $count ->
    [one] obelisco
   *[other] obeliscos
  }
kind-door = { $count ->
    [one] puerta
   *[other] puertas
  }
kind-wall = { $count ->
    [one] pared
   *[other] paredes
  }
kind-mosaic = { $count ->
    [one] mosaico
   *[other] mosaicos
  }
kind-pedestal = { $count ->
    [one] pedestal
   *[other] pedestales
  }
kind-throne = { $count ->
    [one] trono
   *[other] tronos
  }

cost-equal = { $artisans ->
    [one] un artesano
   *[other] { $artisans } artesanos
  } y { $resources } recursos iguales
cost-different = { $artisans ->
    [one] un artesano
   *[other] { $artisans } artesanos
  } y { $resources } recursos diferentes

# Lo que se esperaba en un texto.
expected-resource = un recurso (stone, wood, glass, marble o lapis)
expected-card = una carta, como artisan, stone o stone+
expected-later-card = una carta posterior a la anterior: artisan, stone, stone+, wood, wood+, glass, glass+, marble, marble+, lapis, lapis+, cave
expected-fewer-cards = a lo sumo tantas cartas de una clase como existen
expected-face = up o down
expected-mosaic = un mosaico (F I L N P T U V W X Y Z)
expected-worshipper = un adorador (architect, vizier, beggar, merchant o foreman)
expected-stall = un puesto (1, 2 o 3)
expected-side = un lado (left o right)
expected-wall = el lugar de una pared, como left-front o back-mid
expected-kind = una pieza (sphinx, obelisk, door, wall, mosaic, pedestal o throne)
expected-category = una categoría de piezas
expected-end-rule = last-turn o immediate
expected-memory = on u off
expected-ending = una forma de terminar
expected-square = una casilla del jardín, como c4
expected-later-square = una casilla posterior a la anterior: columna por columna, desde la fila 0
expected-scarabs = un número de escarabajos
expected-rule = el identificador de una regla

# El registro de lo que ocurre.
event-hand-dealt = { $seat } recibe { $cards } cartas.
event-hand-seen = { $seat } recibe { $cards }.
event-stall-opened = En el puesto { $stall }: { $card }.
event-mosaic-turned-up = El mosaico { $mosaic } queda encima de la pila.
event-mosaic-left = El mosaico { $mosaic } ya no cabe en ningún sitio y sale del juego.
event-worshipped = { $seat } activa al { $worshipper } y { $fine }.
event-drew = { $unseen ->
    [0] { $seat } roba del mazo: { $cards }.
    [one] { $seat } roba del mazo: { $cards }, y una carta boca abajo.
   *[other] { $seat } roba del mazo: { $cards }, y { $unseen } cartas boca abajo.
  }
event-stall-taken = { $unseen ->
    [0] { $seat } se lleva el puesto { $stall }: { $cards }.
    [one] { $seat } se lleva el puesto { $stall }: { $cards }, y una carta boca abajo.
   *[other] { $seat } se lleva el puesto { $stall }: { $cards }, y { $unseen } cartas boca abajo.
  }
event-cards-looked = { $seat } mira lo que estaba boca abajo: { $cards }.
event-card-placed = { $seat } pone { $card } en el puesto { $stall }.
event-deck-rebuilt = El mazo se ha acabado: con los descartes se forma uno nuevo de { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-nothing-to-draw = No queda ninguna carta que robar para { $seat }.
event-building-began = { $seat } quiere construir { $piece }.
event-paid = { $amulets ->
    [0] { $seat } paga { $cards }.
    [one] { $seat } paga { $cards } y toma un amuleto.
   *[other] { $seat } paga { $cards } y toma { $amulets } amuletos.
  }
event-built = { $architect ->
    [0] { $seat } ha construido { $piece }: { $reward } + { $bonus } = { $scarabs } escarabajos.
   *[other] { $seat } ha construido { $piece }: { $reward } + { $bonus } + { $architect } por el Arquitecto = { $scarabs } escarabajos.
  }
event-claimed = { $seat } coloca una estatua de Anubis en { $square }: un santuario de { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
  }.
event-walked = Cleopatra avanza { $spaces ->
    [one] un espacio
   *[other] { $spaces } espacios
  }, hasta el espacio { $space }.
event-offering-began = Cleopatra cruza la línea: todos hacen una ofrenda al Gran Sacerdote.
event-offer-sealed = { $seat } ya ha decidido su ofrenda.
event-offer-made = { $seat } ofrece en secreto { $scarabs ->
    [one] un escarabajo
   *[other] { $scarabs } escarabajos
  }.
event-offer-shown = { $seat } ha ofrecido { $scarabs ->
    [one] un escarabajo
   *[other] { $scarabs } escarabajos
  }: puesto { $place }, { $change ->
    [more] { $amulets ->
        [one] un amuleto más
       *[other] { $amulets } amuletos más
      }
   *[fewer] { $amulets ->
        [0] ningún amuleto que quitar
        [one] un amuleto menos
       *[other] { $amulets } amuletos menos
      }
  }.
event-discarded = { $seat } descarta { $card }.
event-hand-kept = { $seat } conserva toda la mano y toma { $amulets ->
    [one] un amuleto
   *[other] { $amulets } amuletos
  }.
event-last-turns-began = Cleopatra está ante el palacio: después de este turno de { $seat }, todos los demás tienen un último turno.
event-hand-shown = { $amulets ->
    [0] { $seat } descarta su mano: { $cards }.
    [one] { $seat } descarta su mano: { $cards }; un amuleto.
   *[other] { $seat } descarta su mano: { $cards }; { $amulets } amuletos.
  }
event-reckoned = { $seat } quita { $sanctuaries ->
    [one] un amuleto
   *[other] { $sanctuaries } amuletos
  } por sus santuarios; { $forgiven ->
    [one] se le perdona uno
   *[other] se le perdonan { $forgiven }
  }; { $left ->
    [one] le queda uno
   *[other] le quedan { $left }
  }.
event-penalised = { $seat } paga { $scarabs ->
    [one] un escarabajo
   *[other] { $scarabs } escarabajos
  } por los amuletos que le quedan.
event-eliminated = { $seat } se ha corrompido demasiado y acaba con los cocodrilos.
event-game-ended = La partida ha terminado: { $ending ->
    [palace] Cleopatra ha llegado a su palacio.
   *[standstill] hace demasiado que nadie construye.
  }

# Por qué no.
refusal-over = la partida ha terminado
refusal-not-deciding = ahora decide { $decider }
refusal-offered = ya has hecho tu ofrenda; los demás aún están decidiendo
refusal-place-first = primero pon la carta robada en un puesto
refusal-pay-first = primero paga la pieza que has elegido
refusal-offer-first = primero hacen todos su ofrenda
refusal-built-already = ya has construido en este turno
refusal-cannot-pay = no puedes pagarla: cuesta { $cost }
refusal-nothing-done = tienes que visitar el mercado o construir
refusal-nothing-to-place = no hay ninguna carta que poner en un puesto
refusal-nothing-to-pay = no hay ninguna pieza que pagar
refusal-nothing-to-claim = no hay ninguna zona nueva que puedas reclamar ahora
refusal-no-limit = solo se descartan o conservan cartas al final de tu turno, con más de 10 en la mano
refusal-no-offering = no toca ninguna ofrenda
refusal-not-in-hand = { $held ->
    [0] no tienes ninguna carta de { $card }
    [one] solo tienes una carta de { $card }
   *[other] solo tienes { $held } cartas de { $card }
  }
refusal-artisans = { $needed ->
    [0] no hace falta ningún artesano
    [one] hace falta exactamente un artesano
   *[other] hacen falta exactamente { $needed } artesanos
  }, y pagas { $paid }
refusal-needless = la carta de { $card } no aporta nada: las demás cubren lo mismo sin ella
refusal-short = { $missing ->
    [one] falta un recurso
   *[other] faltan { $missing } recursos
  }: cuesta { $cost }
refusal-discarded-already = ya has empezado a descartar, así que no puedes conservar todas las demás
refusal-limit-first = tienes más de { $limit } cartas: descarta hasta quedarte con { $limit } o consérvalas todas
refusal-no-worshipper-now = se activa un solo adorador, al comienzo de tu turno
refusal-fine = tienes muy pocos escarabajos para activar al { $worshipper }
refusal-building = estás construyendo: sigue, o di que has terminado
refusal-visited-already = ya has visitado el mercado en este turno
refusal-empty-stall = el puesto { $stall } está vacío y otros no lo están
refusal-stall-filled = el puesto { $stall } ya ha recibido su carta
refusal-row-full = en esa fila ya hay tres esfinges
refusal-obelisk-stands = ese obelisco ya está construido
refusal-door-stands = esa puerta ya está construida
refusal-wall-stands = ahí ya hay una pared
refusal-pedestal-stands = el pedestal ya está construido
refusal-pedestal-first = primero se construye el pedestal
refusal-throne-stands = el trono ya está construido
refusal-no-mosaic = no queda ningún mosaico
refusal-other-shape = esas casillas no tienen la forma del mosaico { $mosaic }, que es el de encima de la pila
refusal-square-taken = en { $square } no puede haber un mosaico
refusal-no-sanctuary = { $square } no es la primera casilla de una zona que puedas reclamar ahora
refusal-palms-lost = has reclamado una zona, así que las palmeras se han perdido
refusal-claim-or-palms = reclama una zona como santuario o cobra las palmeras
refusal-offer-too-high = { $most ->
    [0] no tienes ningún escarabajo: ofrece 0
    [one] solo tienes un escarabajo
   *[other] solo tienes { $most } escarabajos
  }

# La hoja de puntuación.
line-scarabs = Escarabajos
line-amulets = Amuletos
line-hand = Amuletos por la mano
line-sanctuaries = Amuletos en santuarios
line-forgiven = Amuletos perdonados
line-left = Amuletos que quedan
line-eliminated = Eliminado
line-penalty = Penalización

piece-start = { $number } al empezar
piece-built = { $count } { $piece }: { $reward } + { $bonus }
piece-architect = { $number } por el Arquitecto
piece-fines = −{ $number } por adoradores
piece-offered = −{ $number } en la ofrenda
piece-corrupt-cards = { $number } por cartas de corrupción pagadas
piece-fine-amulets = { $number } por adoradores
piece-kept = { $number } por manos de más de 10 cartas
piece-offering-taken = { $number } en la ofrenda
piece-offering-discarded = −{ $number } en la ofrenda
piece-hand = { $number ->
    [one] una carta de corrupción en la mano
   *[other] { $number } cartas de corrupción en la mano
  }
piece-sanctuaries = { $number ->
    [one] una casilla de santuario
   *[other] { $number } casillas de santuario
  }
piece-forgiven = tantos como le quedaban a quien menos tenía: { $number }
piece-left = { $number ->
    [one] un amuleto que pagar
   *[other] { $number } amuletos que pagar
  }
piece-eliminated = { $number } amuletos son demasiados: comida de cocodrilo
piece-penalty = { $number ->
    [one] un escarabajo por los amuletos que quedan
   *[other] { $number } escarabajos por los amuletos que quedan
  }

# El dibujo.
draw-turn = Turno de { $seat }
draw-last-turn = Último turno de { $seat }
draw-offering = Ofrenda al Gran Sacerdote
draw-over = Después de la partida
draw-walk = Cleopatra
draw-worshippers = Adoradores de Sobek
draw-scarabs = { $number ->
    [one] 1 escarabajo
   *[other] { $number } escarabajos
  }
draw-amulets = { $number ->
    [one] 1 amuleto
   *[other] { $number } amuletos
  }
draw-market = Mercado
draw-empty = vacío
draw-face-down = { $cards ->
    [one] 1 boca abajo
   *[other] { $cards } boca abajo
  }
draw-drawn = robada: { $card }
draw-deck = Mazo: { $cards ->
    [0] vacío
    [one] una carta, { $top }
   *[other] { $cards } cartas, encima { $top }
  }; { $discards ->
    [one] un descarte
   *[other] { $discards } descartes
  }
draw-mosaic = Mosaico { $mosaic }
draw-no-mosaic = No quedan mosaicos
draw-pile = aún en la pila: { $mosaics }
draw-legend = ♣ palmera  ▒ espacio del trono  ◆ esfinge  ▲ obelisco  ■ construido  a b c d: santuarios de A B C D
draw-seat-scarabs = Escarab.
draw-seat-amulets = Amuletos
draw-seat-statues = Estatuas
draw-seat-cards = Cartas
draw-seat-known = conocidas por todos
draw-hand = Mano de { $seat }
draw-credit = Este turno: { $parts }
draw-spare = { $units } × { $resource } de sobra
draw-discount = { $number ->
    [one] un recurso de menos
   *[other] { $number } recursos de menos
  }
draw-foreman = { $number ->
    [one] un artesano de menos
   *[other] { $number } artesanos de menos
  }
draw-piece = Por pagar: { $piece }
draw-offered = ha ofrecido

# La página de reglas.
section-setup = Antes de la partida
section-turn = El turno
section-worshippers = Los adoradores de Sobek
section-market = El mercado
section-building = Construir y pagar
section-pieces = Las piezas del palacio
section-sanctuaries = Los santuarios
section-walk = La caminata de Cleopatra
section-end = El final de la partida

rule-garden = El jardín tiene nueve columnas, de la a a la i de izquierda a derecha, y nueve filas, de la 0 al fondo a la 8 delante. El espacio del trono ocupa las columnas d a f de las filas 0 a 2. Las 34 palmeras están en a a c y g a i de la fila 0, en a e i de las filas 1, 2, 6, 7 y 8, y en d a f de las filas 3 a 8. La cuadrícula está reconstruida a partir de fotografías de la edición anterior.
    .title = El jardín
rule-mosaic-pile = Los doce mosaicos son las doce formas de unir cinco casillas. Se mezclan en una sola pila; el de encima está a la vista y es el único que se puede construir.
    .title = La pila de mosaicos
rule-cards = Hay 108 cartas: de piedra, madera, vidrio, mármol y lapislázuli, once normales que valen uno y tres de corrupción que valen dos, de cada tipo; treinta artesanos; y ocho cuevas, también de corrupción. Qué recursos hay está reconstruido.
    .title = Las cartas
rule-deck-faces = Cuando todos tienen tres cartas, un tercio del mazo, redondeando hacia abajo, se pone boca abajo y se mezcla al azar con el resto, que queda boca arriba. Las cartas conservan su orientación en los puestos, y la de encima del mazo se ve si está boca arriba.
    .title = Boca arriba y boca abajo
rule-deck-rebuilt = Cuando hay que robar y el mazo está vacío, los descartes forman el nuevo mazo de la misma manera: barajados y con un tercio boca abajo.
    .title = Un mazo nuevo
rule-starting-goods = Cada cual empieza con 5 escarabajos, ningún amuleto, 3 cartas y 2 estatuas de Anubis. Cada uno de los tres puestos recibe una carta. Empieza el asiento A.
    .title = Con qué se empieza
rule-sobek-board = Los cinco adoradores se colocan al azar. De izquierda a derecha cuestan 1 escarabajo, 2 escarabajos, 1 amuleto, 2 amuletos y 3 amuletos. Las multas están reconstruidas.
    .title = El tablero de Sobek
rule-one-action = En tu turno haces exactamente una de dos cosas: visitar el mercado o construir. Después el turno pasa a la izquierda.
    .title = Mercado o construcción
rule-always-asked = Cada decisión se pregunta aunque solo haya una respuesta.
    .title = Todo se pregunta
rule-hand-limit = Quien termina su turno con más de 10 cartas descarta las que quiera hasta quedarse con 10. También se pueden descartar cartas de corrupción, y no cuestan amuletos.
    .title = Diez cartas en la mano
rule-hand-kept = En lugar de eso, antes de descartar ninguna, puedes conservar todas las cartas y tomar 1 amuleto por cada una que pase de 10; y otra vez en cada turno posterior que termine así.
    .title = Conservar una mano grande
rule-one-worshipper = Al comienzo de tu turno, además de tu acción, puedes activar a un adorador de Sobek.
    .title = Un adorador por turno
rule-worshipper-fine = Activar a un adorador cuesta la multa de su ranura: pagas los escarabajos o tomas los amuletos. Si te faltan escarabajos, no puedes activarlo.
    .title = La multa
rule-worshipper-moves = El adorador activado pasa a la última ranura y los que estaban detrás avanzan.
    .title = Al final de la fila
rule-architect = Arquitecto: cada pieza que construyas en este turno da 4 escarabajos más.
    .title = Arquitecto
rule-vizier = Visir: en este turno puedes visitar el mercado y también construir, en el orden que quieras; lo segundo es opcional.
    .title = Visir
rule-beggar = Mendigo: robas en el acto 4 cartas del mazo. Las que están boca arriba las ven todos.
    .title = Mendigo
rule-merchant = Comerciante: las piezas de este turno necesitan 2 recursos menos, en total.
    .title = Comerciante
rule-foreman = Capataz: las piezas de este turno necesitan 2 artesanos menos, en total. La ayuda se gasta en cuanto hay un artesano que ahorrar.
    .title = Capataz
rule-market-take = Al visitar el mercado te llevas a la mano todas las cartas de un puesto.
    .title = Llevarse un puesto
rule-market-empty-stall = Un puesto vacío solo se puede elegir cuando los tres están vacíos.
    .title = Puestos vacíos
rule-market-refill = Después robas tres cartas, de una en una, y pones cada una en un puesto que aún no haya recibido ninguna, tal como está: una carta boca abajo no se mira.
    .title = Reponer los puestos
rule-drawing-stops = Si no hay cartas ni en el mazo ni en los descartes, se deja de robar.
    .title = Cuando no quedan cartas
rule-build-pieces = Construyes una o varias piezas, una tras otra. Cada una se elige, se paga y se cobra antes de la siguiente, y cuenta el palacio tal como está. Una pieza elegida hay que pagarla. Cuando dices que has terminado, acaba la construcción.
    .title = Una pieza tras otra
rule-build-offered = Solo se puede elegir una pieza si hay un lugar para ella y puedes pagarla.
    .title = Qué se puede construir
rule-pay-artisans = Una pieza se paga con cartas de la mano, que van a los descartes: tantos artesanos como necesita, y recursos.
    .title = Artesanos y recursos
rule-pay-equal = Si una pieza necesita recursos iguales, todos son de un mismo tipo; una carta doble cuenta como dos.
    .title = Recursos iguales
rule-pay-different = Si una pieza necesita recursos diferentes, no hay dos del mismo tipo; una carta doble cuenta como uno y su segunda unidad queda de sobra.
    .title = Recursos diferentes
rule-corrupt-cards = Cada carta de corrupción que pagas te cuesta 1 amuleto: las dobles y las cuevas.
    .title = Cartas de corrupción
rule-caves = Una cueva vale por un recurso de cualquier tipo, nunca por un artesano.
    .title = Cuevas
rule-spare-units = La unidad de una carta doble que una pieza no necesita puede pagar otra pieza del mismo turno. No se da cambio: lo que sobra al final del turno se pierde.
    .title = Repartir una carta doble
rule-every-card-needed = Cada carta tiene que aportar algo: no se puede pagar una carta sin la cual las demás cubrirían lo mismo. Así, pagando más cartas, se pueden guardar las unidades de sobra y la ayuda del Comerciante, pero nada se puede desperdiciar.
    .title = Ninguna carta de más
rule-credit-order = Lo que no cubren las cartas sale de las unidades de sobra, y después del Comerciante. Si sirven unidades de varios tipos, se usan las que más dejan al Comerciante; entre iguales, la primera por el orden piedra, madera, vidrio, mármol, lapislázuli. Una pieza cubierta del todo se paga sin nada.
    .title = Lo que paga además de las cartas
rule-sphinx = Una esfinge (seis, tres en cada fila de la plaza) cuesta un artesano y 2 recursos iguales. Da 3 escarabajos, y 1 por cada esfinge que ya haya en su fila.
    .title = Esfinges
rule-obelisk = Un obelisco (dos, uno en cada fila de la plaza) cuesta 3 artesanos y 4 recursos iguales. Da 10 escarabajos, y 2 por cada esfinge que ya haya en su fila.
    .title = Obeliscos
rule-door = Una puerta (dos, izquierda y derecha) cuesta 2 artesanos y 3 recursos iguales. Da 5 escarabajos, y 1 por cada pared de la cadena sin huecos que empieza en ella. La cadena da la vuelta al palacio, pero no pasa por la otra puerta.
    .title = Puertas
rule-wall = Una pared (nueve, tres por lado) cuesta un artesano y 2 recursos diferentes. Da 3 escarabajos, y 1 por cada casilla de mosaico adyacente. Cada pared toca tres casillas del jardín; una casilla de esquina cuenta para sus dos paredes.
    .title = Paredes
rule-wall-reward = El ejemplo de la pared del reglamento suma 5 y 2, pero su línea de recompensa dice 3: son 3. Donde se cuentan mosaicos, se cuentan sus casillas.
    .title = Lo que da una pared
rule-mosaic = Un mosaico (doce) cuesta 2 artesanos y 3 recursos diferentes. Da 5 escarabajos, y 1 por cada palmera que cubre o, en lugar de las palmeras, el derecho a reclamar santuarios.
    .title = Mosaicos de los dioses
rule-mosaic-place = Un mosaico se puede girar y voltear. Queda entero dentro del jardín, sin ocupar el espacio del trono ni otro mosaico.
    .title = Dónde se coloca un mosaico
rule-mosaics-leave = Después de construir un mosaico, el de encima de la pila sale del juego si ya no cabe en ningún sitio, y así hasta que uno quepa. Con la pila vacía, los mosaicos están completos.
    .title = Mosaicos que no caben
rule-throne = El pedestal y el trono cuestan 3 artesanos y 4 recursos diferentes cada uno. Cada uno da 10 escarabajos, y 1 por cada casilla de mosaico adyacente al espacio del trono. El pedestal se construye primero.
    .title = Pedestal y trono
rule-sanctuary = Un santuario es una zona del jardín junto al mosaico recién construido, limitada por el borde, el espacio del trono y los mosaicos, en la que no cabe de ninguna manera ninguno de los mosaicos que quedan en la pila.
    .title = Qué es un santuario
rule-sanctuary-claim = Quien ha construido el mosaico puede reclamar esa zona colocando en ella una estatua de Anubis. Entonces se pierden las palmeras de ese mosaico, pero no sus 5 escarabajos. Sin una zona así o sin estatuas no se pregunta nada.
    .title = Reclamar un santuario
rule-sanctuary-second = Si el mosaico ha formado otra zona así, una segunda estatua puede reclamarla también, sin coste añadido.
    .title = Dos a la vez
rule-sanctuary-now = Una zona que no se reclama en el acto ya no la puede reclamar nadie.
    .title = Ahora o nunca
rule-walk = Cuando acaba una construcción, Cleopatra avanza un espacio hacia el palacio, hasta el quinto, por cada categoría completada en ella: esfinges, obeliscos, puertas, paredes, pedestal y trono, mosaicos.
    .title = Cleopatra avanza
rule-offering = Cuando Cleopatra pasa del espacio 3 al 4 o más allá, todos hacen una ofrenda al Gran Sacerdote, una sola vez en la partida: cada cual elige en secreto cuántos de sus escarabajos ofrece, desde ninguno hasta todos. Todo lo ofrecido se pierde.
    .title = La ofrenda al Gran Sacerdote
rule-offering-places = La oferta más alta descarta 3 amuletos, o los que tenga. La segunda toma 1 amuleto, la tercera 2 y la cuarta 3.
    .title = Los puestos de la ofrenda
rule-offering-ties = Las ofertas iguales comparten el mejor puesto y se salta el siguiente. Si todas son iguales, todos son primeros.
    .title = Ofertas iguales
rule-last-turns = Cuando Cleopatra está en el quinto espacio, se acaba ese turno y cada uno de los demás tiene un último turno, por orden. Después llega el ajuste de cuentas.
    .title = Los últimos turnos
rule-immediate-end = Opción: el ajuste de cuentas llega cuando acaba la construcción que llevó a Cleopatra al quinto espacio, después de la ofrenda si toca, sin segunda acción y sin límite de mano.
    .title = Final inmediato
rule-standstill = Si no se construye ninguna pieza durante 40 rondas, es decir, durante 40 turnos seguidos de cada asiento, el ajuste de cuentas llega en el acto.
    .title = Nadie construye
rule-reckoning-hand = Al final se descartan todas las manos, y cada carta de corrupción que hay en ellas cuesta 1 amuleto.
    .title = La mano al final
rule-reckoning-sanctuaries = Después cada cual quita 1 amuleto por cada casilla de sus santuarios, mientras tenga.
    .title = Lo que quitan los santuarios
rule-reckoning-forgiven = Después todos quitan tantos amuletos como le quedan a quien menos tiene.
    .title = Lo que se perdona
rule-penalty = Los amuletos que quedan cuestan escarabajos: 1, 3, 6, 10, 15, 20 o 25 por uno a siete amuletos.
    .title = La penalización
rule-penalty-floor = Quien tiene menos escarabajos que la penalización los paga todos y se queda sin ninguno.
    .title = Nunca menos de cero
rule-elimination = Quien conserva 8 amuletos o más acaba con los cocodrilos y no puede ganar. Los eliminados comparten el último puesto, con un total de 0.
    .title = Comida de cocodrilo
rule-winner = Gana quien más escarabajos tiene entre los supervivientes.
    .title = Quién gana
rule-final-tie = Con los mismos escarabajos es mejor quien conserva menos amuletos; si no, se comparte el puesto. Vale para todos los puestos.
    .title = Empates
rule-who-knows-what = Las recompensas, las multas, las ofrendas y los descartes son públicos, así que quien recuerde sabe todos los escarabajos y amuletos. Las manos son secretas, salvo las cartas que todos vieron: las tomadas boca arriba de un puesto o robadas boca arriba. Una carta pagada o descartada cuenta primero como una de ellas. Nadie conoce el orden de las pilas ni lo que está boca abajo.
    .title = Quién sabe qué
rule-unseen-decks = Lo que puede ser una carta oculta depende del mazo del que salió, porque un mazo nuevo contiene justo los descartes de ese momento. Todos recuerdan de qué mazo salieron las cartas ocultas: del actual, de cada uno de los dos anteriores que aún importan, y de todos los más antiguos juntos. Cuando se muestra una carta oculta, cuenta como una del mazo más antiguo del que salió.
    .title = Cartas de mazos anteriores
