game-name = Silver & Gold: Pyramids
game-about = Four rounds of exploring treasure chambers: everybody crosses the same pattern on cards of their own, from the entrance to the golden tomb.

colour-green = green
colour-orange = orange
colour-purple = purple

pattern-i2 = two in a line
pattern-i3 = three in a line
pattern-v3 = three round a corner
pattern-l4 = four as an L
pattern-t4 = four as a T
pattern-o4 = four as a square

material = A file with the 48 pyramid cards to play with, in place of our own

ending-rounds = the fourth round is over

# What was expected in a text.
expected-card-number = the number of a card (1 to 48)
expected-higher-card = a higher number than the first: numbers are written ascending
expected-cell = a cell: a letter from a to e and a digit from 1 to 5, such as b3
expected-later-cell = a cell after the one before it: cells are written by column, then row
expected-taken = the number of a card, or the word “deck”
expected-colour = a colour (green, orange or purple)
expected-icon = an icon’s letter (r, g, t, s, p or x)
expected-pattern = a pattern (I2, I3, V3, L4, T4 or O4)
expected-rule = a rule’s id

# A deck file that is none.
deck-card-twice = card { $card } is there twice
deck-colour-full = card { $card } would be the { $most }th and one more { $colour } card: there are { $most } of each colour
deck-card-missing = card { $card } is missing
deck-row-missing = card { $card } ends before row { $row }, column { $column }: a card has five rows
deck-row-length = card { $card }, row { $row }, column { $column }: the row has { $length ->
    [one] one character
   *[other] { $length } characters
  } instead of five
deck-unknown-letter = card { $card }, row { $row }, column { $column }: “{ $found }” is none of # . E T r g t p s x
deck-entrance-row = card { $card }, row { $row }, column { $column }: the entrance belongs in the top row
deck-second-entrance = card { $card }, row { $row }, column { $column }: a card has only one entrance
deck-no-entrance = card { $card }, row { $row }, column { $column }: the top row has no entrance
deck-tomb-row = card { $card }, row { $row }, column { $column }: the tomb belongs in the bottom row
deck-second-tomb = card { $card }, row { $row }, column { $column }: a card has only one tomb
deck-no-tomb = card { $card }, row { $row }, column { $column }: the bottom row has no tomb
deck-unreachable = card { $card }, row { $row }, column { $column }: no way leads from the entrance to this cell

# What was found on crossed cells.
found-red = { $count ->
    [one] a red gem
   *[other] { $count } red gems
  }
found-green = { $count ->
    [one] a green gem
   *[other] { $count } green gems
  }
found-torches = { $count ->
    [one] a torch
   *[other] { $count } torches
  }
found-skulls = { $count ->
    [one] a skull
   *[other] { $count } skulls
  }
found-potions = { $count ->
    [one] a potion
   *[other] { $count } potions
  }
found-crosses = { $count ->
    [one] a red cross
   *[other] { $count } red crosses
  }

# The log.
event-dealt = { $seat } is dealt the cards { $cards }.
event-kept = { $seat } keeps { $cards }.
event-hand-shown = { $seat } plays with { $cards }.
event-display-dealt = On display: { $cards }.
event-round-began = Round { $round } begins.
event-expedition-began = Expedition { $expedition }: { $pattern }.
event-sat-out = { $seat } has no card and sits this expedition out.
event-marked = { $seat } crosses { $cells } on card { $card }{ $kinds ->
    [0] .
   *[other] {" "}and finds { $found }.
  }
event-bonus-marked = For a red cross { $seat } crosses { $cells } on card { $card } as well{ $kinds ->
    [0] .
   *[other] {" "}and finds { $found }.
  }
event-bonus-lapsed = { $seat } has no cell left to cross: { $crosses ->
    [one] a bonus cross lapses
   *[other] { $crosses } bonus crosses lapse
  }.
event-marks-shown = { $seat } has crossed { $cells } on card { $card }{ $kinds ->
    [0] .
   *[other] {" "}and found { $found }.
  }
event-completed = { $seat } has completed card { $card }!
event-taken-from-display = { $seat } takes card { $card } from the display.
event-taken-from-deck = { $seat } draws from the deck: card { $card }.
event-nothing-to-take = No card is left for { $seat } to take.
event-refilled = { $count ->
    [one] Card { $cards } joins the display.
   *[other] Cards { $cards } join the display.
  }
event-pyramid-points = { $seat } has { $pyramids } { $colour } pyramids and takes { $points } points.
event-game-ended = The last expedition is over, and the game with it.

# Why not.
refusal-over = the game is over
refusal-has-kept = you have chosen your cards; the others are still choosing
refusal-has-marked = you have marked; the others are still marking
refusal-no-cards = you have no card to mark
refusal-not-taking = it is { $taker } who takes a card now
refusal-keep-first = choose which two of your four cards you keep
refusal-not-dealt = card { $card } is not one of the four you were dealt
refusal-keeping-over = the cards have been chosen
refusal-not-your-card = card { $card } does not lie before you
refusal-not-the-pattern = these cells are neither the pattern ({ $pattern }) nor a single cell
refusal-wall = { $cell } on card { $card } is a wall
refusal-crossed = { $cell } on card { $card } is crossed already
refusal-no-entrance = nothing is crossed on card { $card } yet: the first mark must hold its entrance, { $entrance }
refusal-no-contact = on card { $card } these cells touch no crossed cell by a side
refusal-bonus-first = a red cross asks you for one more cell: bonus, the card and the cell
refusal-no-bonus = no red cross gives you a bonus now
refusal-nothing-to-replace = you have no completed card to replace now
refusal-take-first = take a card for the one you have completed first
refusal-not-on-display = card { $card } is not on display
refusal-deck-empty = the deck is empty

# The sheet.
line-cards = Completed cards
line-torches = Torches
line-pyramids = Pyramid points
line-pairs = Pairs of gems
line-singles = Single gems
line-skulls = Skulls

piece-cards = { $count ->
    [one] card { $cards }
   *[other] { $count } cards: { $cards }
  }
piece-torches = { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
  }
piece-pyramids = { $points } for { $colour } ({ $pyramids ->
    [one] one pyramid
   *[other] { $pyramids } pyramids
  })
piece-pairs = { $count ->
    [one] one red and one green gem
   *[other] { $count } red and { $count } green gems
  }
piece-singles = { $count ->
    [one] one gem left over
   *[other] { $count } gems left over
  }
piece-skulls = { $count ->
    [one] one skull crossed
   *[other] { $count } skulls crossed
  }

# The drawing.
draw-keep = Choosing cards
draw-round = Round { $round } of 4, expedition { $expedition } of 7: { $pattern }
draw-over = After the game
draw-to-come = still to come (one stays unseen): { $patterns }
draw-display = Display
draw-deck = { $cards ->
    [0] the deck is empty
    [one] one card in the deck
   *[other] { $cards } cards in the deck
  }
draw-awards = Pyramid points left
draw-nothing = none
draw-seat = { $seat }
draw-waiting = { $seat } (deciding)
draw-hand = { $seat } was dealt
draw-unknown-hand = four cards, unseen
draw-kept = keeps { $cards }
draw-no-cards = no cards
draw-card = { $card } { $colour }
draw-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
draw-gems = gems { $red } red, { $green } green
draw-torches = { $count ->
    [0] no torches
    [one] torch of round { $rounds }
   *[other] torches of rounds { $rounds }
  }
draw-skulls = { $count ->
    [0] no skulls
    [one] one skull: { $points }
   *[other] { $count } skulls: { $points }
  }
draw-completed = { $colour } completed ({ $count }): { $cards }
draw-bonus = { $crosses ->
    [one] one bonus cross to place
   *[other] { $crosses } bonus crosses to place
  }
draw-legend = ▼ entrance · ▲ tomb · × crossed · ● just crossed · r g red, green gem · t torch · s skull · p potion · x red cross

# The rules page.
section-cards = The cards
section-setup = Before the game
section-marking = Marking
section-icons = Icons
section-completed = Completed cards
section-pyramids = Pyramid points
section-end = The end of the game

rule-chambers = There are 48 pyramid cards, numbered 1 to 48, sixteen each in green, orange and purple. Under each pyramid lies a treasure chamber of five by five cells: open cells and walls, an entrance in the top row, a golden tomb in the bottom row, and icons on some open cells. From the entrance every open cell can be reached.
    .title = Chambers
rule-house-deck = The printed chambers are not public. The deck used here is our own: designed to the same purpose, drawn by a program and chosen by playing it many times. With a deck file of the printed cards the original can be played.
    .title = Our own deck
rule-other-decks = A game may be played with another deck of 48 chambers. It must have the structure of the rule on chambers; its record keeps the whole deck.
    .title = Other decks
rule-expedition-cards = There are eight expedition cards with six patterns: two cells in a line (once), three in a line (twice), three round a corner (twice), and once each four as an L, as a T and as a square. The list is the base game’s.
    .title = Expedition cards
rule-deal-and-keep = Everybody is dealt four pyramid cards, and all at once choose in secret which two they keep. The two others go back unseen.
    .title = Four cards, two to keep
rule-display = When all have kept two cards, these are turned up, all other cards are shuffled into the deck, and four of them are laid out face up as the display.
    .title = The display
rule-expeditions = The game has four rounds of seven expeditions. At the start of a round the eight expedition cards are shuffled; seven are turned up one after another, and the eighth stays unseen.
    .title = Rounds and expeditions
rule-mark-pattern = In an expedition everybody crosses its pattern on one of their own two cards: whole, but turned or mirrored as they like.
    .title = Marking the pattern
rule-mark-single = Instead of the pattern you may always cross one single cell. You must cross one or the other; nobody may do nothing.
    .title = A single cell instead
rule-mark-open-cells = Only open cells can be crossed, and each only once. Walls are never crossed.
    .title = Open cells
rule-first-mark = The first mark on a card must hold its entrance.
    .title = The first mark
rule-later-marks = Every later mark on a card must touch a crossed cell by a side, so that everything hangs together with the entrance. A corner is not enough.
    .title = Later marks
rule-marks-sealed = All mark at the same time and in secret. When nobody has a mark or a bonus cross left to make, all marks are shown together. Before that nobody sees what others cross, or how much.
    .title = Marks are sealed
rule-what-is-asked = A decision is asked even when there is only one answer.
    .title = What is asked
rule-icon-order = A mark is crossed whole before its icons act. Then come gems, the torch, skulls, and potions, in this order, so that a potion also erases skulls of the same mark; last the bonus crosses, one at a time, each finished before the next.
    .title = The order of icons
rule-gems = For each gem you cross the next gem of its colour on your score card. There is room for ten of each colour; more do not count.
    .title = Gems
rule-torches = A torch lights the torch of the current round on your score card. There is one for each round: a second torch in the same round gives nothing, and a round gone by cannot be lit any more.
    .title = Torches
rule-skulls = For each skull you cross the next skull on your score card, the cheapest first. There is room for ten; more do not count.
    .title = Skulls
rule-potions = A potion at once erases the two dearest skulls crossed on your score card, or fewer if there are fewer.
    .title = Potions
rule-red-cross = A red cross gives you at once one more cell on either of your cards: an entrance, or a cell beside a crossed one. You must take it, it may be a tomb, and if it is a red cross itself it gives another.
    .title = Red crosses
rule-bonus-completed = A card whose tomb has just been crossed can still take bonus crosses until it is put aside.
    .title = Bonus crosses on a completed card
rule-bonus-lapse = When no cell on either card can be crossed, all bonus crosses still owed lapse.
    .title = No cell for a bonus cross
rule-tomb = Crossing the tomb completes the card. When the marks are shown it is put aside, face up, for the rest of the game.
    .title = The tomb
rule-replace-order = Whoever has completed a card takes a new one. If several have, the one with the lowest number just completed goes first, then the next lowest.
    .title = Who takes first
rule-replace-from = For each completed card you take one from the display, or the top card of the deck unseen.
    .title = Taking a new card
rule-replace-two = Whoever has completed both cards takes one card after the other, and sees the first before taking the second.
    .title = Two cards at once
rule-refill = When a seat has taken its last card, the display is filled up to four from the deck.
    .title = Filling the display
rule-deck-empty = When the deck is empty, nothing can be taken from it and the display is not filled up any more.
    .title = The deck is empty
rule-no-cards = When deck and display are both empty, completed cards are not replaced: you play on with one card, or with none, and then sit expeditions out.
    .title = No cards left
rule-last-expedition = After the last expedition of the game nobody takes a card.
    .title = After the last expedition
rule-pyramid-points = Completing your second, fourth or sixth pyramid of a colour takes the highest points left in that colour: 10, then 6, then 3, whoever takes them. After that the colour gives no more.
    .title = Pyramid points
rule-pyramid-order = When all cards have been replaced, the cards just completed are counted one by one, in ascending order of their numbers, whoever owns them.
    .title = Who is counted first
rule-game-end = The game ends after the fourth round. Cards that are not completed give nothing for being there; whatever their icons gave stays. The most points win.
    .title = The end
rule-score-cards = Each completed card gives 10 points.
    .title = Points of cards
rule-score-torches = Each lit torch gives 5 points.
    .title = Points of torches
rule-score-gems = Each pair of a red and a green gem gives 5 points, each gem left over 1.
    .title = Points of gems
rule-score-skulls = Of your crossed skulls only the dearest counts, and it is subtracted.
    .title = Points of skulls
rule-skull-track = The ten skulls cost 1, 2, 3, 4, 6, 8, 10, 12, 15 and 18 points. The numbers are reconstructed.
    .title = The skull track
rule-final-tie = Of seats with equal points, the one whose lowest-numbered completed card is lower is ahead. This holds for every place.
    .title = Ties
rule-tie-without-cards = Of seats with equal points, those without any completed card are behind the others and share their place.
    .title = Ties without a card
rule-who-knows-what = Cards before the seats, score cards, the display and completed cards are open to all. Hidden are the four cards dealt to each seat until all have kept two (the returned ones for ever), the order of the deck and of the expedition cards, and the marks of the running expedition until all have marked.
    .title = Who knows what
