# The frame of every table. The words of the games are in their own folders.

## Seats
table-seats = The seats
table-bot-seat = { $bot } ({ $seat })
table-seat-open = Seat { $seat }, free
table-seat-invited = Seat { $seat }, invited
table-seat-letter = Seat { $seat }
table-seat-decides = decides
table-seat-thinks = is thinking
table-seat-covered = { $why ->
    [timed-out] out of time: a bot plays on
    [resigned] gave up: a bot plays on
   *[passed] a bot plays on
}
table-seat-program = a program
table-seat-here = here
table-seat-you = you
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-clock = Time left: { $time }
table-clock-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
table-owner = The host

## The board
table-board = The board
table-points-now = now
table-menu = Menu
table-full = Full screen
table-full-leave = Leave full screen
table-fit = See the whole scene
table-board-in-words = The board in words
table-news = News of the table
table-curtain = Pass the device to { $name }
table-curtain-why = It is { $name }’s turn, and there are things only { $name } may see.
table-curtain-show = I am { $name }: show the board

## What is wanted
table-prompt-past = This is how it was
table-prompt-abandoned = The game ended without a result
table-prompt-over = The game is over
table-prompt-paused = The game is paused
table-prompt-sending = One moment…
table-prompt-playing = This is what happened
table-prompt-confirm = { $action }?
table-prompt-covered = A bot plays your seat at the moment
table-prompt-waiting = Waiting for { $names }
table-confirm = Do it
table-back = Back
table-skip = Skip
table-undo = Undo
table-since = What happened?
table-hint = Hint
table-hint-title = What a bot would do
table-hint-thinking = Thinking…
table-hint-why = { $win } % to win · about { $points } points at the end · confidence { $share } %
table-command = Type a move
table-command-found = Moves that fit
table-would-score = The score would change:
table-would-score-seat = { $name }: { $points }
table-see-rule = See the rule
table-close = Close
table-no = No

## Keys
table-keys = Keys
table-key-options = choose what stands beside the key
table-key-tab = go through everything that can be pressed, the board too
table-key-enter = press it; or confirm
table-key-escape = one step back; skip what is shown; close
table-key-hint = ask for a hint
table-key-undo = take back the last move
table-key-since = see again what happened since your last move
table-key-command = type a move in the notation
table-key-travel = go through the moments of the game
table-key-ends = to the beginning; to now
table-key-full = the whole screen for the table, and back
table-key-zoom = come nearer to the scene, or go back
table-key-fit = see the whole scene
table-key-help = these keys

## The panel
table-panel = About the game
table-tab-log = Log
table-tab-score = Score
table-tab-rules = Rules
table-tab-chat = Chat
table-tab-fair = Shuffle
table-tab-care = Table

table-log-empty = Nothing has happened yet.
table-log-automatic = There was only one answer: it was given automatically.
table-log-joined = { $name } sits down.
table-log-started = The game begins.
table-log-played = { $seat } has decided.
table-log-undo-asked = { $seat } would like to take back the last move.
table-log-undo-allowed = { $seat } agrees.
table-log-undo-refused = The move is not taken back.
table-log-undone = { $seat } takes back the last move.
table-log-hinted = { $seat } asks for a hint.
table-log-timed-out = { $seat } is out of time; a bot plays on ({ $bot }).
table-log-passed = A bot plays on for { $seat } ({ $bot }).
table-log-taken-back = { $seat } plays again.
table-log-moved = { $seat } moves to another device.
table-log-invited = There is a new link for { $seat }.
table-log-left = { $seat } leaves the table.
table-log-kicked = The host takes the seat away from { $seat }.
table-log-resigned = { $seat } gives up; a bot plays on ({ $bot }).
table-log-abandon-voted = { $wants ->
    [true] { $seat } would like to end the game without a result.
   *[other] { $seat } would like to go on after all.
}
table-log-abandoned = The game ends without a result.
table-log-paused = The game is paused.
table-log-resumed = The game goes on.
table-log-rules-changed = The rules are those of version { $rules } now; the game goes on.
table-log-changed = The host changes what the table allows.
table-log-renamed = { $name } has a new name.
table-log-muted = { $muted ->
    [true] The host does not let { $seat } write.
   *[other] The host lets { $seat } write again.
}
table-log-rematch = There is a rematch.

table-travel = Moments of the game
table-travel-first = To the beginning
table-travel-back = Back by one
table-travel-on = On by one
table-travel-last = To the end
table-travel-now = Now
table-travel-place = { $place } of { $moments }
table-past = You are looking at the past: nothing can be done there.

table-score-none = There is nothing to count yet.
table-score-now = If the game ended now. Press a line to see where its points come from.
table-score-final = The score at the end. Press a line to see where its points come from.
table-score-line = Line
table-score-total = Total
table-score-all = Show the lines without points, too
table-score-less = Only lines with points
table-score-no-pieces = No points come from this yet.
table-score-travel = Look at that move
table-score-hidden = not shown: it is to be remembered
table-score-hidden-about = “?”: at this table, what the others have is to be remembered. It is shown at the end.

table-rules-search = Search the rules
table-rules-none = No rule has all of these words.
table-rules-page = All rules on one page
table-rules-of = Rules of { $game }
table-rules-about = In our own words. Whatever is not in the printed rules is marked.
table-origin-ruling = our ruling
    .about = The printed rules are silent here; this is how the program plays it.
table-origin-reconstruction = reconstructed
    .about = Something printed that is not public; worked out as well as we could.
table-turn-title = A turn in pictures

table-chat = Chat
table-chat-unread = { $messages ->
    [one] 1 new message
   *[other] { $messages } new messages
}
table-chat-empty = Nobody has written anything yet.
table-chat-write = Write to the table
table-chat-send = Send
table-chat-delete = Delete this message
table-chat-deleted = deleted
table-chat-off = Nobody may write at this table.
table-chat-muted = The host does not let you write here.
table-notes = Your notes
table-notes-about = For yourself only; nobody else can read them.
table-notes-saved = Saved
table-notes-saving = Not saved yet…

## The table itself
table-watching = You are watching this table.
table-your-seat = Your seat
table-name = Your name
table-rename = Change name
table-pass = Let a bot play for a while
table-pass-about = You can take your seat back at any time.
table-take-back = Take my seat back
table-move = Move to another device
table-move-about = You get a link for the other device. This one no longer plays.
table-move-link = Open this on the other device
table-moved = Your seat waits behind this link. Only whoever has it can play there.
table-leave = Leave the table
table-leave-about = Your seat will be free for somebody else, and you cannot come back by yourself.
table-resign = Give up
table-resign-about = A bot plays your seat to the end, and you cannot come back. When no other person is left, the game ends without a result.
table-game = The game
table-pause = Pause
table-paused = The game is paused: nobody’s time runs, and no bot plays.
table-resume = Go on
table-abandon = End without a result
table-abandon-about = The game ends as soon as everybody wants it. Nobody wins.
table-abandon-wanted = { $names } would like to end the game without a result.
table-abandon-agree = I agree
table-abandon-withdraw = Go on playing after all
table-links = Links
table-link-seat = For seat { $seat }
table-link-watch = For watching
table-owners = For the host
table-allow-public = Public: on the start page, and anybody may watch
table-allow-chat = People may write
table-allow-hints = People may ask for hints
table-new-link = New link
table-new-link-about = Whoever has the new link sits there instead of { $name }.
table-seat-to-bot = Give to a bot
table-seat-to-all = Open to anybody
table-kick-about = This takes the seat away from { $name }.
table-mute = Do not let write
table-unmute = Let write again
table-closed = Your seat is at another device now, or the link no longer works.
table-home = To the start page
table-undo-asked = { $name } would like to take back the last move. Waiting for { $waiting }.
table-undo-allow = Allow it
table-undo-refuse = Do not
table-undo-withdraw = Never mind

## The end
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-rematch = Play again
table-rematch-join = To the rematch
table-result-score = See the score
table-result-more = More
table-result-replay = Watch the game again
table-result-record = Download the record
table-fair = Was the shuffle fair?

ending-counting = The points are counted
ending-key = Space
ending-count = { $row }: { $figure } for { $name }
ending-sheet = The sheet
ending-sum = So far
ending-place = Place
ending-said = { $row }: { $parts }.
ending-said-part = { $name } { $figure }, now { $sum }
ending-aloud = The counting
ending-you-win = { $points ->
    [one] You win by 1 point
   *[other] You win by { $points } points
}
ending-wins = { $points ->
    [one] { $name } wins by 1 point
   *[other] { $name } wins by { $points } points
}
ending-you-tie = You win with as many points: { $why }
ending-tie = { $name } wins with as many points: { $why }
ending-tie-none = nothing else decides
ending-you-share = You share the win: { $names }, { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
ending-share = { $names } share the win with { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
ending-decided = What decided it: { $row }, { $most } against { $next } of { $name }.
ending-led-until = You were ahead until this was counted: { $row }.
ending-fair = The shuffle was promised before the first move, and can be proven.
ending-fair-bots = The bots saw only what their seat may know. The shuffle was promised before the first move, and can be proven.
ending-turned = Again, seats turned
ending-course = How it went
ending-course-over = Points over the game:
ending-course-about = Each seat’s points after every move, as if the game had ended there; below, where they came from.
ending-prove = Prove the shuffle
ending-share-link = Share the game
ending-again = Count again

table-replay-of = { $game }, played again
table-replay-mistake = Line { $line } of the record is not a move of this game:
table-replay-moment = Moment
table-replay-run = Play
table-replay-stop = Stop
table-replay-share = Copy link
table-replay-share-about = A link to this moment of the game

## What bots say
company-apprentice-greeting = Hello! I am still learning.
company-apprentice-fine = Oh, that was a good one!
company-apprentice-lead = Am I ahead? I had not noticed.
company-apprentice-won = That worked! Thank you for the game.
company-apprentice-lost = Well played! I learnt something.
company-mason-greeting = Good day. Let us build.
company-mason-fine = That sits well.
company-mason-lead = A sound course of stones, that.
company-mason-won = A solid game. Thank you.
company-mason-lost = You built better. Well done.
company-scribe-greeting = Good day. I shall keep count.
company-scribe-fine = I have noted that one.
company-scribe-lead = By my count I am just ahead.
company-scribe-won = A close reading. Thank you for the game.
company-scribe-lost = The count is yours. Well played.
company-architect-greeting = Good day. May the better plan win.
company-architect-fine = A fine line. I had not planned for it.
company-architect-lead = The plan holds, for now.
company-architect-won = Thank you. That was a good game to plan for.
company-architect-lost = Your plan was better. Well played.
company-pharaoh-greeting = Sit down. I have looked forward to this.
company-pharaoh-fine = That was well seen.
company-pharaoh-lead = The river is with me, for now.
company-pharaoh-won = A worthy game. I thank you.
company-pharaoh-lost = You have won well. I honour that.
company-said = “{ $line }” – { $name }
