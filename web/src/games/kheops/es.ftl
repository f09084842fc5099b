# Lo que la página dice del tablero. Los nombres de fichas, peones y sucesos están en el archivo del propio juego.

# Lo que se pide.
kheops-ask-pawn = Elige un peón
kheops-ask-place = Elige una ficha para { $pawn }
kheops-ask-turn = Elige { $kind } que girar
kheops-ask-turn-way = Elige cómo queda la ficha
kheops-ask-swap-own = Elige tu peón para el cambio
kheops-ask-swap-other = Elige el peón rival
kheops-ask-move = Elige qué peón mueves
kheops-ask-move-to = Elige adónde va
kheops-ask-build = Elige la ficha que construyes
kheops-ask-build-cell = Elige un lugar para la ficha { $tile }
kheops-ask-build-way = Elige cómo queda

# Lo que se puede elegir.
kheops-option-pawn = { $pawn ->
    [worker] Trabajador ({ $left })
    [mummy] Momia
    [priest] Sacerdote
   *[pharaoh] Faraón
  }

# Lo mismo en una palabra, para un botón: la cosa misma está en el tablero.
kheops-short-tile = { $tile }: { $sign }
kheops-short-cell = { $cell }: { $sign }
kheops-short-free = { $cell }
kheops-short-way = { $sides }
kheops-short-l = izquierda
kheops-short-r = derecha
kheops-short-b = base
kheops-short-ankh = ankh
kheops-short-double = por dos
kheops-short-curse = maldita
kheops-short-empty = pozo
kheops-short-turn-passage = girar pasadizo
kheops-short-turn-room = girar sala
kheops-short-swap = cambiar
kheops-short-move = mover
kheops-short-red = tumba roja
kheops-short-blue = tumba azul
kheops-short-green = tumba verde

# Y por entero, para quien lo oye.
kheops-cell-tile = { $cell }: { $tile }
kheops-cell-pawn = { $cell }: { $tile }; { $pawn } de { $seat }
kheops-cell-free = { $cell }, junto a { $beside }
kheops-way-joined = Se abre { $sides }; conectada con { $cells }
kheops-opens = Se abre { $sides }
kheops-way-alone = Se abre { $sides }; sin conectar
kheops-way-same = Se abre por todos los lados, como antes
kheops-face = { $kind }, { $symbol }
kheops-tile = Ficha { $tile }: { $kind }, { $openings ->
    [one] una salida
   *[other] { $openings } salidas
  }, { $symbol }

# Lo que hace una decisión.
kheops-do-place = Jugar { $pawn } en { $cell }
kheops-do-turn = Girar { $kind } de { $cell }: se abrirá { $sides }
kheops-do-swap = Intercambiar { $pawn } de { $own } por { $otherpawn } de { $other }
kheops-do-move = Mover { $pawn } de { $from } a { $to }
kheops-do-build = Construir la ficha { $tile } en { $cell }, abierta { $sides }

# Lo que se cuenta de una ficha y de su red.
kheops-tell = { $cell }. { $network }
kheops-lone = No está conectada con ninguna otra ficha.
kheops-network = Red de { $count } fichas, ahora vale { $points ->
    [one] un punto
   *[other] { $points } puntos
  }{ $longest ->
    [yes] , la más larga
   *[no] {""}
  }. { $lead }; { $shut }.
kheops-network-on = { $network } Casillas: { $cells }
kheops-network-parts = Su valor: { $parts }.
kheops-part = { $line } { $points }
kheops-lead = { $seat } domina por { $most } a { $least }
kheops-lead-equal = Igualdad de fuerzas a { $each }: nadie la puntúa
kheops-lead-nobody = No hay nadie en ella
kheops-shut-open = tiene salida al exterior
kheops-shut-secret = está cerrada y cuenta doble
kheops-shut-cursed = está maldita

# El tablero.
kheops-pyramid = La pirámide
kheops-hand-hidden = Mano de { $seat }: { $tiles ->
    [one] una ficha oculta
   *[other] { $tiles } fichas ocultas
  }
kheops-hand = Fichas de { $seat }
kheops-hand-empty = no quedan fichas
kheops-supply = Peones de { $seat } por jugar
kheops-pawn-left = { $pawn }: { $left ->
    [0] todos en la pirámide
    [one] queda uno por jugar
   *[other] { $left } por jugar
  }
kheops-pawn-played = { $pawn }: en la pirámide
kheops-pawn-ready = { $pawn }: por jugar
kheops-unseen = { $tiles ->
    [0] ya se han visto todas las fichas
    [one] una ficha aún sin ver
   *[other] { $tiles } fichas aún sin ver
  }
kheops-turn-count = Turno { $turn } de { $turns }
kheops-turn-short = { $turn } / { $turns }
kheops-over = Completa
kheops-pharaoh-mummy = El faraón actúa como una momia
kheops-pharaoh-priest = El faraón actúa como un sacerdote
kheops-pharaoh-rule = El faraón: { $rule }
kheops-ways = Ficha { $tile } en { $cell }
kheops-ghost = Girar la ficha. Ahora: { $way }
kheops-turn-it = Girar la ficha
kheops-put-away = Quitar

# La leyenda: lo que significan los signos.
kheops-legend-title = Signos
kheops-legend-fold = Recoger los signos
kheops-legend-arrives = Cuando llega un peón
kheops-legend-worth = Lo que vale
kheops-legend-turn-passage = Girar un pasadizo
    .more = también el propio
    .short = pasadizo
kheops-legend-turn-room = Girar una sala
    .more = también la propia
    .short = sala
kheops-legend-swap = Cambiar dos peones
    .more = uno tuyo y uno rival
    .short = cambiar
kheops-legend-move = Mover un peón
    .more = otro de los tuyos
    .short = mover
kheops-legend-double = Cuenta por dos
    .more = al comparar fuerzas
    .short = por dos
kheops-legend-empty = Nadie puede estar
    .more = un pozo
    .short = nadie
kheops-legend-tie = Rayas: empate
    .more = nadie la puntúa
kheops-legend-room = Cada sala { $points }
    .more = para quien domina
kheops-legend-sarcophagus = Tumba { $points }, pareja { $pair }
    .more = otra mezcla: nada
    .short = { $points }, par { $pair }
kheops-legend-summit = Cima { $points }
    .more = red más larga { $longest }
kheops-legend-sealed = Sellada: doble
    .more = lámparas: sin salida
    .short = sellada ×2
kheops-legend-way-out = Una salida
    .more = no está sellada
kheops-legend-curse = Maldita: nada
    .more = la red está muerta
    .short = nada
kheops-legend-ankh = Ankhs 1 · 4 · 9 · 16
    .more = por tus peones en ellos
    .short = 1 4 9 16

# La posición en palabras.
kheops-about-game = La partida
kheops-about-you = Tú ({ $seat })
kheops-about-seat = { $seat }
kheops-ankhs = Ankhs en { $cells }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
kheops-about-networks = Las redes
kheops-about-tiles = Las fichas de la pirámide
kheops-no-networks = Todavía no hay redes.
kheops-lies = { $cell }. La ficha { $tile } se abre { $sides }.
kheops-holds-workers = { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
  }
kheops-holds-tiles = { $tiles ->
    [one] 1 ficha
   *[other] { $tiles } fichas
  }

# Un turno en imágenes.
kheops-show-pawn = Juega un peón en una ficha libre. Puntuarás las redes en las que tengas más peones que tu rival.
kheops-show-power = Si la ficha tiene un poder, actúa al momento: girar una ficha, intercambiar dos peones o mover uno tuyo.
kheops-show-build = Construye una ficha de tu mano, como quieras girarla, en una casilla libre junto a otra ficha. Después roba una.
kheops-show-network = Las salidas que se encuentran unen fichas en una red. Las salas y los sarcófagos dan puntos, y una red sin salida al exterior cuenta doble.
kheops-show-curse = Una maldición deja sin valor toda una red, y los peones sobre ankhs puntúan aparte: tres ankhs dan nueve puntos.

## The counting at the end
kheops-ending-network = { $tiles ->
    [one] Red de 1 ficha
   *[other] Red de { $tiles } fichas
}
kheops-ending-part = { $line } { $points }
kheops-ending-parts = { $parts }
