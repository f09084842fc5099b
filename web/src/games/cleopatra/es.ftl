# Lo que dice la página sobre Cleopatra, además de las palabras del propio juego.

# Preguntas.
cleopatra-ask-turn = ¿Ir al mercado o construir?
cleopatra-ask-second = El Visir permite hacer también lo otro
cleopatra-ask-worshipper = ¿A qué adorador activas?
cleopatra-ask-stall = ¿Qué puesto te llevas?
cleopatra-ask-place = Pon en un puesto: { $card }
cleopatra-ask-kind = ¿Qué construyes?
cleopatra-ask-more = Construye otra pieza o termina
cleopatra-ask-where = ¿Dónde se construye? ({ $kind })
cleopatra-ask-turned = ¿Cómo se gira el mosaico?
cleopatra-ask-column = ¿Desde qué columna?
cleopatra-ask-row = ¿Desde qué fila?
cleopatra-ask-pay = ¿Con qué pagas? ({ $kind })
cleopatra-ask-count = ¿Cuántas cartas pagas de { $card }?
cleopatra-ask-claim = ¿Reclamas un santuario o cobras las palmeras?
cleopatra-ask-claim-again = ¿Reclamas también otra zona?
cleopatra-ask-limit = { $cards } cartas: descarta hasta { $limit } o quédatelas
    .discarding = { $cards } cartas: descarta hasta { $limit }
cleopatra-ask-discard = ¿Qué carta descartas?
cleopatra-ask-side = ¿En qué lado va la pared?
cleopatra-ask-mirrored = ¿Mosaico tal como está o volteado?
cleopatra-ask-offer = ¿Cuánto ofreces? Se pierde todo

# Clases de acción.
cleopatra-act-worship = Antes, activar a un adorador
cleopatra-act-market = Ir al mercado
cleopatra-act-build = Construir
cleopatra-act-mosaic = Colocar el mosaico
cleopatra-kind-sphinx = Esfinge
cleopatra-kind-obelisk = Obelisco
cleopatra-kind-door = Puerta
cleopatra-kind-wall = Pared
cleopatra-kind-mosaic = Mosaico
cleopatra-kind-pedestal = Pedestal
cleopatra-kind-throne = Trono
cleopatra-side-lying = Tal como está
cleopatra-side-mirrored = Volteado
cleopatra-turned-0 = Sin girar
cleopatra-turned-1 = Un cuarto
cleopatra-turned-2 = Media vuelta
cleopatra-turned-3 = Tres cuartos
cleopatra-line = { $line }
cleopatra-lines = { $from }–{ $to }
cleopatra-wall-left = Lado izquierdo
cleopatra-wall-back = Fondo
cleopatra-wall-right = Lado derecho
cleopatra-wall-at-front = Delante
cleopatra-wall-at-mid = En el centro
cleopatra-wall-at-back = Al fondo
cleopatra-wall-at-left = A la izquierda
cleopatra-wall-at-right = A la derecha
cleopatra-discard-plain = Una normal
cleopatra-discard-corrupt = Una de corrupción
cleopatra-option-done = Terminar
cleopatra-option-keep = Conservarlas: { $amulets ->
    [one] un amuleto
   *[other] { $amulets } amuletos
  }
cleopatra-option-stall = Puesto { $stall }
cleopatra-option-claim = { $square }: { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
  }
cleopatra-option-palms = { $palms ->
    [0] Ninguna palmera
    [one] La palmera: 1 escarabajo
   *[other] Palmeras: { $palms } escarabajos
  }
cleopatra-offer-one = { $scarabs ->
    [0] Nada
   *[other] { $scarabs }
  }
cleopatra-offer-range = { $from }–{ $to }
cleopatra-pay-with = Pagar con { $card }
cleopatra-pay-count = { $count ->
    [0] Ninguna
   *[other] { $count }
  }
cleopatra-pay-cards = { $cards }{ $amulets ->
    [0] {""}
    [one] {" "}(+1 amuleto)
   *[other] {" "}(+{ $amulets } amuletos)
  }
cleopatra-pay-amulets = { $amulets ->
    [0] Sin amuletos
    [one] Por un amuleto
   *[other] Por { $amulets } amuletos
  }

# Acciones.
cleopatra-do-worship = Activar al { $worshipper } ({ $fine })
cleopatra-do-market = Llevarse el puesto { $stall }
cleopatra-do-place = Ponerla en el puesto { $stall }: { $card }
cleopatra-do-build = Construir { $piece }
cleopatra-do-pay = Pagar { $cards }{ $amulets ->
    [0] {""}
    [one] {" "}y tomar un amuleto
   *[other] {" "}y tomar { $amulets } amuletos
  }
cleopatra-do-pay-nothing = No pagar nada: está todo cubierto
cleopatra-do-claim = Reclamar el santuario de { $square } ({ $squares ->
    [one] una casilla
   *[other] { $squares } casillas
  })
cleopatra-do-palms = Cobrar { $palms ->
    [0] nada: no cubre ninguna palmera
    [one] un escarabajo por la palmera
   *[other] { $palms } escarabajos por las palmeras
  }
cleopatra-do-done = Terminar
    .build = Terminar de construir
    .second = No hacer nada más
    .claim = Ningún otro santuario
    .turn = Terminar
cleopatra-do-discard = Descartar { $card }
cleopatra-do-keep = Conservarlas todas y tomar { $amulets ->
    [one] un amuleto
   *[other] { $amulets } amuletos
  }
cleopatra-do-offer = Ofrecer { $scarabs ->
    [0] nada
    [one] un escarabajo
   *[other] { $scarabs } escarabajos
  }

# El tablero.
cleopatra-tell-piece = Construir { $piece }: cuesta { $cost }; ahora da { $reward } + { $bonus }{ $architect ->
    [0] {""}
   *[other] {" "}+ { $architect }
  } = { $total } escarabajos
cleopatra-tell-built = En pie: { $piece }
cleopatra-tell-architect = Arquitecto: { $architect } escarabajos más por cada pieza de este turno. Multa: { $fine }
cleopatra-tell-vizier = Visir: mercado y construcción en un mismo turno. Multa: { $fine }
cleopatra-tell-beggar = Mendigo: { $beggar } cartas del mazo en el acto. Multa: { $fine }
cleopatra-tell-merchant = Comerciante: { $merchant } recursos menos en este turno. Multa: { $fine }
cleopatra-tell-foreman = Capataz: { $foreman } artesanos menos en este turno. Multa: { $fine }
cleopatra-tell-placement = { $squares }: { $reward } + { $palms ->
    [one] una palmera
   *[other] { $palms } palmeras
  }
cleopatra-tell-corrupt = { $card }: cuesta un amuleto al pagarla
cleopatra-board = El palacio de Cleopatra
cleopatra-queen-at = Cleopatra está en el escalón { $space } de { $last }
cleopatra-offering-line = Desde el escalón { $step }: la ofrenda al Gran Sacerdote
cleopatra-deck = Mazo
cleopatra-discards = Descartes
cleopatra-drawn = Robada
cleopatra-unknown = Cartas que no has visto
cleopatra-unknown-note = en el mazo, boca abajo en los puestos o en otras manos
cleopatra-hand-title = Tu mano
cleopatra-hand-empty = sin cartas
cleopatra-hand-count = { $cards } de { $limit }
cleopatra-chosen = { $count } en pago
cleopatra-copies = { $copies } en el juego
cleopatra-amulets-cost = Amuletos de Sobek. Los que queden al final cuestan { $scarabs } escarabajos, según cuántos sean; más de { $most } eliminan
cleopatra-prices = Por construir
cleopatra-price = { $cost }. Da { $reward } escarabajos y { $bonus } por cada { $kind ->
    [sphinx] esfinge de su fila
    [obelisk] esfinge de su fila
    [door] muro de la cadena que empieza en ella
    [wall] casilla de mosaico junto a él
    [mosaic] palmera que cubre
    [pedestal] casilla de mosaico junto al trono
   *[throne] casilla de mosaico junto al trono
  }
cleopatra-price-left = { $left ->
    [one] queda 1
   *[other] quedan { $left }
  }
cleopatra-pile = Mosaicos
cleopatra-stencil = Mosaico { $mosaic } en { $squares }. Las flechas lo mueven, R lo gira, F lo voltea, Intro lo coloca
cleopatra-stencil-start = Colocar el mosaico { $mosaic }: las flechas lo mueven, R lo gira, F lo voltea, Intro lo coloca
cleopatra-stencil-tools = La plantilla
cleopatra-turn = Girar
cleopatra-mirror = Voltear
cleopatra-lay = Colocar
cleopatra-palm-count = { $palms ->
    [one] una palmera
   *[other] { $palms } palmeras
  }
cleopatra-offering-hidden = en secreto
cleopatra-offering-waits = aún decide
cleopatra-offer-amount = Escarabajos que se ofrecen
cleopatra-less = Uno menos
cleopatra-more = Uno más
cleopatra-offering-places = La oferta más alta quita { $first } amuletos; después, { $others }
cleopatra-end-immediate = Termina en cuanto llega Cleopatra
cleopatra-idle = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  } sin construir ninguna pieza

# La escena.
cleopatra-good-artisan = Artesano
cleopatra-good-stone = Piedra
cleopatra-good-wood = Madera
cleopatra-good-glass = Vidrio
cleopatra-good-marble = Mármol
cleopatra-good-lapis = Lapislázuli
cleopatra-good-cave = Cueva
cleopatra-price-now = Ahora, { $kind }: { $cost }, al menos { $least } escarabajos. En pie: { $standing }, quedan: { $left }
cleopatra-price-lacking = Ahora, { $kind }: { $cost }, al menos { $least } escarabajos. En pie: { $standing }, quedan: { $left }. A tu mano le falta: { $lacks }
cleopatra-lacks-artisans = { $number ->
    [one] un artesano
   *[other] { $number } artesanos
  }
cleopatra-lacks-resources = { $number ->
    [one] un recurso
   *[other] { $number } recursos
  }
cleopatra-reward-now = dan ahora
cleopatra-all = { $number } de { $number }
cleopatra-pile-of = Siguiente mosaico: { $mosaic }. Después: { $others ->
    [0] ninguno
   *[other] { $others }
  }
cleopatra-mosaics-left = { $mosaics ->
    [one] 1 mosaico
   *[other] { $mosaics } mosaicos
  }
cleopatra-deck-left = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
cleopatra-counts = Contar cartas: las descartadas y las que nadie ha visto
cleopatra-counts-of = En el juego: { $cards }
cleopatra-close = Cerrar
cleopatra-washes = Amuletos: { $amulets }. Tus santuarios tienen { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
  }; cada una se lleva un amuleto; { $left } de más costarían { $cost ->
    [all] la partida
    [one] un escarabajo
   *[other] { $cost } escarabajos
  }
# Beside the pyramid of corruption: what the amulets that are left cost.
cleopatra-fine = cuestan { $cost }
cleopatra-eliminated = el cocodrilo
cleopatra-flat = Vista desde arriba
cleopatra-account = Lo que se paga
cleopatra-exact = Pagar de una vez
cleopatra-seal = Sellar
cleopatra-places = Lo que traen los puestos
cleopatra-offering-note = Las ofertas iguales comparten el mejor puesto. Todo lo ofrecido se pierde.
cleopatra-dock = Precios, mercado y adoradores

# La posición en palabras.
cleopatra-title-turn = Ahora
cleopatra-title-hand = Tu mano
cleopatra-title-palace = Palacio
cleopatra-title-garden = Jardín
cleopatra-title-seats = Jugadores
cleopatra-helped = con ayuda del { $worshipper }
cleopatra-earns = Da { $reward } + { $bonus }{ $architect ->
    [0] {""}
   *[other] {" "}+ { $architect }
  } = { $total } escarabajos
cleopatra-walk = Cleopatra está en el escalón { $space } de { $last }
cleopatra-standing = { $kind }: { $standing } de { $number }
cleopatra-rows = Esfinges: { $left } en la fila izquierda, { $right } en la fila derecha
cleopatra-walls-at = Hay paredes { $walls }
cleopatra-laid = El mosaico { $mosaic } está en { $squares }
cleopatra-palms = Palmeras sin cubrir: { $squares }
cleopatra-sanctuary = Santuario de { $seat }: { $squares } ({ $number })
cleopatra-claimable = Se puede reclamar ahora: { $squares } ({ $number })
cleopatra-slot = { $slot }: { $worshipper }, { $fine }
cleopatra-stall = Puesto { $stall }: { $cards }{ $down ->
    [0] {""}
    [one] , y una carta boca abajo
   *[other] , y { $down } cartas boca abajo
  }
cleopatra-purse = { $seat }: { $scarabs ->
    [one] un escarabajo
   *[other] { $scarabs } escarabajos
  }, { $amulets ->
    [one] un amuleto
   *[other] { $amulets } amuletos
  }
cleopatra-owns = { $seat }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }, { $statues ->
    [one] una estatua de Anubis
   *[other] { $statues } estatuas de Anubis
  }
cleopatra-seen = Todos han visto en la mano de { $seat }: { $cards }
cleopatra-hand = { $cards }
cleopatra-holds-cards = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }
cleopatra-holds-statues = { $statues ->
    [one] una estatua
   *[other] { $statues } estatuas
  }

# Un turno en imágenes.
cleopatra-show-market = Ve al mercado: llévate todas las cartas de un puesto y pon después una carta nueva en cada uno.
cleopatra-show-build = O construye piezas del palacio: paga artesanos y materiales, y cobra escarabajos por cada una.
cleopatra-show-corrupt = Las cartas dobles y las cuevas ayudan mucho, pero cada una que pagas te da un amuleto de Sobek. La ayuda de sus adoradores, también.
cleopatra-show-garden = Los mosaicos del jardín pueden cerrar una zona: reclámala como santuario y se llevará amuletos.
cleopatra-show-end = Cuando llega Cleopatra, gana quien tiene más escarabajos. Pero con demasiados amuletos… ¡a los cocodrilos!

## The counting at the end
cleopatra-ending-amulets = Amuletos ahora
cleopatra-ending-scarabs = Escarabajos ahora
cleopatra-ending-tie = quedan menos amuletos
