# What every game shares.
list = { $before } and { $last }
    .before-i = { $before } and { $last }

# Text that is not notation: "here stands X, but Y was expected".
parse-found = “{ $found }” stands where { $expected } should be
parse-ended = the text ends where { $expected } should be
parse-option = “{ $found }” stands where { $name }=… should be, with one of { $known }
parse-format = this record is of format { $found }; this program reads format { $known }

expected-end = the end of the line
expected-seat = a seat of this game (A, B, C or D)
expected-next-seat = the next seat in order
expected-seat-count = a number of seats from 2 to 4
expected-number = a number
expected-action = an action
expected-option = an option
expected-options = the options
expected-no-options = the word “none”: this game has no options
expected-hex = 64 hexadecimal digits in lower case
expected-id = a name of lower-case letters, digits and hyphens
expected-name = a name of 1 to 40 characters without spaces at its ends
expected-table = a table’s id
expected-material = a line of the material, beginning with “|”
expected-blank = the empty line between the header and the plays
expected-line-end = the end of the line: a record’s last line ends like every other
expected-place = the word “place”
expected-total = the word “total”
expected-line = a line of the header
expected-first-line = the first line of a record, “mastaba record 1”
expected-game-line = the line “game …”
expected-rules-line = the line “rules …”
expected-seats-line = the line “seats …”
expected-options-line = the line “options …”
expected-seed-line = the line “seed …”
expected-table-line = the line “table …”
expected-commitment-line = the line “commitment …”
expected-secret-line = the line “secret …”
expected-material-line = the line “material …”
expected-result-line = the line “result …”, one for every seat

# A set-up that is not a game.
rules-newer = this game goes by version { $found } of its rules, which is newer than this program: it knows them up to version { $known }. A newer version of the program can open it
rules-unknown = there is no version { $found } of these rules; the newest is { $known }
setup-seats = this game is for { $least } to { $most } seats, not for { $seats }
setup-seats-exactly = this game is for { $most } seats, not for { $seats }
setup-no-options = there is no option “{ $name }”: this game has no options
setup-unknown-option = there is no option “{ $name }”; the options are { $known }
setup-unknown-value = { $name } cannot be “{ $value }”, only one of { $known }
setup-option-form = “{ $found }” is not an option; write NAME=VALUE
setup-foreign-options = these are the options of another game
setup-no-material = this game takes no deck or tiles of your own

# A record that is not a game.
record-other-game = this is a record of { $found }, not of { $known }
record-other-material = this game takes no “{ $found }”
record-early-result = the record tells a result, but the game is not over
record-other-result = the result is another: { $found }
record-seat-result = { $seat } place { $place } with { $total }

# Whether a record proves its shuffles fair.
verify-proven = The shuffles are proven: the host kept the promise made before anyone sat down, and { $devices ->
    [0] no device added to them, so nothing was changed afterwards, but the host could have chosen them.
    [one] one device added to them.
   *[other] { $devices } devices added to them.
  }
verify-nothing = the record holds no promise: it cannot prove that its shuffles are fair
verify-commitment = the host’s promise is broken: the commitment does not fit the secret, the table and the set-up
verify-seed = the shuffles are not the ones that were agreed on: the seed does not fit the secret and what the devices added
