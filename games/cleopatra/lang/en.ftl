game-name = Cleopatra and the Society of Architects
game-about = Everybody builds the same palace for Cleopatra and is paid for every piece; but whoever takes too much help from Sobek, the crocodile god, ends up inside his crocodiles.

option-end = When the game ends
    .value-last-turn = after a last turn of everybody else, once Cleopatra stands before the palace
    .value-immediate = as soon as the building is over that brings Cleopatra before the palace
option-memory = Scarabs and amulets
    .value-off = must be remembered
    .value-on = are shown to everybody

ending-palace = Cleopatra has come to her palace
ending-standstill = nobody built any more

card-artisan = Artisan
card-stone = Stone
card-wood = Wood
card-glass = Glass
card-marble = Marble
card-lapis = Lapis Lazuli
card-cave = Cave
card-face-down = a card face down
double-stone = double Stone
double-wood = double Wood
double-glass = double Glass
double-marble = double Marble
double-lapis = double Lapis Lazuli
cards-none = no card
cards-several = { $count } × { $card }

worshipper-architect = Architect
worshipper-vizier = Vizier
worshipper-beggar = Beggar
worshipper-merchant = Merchant
worshipper-foreman = Foreman

fine-scarabs = pays { $number ->
    [one] one scarab
   *[other] { $number } scarabs
  }
fine-amulets = takes { $number ->
    [one] one amulet
   *[other] { $number } amulets
  }

side-left = on the left
side-right = on the right
wall-left-front = at the front of the left side
wall-left-mid = in the middle of the left side
wall-left-back = at the back of the left side
wall-back-left = on the left of the back
wall-back-mid = in the middle of the back
wall-back-right = on the right of the back
wall-right-back = at the back of the right side
wall-right-mid = in the middle of the right side
wall-right-front = at the front of the right side

built-sphinx = a sphinx { $side }
built-obelisk = the obelisk { $side }
built-door = the door { $side }
built-wall = the wall { $place }
built-mosaic = a mosaic on { $squares }
built-pedestal = the pedestal of the throne
built-throne = the throne

kind-sphinx = { $count ->
    [one] sphinx
   *[other] sphinxes
  }
kind-obelisk = { $count ->
    [one] obelisk
   *[other] obelisks
  }
kind-door = { $count ->
    [one] door
   *[other] doors
  }
kind-wall = { $count ->
    [one] wall
   *[other] walls
  }
kind-mosaic = { $count ->
    [one] mosaic
   *[other] mosaics
  }
kind-pedestal = { $count ->
    [one] pedestal
   *[other] pedestals
  }
kind-throne = { $count ->
    [one] throne
   *[other] thrones
  }

cost-equal = { $artisans ->
    [one] one artisan
   *[other] { $artisans } artisans
  } and { $resources } equal resources
cost-different = { $artisans ->
    [one] one artisan
   *[other] { $artisans } artisans
  } and { $resources } different resources

# What was expected in a text.
expected-resource = a resource (stone, wood, glass, marble or lapis)
expected-card = a card, such as artisan, stone or stone+
expected-later-card = a card that comes after the one before it: artisan, stone, stone+, wood, wood+, glass, glass+, marble, marble+, lapis, lapis+, cave
expected-fewer-cards = no more cards of a kind than there are
expected-face = up or down
expected-mosaic = a mosaic (F I L N P T U V W X Y Z)
expected-worshipper = a worshipper (architect, vizier, beggar, merchant or foreman)
expected-stall = a stall (1, 2 or 3)
expected-side = a side (left or right)
expected-wall = a place for a wall, such as left-front or back-mid
expected-kind = a piece (sphinx, obelisk, door, wall, mosaic, pedestal or throne)
expected-category = a category of pieces
expected-end-rule = last-turn or immediate
expected-memory = on or off
expected-ending = a way of ending
expected-square = a garden square, such as c4
expected-later-square = a square after the one before it: column by column, from row 0
expected-scarabs = a number of scarabs
expected-rule = a rule’s id

# The log.
event-hand-dealt = { $seat } gets { $cards } cards.
event-hand-seen = { $seat } gets { $cards }.
event-stall-opened = On stall { $stall }: { $card }.
event-mosaic-turned-up = The mosaic { $mosaic } is on top of the pile.
event-mosaic-left = The mosaic { $mosaic } fits nowhere any more and leaves the game.
event-worshipped = { $seat } calls the { $worshipper } and { $fine }.
event-drew = { $unseen ->
    [0] { $seat } draws from the deck: { $cards }.
    [one] { $seat } draws from the deck: { $cards }, and a card face down.
   *[other] { $seat } draws from the deck: { $cards }, and { $unseen } cards face down.
  }
event-stall-taken = { $unseen ->
    [0] { $seat } takes stall { $stall }: { $cards }.
    [one] { $seat } takes stall { $stall }: { $cards }, and a card face down.
   *[other] { $seat } takes stall { $stall }: { $cards }, and { $unseen } cards face down.
  }
event-cards-looked = { $seat } looks at what lay face down: { $cards }.
event-card-placed = { $seat } puts { $card } on stall { $stall }.
event-deck-rebuilt = The deck is used up: the discards become a new one of { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-nothing-to-draw = There is no card left to draw for { $seat }.
event-building-began = { $seat } wants to build { $piece }.
event-paid = { $amulets ->
    [0] { $seat } pays { $cards }.
    [one] { $seat } pays { $cards } and takes one amulet.
   *[other] { $seat } pays { $cards } and takes { $amulets } amulets.
  }
event-built = { $architect ->
    [0] { $seat } has built { $piece }: { $reward } + { $bonus } = { $scarabs } scarabs.
   *[other] { $seat } has built { $piece }: { $reward } + { $bonus } + { $architect } for the Architect = { $scarabs } scarabs.
  }
event-claimed = { $seat } sets a statue of Anubis on { $square }: a sanctuary of { $squares ->
    [one] one square
   *[other] { $squares } squares
  }.
event-walked = Cleopatra walks { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
  } on, to space { $space }.
event-offering-began = Cleopatra passes the line: everybody makes an offering to the High Priest.
event-offer-sealed = { $seat } has decided on an offering.
event-offer-made = { $seat } offers { $scarabs ->
    [one] one scarab
   *[other] { $scarabs } scarabs
  }, in secret.
event-offer-shown = { $seat } has offered { $scarabs ->
    [one] one scarab
   *[other] { $scarabs } scarabs
  }: place { $place }, { $change ->
    [more] { $amulets ->
        [one] one amulet more
       *[other] { $amulets } amulets more
      }
   *[fewer] { $amulets ->
        [0] no amulet to discard
        [one] one amulet fewer
       *[other] { $amulets } amulets fewer
      }
  }.
event-discarded = { $seat } discards { $card }.
event-hand-kept = { $seat } keeps the whole hand and takes { $amulets ->
    [one] one amulet
   *[other] { $amulets } amulets
  }.
event-last-turns-began = Cleopatra stands before the palace: after this turn of { $seat }, everybody else has one last turn.
event-hand-shown = { $amulets ->
    [0] { $seat } lays down { $cards }.
    [one] { $seat } lays down { $cards }: one amulet.
   *[other] { $seat } lays down { $cards }: { $amulets } amulets.
  }
event-reckoned = { $seat } removes { $sanctuaries ->
    [one] one amulet
   *[other] { $sanctuaries } amulets
  } by sanctuaries; { $forgiven ->
    [one] one is forgiven
   *[other] { $forgiven } are forgiven
  }; { $left ->
    [one] one is left
   *[other] { $left } are left
  }.
event-penalised = { $seat } pays { $scarabs ->
    [one] one scarab
   *[other] { $scarabs } scarabs
  } for the amulets left.
event-eliminated = { $seat } is too corrupt and is thrown to the crocodiles.
event-game-ended = The game is over: { $ending ->
    [palace] Cleopatra has come to her palace.
   *[standstill] nobody has built for too long.
  }

# Why not.
refusal-over = the game is over
refusal-not-deciding = it is { $decider } who decides now
refusal-offered = you have made your offering; the others are still deciding
refusal-place-first = put the drawn card on a stall first
refusal-pay-first = pay for the piece you have chosen first
refusal-offer-first = everybody makes an offering first
refusal-built-already = you have built in this turn already
refusal-cannot-pay = you cannot pay for it: it costs { $cost }
refusal-nothing-done = you must visit the market or build
refusal-nothing-to-place = no card is waiting for a stall
refusal-nothing-to-pay = no piece is waiting to be paid
refusal-nothing-to-claim = there is no new area that you could claim now
refusal-no-limit = cards are discarded or kept only at the end of your turn, with more than 10 in hand
refusal-no-offering = no offering is due
refusal-not-in-hand = { $held ->
    [0] you have no { $card }
    [one] you have only one { $card }
   *[other] you have only { $held } { $card }
  }
refusal-artisans = { $needed ->
    [0] no artisan is needed
    [one] exactly one artisan is needed
   *[other] exactly { $needed } artisans are needed
  }, and you pay { $paid }
refusal-needless = the { $card } adds nothing: the other cards cover as much without it
refusal-short = { $missing ->
    [one] one resource is missing
   *[other] { $missing } resources are missing
  }: it costs { $cost }
refusal-discarded-already = you have begun to discard, so you cannot keep all the others
refusal-limit-first = you hold more than { $limit } cards: discard down to { $limit }, or keep them all
refusal-no-worshipper-now = a worshipper is called once, at the beginning of your turn
refusal-fine = you have too few scarabs for the { $worshipper }
refusal-building = you are building: go on, or say that you are done
refusal-visited-already = you have visited the market in this turn already
refusal-empty-stall = stall { $stall } is empty, and others are not
refusal-stall-filled = stall { $stall } has got its card already
refusal-row-full = there are three sphinxes in that row
refusal-obelisk-stands = that obelisk stands already
refusal-door-stands = that door stands already
refusal-wall-stands = there is a wall already
refusal-pedestal-stands = the pedestal stands already
refusal-pedestal-first = the pedestal is built first
refusal-throne-stands = the throne stands already
refusal-no-mosaic = no mosaic is left
refusal-other-shape = these squares are not the shape of the mosaic { $mosaic }, which is on top of the pile
refusal-square-taken = no mosaic may lie on { $square }
refusal-no-sanctuary = { $square } is not the first square of an area that you can claim now
refusal-palms-lost = you have claimed an area, so the palms are lost
refusal-claim-or-palms = claim an area as a sanctuary, or take the palms
refusal-offer-too-high = { $most ->
    [0] you have no scarab: offer 0
    [one] you have only one scarab
   *[other] you have only { $most } scarabs
  }

# The sheet.
line-scarabs = Scarabs
line-amulets = Amulets
line-hand = Amulets for the hand
line-sanctuaries = Amulets in sanctuaries
line-forgiven = Amulets forgiven
line-left = Amulets left
line-eliminated = Eliminated
line-penalty = Penalty

piece-start = { $number } at the start
piece-built = { $count } { $piece }: { $reward } + { $bonus }
piece-architect = { $number } by the Architect
piece-fines = −{ $number } for worshippers
piece-offered = −{ $number } offered
piece-corrupt-cards = { $number } for corrupt cards paid
piece-fine-amulets = { $number } for worshippers
piece-kept = { $number } for hands of more than 10 cards
piece-offering-taken = { $number } at the offering
piece-offering-discarded = −{ $number } at the offering
piece-hand = { $number ->
    [one] one corrupt card in hand
   *[other] { $number } corrupt cards in hand
  }
piece-sanctuaries = { $number ->
    [one] one square of sanctuaries
   *[other] { $number } squares of sanctuaries
  }
piece-forgiven = as many as the lowest seat had left: { $number }
piece-left = { $number ->
    [one] one amulet to pay for
   *[other] { $number } amulets to pay for
  }
piece-eliminated = { $number } amulets are too many: thrown to the crocodiles
piece-penalty = { $number ->
    [one] one scarab for the amulets left
   *[other] { $number } scarabs for the amulets left
  }

# The drawing.
draw-turn = { $seat }’s turn
draw-last-turn = { $seat }’s last turn
draw-offering = Offering to the High Priest
draw-over = After the game
draw-walk = Cleopatra
draw-worshippers = Worshippers of Sobek
draw-scarabs = { $number ->
    [one] 1 scarab
   *[other] { $number } scarabs
  }
draw-amulets = { $number ->
    [one] 1 amulet
   *[other] { $number } amulets
  }
draw-market = Market
draw-empty = empty
draw-face-down = { $cards ->
    [one] 1 face down
   *[other] { $cards } face down
  }
draw-drawn = drawn: { $card }
draw-deck = Deck: { $cards ->
    [0] empty
    [one] one card, { $top }
   *[other] { $cards } cards, on top { $top }
  }; { $discards ->
    [one] one discard
   *[other] { $discards } discards
  }
draw-mosaic = Mosaic { $mosaic }
draw-no-mosaic = No mosaic left
draw-pile = still in the pile: { $mosaics }
draw-legend = ♣ palm  ▒ throne’s space  ◆ sphinx  ▲ obelisk  ■ built  a b c d: sanctuaries of A B C D
draw-seat-scarabs = Scarabs
draw-seat-amulets = Amulets
draw-seat-statues = Statues
draw-seat-cards = Cards
draw-seat-known = known to all
draw-hand = Hand of { $seat }
draw-credit = This turn: { $parts }
draw-spare = { $units } × { $resource } to spare
draw-discount = { $number ->
    [one] one resource saved
   *[other] { $number } resources saved
  }
draw-foreman = { $number ->
    [one] one artisan saved
   *[other] { $number } artisans saved
  }
draw-piece = To be paid: { $piece }
draw-offered = offered

# The rules page.
section-setup = Before the game
section-turn = A turn
section-worshippers = The worshippers of Sobek
section-market = The market
section-building = Building and paying
section-pieces = The pieces of the palace
section-sanctuaries = Sanctuaries
section-walk = Cleopatra’s walk
section-end = The end of the game

rule-garden = The garden has nine columns, a to i from left to right, and nine rows, from 0 at the back to 8 at the front. The throne’s space takes columns d to f of rows 0 to 2. The 34 palms stand on a to c and g to i of row 0, on a and i of rows 1, 2, 6, 7 and 8, and on d to f of rows 3 to 8. The grid is reconstructed from photographs of the earlier edition.
    .title = The garden
rule-mosaic-pile = The twelve mosaics are the twelve shapes of five joined squares. They are shuffled into one pile; the top one can be seen, and it is the only one that can be built.
    .title = The pile of mosaics
rule-cards = There are 108 cards: for each of stone, wood, glass, marble and lapis lazuli eleven standard cards worth one and three corrupt ones worth two; thirty artisans; and eight caves, corrupt as well. Which resources there are is reconstructed.
    .title = The cards
rule-deck-faces = After everybody has got three cards, a third of the deck, rounded down, is turned face down and mixed in at random; the other cards lie face up. Cards keep their faces on the stalls, and a top card that lies face up can be seen.
    .title = Face up and face down
rule-deck-rebuilt = When a card is to be drawn and the deck is empty, the discards become the new deck in the same way: shuffled, a third of them face down.
    .title = A new deck
rule-starting-goods = Everybody begins with 5 scarabs, no amulet, 3 cards and 2 statues of Anubis. Each of the three stalls gets one card. Seat A begins.
    .title = What everybody begins with
rule-sobek-board = The five worshippers lie in random order. From left to right they cost 1 scarab, 2 scarabs, 1 amulet, 2 amulets and 3 amulets. The fines are reconstructed.
    .title = Sobek’s board
rule-one-action = In your turn you do exactly one of two things: visit the market or build. Then the turn goes to the left.
    .title = Market or building
rule-always-asked = A decision is asked even when there is only one answer.
    .title = Everything is asked
rule-hand-limit = Whoever ends a turn with more than 10 cards discards cards of their choice until 10 are left. Corrupt cards can be discarded too, and cost no amulet.
    .title = Ten cards in hand
rule-hand-kept = Instead, before discarding any, you may keep all the cards and take 1 amulet for each card over 10; and again in every later turn that ends so.
    .title = Keeping a large hand
rule-one-worshipper = At the beginning of your turn, besides your action, you may call one worshipper of Sobek.
    .title = One worshipper a turn
rule-worshipper-fine = Calling a worshipper costs the fine of its slot: you pay the scarabs or take the amulets. With too few scarabs you cannot call it.
    .title = The fine
rule-worshipper-moves = A worshipper that was called goes to the last slot, and those behind it move up.
    .title = To the end of the row
rule-architect = Architect: every piece you build in this turn gives 4 scarabs more.
    .title = Architect
rule-vizier = Vizier: in this turn you may both visit the market and build, in either order; the second is optional.
    .title = Vizier
rule-beggar = Beggar: you draw 4 cards from the deck at once. Those that lie face up are seen by all.
    .title = Beggar
rule-merchant = Merchant: the pieces of this turn need 2 resources fewer, in total.
    .title = Merchant
rule-foreman = Foreman: the pieces of this turn need 2 artisans fewer, in total. The help is used as soon as there is an artisan to save.
    .title = Foreman
rule-market-take = Visiting the market, you take all the cards of one stall into your hand.
    .title = Taking a stall
rule-market-empty-stall = An empty stall may be named only when all three are empty.
    .title = Empty stalls
rule-market-refill = Then you draw three cards, one at a time, and put each on a stall that has not got one yet, as it lies: a card that lies face down is not looked at.
    .title = Filling the stalls
rule-drawing-stops = If neither the deck nor the discards have a card, the drawing stops short.
    .title = When no card is left
rule-build-pieces = You build one or more pieces, one after another. Each is chosen, paid and rewarded before the next, and counts the palace as it stands. A piece that was chosen must be paid. When you are done, the building is over.
    .title = One piece after another
rule-build-offered = A piece can be chosen only if there is a place for it and you can pay for it.
    .title = What can be built
rule-pay-artisans = A piece is paid with cards from your hand, which go to the discards: as many artisans as it needs, and resources.
    .title = Artisans and resources
rule-pay-equal = Where a piece needs equal resources, all of them are of one type; a double counts as two.
    .title = Equal resources
rule-pay-different = Where a piece needs different resources, no two of them are of one type; a double counts as one, and its second unit is to spare.
    .title = Different resources
rule-corrupt-cards = Each corrupt card that you pay costs you 1 amulet: doubles and caves.
    .title = Corrupt cards
rule-caves = A cave stands for one resource of any type, never for an artisan.
    .title = Caves
rule-spare-units = A unit of a double that a piece does not need can pay for a later piece of the same turn. No change is given: what is still to spare at the end of the turn is lost.
    .title = Dividing a double
rule-every-card-needed = Every card must add something: a card that could be left out while the other cards cover as much cannot be paid. So units to spare and the Merchant’s help can be saved by paying more cards, but nothing can be wasted.
    .title = Every card is needed
rule-credit-order = What the cards do not cover comes from units to spare, and then from the Merchant. If units of several types would do, those are used that leave the Merchant most; among equal ones, the first in the order stone, wood, glass, marble, lapis lazuli. A piece that is wholly covered is paid with nothing.
    .title = What pays besides the cards
rule-sphinx = A sphinx (six, three in each row of the plaza) costs one artisan and 2 equal resources. It gives 3 scarabs, and 1 for each sphinx already in its row.
    .title = Sphinxes
rule-obelisk = An obelisk (two, one in each row of the plaza) costs 3 artisans and 4 equal resources. It gives 10 scarabs, and 2 for each sphinx already in its row.
    .title = Obelisks
rule-door = A door (two, left and right) costs 2 artisans and 3 equal resources. It gives 5 scarabs, and 1 for each wall of the unbroken chain that begins at it. The chain goes round the palace, but not through the other door.
    .title = Doors
rule-wall = A wall (nine, three on each side) costs one artisan and 2 different resources. It gives 3 scarabs, and 1 for each mosaic square beside it. Each wall is beside three garden squares; a corner square counts for both of its walls.
    .title = Walls
rule-wall-reward = The rulebook’s example of a wall adds up 5 and 2, but its reward line says 3: it is 3. Where mosaics are counted, their squares are counted.
    .title = What a wall gives
rule-mosaic = A mosaic (twelve) costs 2 artisans and 3 different resources. It gives 5 scarabs, and 1 for each palm it covers, or instead of the palms the right to claim sanctuaries.
    .title = Mosaics of the gods
rule-mosaic-place = A mosaic may be turned and flipped. It lies wholly in the garden, not on the throne’s space and not on another mosaic.
    .title = Where a mosaic lies
rule-mosaics-leave = After a mosaic was built, the top one of the pile leaves the game if it fits nowhere any more, and so on until one fits. With the pile empty, the mosaics are complete.
    .title = Mosaics that fit nowhere
rule-throne = The pedestal and the throne cost 3 artisans and 4 different resources each. Each gives 10 scarabs, and 1 for each mosaic square beside the throne’s space. The pedestal is built first.
    .title = Pedestal and throne
rule-sanctuary = A sanctuary is an area of the garden beside the mosaic just built, bounded by the edge, the throne’s space and mosaics, in which no mosaic left in the pile fits in any way.
    .title = What a sanctuary is
rule-sanctuary-claim = Whoever built the mosaic may claim such an area by setting a statue of Anubis in it. The palms of that mosaic are lost then, but its 5 scarabs are not. Without such an area or without a statue nothing is asked.
    .title = Claiming a sanctuary
rule-sanctuary-second = If the mosaic made another such area, a second statue may claim it too; that costs nothing more.
    .title = Two at once
rule-sanctuary-now = An area that is not claimed at once can never be claimed later, by anybody.
    .title = Now or never
rule-walk = When a building is over, Cleopatra walks one space towards the palace, up to the fifth, for each category that was completed in it: sphinxes, obelisks, doors, walls, pedestal and throne, mosaics.
    .title = Cleopatra walks
rule-offering = When Cleopatra comes from space 3 to space 4 or beyond, everybody makes an offering to the High Priest, once in the game: all choose in secret how many of their scarabs to offer, from none to all. All that is offered is lost.
    .title = The offering to the High Priest
rule-offering-places = The highest offer discards 3 amulets, or as many as there are. The second takes 1 amulet, the third 2, the fourth 3.
    .title = The places of the offering
rule-offering-ties = Equal offers share the better place, and the next place is skipped. If all are equal, all are first.
    .title = Equal offers
rule-last-turns = When Cleopatra stands on the fifth space, that turn is finished, and every other seat has one last turn, in order. Then comes the reckoning.
    .title = The last turns
rule-immediate-end = Option: the reckoning comes when the building is over that brought Cleopatra to the fifth space, after an offering that is due, without a second action and without the limit of the hand.
    .title = An immediate end
rule-standstill = If no piece is built for 40 rounds, that is for 40 turns of every seat in a row, the reckoning comes at once.
    .title = Nobody builds
rule-reckoning-hand = At the end all hands are discarded, and every corrupt card in them costs 1 amulet.
    .title = The hand at the end
rule-reckoning-sanctuaries = Then everybody removes 1 amulet for each square of their sanctuaries, as far as they have any.
    .title = What sanctuaries take
rule-reckoning-forgiven = Then everybody removes as many amulets as the seat with the fewest has left.
    .title = What is forgiven
rule-penalty = The amulets left cost scarabs: 1, 3, 6, 10, 15, 20 or 25 for one to seven amulets.
    .title = The penalty
rule-penalty-floor = Whoever has fewer scarabs than the penalty pays them all and ends with none.
    .title = No less than nothing
rule-elimination = Whoever has 8 or more amulets left is thrown to the crocodiles and cannot win. The eliminated share the last place, with a total of 0.
    .title = Thrown to the crocodiles
rule-winner = The most scarabs among the survivors win.
    .title = The winner
rule-final-tie = Equal scarabs: fewer amulets left are better, else the place is shared. This holds for every place.
    .title = Ties
rule-who-knows-what = Rewards, fines, offerings and discards are open to all, so anybody who remembers knows all scarabs and amulets. Hands are hidden, except the cards that everybody saw: those taken face up from a stall or drawn face up. A card that is paid or discarded counts as one of these first. Nobody knows the order of the piles and what lies face down.
    .title = Who knows what
rule-unseen-decks = What a hidden card can be depends on the deck it came from, because a new deck holds just the discards of that moment. Everybody remembers from which deck hidden cards came: the present one, each of the two before it that still matter, and all older ones together. When a hidden card is shown, it counts as one from the oldest deck that it came from.
    .title = Cards of earlier decks
