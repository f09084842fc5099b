# What the program says.
about = Egyptian board games at one table: play them, replay them, let bots meet, read the rules.
welcome-title = Mastaba
welcome-games = Games:
welcome-try = Try:
example-play = play against the computer
    .command = mastaba play { $game }
example-friends = two people at one keyboard, and a bot
    .command = mastaba play { $game } --seats you,you,random --names Ana,Luis
example-rules = read the rules (in Spanish: --lang es)
    .command = mastaba rules { $game }
example-arena = let bots play a thousand games
    .command = mastaba arena { $game } --seats random,random,random --games 1000
example-help = everything else
    .command = mastaba --help

# Help.
usage = mastaba COMMAND [OPTIONS]
help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
command-play = Play a game in the terminal, against bots or with friends at one keyboard
    .usage = mastaba play GAME [OPTIONS], or mastaba play --load FILE
command-replay = Check a record and tell the game
    .usage = mastaba replay FILE [OPTIONS]
command-arena = Let bots play many games and tell who is better, and how sure that is
    .usage = mastaba arena GAME [OPTIONS], or mastaba arena ladder GAME [OPTIONS]
command-bench = Measure how fast the rules and the search are, on one core
    .usage = mastaba bench [GAME] [OPTIONS]
command-rules = Print the rules, every rule and ruling with its id
    .usage = mastaba rules GAME [OPTIONS]
command-material = Check and draw { $name } files: cards or tiles of your own to play with
    .usage = mastaba { $name } COMMAND
command-check = Say whether a file can be played with, and what is wrong with it
    .usage = mastaba { $name } check FILE
command-show = Draw a file, in the terminal or as an SVG picture
    .usage = mastaba { $name } show [FILE] [--svg FILE]
argument-material = The file; - reads it from standard input
argument-own-material = The file; without it, what the game is played with otherwise
argument-game = The game, by its id
argument-bench-game = The game, by its id; all of them without it
argument-file = The record; - reads it from standard input
value-game = GAME
value-file = FILE
value-folder = FOLDER
value-list = LIST
value-language = LANGUAGE
flag-help = Print this help
flag-version = Print the version
flag-lang = The language, en or es; otherwise the one your system speaks
flag-seats = Who sits where: “you” or a bot for each seat, such as you,scribe; the levels are apprentice, mason, scribe, architect and pharaoh
flag-names = What the seats are called, such as Ana,Luis
flag-options = The options that are not to be the usual ones: NAME=VALUE,NAME=VALUE; “mastaba rules GAME” lists them
flag-seed = The seed of all shuffles, 64 hexadecimal digits; a new one every time without it
flag-load = Go on with a saved game
flag-json = Print JSON for programs
flag-bots = The bots that meet, such as pharaoh:50ms,plain:50ms, or exec:COMMAND for a program of yours
flag-games = How many games; 100 without it
flag-series = The number that all seeds come from; the same number gives the same games; 1 without it
flag-save = Write one record a game into this folder
flag-svg = Write an SVG picture to this file instead
flag-search = Measure the search instead: iterations a second from the first decision, and how it keeps to its time
flag-seconds = How long to measure each line; 1 second without it

# Mistakes in the arguments.
usage-hint = “mastaba --help” and “mastaba COMMAND --help” tell what is possible.
usage-unknown-command = there is no command “{ $found }” here
usage-unknown-argument = “{ $found }” means nothing here
usage-missing-value = something must follow { $argument }
usage-too-many-values = { $argument } takes one value only
usage-conflict = { $argument } stands there twice
usage-missing-argument = { $argument } is missing
usage-not-text = an argument is not readable text (UTF-8)
usage-other = these arguments do not make sense
bad-argument = { $argument }: { $problem }
bad-language = --lang: there is no language “{ $found }”; the languages are en and es
bad-number = { $argument }: “{ $found }” is not a number from { $least } to { $most }
bad-seed = --seed: “{ $found }” is not a seed; a seed has 64 hexadecimal digits in lower case
bad-names = --names: { $names } names are too many for { $seats } seats
bad-name = --names: “{ $found }” is not a name; a name has 1 to 40 characters
bad-output = nothing more can be written to the output: { $reason }
material-good = { $file } can be played with in { $game }.
missing-material-command = “check FILE” or “show [FILE]” should follow
foreign-material = { $argument }: { $game } takes no such file
missing-game = which game? The games are: { $known }
no-randomness = the operating system gives no randomness for the shuffles; a --seed would do

# Files.
file-unread = { $file } cannot be read: { $reason }
file-unsaved = { $file } cannot be written: { $reason }
file-too-long = { $file } is too long to be a record
file-not-text = { $place }: this is not text (UTF-8)
io-not-found = there is no such file or folder
io-denied = it is not permitted
io-folder = it is a folder
io-not-folder = a part of the path is not a folder
io-exists = it exists already
io-in-use = something else listens there already
io-full = the disk is full
io-other = the system reports error { $code }

# Records.
record-wrong = { $place }: { $problem }
record-rule = The rule: { $title } ({ $id }).
record-legal = { $seat } could have played: { $legal }
load-conflict = { $argument } cannot be used with --load: a saved game has its own
load-other-game = { $file } is a game of { $found }, not of { $asked }
load-open-secrets = { $file } cannot be played on: its record lays the shuffles open. “mastaba replay” shows it.
load-seats = --seats: the saved game has { $seats } seats, not { $found }

# Replaying.
replay-setting = { $seats } seats · { $options }
replay-unfinished = The game is not over. To decide: { $seats }.

flag-verify = Check also that nobody chose the shuffles: the host’s promise, its secret, and what each device added

# The score sheet.
sheet-total = Total
sheet-place = Place
sheet-pieces = { $line } { $points }: { $pieces }
end-how = Ending: { $ending }.
end-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
  }

# The rules page.
rules-intro = In our own words. Behind each title stands the rule’s id; what is marked as a ruling is our decision where the rulebook is silent.
rules-options = Options
origin-ruling = ruling
origin-reconstruction = reconstruction

# The arena.
arena-setting = { $game } · { $games ->
    [one] one game
   *[other] { $games } games
  } · { $options ->
    [none] no options
   *[other] { $options }
  } · seed { $seed }
arena-bot = bot
arena-games = games
arena-wins = wins
arena-share = share
arena-interval = 95 % interval
arena-score = points
arena-place = place
arena-complaint = game { $game }: { $problem }
arena-line = mean points
arena-exists = { $file } exists already; choose another folder, and nothing is overwritten

# Speed.
bench-measuring = measuring
bench-game = game
bench-seats = seats
bench-games = games/s
bench-decisions = decisions/s
bench-length = decisions/game
bench-nanoseconds = ns/decision
bench-bytes = bytes
bench-iterations = iterations/s
bench-tuned = tuned
bench-timed = timed
bench-overshoot = overshoot
bench-overshoot-most = 99 of 100 under
bench-options = options
bench-first = usual
bench-last = all others

# Playing.
play-options = { $options ->
    [none] This game has no options.
   *[other] Options: { $options }
  }
play-resumed = Going on after { $plays ->
    [one] one play
   *[other] { $plays } plays
  }.
play-help = Type an action, its number or its beginning. “help” tells the rest.
play-decide = { $seat } to decide:
play-more = { $first }–{ $last }  { $head } … (type “{ $head }” to see them)
play-curtain = This is for { $seat } alone. Hand the keyboard over, then press Enter.
play-several = { $count } actions begin like that:
play-no-number = There is no action { $number }; the numbers go from 1 to { $most }.
play-not-notation = “{ $text }” is not an action: at character { $column }, { $problem }. “help” tells what can be typed.
play-refused = “{ $action }” is not possible: { $why }.
play-rule = The rule: { $title }. “rules { $id }” tells it in full.
play-allowed = “{ $action }” is allowed.
play-why-what = Which action? Write it behind the word: why ACTION
play-score = If the game ended now:
play-no-rule = There is no rule “{ $id }”. “rules” lists them all.
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back: { $seat }, { $action }.
play-undone-seen = Something hidden was seen since then; keep it to yourself.
play-save-where = Where to? For example: save my-game.txt
play-save-exists = { $file } holds something else; choose another name.
play-saved = Saved. Go on with: mastaba play --load { $file }
play-over = The game is over.
play-afterwards = “save FILE” keeps the game, “score” explains it, “undo” goes back, “quit” leaves.
play-quit-unsaved = This game is not saved. “save FILE” keeps it; “quit” again leaves.
play-left = Goodbye.
play-left-unsaved = Goodbye. The game was not saved; next time, “save FILE” keeps it and “mastaba play --load FILE” goes on.
play-left-saved = Goodbye. Go on with: mastaba play --load { $file }

help-actions = An action is played by its text, its number in the list, or its beginning; Tab completes it. Besides:
help-why = why ACTION: which rule forbids it
help-hint = what a strong bot would do from what you know, with what it expects; “hint 5s” lets it think longer
help-score = the score sheet as if the game ended now
help-undo = take back the last decision of a person
help-save = save FILE: keep the game, to go on another time
help-help = this help
help-rules = the rules; rules ID: one of them
help-log = everything that happened
help-board = the board and the actions again
help-quit = leave

# Hints.
hint-thinking = The pharaoh is thinking about what you know …
hint-action = action
hint-win = chance to win
hint-points = points
hint-sure = thinking spent on it
hint-explained = It would choose “{ $action }”. The points are what you may expect to have at the end; the longer the bar, the surer it is.

# The ladder.
command-ladder = Let all levels meet, with paired deals, and rate them
    .usage = mastaba arena ladder GAME [OPTIONS]
flag-ladder-seats = How many sit at a table; the fewest the game takes without it
flag-ladder-games = Games between neighbouring levels and against plain; 400 without it
flag-among = Who takes part, of random, greedy, the five levels and plain; all of them without it
flag-others = Games of every other pair; 40 without it
flag-parts = Divide all budgets by this; 20 without it
ladder-setting = { $game }, { $seats } seats, budgets divided by { $parts }, seed { $seed }. One of each pair sits alone; every deal is played from every seat.
ladder-among = --among: “{ $found }” is no ladder; name at least two of these, each once and without a budget: { $known }
ladder-bot = bot
ladder-rating = rating
ladder-interval = 95 % interval
ladder-one = one
ladder-other = against
ladder-games = games
ladder-share = won
ladder-points = points
ladder-slow = ms, 99 %

# Serving.
command-serve = Open tables for people and bots, on this machine and its network
    .usage = mastaba serve [OPTIONS]
flag-listen = Where to listen; 0.0.0.0:8270 without it, so that your network can reach it
flag-data = The folder that holds everything; yours on this system without it
flag-database = A PostgreSQL database instead of a folder: postgres://...
flag-bus = A NATS server, when several machines serve the same tables: nats://...
flag-base = What links begin with, behind a proxy: https://games.example.org
flag-tls-cert = A certificate chain (PEM), to speak TLS without a proxy
flag-tls-key = The certificate’s key (PEM)
flag-trusted-proxy = Addresses or networks of proxies whose X-Forwarded-For is believed
flag-keep-days = After so many days without anything happening a table is deleted; 180 without it
flag-log = What is logged to standard error: error, warn, info, debug; warn without it
flag-log-json = Log JSON
flag-no-limits = Lift the limits for each address: for measuring, never for a public server
serve-data = Everything is kept in { $place }.
serve-open = The tables are open:
serve-plain = Without TLS, browsers on other devices hold some things back: no installing, no notifications, no copying of links by a button. --tls-cert and --tls-key change that.
serve-stop = Ctrl+C stops; nothing is lost.
serve-stopped = Stopped.
serve-unbound = nothing can listen at { $address }: { $reason }
serve-failed = { $argument }: { $problem }
serve-half-tls = --tls-cert and --tls-key belong together
bad-filter = --log: “{ $found }” is no filter; error, warn, info and debug are
bad-network = --trusted-proxy: “{ $found }” is no address or network

# Keeping tables.
command-backup = Copy everything a server keeps into one new file, while the server goes on
    .usage = mastaba backup FILE [OPTIONS]
command-restore = Fill an empty place with the tables of a backup
    .usage = mastaba restore FILE [OPTIONS]
command-worker = Think for the bots of several machines
    .usage = mastaba worker --bus URL [OPTIONS]
command-marked = List the tables that will be deleted for their age, or keep them
    .usage = mastaba marked [OPTIONS]
flag-take-back = Keep these tables, with commas; “all” for all that are marked
marked-nothing = there are no tables: { $place } does not exist
marked-list = { $tables ->
    [0] No table is marked.
    [one] One table is marked, because nobody has touched it for long. It is deleted once the server has run on { $days } other days, unless somebody plays there or --take-back keeps it.
   *[other] { $tables } tables are marked, because nobody has touched them for long. They are deleted once the server has run on { $days } other days, unless somebody plays there or --take-back keeps them.
  }
marked-line = { $table }  { $game }  untouched for { $idle } days, deleted after { $days ->
    [one] one more day
   *[other] { $days } more days
  }
marked-taken-back = { $tables ->
    [one] One table is kept, as if it had been touched today.
   *[other] { $tables } tables are kept, as if they had been touched today.
  }
marked-unknown = --take-back: “{ $found }” is no table that is marked; `mastaba marked` lists them
argument-backup = The file to write; it must not exist yet
argument-restore = The backup
flag-threads = How many questions to think about at once; one for each core without it
backup-done = { $file } holds everything. Keep it as safe as the server: the secrets of games that are not over are in it.
backup-nothing = there is nothing to back up: { $place } does not exist
restore-done = { $place } is as the backup was. Links to seats work again as they did then.
worker-begun = { $threads ->
    [one] One thread thinks.
   *[other] { $threads } threads think.
  } Ctrl+C stops; what is being thought about is answered first.
store-trouble = { $place }: { $problem }
store-no-table = there is no such table
store-table-exists = the table exists already
store-newer = a newer version of this program wrote it (schema { $version })
store-unreadable = it cannot be read ({ $why })
store-occupied = { $what } is there already, and nothing is overwritten.
store-removed = { $what } was removed, moved or replaced while the server ran. The server has stopped, so that no play is lost that it said was kept. Put the file back, or start anew without it.
store-in-use = process { $process } serves these tables already. Stop it first, or choose another folder with --data.
store-in-use-somewhere = another process serves these tables already. Stop it first, or choose another folder with --data.
store-unavailable = it does not answer, or cannot be written ({ $why })
bus-trouble = --bus: { $why }

# Load.
command-load = Measure how much a server bears: many tables of all games, played at once over the public API
    .usage = mastaba load [OPTIONS]
flag-address = A server that runs already, with --no-limits; one of its own without it
flag-pid = That server’s process, on this machine, to tell what it uses
flag-tables = How many tables are open at once; 2000 without it
flag-connections = How many posts are on their way at once, at most; 64 without it
flag-load-bots = At so many more tables the strongest bots play meanwhile; 0 without it
flag-rate = Plays a second at most; as many as go without it
flag-load-seconds = How long to measure; 20 seconds without it
load-failed = the load could not be driven: { $why }
