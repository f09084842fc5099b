## Fair shuffles: what is promised before a game, and what its record proves

fair-title = Was the shuffle fair?
fair-title-playing = Fair shuffles
fair-checking = This browser is checking the record …
fair-holds = Everything fits: { $count } checks, all made by this browser.
fair-fails = { $count ->
    [one] One check fails: something is not as it was promised or shown!
   *[other] { $count } checks fail: something is not as it was promised or shown!
}
fair-outcome-holds = It holds:
fair-outcome-broken = It does not hold:
fair-outcome-open = Note:

## The checks
fair-promised-seen = The record holds the promise that this device noted before the shuffle.
fair-promised-seen-not = The record holds another promise than this device noted before the shuffle!
fair-promised = The record holds the promise that this table shows.
fair-promised-not = The record holds another promise than this table shows!
fair-kept = The server used the secret it had promised, for this very game and its options.
fair-kept-not = The server’s secret, the game or its options are not what was promised!
fair-nonce = What was added for { $seat } is what { $seat } promised on sitting down.
fair-nonce-not = What was added for { $seat } was not promised on sitting down!
fair-nonce-mine = What this device added for { $seat } is part of the shuffle.
fair-nonce-mine-not = What this device added for { $seat } was left out or changed!
fair-nonce-untold = { $seat } promised to add something, but it never came: it is no part of the shuffle.
fair-seed = The seed comes from the promise and from what the devices added.
fair-seed-not = The seed does not come from the promise and what the devices added!
fair-pile = { $pile }: { $seen } of { $all } seen, each where the shuffle put it.
fair-pile-not = { $pile }: what was seen is not what the shuffle gives!
fair-pile-rounds = Round cards
fair-pile-market = Market cards
fair-pile-tiles = Tiles
fair-pile-rotations = How the first tiles lie
fair-pile-deal = Cards dealt at the start
fair-pile-deck = The deck
fair-pile-expeditions = Expeditions of round { $round }
fair-pile-cards = Cards
fair-pile-faces = Cards face up and face down
fair-pile-mosaics = Mosaics
fair-pile-worshippers = Sobek’s worshippers
fair-pile-legend = In the notation of the records. Brackets: they came together, in an order that was not seen. A question mark: not seen from here.
fair-expected = Expected
fair-found = In the record
fair-expected-pile = The shuffle, computed again; the top first
fair-found-pile = Seen at the table

## What it means
fair-proves-title = What this proves
fair-proves = { $parts ->
    [0] Nobody’s device added anything to the shuffle. So this proves only that nothing was changed after the promise.
    [one] One person’s device added a part. If that person is honest and not the one who runs the server, the server could not choose the shuffle. Otherwise this proves only that nothing was changed after the promise.
   *[other] A part was added for each of { $parts } people. Whoever runs the server could not choose the shuffle, even when playing along, as long as one other person sat down honestly, at a device of their own.
}
fair-proves-broken = As long as something does not fit, this game proves nothing. Keep the record, and ask whoever runs the server.
fair-witness = This device noted all of it before the shuffle, and will compare.
fair-no-witness = This device did not note the promise before the shuffle: it takes the server’s word for when it was made.
fair-compares = The piles are compared with what this seat was shown. What others drew unseen, and piles made again from discards, are checked by the program, which plays the whole game again.
fair-compares-all = The piles are compared with all that was told in the game. Piles made again from discards are checked by the program, which plays the whole game again.
fair-no-secrets = None of this keeps secrets from whoever runs the server.
fair-elsewhere-title = Check it elsewhere
fair-elsewhere = Download the record and check it with the program, on any computer:

## While the game goes on
fair-before = Before anyone sat down, the server promised its part of the shuffle by a hash, and every person’s device adds a part of its own. When the game is over, this page checks that exactly these were used.
fair-commitment = The server’s promise (SHA-256)
fair-part-told = { $seat } has promised a part and added it.
fair-part-promised = { $seat } has promised a part.
fair-part-bot = { $seat } adds nothing: bots have no part in it.
fair-part-none = { $seat } adds nothing.
