# The prompt.
imhotep-ask-turn = Your turn: choose one action
imhotep-ask-bonus = A bonus: load a stone, or decline
imhotep-ask-take = { $may ->
    [decline] Choose a card for your stone, or decline
   *[take] Choose a card for your stone
  }
imhotep-ask-take-then = { $may ->
    [decline] Choose a card for your stone, or decline; then { $seats }
   *[take] Choose a card for your stone; then { $seats }
  }
imhotep-ask-card = A bonus: take the top market card, or decline
imhotep-ask-stones = A bonus: take stones from the quarry, or decline
imhotep-ask-keep = Choose the card to keep; the other is discarded
imhotep-ask-pyramid = Choose a pyramid for your stone
imhotep-ask-pyramid-then = Choose a pyramid for your stone; then { $seats }
imhotep-answer-pyramid = { $pyramid }: +{ $points }{ $gift }
imhotep-which-left = Left
imhotep-which-middle = Middle
imhotep-which-right = Right
imhotep-with-none = {""}
imhotep-with-card = {" "}and a card
imhotep-with-stones = {" "}and stones
imhotep-with-load = {" "}and load one
imhotep-ask-temple = The temple rewards you: a point, or two stones from the quarry?
imhotep-ask-ship = { $kind ->
    [sail] Choose the ship that sails
    [lever] Choose the ship that sails
    [chisel] Choose the ships for the two stones
    [sail-card] Choose the ship for the stone; it sails afterwards
   *[other] Choose a ship for the stone
  }
imhotep-ask-place = Choose a space on the ship; space 1 is unloaded first
imhotep-ask-site = Choose the site to sail to
imhotep-ask-order-1 = Whose stone is unloaded first?
imhotep-ask-order-2 = Whose stone is unloaded second?
imhotep-ask-order-3 = Whose stone is unloaded third?

imhotep-kind-stones = { $stones ->
    [one] Take one stone
   *[other] Take { $stones } stones
  }
imhotep-kind-load = Load a stone
imhotep-kind-sail = Sail a ship
imhotep-kind-play = Play the { $card }
imhotep-kind-pass = Pass
imhotep-kind-card = Take the card
imhotep-kind-decline = Decline

imhotep-ship = Ship { $ship }
imhotep-ship-both = Both on ship { $ship }
imhotep-ships-two = Ships { $ship } and { $ship2 }
imhotep-ships = The ships
imhotep-space = Ship { $ship }, space { $place }
imhotep-stone-of = A stone of { $seat }

imhotep-press-ship = Sail ship { $ship }
imhotep-press-sail = Sail { $site }
imhotep-press-dock = Sail here

# What an action does.
imhotep-do-stones = { $stones ->
    [one] Take one stone from the quarry
   *[other] Take { $stones } stones from the quarry
  }
imhotep-do-load = Load a stone on ship { $ship }, space { $place }
imhotep-do-sail = Sail ship { $ship } { $site }
imhotep-do-lever = Lever: sail ship { $ship } { $site } and unload the stones of { $order }, in this order
imhotep-do-hammer = Hammer: take stones, then load one on ship { $ship }, space { $place }
imhotep-do-sail-card = Sail: load a stone on ship { $ship }, space { $place }, and sail it { $site }
imhotep-do-chisel = Chisel: load stones on ship { $ship }, space { $place }, and ship { $ship2 }, space { $place2 }
imhotep-do-pass = Pass
imhotep-do-take = Take the { $card }
imhotep-do-take-hidden = Look at the face-down cards and keep one
imhotep-do-keep = Keep the { $card }
imhotep-do-pyramid = Build the { $pyramid }
imhotep-do-card = Take the top market card
imhotep-do-decline = { $phase ->
    [take] Take no card
   *[other] Decline the bonus
  }
imhotep-do-point = Take the point

# On the board.
imhotep-wrath-on = Wrath of the Pharaoh: whoever is missing at a monument loses { $points } points
imhotep-wrath-short = Wrath of the Pharaoh
imhotep-river = The Nile
imhotep-unseen-rounds = { $rounds ->
    [one] The one round card nobody has seen
   *[other] Round cards nobody has seen; one of these { $rounds } stays out of the game
  }
imhotep-ship-needs = Ship { $ship }: holds { $capacity ->
    [one] one stone
   *[other] { $capacity } stones
  }, sails with { $minimum ->
    [one] one
   *[other] { $minimum }
  } or more, carries { $stones ->
    [0] none
    [one] one
   *[other] { $stones }
  }
imhotep-dock-free = The dock { $site } is free
imhotep-dock-taken = Ship { $ship } is { $site }
imhotep-discards = Discards
imhotep-pair-seen = You keep one
imhotep-acting = This card acts now
imhotep-no-cards = No cards
imhotep-cards = Cards
imhotep-seats = The players
imhotep-beside = beside it: { $stones } ({ $points } each)
imhotep-then-one = then { $points } each
imhotep-group-scale = groups of 1, 2, …: { $points }, then +{ $more }
imhotep-row-scale = in each row: { $places }
imhotep-obelisk-scale = tallest first: { $places }
imhotep-tower-scale = three stones make a tower; loose ones 1 each
imhotep-times = ×{ $count }

imhotep-more-stones = { $missing } more
imhotep-may-sail = may sail
imhotep-tile = +{ $points }
imhotep-tile-point = +1
imhotep-tile-choice = +1
imhotep-tile-points = +{ $points }
imhotep-cut-choice = 1/{ $stones }
imhotep-in-quarry = in your quarry
imhotep-now = now
imhotep-still-to-come = still to come: { $rounds } of these { $cards }
imhotep-then = then { $rounds } of
imhotep-last-round = The last round
imhotep-pair = Pair
imhotep-about-site = { $site }, side { $side }; { $scale }
imhotep-wall-market = Market
imhotep-wall-pyramid = Pyramid
imhotep-wall-temple = Temple
imhotep-wall-chamber = Burial chamber
imhotep-wall-obelisks = Obelisks
imhotep-kind-of-red = at once
imhotep-kind-of-green = at the end
imhotep-kind-of-purple = statue
imhotep-kind-of-blue = tool, to keep
imhotep-brief-entrance = Entrance
imhotep-brief-sarcophagus = Sarcophagus
imhotep-brief-paved-path = Paved Path
imhotep-brief-pyramid-decoration = Pyramid
imhotep-brief-temple-decoration = Temple
imhotep-brief-chamber-decoration = Chamber
imhotep-brief-obelisk-decoration = Obelisk
imhotep-brief-statue = Statue
imhotep-brief-lever = Lever
imhotep-brief-hammer = Hammer
imhotep-brief-sail = Sail
imhotep-brief-chisel = Chisel
imhotep-short-entrance = a stone from your quarry goes to the pyramid
imhotep-short-sarcophagus = a stone from your quarry goes to the burial chamber
imhotep-short-paved-path = a stone from your quarry goes to the obelisks
imhotep-short-pyramid-decoration = 1 point for every 3 stones at the pyramid
imhotep-short-temple-decoration = 1 point for every 3 stones at the temple
imhotep-short-chamber-decoration = 1 point for every 3 stones in the burial chamber
imhotep-short-obelisk-decoration = 1 point for every 3 stones at the obelisks
imhotep-short-statue = 1 3 6 10 15 points for 1 to 5 of them
imhotep-short-lever = sail a ship and order its stones yourself
imhotep-short-hammer = take 3 stones, then load one
imhotep-short-sail = load a stone, then sail that ship
imhotep-short-chisel = load two stones
imhotep-short-pair = look at both, keep one

# What a card is worth, and what a ship would bring.
imhotep-worth-red = +{ $points } now
imhotep-worth-most = up to +{ $points } now
imhotep-worth-green = { $points } with { $stones } stones
imhotep-worth-purple = { $own ->
    [0] +{ $points } as the first
   *[other] +{ $points }, you have { $own }
  }
imhotep-worth-blue = { $points } if unused
imhotep-about-worth = { $about } ({ $worth })
imhotep-tell-worth = { $card }, more points now or at the end: { $gains }.
imhotep-landing = Ship { $ship } { $site }
imhotep-from-bow = unloads from its bow
imhotep-chooses-market = chooses a card
imhotep-chooses-pyramid = chooses a pyramid
imhotep-chosen-market = { $stones ->
    [one] a card
   *[other] { $stones } cards
  }
imhotep-chosen-pyramid = { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }
imhotep-landing-pyramid = in all
imhotep-landing-temple = in all, every round
imhotep-landing-chamber = in all, as it stands
imhotep-landing-obelisks = in all, as they stand

imhotep-about-card = { $card }. { $about }
imhotep-about-entrance = At once: a stone from your quarry goes to the pyramid.
imhotep-about-sarcophagus = At once: a stone from your quarry goes to the burial chamber.
imhotep-about-paved-path = At once: a stone from your quarry goes to the obelisks.
imhotep-about-pyramid-decoration = At the end: a point for every three stones at the pyramid.
imhotep-about-temple-decoration = At the end: a point for every three stones at the temple.
imhotep-about-chamber-decoration = At the end: a point for every three stones in the burial chamber.
imhotep-about-obelisk-decoration = At the end: a point for every three stones at the obelisks.
imhotep-about-statue = At the end: 1, 3, 6, 10, 15 points for 1 to 5 statues, 2 for each more.
imhotep-about-lever = Sail a ship and order its stones as you like. Unused: 1 point.
imhotep-about-hammer = Take 3 stones, then load one. Unused: 1 point.
imhotep-about-sail = Load a stone, then sail that ship. Unused: 1 point.
imhotep-about-chisel = Load two stones. Unused: 1 point.

imhotep-tell-pyramid-space = Space { $space } of the pyramid: { $points ->
    [one] one point
   *[other] { $points } points
  }{ $bonus }
imhotep-tell-group-of = { $seat }: a group of { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }, { $points ->
    [one] one point
   *[other] { $points } points
  } at the end
imhotep-tell-tower-space = A tower here gives { $points } points
imhotep-tell-row-of = Row { $row }: { $stones }
imhotep-count-of = { $seat } { $stones }

# The position in words.
imhotep-empty = empty
imhotep-tell-turn = It is { $seat }’s turn.
imhotep-tell-rounds = Round cards nobody has seen: { $rounds }.
imhotep-tell-docked = Ship { $ship } is { $site }.
imhotep-tell-ship = Ship { $ship }, sails with { $minimum }{ $missing ->
    [0] {""}
    [one] , one is missing
   *[other] , { $missing } are missing
  }; from the bow: { $spaces }.
imhotep-tell-site = { $site }, side { $side }
imhotep-tell-market = Face up: { $cards }.
imhotep-tell-pyramid = { $stones ->
    [one] One stone
   *[other] { $stones } stones
  } built; the next one gives { $points ->
    [one] one point
   *[other] { $points } points
  }.
imhotep-tell-pyramids = { $pyramid }: { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }; the next one gives { $points ->
    [one] one point
   *[other] { $points } points
  }{ $bonus }.
imhotep-tell-pyramid-complete = { $pyramid }: complete.
imhotep-bonus-none = {""}
imhotep-bonus-card = {" "}and the top market card
imhotep-bonus-stones = {" "}and three stones from the quarry
imhotep-bonus-load = {" "}and lets its owner load a stone
imhotep-gift-point = one point
imhotep-gift-choice = one point or { $stones } stones
imhotep-gift-points = { $points } points
imhotep-gift-card = the top market card
imhotep-tell-temple = Space { $space }: { $seat } on top; each round { $gift }.
imhotep-tell-temple-empty = Space { $space }: empty; each round { $gift }.
imhotep-tell-row = Row { $row }: { $stones }.
imhotep-tell-row-points = Row { $row }: { $stones }; points: { $points }.
imhotep-tell-group = { $seat } has a group of { $stones }: { $points } points.
imhotep-tell-next-chamber = The next stone lies in row { $row }, column { $column }; it gives { $gains }.
imhotep-tell-next-obelisks = The next stone gives { $gains }.
imhotep-gain-of = { $seat } { $points }
imhotep-tell-next-temple = The next stone lies on space { $space }.
imhotep-tell-covered = Covered: { $stones }.
imhotep-tell-beside = Beside it: { $stones }.
imhotep-tell-obelisk = { $seat }: { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
  }, now { $points ->
    [one] one point
   *[other] { $points } points
  }.
imhotep-tell-places = The tallest give { $places } points at the end.
imhotep-tell-tower = A tower of { $seat }: { $points } points.
imhotep-tell-next-tower = The next tower gives { $points } points.
imhotep-tell-loose = { $seat }: { $stones ->
    [0] no loose stone
    [one] one loose stone
   *[other] { $stones } loose stones
  }.
imhotep-tell-seat = { $seat } (seat { $letter })
imhotep-tell-stones = { $sled ->
    [0] No stone
    [one] One stone
   *[other] { $sled } stones
  } on the sled, { $quarry } in the quarry.
imhotep-cards-of = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
imhotep-tell-cards = Cards: { $cards }.

imhotep-holds-sled = sled { $stones }/{ $places }
imhotep-holds-quarry = quarry { $stones }
imhotep-holds-cards = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
  }

# A turn in pictures.
imhotep-turn-stones = One action a turn. You may take up to three of your stones from the quarry; the sled holds five.
imhotep-turn-load = Or load one stone from the sled on any empty space of any ship: the ships belong to everybody.
imhotep-turn-sail = Or sail a ship that carries enough stones, yours or not, to a site whose dock is free.
imhotep-turn-unload = Stones leave the ship from the bow, and every owner scores or builds where they land.
imhotep-turn-card = Market cards help: blue ones are played as an action. After six rounds the most points win.

## The counting at the end
imhotep-ending-temple = Temple
imhotep-ending-tie = more stones are left on the sled
