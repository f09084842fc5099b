# Lo que se puede hacer.
pyramids-keep = Elegir las cartas { $one } y { $other }
pyramids-keep-one = Elegir la carta { $card }
pyramids-keep-undo = La carta { $card } no
pyramids-kept = Elegida
pyramids-mark = Marcar { $cells } en la carta { $card }{ $kinds ->
    [0] {""}
   *[other] : { $found }
  }
pyramids-bonus = Cruz adicional en { $cells } de la carta { $card }{ $kinds ->
    [0] {""}
   *[other] : { $found }
  }
pyramids-take = Coger la carta { $card }
pyramids-take-deck = Robar del mazo una carta sin ver
pyramids-found-tomb = la tumba
pyramids-entrance = la entrada

# Lo que se pregunta.
pyramids-ask-keep = Elige con qué dos de tus cuatro cartas te quedas
pyramids-ask-keep-other = Elige la segunda carta, además de la { $card }
pyramids-ask-mark = Marca { $pattern } o una sola casilla
pyramids-ask-bonus = { $count ->
    [one] Coloca tu cruz adicional
   *[other] Coloca una cruz adicional: quedan { $count }
  }
pyramids-ask-from = ¿Dónde empieza el patrón en la carta { $card }?
pyramids-ask-cells = Elige las casillas que marcas en la carta { $card }
pyramids-ask-take = { $count ->
    [one] Coge una carta de la reserva o del mazo
   *[other] Coge { $count } cartas de la reserva o del mazo
  }
pyramids-pattern-on = El patrón en la carta { $card }
pyramids-bonus-on = La cruz adicional en la carta { $card }
pyramids-single-on = Una sola casilla en la carta { $card }
pyramids-from = Desde { $cell }
pyramids-cells = { $cells }
pyramids-over = Posiciones sobre { $cell } de la carta { $card }

# La plantilla.
pyramids-tools = La plantilla
pyramids-tool-pattern = Patrón
pyramids-tool-single = Una casilla
pyramids-tool-turn = Girar
pyramids-tool-mirror = Reflejar
pyramids-tool-cross = Marcar
pyramids-chamber = Cámara de la carta { $card }, { $colour }
pyramids-stencil-keys = Las flechas mueven la plantilla entre los sitios donde puede ir. R la gira, F la refleja, S cambia entre el patrón y una sola casilla, Re Pág y Av Pág recorren todos los sitios e Intro marca las casillas.

# La mesa.
pyramids-expedition = La expedición
pyramids-round = Ronda { $round } de { $rounds }
pyramids-expedition-of = Expedición { $expedition } de { $expeditions }
pyramids-unseen-told = Cartas de expedición de esta ronda que siguen bocabajo; la última no se revela
pyramids-market = Reserva, mazo y puntos de pirámide
pyramids-deck-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
pyramids-desk = Tu escritorio
pyramids-hand = Las cartas que has recibido
pyramids-card = Carta { $card }, { $colour }
pyramids-fan-empty = Ninguna pirámide de color { $colour } completada
pyramids-to-take = Aquí irá una carta nueva
pyramids-no-card = No queda carta para este lugar
pyramids-sheet-told = Carta de puntuación: { $total } puntos, { $pyramids } por pirámides; { $pairs ->
    [one] un par de gemas
   *[other] { $pairs } pares de gemas
  }, { $singles ->
    [one] una gema suelta
   *[other] { $singles } gemas sueltas
  }, { $torches ->
    [one] una antorcha
   *[other] { $torches } antorchas
  }, { $skulls ->
    [0] sin calaveras
    [one] una calavera, menos { $cost }
   *[other] { $skulls } calaveras, menos { $cost }
  }

# Lo que tiene cada asiento.
pyramids-holds-completed = { $count ->
    [one] 1 pirámide
   *[other] { $count } pirámides
  }
pyramids-holds-gems = gemas: { $red ->
    [one] 1 roja
   *[other] { $red } rojas
  }, { $green ->
    [one] 1 verde
   *[other] { $green } verdes
  }
pyramids-holds-torches = { $count ->
    [one] 1 antorcha
   *[other] { $count } antorchas
  }
pyramids-holds-skulls = { $count ->
    [one] 1 calavera
   *[other] { $count } calaveras
  }

# La posición en palabras.
pyramids-told-card = Carta { $card }, { $colour }. Entrada { $entrance }, tumba { $tomb }. Muros { $walls }.{ $kinds ->
    [0] {""}
   *[other] {" "}Por encontrar: { $icons }.
  }{ $count ->
    [0] {" "}Nada marcado.
   *[other] {" "}Marcadas: { $crossed }.
  }
pyramids-icon-red = { $count ->
    [one] gema roja
   *[other] gemas rojas
  } { $cells }
pyramids-icon-green = { $count ->
    [one] gema verde
   *[other] gemas verdes
  } { $cells }
pyramids-icon-torch = { $count ->
    [one] antorcha
   *[other] antorchas
  } { $cells }
pyramids-icon-skull = { $count ->
    [one] calavera
   *[other] calaveras
  } { $cells }
pyramids-icon-potion = { $count ->
    [one] poción
   *[other] pociones
  } { $cells }
pyramids-icon-cross = { $count ->
    [one] cruz roja
   *[other] cruces rojas
  } { $cells }
pyramids-told-possible = { $cards ->
    [one] { $pattern }
   *[other] { $cards } × { $pattern }
  }
pyramids-told-next = Otra gema roja: +{ $red }, otra gema verde: +{ $green }; con otra calavera: −{ $skull }
pyramids-told-next-award = { $colour }: { $missing ->
    [0] { $points } puntos al contar las pirámides
    [one] { $points } puntos por una pirámide más
   *[other] { $points } puntos por { $missing } pirámides más
  }, si nadie se adelanta
pyramids-told-award = Puntos de pirámide que quedan para el color { $colour }: { $count ->
    [0] ninguno
   *[other] { $left }
  }

# Un turno en imágenes.
pyramids-turn-pattern = Una carta de expedición muestra un patrón. Es el mismo para todos, y todos marcan a la vez.
pyramids-turn-mark = Marca el patrón en una de tus dos cartas, girado o reflejado como quieras: primero sobre la entrada, después junto a una cruz. O marca una sola casilla.
pyramids-turn-icons = Las gemas, antorchas y calaveras pasan a tu carta de puntuación; una poción borra dos calaveras; una cruz roja da una casilla más.
pyramids-turn-tomb = Marcar la tumba dorada completa la carta por { $card } puntos, y coges una nueva.
pyramids-turn-points = La segunda, la cuarta y la sexta pirámide de un color dan puntos adicionales: { $awards }, antes a quien antes llega.

# El escritorio.
pyramids-unseen = Sin ver
pyramids-expedition-short = { $expedition } de { $expeditions }
pyramids-lift = Mirar las cámaras de { $name }
pyramids-lay-down = Las cámaras de { $name }: volver a dejarlas
pyramids-patterns = Los patrones
pyramids-value-tomb = { $card } por la tumba
pyramids-value-coin = dos iguales: moneda
pyramids-value-more = otra casilla
pyramids-value-potion = borra dos calaveras
pyramids-last-round = Última ronda
pyramids-sealed = Ya ha decidido; se muestra cuando todos lo hayan hecho
pyramids-has-kept = Se ha quedado con dos
pyramids-sheet-pyramids = Pirámides
pyramids-sheet-each = { $card } cada una
pyramids-sheet-coins = 2.ª, 4.ª, 6.ª: una moneda
pyramids-sheet-torches = Antorchas
pyramids-sheet-torch = { $torch } por ronda
pyramids-sheet-gems = Gemas
pyramids-sheet-gem = par { $pair }, sola { $single }
pyramids-sheet-skulls = Calaveras
pyramids-sheet-skull = la mayor
pyramids-sheet-next = Luego

## The counting at the end
pyramids-ending-tie = decide la carta completada más baja
