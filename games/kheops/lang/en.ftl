game-name = Kheops
game-about = Two architects build one pyramid: whoever has the most pawns in a network of rooms and passages takes what it is worth.

option-pharaoh = What the pharaoh can do
    .value-mummy = what the mummy can: replace an opposing worker
    .value-priest = what the priest can: be safe from the opponent, once the mummy has been played

material = A file with the 50 tiles to play with, in place of the reconstructed ones

ending-complete = the pyramid is complete

kind-passage = passage
    .the = the passage
    .a = a passage
kind-room = room
    .the = the room
    .a = a room

pawn-worker = worker
    .the = a worker
    .own = their worker
    .other = the opposing worker
    .your = your worker
pawn-mummy = mummy
    .the = the mummy
    .own = their mummy
    .other = the opposing mummy
    .your = your mummy
pawn-priest = priest
    .the = the priest
    .own = their priest
    .other = the opposing priest
    .your = your priest
pawn-pharaoh = pharaoh
    .the = the pharaoh
    .own = their pharaoh
    .other = the opposing pharaoh
    .your = your pharaoh

symbol-none = no symbol
symbol-ankh = ankh
symbol-double = counts double
symbol-curse = curse
symbol-empty = must stay empty
symbol-turn-passage = turn a passage
symbol-turn-room = turn a room
symbol-swap = swap two pawns
symbol-move = move a pawn

sarcophagus-red = red sarcophagus
sarcophagus-blue = blue sarcophagus
sarcophagus-green = green sarcophagus

side-l = to the left
side-r = to the right
side-b = at the base

# What a power that does nothing was looking for.
power-turn-passage = there is no passage to turn
power-turn-room = there is no room to turn
power-swap = there is no opposing pawn to swap with
power-move = there is no pawn to move, or nowhere to go

# What was expected in a text.
expected-cell = a cell of the pyramid, such as 2.3
expected-tile = a tile’s number, 1 to 50
expected-openings = the sides a tile opens on: l, r and b in this order, such as lb
expected-kind = room or passage
expected-symbol = a symbol, such as ankh
expected-colour = a colour (red, blue or green)
expected-pawn = a pawn (worker, mummy, priest or pharaoh)
expected-pharaoh = mummy or priest
expected-ending = a way of ending
expected-rule = a rule’s id

# A tile set that is not one.
tiles-header = “{ $found }” stands where the line “{ $header }” should be
tiles-fields = a tile has { $columns } parts with commas between them, not { $found }
tiles-number = “{ $found }” is not a number from 1 to { $tiles }
tiles-repeated = tile { $tile } is already in line { $first }
tiles-kind = “{ $found }” is neither room nor passage
tiles-openings = a tile has 1, 2 or 3 openings, not “{ $found }”
tiles-symbol = “{ $found }” is not a symbol; there are none, sarcophagus, ankh, double, curse, empty, turn-passage, turn-room, swap and move
tiles-colour = “{ $found }” is not the colour of a sarcophagus; there are red, blue and green
tiles-colour-missing = a sarcophagus has a colour
tiles-colour-unneeded = only sarcophagi have a colour, here stands “{ $found }”
tiles-too-many-empty = at most { $most } tiles may have to stay empty
tiles-missing = here the file ends, and tile { $tile } is missing: there must be { $tiles }

# The log.
event-base-laid = { $tiles } tiles lie face up: the base of the pyramid.
event-hand-dealt = { $seat } draws { $tiles } tiles.
event-hand-seen = { $seat } draws tiles { $tiles }.
event-pawn-placed = { $seat } plays { $pawn } on { $cell }.
event-worker-replaced = { $seat }’s worker on { $cell } goes back to the supply.
event-power-skipped = The tile’s power does nothing for { $seat }: { $power }.
event-tile-turned = { $seat } turns { $kind } on { $cell }: it now opens { $openings }.
event-pawns-swapped = { $seat } swaps { $pawn } on { $own } with { $otherpawn } on { $other }.
event-pawn-moved = { $seat } moves { $pawn } from { $from } to { $to }.
event-tile-built = { $seat } builds tile { $tile } on { $cell }: it opens { $openings }.
event-tile-drawn = { $seat } draws a tile.
event-tile-seen = { $seat } draws tile { $tile }.
event-game-ended = The game is over: the pyramid is complete.

# Why not.
refusal-over = the game is over
refusal-not-your-turn = it is { $seat }’s turn
refusal-pawn-first = play a pawn first, then build
refusal-build-first = your pawn is played: build a tile now
refusal-no-power = no power is waiting to be used: play a pawn
refusal-turn-first = the tile’s power comes first: turn { $kind }
refusal-swap-first = the tile’s power comes first: swap two pawns
refusal-move-first = the tile’s power comes first: move one of your pawns
refusal-no-pharaoh = only white has a pharaoh
refusal-no-worker = all your workers are in the pyramid
refusal-already-played = you have already played { $pawn }
refusal-mummy-first = you can play { $pawn } only after your mummy
refusal-no-tile = there is no tile on { $cell }
refusal-stays-empty = the tile on { $cell } must stay empty
refusal-occupied = there is a pawn on { $cell } already
refusal-not-replaceable = { $pawn } on { $cell } cannot be replaced, only a worker can
refusal-other-kind = there is { $found } on { $cell }, and the power turns { $kind }
refusal-tile-protected = { $pawn } guards the tile on { $cell }: you cannot turn it
refusal-pawn-protected = { $pawn } on { $cell } cannot be swapped by you
refusal-tile-openings = tile { $tile } opens on { $count ->
    [one] one side
   *[other] { $count } sides
  }
refusal-same-way = the tile on { $cell } already opens { $openings }: it must lie differently afterwards
refusal-no-own-pawn = you have no pawn on { $cell }
refusal-no-opposing-pawn = your opponent has no pawn on { $cell }
refusal-just-played = the pawn on { $cell } was played just now and cannot be moved
refusal-not-in-hand = tile { $tile } is not in your hand
refusal-cell-taken = there is a tile on { $cell } already
refusal-not-adjacent = { $cell } shares no side with a tile in play

# The sheet.
line-rooms = Rooms
line-sarcophagi = Sarcophagi
line-summit = Summit
line-longest = Longest network
line-secret = Secret networks
line-ankhs = Ankhs

piece-network = the network of tiles { $tiles }: { $points }
piece-ankhs = { $count ->
    [one] a pawn on tile { $tiles }
   *[other] pawns on tiles { $tiles }
  }: { $points }

# The drawing.
draw-turn = Turn { $turn } of { $turns }: { $seat } { $phase ->
    [place] plays a pawn
    [turn-passage] turns a passage
    [turn-room] turns a room
    [swap] swaps two pawns
    [move] moves a pawn
   *[build] builds a tile
  }
draw-over = The pyramid is complete
draw-symbol-ankh = ankh
draw-symbol-double = ×2
draw-symbol-curse = curs
draw-symbol-empty = void
draw-symbol-turn-passage = ↻pas
draw-symbol-turn-room = ↻roo
draw-symbol-swap = swap
draw-symbol-move = move
draw-sarcophagus-red = sarR
draw-sarcophagus-blue = sarB
draw-sarcophagus-green = sarG
draw-pawn-mummy = mum
draw-pawn-priest = pri
draw-pawn-pharaoh = pha
draw-legend-cells = ■ room, □ passage. ═ and ║ are openings; a heavy line ━ is no side. A and B are workers.
draw-legend-symbols = sar: sarcophagus (Red, Blue, Green). ↻pas, ↻roo: turn a passage, a room. ×2: counts double. void: must stay empty. curs: curse.
draw-seat = { $seat } ({ $colour ->
    [white] white
   *[blue] blue
  }), { $points ->
    [one] one point
   *[other] { $points } points
  } as it stands
draw-supply = to play: { $pawns }
draw-workers = { $workers ->
    [0] no workers
    [one] one worker
   *[other] { $workers } workers
  }
draw-hand = hand: { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
  }
draw-tile = { $tile }: { $kind }, { $openings ->
    [one] one opening
   *[other] { $openings } openings
  }, { $symbol }
draw-pile = In the pile: { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
  }

# The rules page.
section-setup = Before the game
section-turn = A turn
section-powers = The powers
section-pawns = The special pawns
section-networks = Networks and points
section-end = The end of the game

rule-pyramid = The pyramid is a triangle of 49 triangular cells in seven rows: thirteen in row 0 at the bottom, two fewer in each row above, one at the summit. A cell is written ROW.COLUMN, both from 0; even columns point up, odd ones down. Every cell has three sides: l towards the cell before it, r towards the next one, and b, the level side, which is below a cell that points up and above one that points down. What has no neighbour there lies on an outer face, the bottom included.
    .title = The pyramid
rule-tile-set = There are 50 tiles: 24 rooms (8 with one opening, 10 with two, 6 with three) and 26 passages (16 with two, 10 with three). Their symbols: six sarcophagi, two each in red, blue and green; five ankhs; five that count double; two curses; three that must stay empty; seven that turn a passage and seven that turn a room; four swaps; five moves; six tiles have none. The printed mix is not public and this one is ours; owners of the box can load the real one as a file. Such a set has 50 tiles with the numbers 1 to 50, one to three openings, one symbol each, a colour on sarcophagi only, and at most 18 tiles that must stay empty.
    .title = The tiles
rule-start = The tiles are shuffled, and the first 19 are laid face up: the whole bottom row from 0.0 to 0.12, then 1.0, 1.2, 1.4, 1.6, 1.8 and 1.10, the cells above it that point up. The picture in the rulebook is not public; this start is ours.
    .title = The start
rule-start-rotation = How each of the 19 lies is drawn at random, one of three ways for each: l, r or b with one opening, lr, lb or rb with two. A tile with three openings has only one way, though something is drawn for it too.
    .title = How the first tiles lie
rule-pawns = White (seat A) has 14 workers, a mummy, a priest and the pharaoh; blue (seat B) has 15 workers, a mummy and a priest.
    .title = The pawns
rule-hands = After the start white takes the next three tiles in hand, then blue three. The other 25 are the pile, face down.
    .title = Hands and pile
rule-who-knows-what = Hands are hidden from the opponent, and nobody knows the order of the pile. Everything else is open. When the pile is empty, each player can tell the other’s hand from what is left, and is shown it.
    .title = Who knows what
rule-turns = White begins, and turns alternate: 30 turns, 15 each. In a turn you play a pawn, use the power of its tile, build a tile and draw one, in this order.
    .title = Turns
rule-place-pawn = Play one pawn from your supply on a tile of the pyramid on which no pawn stands.
    .title = Playing a pawn
rule-power-at-once = If the tile under the pawn just played has a power, it acts at once, before you build. It must be used if that is possible.
    .title = Powers act at once
rule-power-skipped = A power that has nothing it could act on is passed over, and nobody is asked.
    .title = A power without a target
rule-build = Then add one tile of your hand to the pyramid, on an empty cell that shares at least one side with a tile in play.
    .title = Building
rule-build-freely = The tile may lie any way round. Its openings need not meet the openings of its neighbours.
    .title = Openings need not match
rule-draw-tile = Then draw a tile, as long as the pile lasts. After that hands shrink.
    .title = Drawing
rule-what-is-asked = You are asked for each decision even when there is only one answer.
    .title = What is asked
rule-turn-tile = Turn a passage, turn a room: turn any one tile of that kind in the pyramid, also the one under the pawn just played, also one with a pawn on it, which stays there.
    .title = Turning a tile
rule-turn-otherwise = A turned tile must lie differently afterwards.
    .title = Turning changes something
rule-turn-open-tile = A tile with three openings looks the same however it is turned. It may be chosen all the same, and must be if nothing else can be turned.
    .title = Turning a tile that is open all round
rule-swap-pawns = Swap: exchange one of your pawns with one of your opponent’s. The pawn just played may be the one.
    .title = Swapping
rule-move-pawn = Move: put one of your pawns, but not the one just played, on another tile on which no pawn stands. A moved pawn never replaces another, not even the mummy.
    .title = Moving
rule-no-second-power = A pawn that is swapped or moved does not set off the power of the tile it comes to.
    .title = No second power
rule-must-stay-empty = On a tile that must stay empty no pawn can be played and none can be moved there.
    .title = Must stay empty
rule-mummy = The mummy can go wherever a worker could, or on a tile with an opposing worker. That worker goes back to its owner’s supply, and then the power of the tile acts as usual.
    .title = The mummy
rule-mummy-spares = The mummy cannot replace a priest, a mummy or the pharaoh, nor one of your own pawns.
    .title = Whom the mummy spares
rule-priest-after-mummy = You can play your priest only when you have played your mummy.
    .title = First the mummy, then the priest
rule-priest-protected = Your opponent can neither swap nor replace your priest, nor turn the tile it stands on.
    .title = The priest is safe
rule-priest-owner = You may move your own priest, and turn the tile it stands on.
    .title = The priest’s owner is free
rule-priest-swap = You may also swap your own priest with an opposing pawn.
    .title = Swapping one’s own priest
rule-pharaoh-mummy = Only white has the pharaoh. It has all the features of the mummy: it may replace an opposing worker. It cannot be replaced itself; it can be swapped, and its tile can be turned.
    .title = The pharaoh as a mummy
rule-pharaoh-unlocks-nothing = Playing the pharaoh does not count as playing the mummy: the priest still has to wait for the mummy.
    .title = The pharaoh does not free the priest
rule-pharaoh-priest = With the option pharaoh=priest the pharaoh has the features of the priest instead: it can be played only after the own mummy and replaces nobody, and the opponent can neither swap it nor turn its tile.
    .title = The pharaoh as a priest
rule-networks = Two tiles are connected when both open on the side they share. Two or more connected tiles are a network.
    .title = Networks
rule-lone-tile = A tile that is connected to no other is no network: it is worth nothing, has no bonus for the summit, is never the longest, and its curse harms nobody.
    .title = A lone tile
rule-majority = What a network is worth goes to the player with more strength in it: each pawn counts one.
    .title = Majority
rule-counts-two = The pharaoh counts two, and so does any pawn on a tile that counts double. The pharaoh on such a tile still counts two.
    .title = What counts two
rule-majority-tie = If both are equally strong in a network, nobody scores it.
    .title = Equal strength
rule-rooms = A network is worth one point for each room. Passages are worth nothing.
    .title = Rooms
rule-sarcophagi = A network with exactly one sarcophagus is worth 5 more, one with exactly two of the same colour 15 more. Any other number or mix gives nothing.
    .title = Sarcophagi
rule-summit = The network that contains the topmost tile is worth 5 more.
    .title = The summit
rule-longest = The network of the most tiles is worth 5 more; if several are equally long, each of them is.
    .title = The longest network
rule-longest-of-all = All networks compete for being the longest: also cursed ones, those both are equally strong in, and those without pawns. If the longest gives its points to nobody, the next one does not inherit them.
    .title = The longest of all
rule-secret = A network with no opening on an outer face of the pyramid is secret: all it is worth, bonuses included, is doubled.
    .title = Secret networks
rule-curse = A network with a curse is worth nothing, and the ankhs in it do not count.
    .title = The curse
rule-ankhs = Each player scores the square of the number of ankh tiles their pawns stand on: three ankhs give 9 points.
    .title = Ankhs
rule-ankhs-apart = Ankhs count whoever has the network and however strong a pawn is; those on lone tiles count too; they are never doubled.
    .title = Ankhs stand apart
rule-game-end = When the pile is empty, the players go on with the tiles in hand. Blue’s last tile completes the pyramid and ends the game; white keeps one tile.
    .title = The end of the game
rule-winner = The most points win.
    .title = Winning
rule-final-tie = With equal points the game is a draw, and both are in first place.
    .title = Equal points
