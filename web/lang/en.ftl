# The page around the tables. The tables' own words are in table.en.ftl, the games' in the games' folders.

## Everywhere
app-about = Four Egyptian board games, to play here with friends or against bots.
app-skip = Skip to the content
app-home = Mastaba, start page
app-menu = Site
app-start = Start
app-about-link = About
app-loading = One moment…
app-close = Close
app-copy = Copy
app-copied = Copied
app-share = Share
app-retry = Try again
app-open = Open
app-forget = Forget
title-your-turn = ● Your turn – { $game }
notice-your-turn = It is your turn

problem-offline = The server does not answer. Check the connection, and try again.
problem-trouble = Something went wrong. Please try again.

game-imhotep = Imhotep
    .short = Imhotep
game-kheops = Kheops
    .short = Kheops
game-pyramids = Silver & Gold: Pyramids
    .short = Pyramids
game-cleopatra = Cleopatra and the Society of Architects
    .short = Cleopatra

bot-apprentice = Apprentice
    .about = Still learning: plays almost anything.
bot-mason = Mason
    .about = Takes what looks good now; a friendly opponent.
bot-scribe = Scribe
    .about = Thinks a little ahead and seldom wastes a move.
bot-architect = Architect
    .about = Plans ahead and sees what you are after.
bot-pharaoh = Pharaoh
    .about = Thinks hard over every move, and takes a while for it.

## Settings
settings = Settings
settings-language = Language
settings-language-auto = As the browser
settings-theme = Appearance
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Movement of the pieces
settings-motion-slow = Slow
settings-motion-normal = Normal
settings-motion-quick = Quick
settings-motion-none = None
settings-company = Bots may say something now and then
settings-sound = Knock when it is my turn
settings-notifications = Notify me when it is my turn
settings-notifications-insecure = Notifications need a secure connection (https), and this one is not.
settings-notifications-denied = The browser does not allow it for this page; its own settings can change that.
settings-answer-alone = Answer by itself where there is only one answer
settings-confirm = Ask before a move is sent
settings-kept = Kept on this device only.

## Start
start-lead = Ships on the Nile, pyramids, tombs and a palace: four Egyptian board games, with friends or against bots.
start-name = You play as
start-name-guest = Guest
start-level = Play now against
start-who = { $name }, against the { $bot }
start-who-label = You play as { $name }, against the { $bot }
start-who-title = Who plays
start-play = Play now
start-play-label = Play { $game } now against the { $bot }
start-set-up = Set up
start-set-up-label = Set up a table of { $game }
start-rules = Rules
start-rules-label = Rules of { $game }
start-seats = { $least ->
    [2] { $most ->
        [2] Two players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}
start-imhotep = Load the ships, and decide where everybody’s stones go.
start-kheops = Two architects, one pyramid: win its networks with your pawns.
start-pyramids = The same pattern for everybody, crossed on chambers of your own.
start-cleopatra = A palace for the queen, and a crocodile for the corrupt.

tables-yours = Your tables
tables-go-on = Go on
tables-turn = Your turn
tables-waiting = Waiting for { $names }
tables-gathering = { $missing ->
    [one] One seat is still free
   *[other] { $missing } seats are still free
}
tables-agreeing = Shuffling
tables-paused = Paused
tables-over = Over
tables-abandoned = Ended without a result
tables-unknown = Not heard from yet
tables-seen = seen { $when }
tables-forget-label = Forget the table of { $game } with { $names }
tables-forget-sure = Forget this table? This device loses its seat there.
tables-older = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
tables-open = Open tables
tables-sit = Sit down
tables-watch = Watch
tables-free = { $free ->
    [0] no seat is free
    [one] one seat is free
   *[other] { $free } seats are free
}
tables-nobody = nobody yet

link-title = I have a link
link-paste = Paste the link you were sent
link-go = Go there
link-wrong = This is not a link to a table of this page. It looks like { $example }.
record-title = I have a record
record-about = Every finished game can be kept as a small text file and watched again, move by move.
record-open = Open a record

insecure-title = This connection is not encrypted
insecure-about = The page came over plain HTTP. Everything can be played; but browsers then allow no notifications, no installing and no opening without a connection.
offline-title = No connection
offline-about = The page is here, but its server does not answer. What is on this device is shown; playing goes on when the connection is back.
connection-lost = The connection is lost. Trying again…
connection-back = Connected again.

## Setting up
new-title = A table of { $game }
new-no-game = There is no game of that name here.
new-who = Who plays
new-seat = Seat { $seat }
new-seat-label = Seat { $seat }: { $who }. Change
new-free = Free seat
new-free-label = Free seat: seat somebody
new-change = Change
new-others = The others
new-fill-bot = Bots
new-fill-here = At this device
new-fill-link = By link
new-invite = Invite by link
new-seat-bot = Seat a bot
new-another = Another
new-kind-me = Me
new-kind-here = Somebody else at this device
new-kind-link = Somebody by link
    .short = By link
new-kind-open = Whoever comes
    .short = Open
new-kind-bot = A bot
new-kind-none = Leave empty
new-kind-me-about = You, here.
new-kind-here-about = You pass the device on; hidden things stay hidden.
new-kind-link-about = You get a link and a code to send.
new-kind-open-about = The first who comes to the table takes the seat.
new-kind-none-about = The seat does not belong to the table.
new-name = Name
new-level = Level
new-options = The game
new-material-deck = A deck of your own
new-material-deck-about = A text file with the 48 pyramid cards to play with, in place of ours.
new-material-tiles = Tiles of your own
new-material-tiles-about = A text file with the 50 tiles to play with, in place of ours.
new-material-paste = Its text
new-material-file = Choose a file
new-table = The table
new-public = Public: shown on the start page, and everybody may watch
    .short = Public
new-chat = People may write to each other
new-hints = People may ask for hints
new-time = Time to think
new-time-none = As much as one likes
    .short = No clock
new-time-game = Minutes for the whole game
    .short = { $count } min in all
new-time-turn = Days for each move
    .short = { $count ->
        [one] a day a move
       *[other] { $count } days a move
    }
new-time-amount = How many
new-stand-in = Who plays on for a person who cannot
new-more = More
new-option-market = Market
new-option-pyramid = Pyramid
new-option-temple = Temple
new-option-chamber = Burial chamber
new-option-obelisks = Obelisks
new-value-off = off
new-value-on = on
new-all = All { $side }
new-by-lot = By lot
new-private = Private
new-make = Open the table
new-somebody = At least one person must play.

## Arriving at a table
join-table = A table of { $game }
join-invited = You are invited to sit down.
join-name = Your name at the table
join-sit = Sit down
join-sit-at = Sit down at seat { $seat }
join-watch = Watch
join-private = This table is not public. To sit down or to watch you need a link from somebody at the table.
join-void = This link is not good for anything any more: the seat went elsewhere, or a newer link was made.
join-lost = I lost my link
join-lost-about = Links are kept nowhere but on your device. Ask whoever set up the table for a new one: on the table’s page under “Table” they can make a new link for your seat, and you go on where you were.
join-no-table = There is no such table, or it was not touched for so long that it was deleted.
join-others = At the table
seat-open = free
seat-invited = invited
seat-held = kept for who sat there
seat-program = a program

## Waiting for people
wait-about = The game begins when every seat is taken.
wait-agreeing = Everybody is here. The devices agree on the shuffle…
wait-links = Links to hand out
wait-link-for = For seat { $seat }
wait-link-note = Each link is good for one person. Whoever opens it may sit down.
wait-watch-link = To watch
wait-open-link = For whoever comes
wait-code = Code
wait-code-label = A code that a camera can read: { $what }
wait-copy-label = Copy the link: { $what }
wait-local = These links lead to this very machine ({ $host }) and open nowhere else. For others to come, open this page by the machine’s name or number in your network, and set up the table there.
wait-title-seats = Who is here

## About
about-title = About Mastaba
about-what = Mastaba is a table for four board games of ancient Egypt: Imhotep, Kheops, Silver & Gold: Pyramids, and Cleopatra and the Society of Architects. It knows their rules, keeps the score, and lets bots of five levels sit down with you. The rules are told in our own words and the drawings are ours; the games are their authors’ and publishers’, and the boxes are well worth having.
about-private-title = What is kept, and where
about-private = There are no accounts. Your name, your settings and the links to your seats are kept in this browser; whoever has a link to a seat plays it. The server keeps the tables, with the names people gave there, until nobody touches them for a long time. Nothing is loaded from anywhere else, and nobody is told that you were here.
about-fair-title = Fair shuffles
about-fair = Before anyone sits down the server commits itself to its part of the shuffle, and every device adds a number of its own. The record of a finished game proves that whoever runs the server could not choose the shuffle, as long as one other person sat down honestly; against bots alone it proves only that nothing was changed afterwards. It never keeps the cards secret from whoever runs the server.
about-offline-title = Without a connection
about-offline = Once it was open, the page opens also without a connection, and says so. Tables need their server.
about-free-title = Free software
about-free = Mastaba is free software under the MIT or the Apache 2.0 licence. Programs play through the same interface as this page:
about-face = The titles are set in Marcellus, by Astigmatic, under the SIL Open Font License.

nowhere-title = There is nothing here
nowhere-about = This address leads to no page.
