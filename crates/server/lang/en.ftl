# Why something was not done. The codes are stable; see docs/api.md.
refused-bad-request = The request cannot be read.
refused-no-game = There is no such game: { $problem }.
refused-bad-setup = No game can be set up like this: { $problem }.
refused-no-bot = There is no such bot here.
refused-bad-name = That is no name: a name has 1 to 24 visible characters, and no spaces at its ends.
refused-bad-text = The text is empty, too long, or has characters that cannot be shown.
refused-bad-time = A time budget is at least 10 seconds and at most 30 days.
refused-not-notation = That is not an action: { $problem }.
refused-bad-nonce = That is not the number which this device promised.
refused-bad-record = That is not a record: line and column { $problem }.
record-place = { $place }, { $problem }
refused-no-credential = This needs the link of a seat or of the table.
refused-not-allowed = This link does not allow that, or it is void by now.
refused-not-owner = Only the owner of the table may do that.
refused-no-chat = Messages are switched off at this table.
refused-muted = The owner of the table does not let you write here.
refused-no-hints = Hints are switched off at this table.
refused-no-table = There is no such table.
refused-no-seat = There is no such seat at this table.
refused-no-message = There is no such message, or it was deleted.
refused-no-moment = The table has no such moment.
refused-no-page = Nothing is served under this address.
refused-no-method = This address is not for that kind of request.
refused-seat-taken = Somebody sits there already.
refused-name-taken = Somebody at the table has that name, or one that looks like it.
refused-not-begun = The game has not begun yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.
refused-not-deciding = It is not for you to decide now.
refused-decision-used = The table has moved on: this decision was made already, or is no longer the same.
refused-covered = A bot plays for you at present; take the seat back first.
refused-not-covered = No bot plays there at present.
refused-resigned = Whoever gave up cannot come back.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-nobody-to-ask = That cannot be taken back: somebody who would have to agree has left the table.
refused-no-undo-asked = Nobody asks you to allow anything.
refused-full = This table has reached its limit: nothing more of that kind is kept here. A new table has room.
refused-already-so = It is so already.
refused-too-long = That is too long.
refused-too-slow = The request did not arrive in time. Please try again.
refused-not-json = The request should be JSON as docs/api.md describes it.
refused-rule = The rules do not allow that: { $problem }.
refused-too-many = That is too much at once; please wait a little.
refused-trouble = Something went wrong here. Please try again.
refused-busy = The server could not answer in time. It may have been done all the same: please look, and try again.
refused-other-version = This table was made by a newer version of the program, which goes by rules or keeps things that this one does not know. Open it with the newer version: nothing of it is lost.
refused-unreadable = This table cannot be opened: { $problem }. Nothing of it is lost; whoever runs this server finds in the program's messages what is wrong.
unreadable-entry = entry { $number } of its log cannot be read

# The start page.
start-about = A table for Egyptian board games is open here.
start-page = This program was built without the page for browsers. In a checkout of the source, “cargo play” builds both.
start-api = Programs play through the API, which this document describes:

# A record that somebody looks at.
fair-unproven = The shuffles are not proven: { $problem }.
