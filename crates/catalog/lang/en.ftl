# The list of games.
game-unknown = there is no game “{ $found }”; the games are: { $known }
