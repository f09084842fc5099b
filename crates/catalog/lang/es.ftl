# La lista de juegos.
game-unknown = no hay ningún juego «{ $found }»; los juegos son: { $known }
