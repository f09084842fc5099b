# What can be done.
pyramids-keep = Keep cards { $one } and { $other }
pyramids-keep-one = Keep card { $card }
pyramids-keep-undo = Not card { $card }
pyramids-kept = Kept
pyramids-mark = Cross { $cells } on card { $card }{ $kinds ->
    [0] {""}
   *[other] : { $found }
  }
pyramids-bonus = Bonus cross on { $cells } of card { $card }{ $kinds ->
    [0] {""}
   *[other] : { $found }
  }
pyramids-take = Take card { $card }
pyramids-take-deck = Take the unseen top card of the deck
pyramids-found-tomb = the tomb
pyramids-entrance = the entrance

# What is asked.
pyramids-ask-keep = Choose which two of your four cards you keep
pyramids-ask-keep-other = Choose the second card to keep besides card { $card }
pyramids-ask-mark = Cross { $pattern }, or a single cell
pyramids-ask-bonus = { $count ->
    [one] Place your bonus cross
   *[other] Place a bonus cross: { $count } are left
  }
pyramids-ask-from = Where on card { $card } does the pattern begin?
pyramids-ask-cells = Choose the cells to cross on card { $card }
pyramids-ask-take = { $count ->
    [one] Take a card from the display or the deck
   *[other] Take { $count } cards from the display or the deck
  }
pyramids-pattern-on = The pattern on card { $card }
pyramids-bonus-on = The bonus cross on card { $card }
pyramids-single-on = A single cell on card { $card }
pyramids-from = From { $cell }
pyramids-cells = { $cells }
pyramids-over = Places over { $cell } of card { $card }

# The stencil.
pyramids-tools = The stencil
pyramids-tool-pattern = Pattern
pyramids-tool-single = Single cell
pyramids-tool-turn = Turn
pyramids-tool-mirror = Mirror
pyramids-tool-cross = Cross
pyramids-chamber = Chamber of card { $card }, { $colour }
pyramids-stencil-keys = Arrow keys move the stencil between places where it may lie. R turns it, F mirrors it, S changes between the pattern and a single cell, Page Up and Page Down go through all places, Enter crosses the cells.

# The table.
pyramids-expedition = The expedition
pyramids-round = Round { $round } of { $rounds }
pyramids-expedition-of = Expedition { $expedition } of { $expeditions }
pyramids-unseen-told = Expedition cards of this round that are still face down; the last of them is never turned up
pyramids-market = Display, deck and pyramid points
pyramids-deck-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pyramids-desk = Your desk
pyramids-hand = The cards you were dealt
pyramids-card = Card { $card }, { $colour }
pyramids-fan-empty = No { $colour } pyramid completed
pyramids-to-take = A new card will lie here
pyramids-no-card = No card is left for this place
pyramids-sheet-told = Score card: { $total } points, { $pyramids } of them for pyramids; { $pairs ->
    [one] one pair of gems
   *[other] { $pairs } pairs of gems
  }, { $singles ->
    [one] one single gem
   *[other] { $singles } single gems
  }, { $torches ->
    [one] one torch
   *[other] { $torches } torches
  }, { $skulls ->
    [0] no skulls
    [one] one skull, minus { $cost }
   *[other] { $skulls } skulls, minus { $cost }
  }

# What a seat holds.
pyramids-holds-completed = { $count ->
    [one] 1 pyramid
   *[other] { $count } pyramids
  }
pyramids-holds-gems = gems: { $red } red, { $green } green
pyramids-holds-torches = { $count ->
    [one] 1 torch
   *[other] { $count } torches
  }
pyramids-holds-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
  }

# The position in words.
pyramids-told-card = Card { $card }, { $colour }. Entrance { $entrance }, tomb { $tomb }. Walls { $walls }.{ $kinds ->
    [0] {""}
   *[other] {" "}To be found: { $icons }.
  }{ $count ->
    [0] {" "}Nothing crossed.
   *[other] {" "}Crossed: { $crossed }.
  }
pyramids-icon-red = { $count ->
    [one] red gem
   *[other] red gems
  } { $cells }
pyramids-icon-green = { $count ->
    [one] green gem
   *[other] green gems
  } { $cells }
pyramids-icon-torch = { $count ->
    [one] torch
   *[other] torches
  } { $cells }
pyramids-icon-skull = { $count ->
    [one] skull
   *[other] skulls
  } { $cells }
pyramids-icon-potion = { $count ->
    [one] potion
   *[other] potions
  } { $cells }
pyramids-icon-cross = { $count ->
    [one] red cross
   *[other] red crosses
  } { $cells }
pyramids-told-possible = { $cards ->
    [one] { $pattern }
   *[other] { $cards } × { $pattern }
  }
pyramids-told-next = One more red gem: +{ $red }, one more green gem: +{ $green }; with one more skull: −{ $skull }
pyramids-told-next-award = { $colour }: { $missing ->
    [0] { $points } points when pyramids are counted
    [one] { $points } points for one more pyramid
   *[other] { $points } points for { $missing } more pyramids
  }, if nobody is faster
pyramids-told-award = Pyramid points left for { $colour }: { $count ->
    [0] none
   *[other] { $left }
  }

# A turn in pictures.
pyramids-turn-pattern = An expedition card shows a pattern. It is the same for everybody, and all mark at once.
pyramids-turn-mark = Cross the pattern on one of your two cards, turned or mirrored as you like: first over the entrance, later beside a cross. Or cross just one cell.
pyramids-turn-icons = Gems, torches and skulls go to your score card; a potion erases two skulls; a red cross gives you one more cell.
pyramids-turn-tomb = Crossing the golden tomb completes the card for { $card } points, and you take a new one.
pyramids-turn-points = The second, fourth and sixth pyramid of a colour take extra points: { $awards }, the fastest first.

# The desk.
pyramids-unseen = Unseen
pyramids-expedition-short = { $expedition } of { $expeditions }
pyramids-lift = Look at the chambers of { $name }
pyramids-lay-down = The chambers of { $name }: lay them down again
pyramids-patterns = The patterns
pyramids-value-tomb = { $card } for the tomb
pyramids-value-coin = two alike: a coin
pyramids-value-more = one more cell
pyramids-value-potion = two skulls off
pyramids-last-round = Last round
pyramids-sealed = Has decided; it is shown when all have
pyramids-has-kept = Has kept two
pyramids-sheet-pyramids = Pyramids
pyramids-sheet-each = { $card } each
pyramids-sheet-coins = 2nd, 4th, 6th: a coin each
pyramids-sheet-torches = Torches
pyramids-sheet-torch = { $torch } a round
pyramids-sheet-gems = Gems
pyramids-sheet-gem = pair { $pair }, lone { $single }
pyramids-sheet-skulls = Skulls
pyramids-sheet-skull = dearest only
pyramids-sheet-next = Next

## The counting at the end
pyramids-ending-tie = the lowest completed card decides
