# Lo que dice el programa.
about = Juegos de mesa egipcios en una misma mesa: juega, repasa partidas, enfrenta a los bots, lee las reglas.
welcome-title = Mastaba
welcome-games = Juegos:
welcome-try = Prueba:
example-play = juega contra el ordenador
    .command = mastaba play { $game }
example-friends = dos personas con un solo teclado, y un bot
    .command = mastaba play { $game } --seats yo,yo,random --names Ana,Luis
example-rules = lee las reglas (en inglés: --lang en)
    .command = mastaba rules { $game }
example-arena = que los bots jueguen mil partidas
    .command = mastaba arena { $game } --seats random,random,random --games 1000
example-help = todo lo demás
    .command = mastaba --help

# Ayuda.
usage = mastaba ORDEN [OPCIONES]
help-usage = Uso:
help-commands = Órdenes:
help-arguments = Argumentos:
help-options = Opciones:
command-play = Juega una partida en el terminal, contra bots o con amigos en un solo teclado
    .usage = mastaba play JUEGO [OPCIONES], o mastaba play --load FICHERO
command-replay = Comprueba un registro y cuenta la partida
    .usage = mastaba replay FICHERO [OPCIONES]
command-arena = Los bots juegan muchas partidas: quién es mejor, y con qué certeza
    .usage = mastaba arena JUEGO [OPCIONES], o bien mastaba arena ladder JUEGO [OPCIONES]
command-bench = Mide la velocidad de las reglas y de la búsqueda en un solo núcleo
    .usage = mastaba bench [JUEGO] [OPCIONES]
command-rules = Muestra las reglas, cada regla y cada aclaración con su identificador
    .usage = mastaba rules JUEGO [OPCIONES]
command-material = Comprobar y dibujar archivos { $name }: cartas o losetas propias con las que jugar
    .usage = mastaba { $name } ORDEN
command-check = Decir si se puede jugar con un archivo, y qué tiene mal
    .usage = mastaba { $name } check ARCHIVO
command-show = Dibujar un archivo, en la terminal o como imagen SVG
    .usage = mastaba { $name } show [ARCHIVO] [--svg ARCHIVO]
argument-material = El archivo; con - se lee de la entrada estándar
argument-own-material = El archivo; sin él, aquello con lo que se juega si no se dice otra cosa
argument-game = El juego, por su identificador
argument-bench-game = El juego, por su identificador; sin él, todos
argument-file = El registro; - lo lee de la entrada estándar
value-game = JUEGO
value-file = FICHERO
value-folder = CARPETA
value-list = LISTA
value-language = IDIOMA
flag-help = Muestra esta ayuda
flag-version = Muestra la versión
flag-lang = El idioma, en o es; si falta, el de tu sistema
flag-seats = Quién se sienta dónde: «yo» o un bot para cada asiento, como yo,escriba; los niveles son aprendiz, albañil, escriba, arquitecto y faraón
flag-names = Cómo se llaman los asientos, como Ana,Luis
flag-options = Las opciones distintas de las habituales: NOMBRE=VALOR,NOMBRE=VALOR; «mastaba rules JUEGO» las enumera
flag-seed = La semilla de todas las mezclas, 64 cifras hexadecimales; si falta, una nueva cada vez
flag-load = Sigue con una partida guardada
flag-json = Escribe JSON para programas
flag-bots = Los bots que se enfrentan, como faraón:50ms,plain:50ms, o exec:ORDEN para un programa tuyo
flag-games = Cuántas partidas; si falta, 100
flag-series = El número del que salen todas las semillas; el mismo número da las mismas partidas; si falta, 1
flag-save = Escribe un registro por partida en esta carpeta
flag-svg = Escribir una imagen SVG en este archivo
flag-search = Mide la búsqueda: iteraciones por segundo desde la primera decisión, y cómo cumple su tiempo
flag-seconds = Cuánto medir cada línea; si falta, 1 segundo

# Errores en los argumentos.
usage-hint = «mastaba --help» y «mastaba ORDEN --help» dicen qué se puede hacer.
usage-unknown-command = aquí no hay ninguna orden «{ $found }»
usage-unknown-argument = «{ $found }» no significa nada aquí
usage-missing-value = falta algo detrás de { $argument }
usage-too-many-values = { $argument } admite un solo valor
usage-conflict = { $argument } está dos veces
usage-missing-argument = falta { $argument }
usage-not-text = hay un argumento que no es texto legible (UTF-8)
usage-other = estos argumentos no tienen sentido
bad-argument = { $argument }: { $problem }
bad-language = --lang: no hay ningún idioma «{ $found }»; los idiomas son en y es
bad-number = { $argument }: «{ $found }» no es un número de { $least } a { $most }
bad-seed = --seed: «{ $found }» no es una semilla; una semilla tiene 64 cifras hexadecimales en minúscula
bad-names = --names: { $names } nombres son demasiados para { $seats } asientos
bad-name = --names: «{ $found }» no es un nombre; un nombre tiene de 1 a 40 caracteres
bad-output = no se puede escribir más en la salida: { $reason }
material-good = Con { $file } se puede jugar a { $game }.
missing-material-command = debería seguir «check ARCHIVO» o «show [ARCHIVO]»
foreign-material = { $argument }: { $game } no admite un archivo así
missing-game = ¿qué juego? Los juegos son: { $known }
no-randomness = el sistema operativo no da azar para las mezclas; serviría una --seed

# Ficheros.
file-unread = no se puede leer { $file }: { $reason }
file-unsaved = no se puede escribir { $file }: { $reason }
file-too-long = { $file } es demasiado largo para ser un registro
file-not-text = { $place }: esto no es texto (UTF-8)
io-not-found = no existe ese fichero o carpeta
io-denied = no está permitido
io-folder = es una carpeta
io-not-folder = una parte de la ruta no es una carpeta
io-exists = ya existe
io-in-use = ya hay algo escuchando ahí
io-full = el disco está lleno
io-other = el sistema da el error { $code }

# Registros.
record-wrong = { $place }: { $problem }
record-rule = La regla: { $title } ({ $id }).
record-legal = { $seat } podría haber jugado: { $legal }
load-conflict = { $argument } no se puede usar con --load: una partida guardada tiene lo suyo
load-other-game = { $file } es una partida de { $found }, no de { $asked }
load-open-secrets = con { $file } no se puede seguir jugando: su registro deja las mezclas a la vista. «mastaba replay» la muestra.
load-seats = --seats: la partida guardada tiene { $seats } asientos, no { $found }

# Repaso.
replay-setting = { $seats } asientos · { $options }
replay-unfinished = La partida no ha terminado. Decide: { $seats }.

flag-verify = Comprueba además que nadie eligió el barajado: la promesa del anfitrión, su secreto y lo que añadió cada dispositivo

# La hoja de puntos.
sheet-total = Total
sheet-place = Puesto
sheet-pieces = { $line } { $points }: { $pieces }
end-how = Final: { $ending }.
end-winners = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡Comparten la victoria { $winners }!
  }

# La página de reglas.
rules-intro = Con nuestras propias palabras. Detrás de cada título está el identificador de la regla; lo marcado como aclaración es decisión nuestra donde el reglamento calla.
rules-options = Opciones
origin-ruling = aclaración
origin-reconstruction = reconstrucción

# La arena.
arena-setting = { $game } · { $games ->
    [one] una partida
   *[other] { $games } partidas
  } · { $options ->
    [none] sin opciones
   *[other] { $options }
  } · semilla { $seed }
arena-bot = bot
arena-games = partidas
arena-wins = ganadas
arena-share = parte
arena-interval = intervalo del 95 %
arena-score = puntos
arena-place = puesto
arena-complaint = partida { $game }: { $problem }
arena-line = puntos de media
arena-exists = { $file } ya existe; elige otra carpeta, y no se sobrescribe nada

# Velocidad.
bench-measuring = midiendo
bench-game = juego
bench-seats = asientos
bench-games = partidas/s
bench-decisions = decisiones/s
bench-length = decisiones/partida
bench-nanoseconds = ns/decisión
bench-bytes = bytes
bench-iterations = iteraciones/s
bench-tuned = con ajustes
bench-timed = cronometradas
bench-overshoot = exceso
bench-overshoot-most = 99 de 100 bajo
bench-options = opciones
bench-first = habituales
bench-last = todas las otras

# Juego.
play-options = { $options ->
    [none] Este juego no tiene opciones.
   *[other] Opciones: { $options }
  }
play-resumed = Seguimos después de { $plays ->
    [one] una jugada
   *[other] { $plays } jugadas
  }.
play-help = Escribe una acción, su número o su comienzo. «ayuda» cuenta lo demás.
play-decide = Decide { $seat }:
play-more = { $first }–{ $last }  { $head } … (escribe «{ $head }» para verlas)
play-curtain = Esto es solo para { $seat }. Pasa el teclado y pulsa Intro.
play-several = { $count } acciones empiezan así:
play-no-number = No hay ninguna acción { $number }; los números van del 1 al { $most }.
play-not-notation = «{ $text }» no es una acción: en el carácter { $column }, { $problem }. «ayuda» dice qué se puede escribir.
play-refused = «{ $action }» no es posible: { $why }.
play-rule = La regla: { $title }. «reglas { $id }» la cuenta entera.
play-allowed = «{ $action }» está permitido.
play-why-what = ¿Qué acción? Escríbela detrás de la palabra: porque ACCIÓN
play-score = Si la partida terminara ahora:
play-no-rule = No hay ninguna regla «{ $id }». «reglas» las muestra todas.
play-nothing-to-undo = No hay nada que deshacer.
play-undone = Deshecho: { $seat }, { $action }.
play-undone-seen = Desde entonces se había visto algo oculto; guárdatelo para ti.
play-save-where = ¿Dónde? Por ejemplo: guardar mi-partida.txt
play-save-exists = { $file } contiene otra cosa; elige otro nombre.
play-saved = Guardada. Para seguir: mastaba play --load { $file }
play-over = La partida ha terminado.
play-afterwards = «guardar FICHERO» conserva la partida, «puntos» la explica, «deshacer» vuelve atrás, «salir» termina.
play-quit-unsaved = Esta partida no está guardada. «guardar FICHERO» la conserva; otra vez «salir» y termina.
play-left = Adiós.
play-left-unsaved = Adiós. La partida no se ha guardado; la próxima vez, «guardar FICHERO» la conserva y «mastaba play --load FICHERO» la sigue.
play-left-saved = Adiós. Para seguir: mastaba play --load { $file }

help-actions = Una acción se juega con su texto, su número en la lista o su comienzo; el tabulador la completa. Además:
help-why = porque ACCIÓN: qué regla la prohíbe
help-hint = qué haría un bot fuerte con lo que tú sabes, y qué espera; «pista 5s» lo deja pensar más
help-score = la hoja de puntos como si la partida terminara ahora
help-undo = deshace la última decisión de una persona
help-save = guardar FICHERO: conserva la partida para seguir otro día
help-help = esta ayuda
help-rules = las reglas; reglas ID: una de ellas
help-log = todo lo que ha pasado
help-board = el tablero y las acciones otra vez
help-quit = termina

# Hints.
hint-thinking = El faraón piensa en lo que tú sabes …
hint-action = acción
hint-win = opción de ganar
hint-points = puntos
hint-sure = cuánto la ha pensado
hint-explained = Elegiría «{ $action }». Los puntos son los que puedes esperar al final; cuanto más larga la barra, más seguro está.

# La escalera.
command-ladder = Enfrenta a todos los niveles, con repartos emparejados, y los puntúa
    .usage = mastaba arena ladder JUEGO [OPCIONES]
flag-ladder-seats = Cuántos se sientan a la mesa; si falta, los menos que admite el juego
flag-ladder-games = Partidas entre niveles vecinos y contra plain; si falta, 400
flag-among = Quiénes participan, de random, greedy, los cinco niveles y plain; si falta, todos
flag-others = Partidas de cada otra pareja; si falta, 40
flag-parts = Divide todos los presupuestos por este número; si falta, 20
ladder-setting = { $game }, { $seats } asientos, presupuestos divididos por { $parts }, semilla { $seed }. Uno de cada pareja se sienta solo; cada reparto se juega desde cada asiento.
ladder-among = --among: «{ $found }» no es una clasificación; nombra al menos dos de estos, cada uno una vez y sin presupuesto: { $known }
ladder-bot = bot
ladder-rating = puntuación
ladder-interval = intervalo del 95 %
ladder-one = uno
ladder-other = contra
ladder-games = partidas
ladder-share = ganadas
ladder-points = puntos
ladder-slow = ms, 99 %

# Servir mesas.
command-serve = Abre mesas para personas y bots, en este equipo y su red
    .usage = mastaba serve [OPCIONES]
flag-listen = Dónde escuchar; sin ello 0.0.0.0:8270, para que tu red pueda llegar
flag-data = La carpeta que lo guarda todo; sin ello, la tuya en este sistema
flag-database = Una base de datos PostgreSQL en lugar de una carpeta: postgres://...
flag-bus = Un servidor NATS, cuando varias máquinas sirven las mismas mesas: nats://...
flag-base = Cómo empiezan los enlaces, detrás de un proxy: https://juegos.example.org
flag-tls-cert = Una cadena de certificados (PEM), para hablar TLS sin proxy
flag-tls-key = La clave del certificado (PEM)
flag-trusted-proxy = Direcciones o redes de proxies cuyo X-Forwarded-For se cree
flag-keep-days = Tras tantos días sin que pase nada, una mesa se borra; 180 sin ello
flag-log = Qué se anota en la salida de errores: error, warn, info, debug; warn sin ello
flag-log-json = Anota en JSON
flag-no-limits = Quita los límites por dirección: para medir, nunca para un servidor público
serve-data = Todo se guarda en { $place }.
serve-open = Las mesas están abiertas:
serve-plain = Sin TLS, los navegadores de otros dispositivos se guardan algunas cosas: ni instalar, ni avisos, ni copiar enlaces con un botón. --tls-cert y --tls-key lo cambian.
serve-stop = Ctrl+C lo detiene; no se pierde nada.
serve-stopped = Detenido.
serve-unbound = no se puede escuchar en { $address }: { $reason }
serve-failed = { $argument }: { $problem }
serve-half-tls = --tls-cert y --tls-key van juntos
bad-filter = --log: «{ $found }» no es un filtro; lo son error, warn, info y debug
bad-network = --trusted-proxy: «{ $found }» no es una dirección ni una red

# Guardar mesas.
command-backup = Copia todo lo que guarda un servidor en un fichero nuevo, sin detenerlo
    .usage = mastaba backup FICHERO [OPCIONES]
command-restore = Llena un lugar vacío con las mesas de una copia
    .usage = mastaba restore FICHERO [OPCIONES]
command-worker = Piensa por los bots de varias máquinas
    .usage = mastaba worker --bus URL [OPCIONES]
command-marked = Muestra las mesas que se borrarán por viejas, o las conserva
    .usage = mastaba marked [OPCIONES]
flag-take-back = Conserva estas mesas, separadas por comas; «all» conserva todas las marcadas
marked-nothing = no hay mesas: { $place } no existe
marked-list = { $tables ->
    [0] No hay ninguna mesa marcada.
    [one] Hay una mesa marcada, porque hace mucho que nadie la toca. Se borra cuando el servidor haya funcionado { $days } días más, salvo que alguien juegue en ella o --take-back la conserve.
   *[other] Hay { $tables } mesas marcadas, porque hace mucho que nadie las toca. Se borran cuando el servidor haya funcionado { $days } días más, salvo que alguien juegue en ellas o --take-back las conserve.
  }
marked-line = { $table }  { $game }  { $idle } días sin que nadie la toque; se borra tras { $days ->
    [one] un día más
   *[other] { $days } días más
  }
marked-taken-back = { $tables ->
    [one] Se conserva una mesa, como si se hubiera tocado hoy.
   *[other] Se conservan { $tables } mesas, como si se hubieran tocado hoy.
  }
marked-unknown = --take-back: «{ $found }» no es una mesa marcada; `mastaba marked` las muestra
argument-backup = El fichero que se escribe; no debe existir todavía
argument-restore = La copia
flag-threads = En cuántas preguntas pensar a la vez; sin ello, una por núcleo
backup-done = { $file } lo contiene todo. Guárdalo tan bien como el servidor: dentro están los secretos de las partidas sin terminar.
backup-nothing = no hay nada que copiar: { $place } no existe
restore-done = { $place } está como estaba la copia. Los enlaces de los asientos vuelven a valer como entonces.
worker-begun = { $threads ->
    [one] Un hilo piensa.
   *[other] { $threads } hilos piensan.
  } Ctrl+C lo detiene; lo que se esté pensando se responde antes.
store-trouble = { $place }: { $problem }
store-no-table = no existe esa mesa
store-table-exists = la mesa ya existe
store-newer = lo escribió una versión más nueva de este programa (esquema { $version })
store-unreadable = no se puede leer ({ $why })
store-occupied = { $what } ya está ahí, y no se sobrescribe nada.
store-removed = alguien ha borrado, movido o cambiado { $what } mientras el servidor funcionaba. El servidor se ha detenido, para que no se pierda ninguna jugada que dio por guardada. Devuelve el fichero a su sitio, o empieza de nuevo sin él.
store-in-use = el proceso { $process } ya sirve estas mesas. Detenlo antes, o elige otra carpeta con --data.
store-in-use-somewhere = otro proceso ya sirve estas mesas. Detenlo antes, o elige otra carpeta con --data.
store-unavailable = no responde o no se puede escribir ({ $why })
bus-trouble = --bus: { $why }

# Carga.
command-load = Mide cuánto aguanta un servidor: muchas mesas de todos los juegos a la vez, por la API pública
    .usage = mastaba load [OPCIONES]
flag-address = Un servidor que ya está en marcha, con --no-limits; sin ello, uno propio
flag-pid = El proceso de ese servidor, en este equipo, para decir cuánto gasta
flag-tables = Cuántas mesas hay abiertas a la vez; sin ello, 2000
flag-connections = Cuántos envíos hay en camino a la vez, como mucho; sin ello, 64
flag-load-bots = En tantas mesas más juegan entretanto los bots más fuertes; sin ello, 0
flag-rate = Jugadas por segundo, como mucho; sin ello, todas las que quepan
flag-load-seconds = Cuánto tiempo se mide; sin ello, 20 segundos
load-failed = no se pudo hacer la prueba de carga: { $why }
