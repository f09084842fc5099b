# La pregunta.
imhotep-ask-turn = Es tu turno: elige una acción
imhotep-ask-bonus = Bonificación: embarca una piedra o renuncia
imhotep-ask-take = { $may ->
    [decline] Elige una carta para tu piedra o renuncia
   *[take] Elige una carta para tu piedra
  }
imhotep-ask-take-then = { $may ->
    [decline] Elige una carta para tu piedra o renuncia; después, { $seats }
   *[take] Elige una carta para tu piedra; después, { $seats }
  }
imhotep-ask-card = Bonificación: coge la primera carta del mazo o renuncia
imhotep-ask-stones = Bonificación: coge piedras de la cantera o renuncia
imhotep-ask-keep = Elige la carta que conservas; la otra se descarta
imhotep-ask-pyramid = Elige una pirámide para tu piedra
imhotep-ask-pyramid-then = Elige una pirámide para tu piedra; después, { $seats }
imhotep-answer-pyramid = { $pyramid }: +{ $points }{ $gift }
imhotep-which-left = Izquierda
imhotep-which-middle = Central
imhotep-which-right = Derecha
imhotep-with-none = {""}
imhotep-with-card = {" "}y una carta
imhotep-with-stones = {" "}y piedras
imhotep-with-load = {" "}y cargar una
imhotep-ask-temple = El templo te recompensa: ¿un punto o dos piedras de la cantera?
imhotep-ask-ship = { $kind ->
    [sail] Elige el barco que parte
    [lever] Elige el barco que parte
    [chisel] Elige los barcos para las dos piedras
    [sail-card] Elige el barco para la piedra; después parte
   *[other] Elige un barco para la piedra
  }
imhotep-ask-place = Elige una casilla del barco; la 1 se descarga primero
imhotep-ask-site = Elige el emplazamiento de destino
imhotep-ask-order-1 = ¿De quién es la piedra que se descarga primero?
imhotep-ask-order-2 = ¿De quién es la segunda piedra que se descarga?
imhotep-ask-order-3 = ¿De quién es la tercera piedra que se descarga?

imhotep-kind-stones = { $stones ->
    [one] Coger una piedra
   *[other] Coger { $stones } piedras
  }
imhotep-kind-load = Embarcar una piedra
imhotep-kind-sail = Enviar un barco
imhotep-kind-play = Jugar la carta { $card }
imhotep-kind-pass = Pasar
imhotep-kind-card = Coger la carta
imhotep-kind-decline = Renunciar

imhotep-ship = Barco { $ship }
imhotep-ship-both = Las dos en el barco { $ship }
imhotep-ships-two = Barcos { $ship } y { $ship2 }
imhotep-ships = Los barcos
imhotep-space = Barco { $ship }, casilla { $place }
imhotep-stone-of = Una piedra de { $seat }

imhotep-press-ship = Enviar el barco { $ship }
imhotep-press-sail = Enviar { $site }
imhotep-press-dock = Enviar aquí

# Qué hace una acción.
imhotep-do-stones = { $stones ->
    [one] Coger una piedra de la cantera
   *[other] Coger { $stones } piedras de la cantera
  }
imhotep-do-load = Embarcar una piedra en el barco { $ship }, casilla { $place }
imhotep-do-sail = Enviar el barco { $ship } { $site }
imhotep-do-lever = Palanca: enviar el barco { $ship } { $site } y descargar, en este orden, las piedras de { $order }
imhotep-do-hammer = Martillo: coger piedras y embarcar una en el barco { $ship }, casilla { $place }
imhotep-do-sail-card = Vela: embarcar una piedra en el barco { $ship }, casilla { $place }, y enviarlo { $site }
imhotep-do-chisel = Cincel: embarcar piedras en el barco { $ship }, casilla { $place }, y en el barco { $ship2 }, casilla { $place2 }
imhotep-do-pass = Pasar
imhotep-do-take = Coger la carta { $card }
imhotep-do-take-hidden = Mirar las cartas boca abajo y quedarse una
imhotep-do-keep = Quedarse la carta { $card }
imhotep-do-pyramid = Construir en la { $pyramid }
imhotep-do-card = Coger la primera carta del mazo
imhotep-do-decline = { $phase ->
    [take] No coger ninguna carta
   *[other] Renunciar a la bonificación
  }
imhotep-do-point = Obtener el punto

# En el tablero.
imhotep-wrath-on = La ira del faraón: quien falte en algún monumento pierde { $points } puntos
imhotep-wrath-short = La ira del faraón
imhotep-river = El Nilo
imhotep-unseen-rounds = { $rounds ->
    [one] La única carta de ronda que nadie ha visto
   *[other] Cartas de ronda que nadie ha visto; una de estas { $rounds } queda fuera de la partida
  }
imhotep-ship-needs = Barco { $ship }: { $capacity ->
    [one] cabe una piedra
   *[other] caben { $capacity } piedras
  }, parte con { $minimum ->
    [one] una
   *[other] { $minimum }
  } o más, lleva { $stones ->
    [0] ninguna
    [one] una
   *[other] { $stones }
  }
imhotep-dock-free = Muelle libre { $site }
imhotep-dock-taken = El barco { $ship } está { $site }
imhotep-discards = Descartes
imhotep-pair-seen = Te quedas una
imhotep-acting = Esta carta actúa ahora
imhotep-no-cards = Sin cartas
imhotep-cards = Cartas
imhotep-seats = Los jugadores
imhotep-beside = al lado: { $stones } ({ $points } cada una)
imhotep-then-one = después, { $points } cada una
imhotep-group-scale = grupos de 1, 2, …: { $points }, luego +{ $more }
imhotep-row-scale = en cada fila: { $places }
imhotep-obelisk-scale = por altura: { $places }
imhotep-tower-scale = tres piedras forman una torre; sueltas, 1 cada una
imhotep-times = ×{ $count }

imhotep-more-stones = { $missing ->
    [one] falta una
   *[other] faltan { $missing }
  }
imhotep-may-sail = puede zarpar
imhotep-tile = +{ $points }
imhotep-tile-point = +1
imhotep-tile-choice = +1
imhotep-tile-points = +{ $points }
imhotep-cut-choice = 1/{ $stones }
imhotep-in-quarry = en tu cantera
imhotep-now = ahora
imhotep-still-to-come = por venir: { $rounds } de estas { $cards }
imhotep-then = luego { $rounds } de
imhotep-last-round = La última ronda
imhotep-pair = Pareja
imhotep-about-site = { $site }, cara { $side }; { $scale }
imhotep-wall-market = Mercado
imhotep-wall-pyramid = Pirámide
imhotep-wall-temple = Templo
imhotep-wall-chamber = Cámara funeraria
imhotep-wall-obelisks = Obeliscos
imhotep-kind-of-red = al momento
imhotep-kind-of-green = al final
imhotep-kind-of-purple = estatua
imhotep-kind-of-blue = herramienta
imhotep-brief-entrance = Entrada
imhotep-brief-sarcophagus = Sarcófago
imhotep-brief-paved-path = Paseo
imhotep-brief-pyramid-decoration = Pirámide
imhotep-brief-temple-decoration = Templo
imhotep-brief-chamber-decoration = Cámara
imhotep-brief-obelisk-decoration = Obelisco
imhotep-brief-statue = Estatua
imhotep-brief-lever = Palanca
imhotep-brief-hammer = Martillo
imhotep-brief-sail = Vela
imhotep-brief-chisel = Cincel
imhotep-short-entrance = una piedra de tu cantera va a la pirámide
imhotep-short-sarcophagus = una piedra de tu cantera va a la cámara funeraria
imhotep-short-paved-path = una piedra de tu cantera va a los obeliscos
imhotep-short-pyramid-decoration = 1 punto por cada 3 piedras en la pirámide
imhotep-short-temple-decoration = 1 punto por cada 3 piedras en el templo
imhotep-short-chamber-decoration = 1 punto por cada 3 piedras en la cámara funeraria
imhotep-short-obelisk-decoration = 1 punto por cada 3 piedras en los obeliscos
imhotep-short-statue = 1 3 6 10 15 puntos por tener de 1 a 5
imhotep-short-lever = zarpa un barco y ordena tú sus piedras
imhotep-short-hammer = toma 3 piedras y carga una
imhotep-short-sail = carga una piedra y zarpa ese barco
imhotep-short-chisel = carga dos piedras
imhotep-short-pair = mira las dos y quédate una

# What a card is worth, and what a ship would bring.
imhotep-worth-red = +{ $points } ahora
imhotep-worth-most = hasta +{ $points } ahora
imhotep-worth-green = { $points } con { $stones } piedras
imhotep-worth-purple = { $own ->
    [0] +{ $points }, la primera
   *[other] +{ $points }, ya tienes { $own }
  }
imhotep-worth-blue = { $points } sin usar
imhotep-about-worth = { $about } ({ $worth })
imhotep-tell-worth = { $card }, más puntos ahora o al final: { $gains }.
imhotep-landing = Barco { $ship } { $site }
imhotep-from-bow = se descarga desde la proa
imhotep-chooses-market = elige una carta
imhotep-chooses-pyramid = elige una pirámide
imhotep-chosen-market = { $stones ->
    [one] una carta
   *[other] { $stones } cartas
  }
imhotep-chosen-pyramid = { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
  }
imhotep-landing-pyramid = en total
imhotep-landing-temple = en total, cada ronda
imhotep-landing-chamber = en total, tal como está
imhotep-landing-obelisks = en total, tal como están

imhotep-about-card = { $card }. { $about }
imhotep-about-entrance = Al momento: una piedra de tu cantera va a la pirámide.
imhotep-about-sarcophagus = Al momento: una piedra de tu cantera va a la cámara funeraria.
imhotep-about-paved-path = Al momento: una piedra de tu cantera va a los obeliscos.
imhotep-about-pyramid-decoration = Al final: un punto por cada tres piedras en la pirámide.
imhotep-about-temple-decoration = Al final: un punto por cada tres piedras en el templo.
imhotep-about-chamber-decoration = Al final: un punto por cada tres piedras en la cámara funeraria.
imhotep-about-obelisk-decoration = Al final: un punto por cada tres piedras en los obeliscos.
imhotep-about-statue = Al final: 1, 3, 6, 10, 15 puntos por 1 a 5 estatuas, 2 por cada una más.
imhotep-about-lever = Envía un barco y descarga sus piedras en el orden que quieras. Sin usar: 1 punto.
imhotep-about-hammer = Coge 3 piedras y después embarca una. Sin usar: 1 punto.
imhotep-about-sail = Embarca una piedra y después envía ese barco. Sin usar: 1 punto.
imhotep-about-chisel = Embarca dos piedras. Sin usar: 1 punto.

imhotep-tell-pyramid-space = Casilla { $space } de la pirámide: { $points ->
    [one] un punto
   *[other] { $points } puntos
  }{ $bonus }
imhotep-tell-group-of = { $seat }: un grupo de { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
  }, { $points ->
    [one] un punto
   *[other] { $points } puntos
  } al final
imhotep-tell-tower-space = Una torre aquí da { $points } puntos
imhotep-tell-row-of = Fila { $row }: { $stones }
imhotep-count-of = { $seat } { $stones }

# La posición en palabras.
imhotep-empty = vacía
imhotep-tell-turn = Es el turno de { $seat }.
imhotep-tell-rounds = Cartas de ronda que nadie ha visto: { $rounds }.
imhotep-tell-docked = El barco { $ship } está { $site }.
imhotep-tell-ship = Barco { $ship }, parte con { $minimum }{ $missing ->
    [0] {""}
    [one] , falta una
   *[other] , faltan { $missing }
  }; desde la proa: { $spaces }.
imhotep-tell-site = { $site }, cara { $side }
imhotep-tell-market = Boca arriba: { $cards }.
imhotep-tell-pyramid = { $stones ->
    [one] Una piedra construida
   *[other] { $stones } piedras construidas
  }; la siguiente da { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
imhotep-tell-pyramids = { $pyramid }: { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
  }; la siguiente da { $points ->
    [one] un punto
   *[other] { $points } puntos
  }{ $bonus }.
imhotep-tell-pyramid-complete = { $pyramid }: completa.
imhotep-bonus-none = {""}
imhotep-bonus-card = {" "}y la primera carta del mazo
imhotep-bonus-stones = {" "}y tres piedras de la cantera
imhotep-bonus-load = {" "}y permite embarcar una piedra
imhotep-gift-point = un punto
imhotep-gift-choice = un punto o { $stones } piedras
imhotep-gift-points = { $points } puntos
imhotep-gift-card = la primera carta del mazo
imhotep-tell-temple = Casilla { $space }: { $seat } arriba; cada ronda, { $gift }.
imhotep-tell-temple-empty = Casilla { $space }: vacía; cada ronda, { $gift }.
imhotep-tell-row = Fila { $row }: { $stones }.
imhotep-tell-row-points = Fila { $row }: { $stones }; puntos: { $points }.
imhotep-tell-group = { $seat } tiene un grupo de { $stones }: { $points } puntos.
imhotep-tell-next-chamber = La siguiente piedra va a la fila { $row }, columna { $column }; da { $gains }.
imhotep-tell-next-obelisks = La siguiente piedra da { $gains }.
imhotep-gain-of = { $seat } { $points }
imhotep-tell-next-temple = La siguiente piedra va a la casilla { $space }.
imhotep-tell-covered = Tapadas: { $stones }.
imhotep-tell-beside = Al lado: { $stones }.
imhotep-tell-obelisk = { $seat }: { $stones ->
    [0] ninguna piedra
    [one] una piedra
   *[other] { $stones } piedras
  }, ahora { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
imhotep-tell-places = Los más altos dan { $places } puntos al final.
imhotep-tell-tower = Una torre de { $seat }: { $points } puntos.
imhotep-tell-next-tower = La siguiente torre da { $points } puntos.
imhotep-tell-loose = { $seat }: { $stones ->
    [0] ninguna piedra suelta
    [one] una piedra suelta
   *[other] { $stones } piedras sueltas
  }.
imhotep-tell-seat = { $seat } (asiento { $letter })
imhotep-tell-stones = { $sled ->
    [0] Ninguna piedra
    [one] Una piedra
   *[other] { $sled } piedras
  } en la plataforma, { $quarry } en la cantera.
imhotep-cards-of = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
imhotep-tell-cards = Cartas: { $cards }.

imhotep-holds-sled = plataforma { $stones }/{ $places }
imhotep-holds-quarry = cantera { $stones }
imhotep-holds-cards = { $cards ->
    [0] sin cartas
    [one] una carta
   *[other] { $cards } cartas
  }

# Un turno en imágenes.
imhotep-turn-stones = Una acción por turno. Puedes coger de la cantera hasta tres de tus piedras; en la plataforma caben cinco.
imhotep-turn-load = O embarcar una piedra de la plataforma en cualquier casilla vacía de cualquier barco: los barcos son de todos.
imhotep-turn-sail = O enviar un barco con piedras suficientes, tuyas o no, a un emplazamiento cuyo muelle esté libre.
imhotep-turn-unload = Las piedras salen del barco desde la proa, y cada dueño puntúa o construye donde llegan.
imhotep-turn-card = Las cartas del mercado ayudan: las azules se juegan como acción. Tras seis rondas gana quien tenga más puntos.

## The counting at the end
imhotep-ending-temple = Templo
imhotep-ending-tie = quedan más piedras en el trineo
