# What the page says about the board. Names of tiles, pawns and events are in the game’s own file.

# What is wanted.
kheops-ask-pawn = Choose a pawn
kheops-ask-place = Choose a tile for { $pawn }
kheops-ask-turn = Choose { $kind } to turn
kheops-ask-turn-way = Choose how the tile will lie
kheops-ask-swap-own = Choose your pawn to swap
kheops-ask-swap-other = Choose the opposing pawn
kheops-ask-move = Choose your pawn to move
kheops-ask-move-to = Choose where it goes
kheops-ask-build = Choose a tile to build
kheops-ask-build-cell = Choose a place for tile { $tile }
kheops-ask-build-way = Choose how it will lie

# What can be picked.
kheops-option-pawn = { $pawn ->
    [worker] Worker ({ $left })
    [mummy] Mummy
    [priest] Priest
   *[pharaoh] Pharaoh
  }

# The same in a word, for a button: the thing itself is on the board.
kheops-short-tile = { $tile }: { $sign }
kheops-short-cell = { $cell }: { $sign }
kheops-short-free = { $cell }
kheops-short-way = { $sides }
kheops-short-l = left
kheops-short-r = right
kheops-short-b = base
kheops-short-ankh = ankh
kheops-short-double = as two
kheops-short-curse = curse
kheops-short-empty = shaft
kheops-short-turn-passage = turn passage
kheops-short-turn-room = turn room
kheops-short-swap = swap
kheops-short-move = move
kheops-short-red = red tomb
kheops-short-blue = blue tomb
kheops-short-green = green tomb

# And in whole, for whoever hears it.
kheops-cell-tile = { $cell }: { $tile }
kheops-cell-pawn = { $cell }: { $tile }; { $pawn } of { $seat }
kheops-cell-free = { $cell }, beside { $beside }
kheops-way-joined = Opens { $sides }; connected with { $cells }
kheops-opens = Opens { $sides }
kheops-way-alone = Opens { $sides }; not connected
kheops-way-same = Opens on every side, as before
kheops-face = { $kind }, { $symbol }
kheops-tile = Tile { $tile }: { $kind }, { $openings ->
    [one] one opening
   *[other] { $openings } openings
  }, { $symbol }

# What a decision does.
kheops-do-place = Play { $pawn } on { $cell }
kheops-do-turn = Turn { $kind } on { $cell }: it will open { $sides }
kheops-do-swap = Swap { $pawn } on { $own } with { $otherpawn } on { $other }
kheops-do-move = Move { $pawn } from { $from } to { $to }
kheops-do-build = Build tile { $tile } on { $cell }, opening { $sides }

# What is told of a tile and its network.
kheops-tell = { $cell }. { $network }
kheops-lone = Connected to no other tile.
kheops-network = Network of { $count } tiles, now worth { $points ->
    [one] one point
   *[other] { $points } points
  }{ $longest ->
    [yes] , the longest
   *[no] {""}
  }. { $lead }; { $shut }.
kheops-network-on = { $network } Cells: { $cells }
kheops-network-parts = Its value: { $parts }.
kheops-part = { $line } { $points }
kheops-lead = { $seat } leads { $most } to { $least }
kheops-lead-equal = Equal strength, { $each } each: nobody scores it
kheops-lead-nobody = Nobody is in it
kheops-shut-open = it opens on the outside
kheops-shut-secret = it is closed and counts double
kheops-shut-cursed = it is cursed

# The board.
kheops-pyramid = The pyramid
kheops-hand-hidden = { $seat }’s hand: { $tiles ->
    [one] one hidden tile
   *[other] { $tiles } hidden tiles
  }
kheops-hand = { $seat }’s tiles
kheops-hand-empty = no tiles left
kheops-supply = { $seat }’s pawns to play
kheops-pawn-left = { $pawn }: { $left ->
    [0] all in the pyramid
   *[other] { $left } to play
  }
kheops-pawn-played = { $pawn }: in the pyramid
kheops-pawn-ready = { $pawn }: still to play
kheops-unseen = { $tiles ->
    [0] every tile has been seen
    [one] one tile not seen yet
   *[other] { $tiles } tiles not seen yet
  }
kheops-turn-count = Turn { $turn } of { $turns }
kheops-turn-short = { $turn } / { $turns }
kheops-over = Complete
kheops-pharaoh-mummy = The pharaoh acts like a mummy
kheops-pharaoh-priest = The pharaoh acts like a priest
kheops-pharaoh-rule = The pharaoh: { $rule }
kheops-ways = Tile { $tile } on { $cell }
kheops-ghost = Turn the tile. Now: { $way }
kheops-turn-it = Turn the tile
kheops-put-away = Put away

# The legend: what the signs mean.
kheops-legend-title = Signs
kheops-legend-fold = Fold the signs away
kheops-legend-arrives = When a pawn arrives
kheops-legend-worth = What it is worth
kheops-legend-turn-passage = Turn a passage
    .more = any one, its own too
    .short = passage
kheops-legend-turn-room = Turn a room
    .more = any one, its own too
    .short = room
kheops-legend-swap = Swap two pawns
    .more = one yours, one theirs
    .short = swap
kheops-legend-move = Move a pawn
    .more = another one of yours
    .short = move
kheops-legend-double = Counts as two
    .more = when leads are counted
    .short = as two
kheops-legend-empty = Nobody may stand
    .more = a shaft
    .short = nobody
kheops-legend-tie = Stripes: a tie
    .more = nobody scores it
kheops-legend-room = Each room { $points }
    .more = to the seat that leads
kheops-legend-sarcophagus = A tomb { $points }, a pair { $pair }
    .more = any other mix: nothing
    .short = { $points }, pair { $pair }
kheops-legend-summit = Summit { $points }
    .more = longest network { $longest }
kheops-legend-sealed = Sealed: doubled
    .more = lamps burn: no way out
    .short = sealed ×2
kheops-legend-way-out = A way out
    .more = not sealed
kheops-legend-curse = Cursed: nothing
    .more = the network is dead
    .short = nothing
kheops-legend-ankh = Ankhs 1 · 4 · 9 · 16
    .more = for your pawns on them
    .short = 1 4 9 16

# The position in words.
kheops-about-game = The game
kheops-about-you = You ({ $seat })
kheops-about-seat = { $seat }
kheops-ankhs = Ankhs on { $cells }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
kheops-about-networks = The networks
kheops-about-tiles = The tiles in the pyramid
kheops-no-networks = There are no networks yet.
kheops-lies = { $cell }. Tile { $tile } opens { $sides }.
kheops-holds-workers = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }
kheops-holds-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }

# A turn in pictures.
kheops-show-pawn = Play a pawn on a free tile. You will score the networks in which you have more pawns than your rival.
kheops-show-power = If the tile has a power, it acts at once: turn a tile, swap two pawns or move one of yours.
kheops-show-build = Build a tile of your hand, any way round, on a free cell beside another tile. Then draw one.
kheops-show-network = Openings that meet join tiles to a network. Rooms and sarcophagi give points, and a network with no way out counts double.
kheops-show-curse = A curse makes a whole network worthless, and pawns on ankhs score on their own: three ankhs give nine points.

## The counting at the end
kheops-ending-network = { $tiles ->
    [one] Network of 1 tile
   *[other] Network of { $tiles } tiles
}
kheops-ending-part = { $line } { $points }
kheops-ending-parts = { $parts }
