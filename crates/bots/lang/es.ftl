# Los bots.
bot-unknown = no hay ningún bot «{ $found }»; los bots son: { $known }
bot-untunable = { $name } no tiene ajustes; solo los tienen greedy, flat e ismcts
budget-unknown = «{ $found }» no es un presupuesto; escribe iteraciones (2000it) o tiempo (100ms, 1s, hasta 600s)
effort-unknown = «{ $found }» no es un presupuesto; escribe iteraciones (2000it) o tiempo (100ms, 1s, hasta 600s) y, para varios núcleos, cuántos delante (2x1s)
tuning-unknown = «{ $found }» no es un ajuste; escribe NOMBRE=NÚMERO, cada uno una vez, con estos nombres: { $known }
expected-level = se espera un nivel: apprentice, mason, scribe, architect o pharaoh

# Programas de otras personas.
program-no-command = después de exec: se espera una orden, con las comillas cerradas
program-replaced = «{ $command }» { $problem }; un bot del nivel { $level } sigue jugando en su lugar
program-unstarted = no pudo arrancar ({ $reason })
program-ended = terminó sin responder
program-silent = no respondió en { $seconds } s
program-nonsense = respondió «{ $answer }», que no es ninguna de las acciones legales

# Los niveles; las palabras de ambas lenguas los nombran.
level-apprentice = aprendiz
level-mason = albañil
level-scribe = escriba
level-architect = arquitecto
level-pharaoh = faraón
