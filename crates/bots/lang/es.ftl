# Los bots.
bot-unknown = no hay ningún bot «{ $found }»; los bots son: { $known }
