# What the page says about Cleopatra, besides the game’s own words.

# Questions.
cleopatra-ask-turn = Go to the market or build?
cleopatra-ask-second = The Vizier lets you do the other thing too
cleopatra-ask-worshipper = Which worshipper do you call?
cleopatra-ask-stall = Which stall do you take?
cleopatra-ask-place = Put { $card } on a stall
cleopatra-ask-kind = What do you build?
cleopatra-ask-more = Build another piece, or finish building
cleopatra-ask-where = Where does the { $kind } go?
cleopatra-ask-turned = How is the mosaic turned?
cleopatra-ask-column = From which column on?
cleopatra-ask-row = From which row on?
cleopatra-ask-pay = How do you pay for the { $kind }?
cleopatra-ask-count = How many of { $card } do you pay?
cleopatra-ask-claim = Claim a sanctuary, or take the palms?
cleopatra-ask-claim-again = Claim another area as well?
cleopatra-ask-limit = { $cards } cards: discard down to { $limit }, or keep all
    .discarding = { $cards } cards: discard down to { $limit }
cleopatra-ask-discard = Which card do you discard?
cleopatra-ask-side = On which side does the wall go?
cleopatra-ask-mirrored = Lay the mosaic as it is, or mirrored?
cleopatra-ask-offer = How much do you offer? All is lost

# Kinds of action.
cleopatra-act-worship = First call a worshipper
cleopatra-act-market = Go to the market
cleopatra-act-build = Build
cleopatra-act-mosaic = Lay the mosaic
cleopatra-kind-sphinx = Sphinx
cleopatra-kind-obelisk = Obelisk
cleopatra-kind-door = Door
cleopatra-kind-wall = Wall
cleopatra-kind-mosaic = Mosaic
cleopatra-kind-pedestal = Pedestal
cleopatra-kind-throne = Throne
cleopatra-side-lying = As it is
cleopatra-side-mirrored = Mirrored
cleopatra-turned-0 = Not turned
cleopatra-turned-1 = A quarter turn
cleopatra-turned-2 = Half a turn
cleopatra-turned-3 = Three quarters
cleopatra-line = { $line }
cleopatra-lines = { $from }–{ $to }
cleopatra-wall-left = Left side
cleopatra-wall-back = Back
cleopatra-wall-right = Right side
cleopatra-wall-at-front = At the front
cleopatra-wall-at-mid = In the middle
cleopatra-wall-at-back = At the back
cleopatra-wall-at-left = On the left
cleopatra-wall-at-right = On the right
cleopatra-discard-plain = A plain card
cleopatra-discard-corrupt = A corrupt card
cleopatra-option-done = Finish
cleopatra-option-keep = Keep all: { $amulets ->
    [one] one amulet
   *[other] { $amulets } amulets
  }
cleopatra-option-stall = Stall { $stall }
cleopatra-option-claim = { $square }: { $squares ->
    [one] one square
   *[other] { $squares } squares
  }
cleopatra-option-palms = { $palms ->
    [0] No palms
    [one] The palm: one scarab
   *[other] The palms: { $palms } scarabs
  }
cleopatra-offer-one = { $scarabs ->
    [0] None
   *[other] { $scarabs }
  }
cleopatra-offer-range = { $from }–{ $to }
cleopatra-pay-with = Pay with { $card }
cleopatra-pay-count = { $count ->
    [0] None
   *[other] { $count }
  }
cleopatra-pay-cards = { $cards }{ $amulets ->
    [0] {""}
    [one] {" "}(+1 amulet)
   *[other] {" "}(+{ $amulets } amulets)
  }
cleopatra-pay-amulets = { $amulets ->
    [0] Without amulets
    [one] For one amulet
   *[other] For { $amulets } amulets
  }

# Actions.
cleopatra-do-worship = Call the { $worshipper } ({ $fine })
cleopatra-do-market = Take stall { $stall }
cleopatra-do-place = Put it on stall { $stall }: { $card }
cleopatra-do-build = Build { $piece }
cleopatra-do-pay = Pay { $cards }{ $amulets ->
    [0] {""}
    [one] {" "}and take one amulet
   *[other] {" "}and take { $amulets } amulets
  }
cleopatra-do-pay-nothing = Pay nothing: it is all covered
cleopatra-do-claim = Claim the sanctuary at { $square } ({ $squares ->
    [one] one square
   *[other] { $squares } squares
  })
cleopatra-do-palms = Take { $palms ->
    [0] nothing: no palm is covered
    [one] one scarab for the palm
   *[other] { $palms } scarabs for the palms
  }
cleopatra-do-done = Finish
    .build = Finish building
    .second = Do nothing more
    .claim = No other sanctuary
    .turn = Finish
cleopatra-do-discard = Discard { $card }
cleopatra-do-keep = Keep all and take { $amulets ->
    [one] one amulet
   *[other] { $amulets } amulets
  }
cleopatra-do-offer = Offer { $scarabs ->
    [0] nothing
    [one] one scarab
   *[other] { $scarabs } scarabs
  }

# The board.
cleopatra-tell-piece = Build { $piece }: costs { $cost }, earns { $reward } + { $bonus }{ $architect ->
    [0] {""}
   *[other] {" "}+ { $architect }
  } = { $total } scarabs now
cleopatra-tell-built = Standing: { $piece }
cleopatra-tell-architect = Architect: { $architect } scarabs more for every piece of this turn. Fine: { $fine }
cleopatra-tell-vizier = Vizier: market and building in one turn. Fine: { $fine }
cleopatra-tell-beggar = Beggar: { $beggar } cards from the deck at once. Fine: { $fine }
cleopatra-tell-merchant = Merchant: { $merchant } resources fewer this turn. Fine: { $fine }
cleopatra-tell-foreman = Foreman: { $foreman } artisans fewer this turn. Fine: { $fine }
cleopatra-tell-placement = { $squares }: { $reward } + { $palms ->
    [one] one palm
   *[other] { $palms } palms
  }
cleopatra-tell-corrupt = { $card }: costs an amulet when it is paid
cleopatra-board = The palace of Cleopatra
cleopatra-queen-at = Cleopatra stands on step { $space } of { $last }
cleopatra-offering-line = From step { $step } on: the offering to the High Priest
cleopatra-deck = Deck
cleopatra-discards = Discards
cleopatra-drawn = Drawn
cleopatra-unknown = Cards you have not seen
cleopatra-unknown-note = in the deck, face down on stalls, or in other hands
cleopatra-hand-title = Your hand
cleopatra-hand-empty = no cards
cleopatra-hand-count = { $cards } of { $limit }
cleopatra-chosen = { $count } paid
cleopatra-copies = { $copies } of them in the game
cleopatra-amulets-cost = Amulets of Sobek. What is left at the end costs { $scarabs } scarabs, by their number; more than { $most } eliminate
cleopatra-prices = Still to build
cleopatra-price = { $cost }. It earns { $reward } scarabs, and { $bonus } for every { $kind ->
    [sphinx] sphinx in its row
    [obelisk] sphinx in its row
    [door] wall in the chain from it
    [wall] mosaic square beside it
    [mosaic] palm that it covers
    [pedestal] mosaic square beside the throne
   *[throne] mosaic square beside the throne
  }
cleopatra-price-left = { $left } left
cleopatra-pile = Mosaics
cleopatra-stencil = Mosaic { $mosaic } on { $squares }. Arrows move it, R turns it, F mirrors it, Enter lays it
cleopatra-stencil-start = Lay mosaic { $mosaic }: arrows move it, R turns it, F mirrors it, Enter lays it
cleopatra-stencil-tools = The stencil
cleopatra-turn = Turn
cleopatra-mirror = Mirror
cleopatra-lay = Lay it
cleopatra-palm-count = { $palms ->
    [one] one palm
   *[other] { $palms } palms
  }
cleopatra-offering-hidden = sealed
cleopatra-offering-waits = still deciding
cleopatra-offer-amount = Scarabs to offer
cleopatra-less = One fewer
cleopatra-more = One more
cleopatra-offering-places = The highest offer loses { $first } amulets; then { $others }
cleopatra-end-immediate = Ends as soon as Cleopatra arrives
cleopatra-idle = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } without a piece

# The scene.
cleopatra-good-artisan = Artisan
cleopatra-good-stone = Stone
cleopatra-good-wood = Wood
cleopatra-good-glass = Glass
cleopatra-good-marble = Marble
cleopatra-good-lapis = Lapis
cleopatra-good-cave = Cave
cleopatra-price-now = One { $kind } now: { $cost }, at least { $least } scarabs. Standing: { $standing }, left: { $left }
cleopatra-price-lacking = One { $kind } now: { $cost }, at least { $least } scarabs. Standing: { $standing }, left: { $left }. Your hand lacks: { $lacks }
cleopatra-lacks-artisans = { $number ->
    [one] one artisan
   *[other] { $number } artisans
  }
cleopatra-lacks-resources = { $number ->
    [one] one resource
   *[other] { $number } resources
  }
cleopatra-reward-now = reward now
cleopatra-all = all { $number }
cleopatra-pile-of = Next mosaic: { $mosaic }. After it: { $others ->
    [0] none
   *[other] { $others }
  }
cleopatra-mosaics-left = { $mosaics ->
    [one] 1 mosaic
   *[other] { $mosaics } mosaics
  }
cleopatra-deck-left = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
cleopatra-counts = Count cards: what was discarded, what nobody has shown
cleopatra-counts-of = In the game: { $cards }
cleopatra-close = Close
cleopatra-washes = Amulets: { $amulets }. Your sanctuaries have { $squares ->
    [one] one square
   *[other] { $squares } squares
  }; each washes an amulet away; { $left } left would cost { $cost ->
    [all] the game
    [one] one scarab
   *[other] { $cost } scarabs
  }
# Beside the pyramid of corruption: what the amulets that are left cost.
cleopatra-fine = cost { $cost }
cleopatra-eliminated = the crocodile
cleopatra-flat = View from above
cleopatra-account = What is paid
cleopatra-exact = Pay at once
cleopatra-seal = Seal
cleopatra-places = What the places bring
cleopatra-offering-note = Equal offers share the better place. All that is offered is lost.
cleopatra-dock = Prices, market and worshippers

# The position in words.
cleopatra-title-turn = Now
cleopatra-title-hand = Your hand
cleopatra-title-palace = Palace
cleopatra-title-garden = Garden
cleopatra-title-seats = Players
cleopatra-helped = with the { $worshipper }
cleopatra-earns = It earns { $reward } + { $bonus }{ $architect ->
    [0] {""}
   *[other] {" "}+ { $architect }
  } = { $total } scarabs
cleopatra-walk = Cleopatra is on step { $space } of { $last }
cleopatra-standing = { $kind }: { $standing } of { $number }
cleopatra-rows = Sphinxes: { $left } in the left row, { $right } in the right row
cleopatra-walls-at = Walls stand { $walls }
cleopatra-laid = Mosaic { $mosaic } lies on { $squares }
cleopatra-palms = Uncovered palms: { $squares }
cleopatra-sanctuary = Sanctuary of { $seat }: { $squares } ({ $number })
cleopatra-claimable = Can be claimed now: { $squares } ({ $number })
cleopatra-slot = { $slot }: { $worshipper }, { $fine }
cleopatra-stall = Stall { $stall }: { $cards }{ $down ->
    [0] {""}
    [one] , and one card face down
   *[other] , and { $down } cards face down
  }
cleopatra-purse = { $seat }: { $scarabs ->
    [one] one scarab
   *[other] { $scarabs } scarabs
  }, { $amulets ->
    [one] one amulet
   *[other] { $amulets } amulets
  }
cleopatra-owns = { $seat }: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, { $statues ->
    [one] one statue of Anubis
   *[other] { $statues } statues of Anubis
  }
cleopatra-seen = Everybody has seen in the hand of { $seat }: { $cards }
cleopatra-hand = { $cards }
cleopatra-holds-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
cleopatra-holds-statues = { $statues ->
    [one] one statue
   *[other] { $statues } statues
  }

# A turn in pictures.
cleopatra-show-market = Go to the market: take all the cards of one stall, then put a new card on each.
cleopatra-show-build = Or build pieces of the palace: pay artisans and materials, and earn scarabs for each.
cleopatra-show-corrupt = Double cards and caves help a lot, but each one you pay gives you an amulet of Sobek. So does a worshipper’s help.
cleopatra-show-garden = Mosaics in the garden can close off an area: claim it as your sanctuary, and it will wash amulets away.
cleopatra-show-end = When Cleopatra arrives, most scarabs win. But too many amulets, and you feed the crocodiles!

## The counting at the end
cleopatra-ending-amulets = Amulets now
cleopatra-ending-scarabs = Scarabs now
cleopatra-ending-tie = fewer amulets are left
