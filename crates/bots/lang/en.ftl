# The bots.
bot-unknown = there is no bot “{ $found }”; the bots are: { $known }
