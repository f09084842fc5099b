# The bots.
bot-unknown = there is no bot “{ $found }”; the bots are: { $known }
bot-untunable = { $name } has no settings; only greedy, flat and ismcts have
budget-unknown = “{ $found }” is no budget; write iterations (2000it) or time (100ms, 1s, up to 600s)
effort-unknown = “{ $found }” is no budget; write iterations (2000it) or time (100ms, 1s, up to 600s), and for several cores how many before it (2x1s)
tuning-unknown = “{ $found }” is no setting; write NAME=NUMBER, each once, with these names: { $known }
expected-level = a level is expected: apprentice, mason, scribe, architect or pharaoh

# Programs of other people.
program-no-command = after exec: a command is expected, with its quotes closed
program-replaced = “{ $command }” { $problem }; a bot of the level { $level } plays on for it
program-unstarted = could not be started ({ $reason })
program-ended = ended without an answer
program-silent = gave no answer in { $seconds } s
program-nonsense = answered “{ $answer }”, which is none of the legal actions

# The levels; either language's words name them.
level-apprentice = apprentice
level-mason = mason
level-scribe = scribe
level-architect = architect
level-pharaoh = pharaoh
