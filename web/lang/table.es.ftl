# El marco de todas las mesas. Las palabras de los juegos están en sus carpetas.

## Asientos
table-seats = Los asientos
table-bot-seat = { $bot } ({ $seat })
table-seat-open = Asiento { $seat }, libre
table-seat-invited = Asiento { $seat }, con invitación
table-seat-letter = Asiento { $seat }
table-seat-decides = decide
table-seat-thinks = está pensando
table-seat-covered = { $why ->
    [timed-out] sin tiempo: sigue un bot
    [resigned] se rindió: sigue un bot
   *[passed] sigue un bot
}
table-seat-program = un programa
table-seat-here = aquí
table-seat-you = tú
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-clock = Tiempo restante: { $time }
table-clock-days = { $days ->
    [one] 1 día { $hours } h
   *[other] { $days } días { $hours } h
}
table-owner = Quien dirige la mesa

## El tablero
table-board = El tablero
table-points-now = ahora
table-menu = Menú
table-full = Pantalla completa
table-full-leave = Salir de la pantalla completa
table-fit = Ver toda la escena
table-board-in-words = El tablero en palabras
table-news = Novedades de la mesa
table-curtain = Pasa el dispositivo a { $name }
table-curtain-why = Es el turno de { $name }, y hay cosas que solo { $name } puede ver.
table-curtain-show = Soy { $name }: mostrar el tablero

## Qué hay que hacer
table-prompt-past = Así estaba la partida
table-prompt-abandoned = La partida terminó sin resultado
table-prompt-over = La partida ha terminado
table-prompt-paused = La partida está en pausa
table-prompt-sending = Un momento…
table-prompt-playing = Esto es lo que ha pasado
table-prompt-confirm = ¿{ $action }?
table-prompt-covered = Ahora juega un bot en tu asiento
table-prompt-waiting = Se espera a { $names }
table-confirm = Hacerlo
table-back = Atrás
table-skip = Saltar
table-undo = Deshacer
table-since = ¿Qué ha pasado?
table-hint = Consejo
table-hint-title = Lo que haría un bot
table-hint-thinking = Pensando…
table-hint-why = { $win } % de ganar · unos { $points } puntos al final · confianza { $share } %
table-command = Escribir una jugada
table-command-found = Jugadas que encajan
table-would-score = La puntuación cambiaría:
table-would-score-seat = { $name }: { $points }
table-see-rule = Ver la regla
table-close = Cerrar
table-no = No

## Teclas
table-keys = Teclas
table-key-options = elegir lo que está junto a la tecla
table-key-tab = recorrer todo lo que se puede pulsar, también en el tablero
table-key-enter = pulsarlo; o confirmar
table-key-escape = un paso atrás; saltar lo que se muestra; cerrar
table-key-hint = pedir consejo
table-key-undo = deshacer la última jugada
table-key-since = volver a ver lo que ha pasado desde tu última jugada
table-key-command = escribir una jugada en la notación
table-key-travel = recorrer los momentos de la partida
table-key-ends = al principio; a ahora
table-key-full = toda la pantalla para la mesa, y de vuelta
table-key-zoom = acercarse a la escena, o alejarse
table-key-fit = ver toda la escena
table-key-help = estas teclas

## El panel
table-panel = Sobre la partida
table-tab-log = Relato
table-tab-score = Puntos
table-tab-rules = Reglas
table-tab-chat = Charla
table-tab-fair = Barajado
table-tab-care = Mesa

table-log-empty = Aún no ha pasado nada.
table-log-automatic = Solo había una respuesta: se dio automáticamente.
table-log-joined = { $name } se sienta.
table-log-started = Empieza la partida.
table-log-played = { $seat } ha decidido.
table-log-undo-asked = { $seat } quiere deshacer su última jugada.
table-log-undo-allowed = { $seat } está de acuerdo.
table-log-undo-refused = La jugada no se deshace.
table-log-undone = { $seat } deshace su última jugada.
table-log-hinted = { $seat } pide consejo.
table-log-timed-out = A { $seat } se le acabó el tiempo; sigue un bot ({ $bot }).
table-log-passed = Un bot sigue por { $seat } ({ $bot }).
table-log-taken-back = { $seat } vuelve a jugar.
table-log-moved = { $seat } pasa a otro dispositivo.
table-log-invited = Hay un enlace nuevo para { $seat }.
table-log-left = { $seat } deja la mesa.
table-log-kicked = Quien dirige la mesa retira el asiento a { $seat }.
table-log-resigned = { $seat } se rinde; sigue un bot ({ $bot }).
table-log-abandon-voted = { $wants ->
    [true] { $seat } quiere terminar la partida sin resultado.
   *[other] { $seat } prefiere seguir jugando.
}
table-log-abandoned = La partida termina sin resultado.
table-log-paused = La partida queda en pausa.
table-log-resumed = La partida continúa.
table-log-rules-changed = Ahora rige la versión { $rules } de las reglas; la partida continúa.
table-log-changed = Quien dirige la mesa cambia lo que se permite.
table-log-renamed = { $name } ha cambiado de nombre.
table-log-muted = { $muted ->
    [true] Quien dirige la mesa no deja escribir a { $seat }.
   *[other] Quien dirige la mesa vuelve a dejar escribir a { $seat }.
}
table-log-rematch = Hay revancha.

table-travel = Momentos de la partida
table-travel-first = Al principio
table-travel-back = Uno atrás
table-travel-on = Uno adelante
table-travel-last = Al final
table-travel-now = Ahora
table-travel-place = { $place } de { $moments }
table-past = Estás viendo el pasado: ahí no se puede jugar.

table-score-none = Aún no hay nada que contar.
table-score-now = Si la partida terminara ahora. Pulsa una línea para ver de dónde salen sus puntos.
table-score-final = Los puntos al final. Pulsa una línea para ver de dónde salen.
table-score-line = Línea
table-score-total = Total
table-score-all = Mostrar también las líneas sin puntos
table-score-less = Solo las líneas con puntos
table-score-no-pieces = De aquí aún no sale ningún punto.
table-score-travel = Ver esa jugada
table-score-hidden = no se muestra: hay que recordarlo
table-score-hidden-about = «?»: en esta mesa hay que recordar lo que tienen los demás. Se muestra al final.

table-rules-search = Buscar en las reglas
table-rules-none = Ninguna regla tiene todas estas palabras.
table-rules-page = Todas las reglas en una página
table-rules-of = Reglas de { $game }
table-rules-about = Con nuestras palabras. Lo que no está en las reglas impresas va señalado.
table-origin-ruling = decisión nuestra
    .about = Las reglas impresas no lo dicen; así lo juega el programa.
table-origin-reconstruction = reconstrucción
    .about = Algo impreso que no es público; deducido lo mejor posible.
table-turn-title = Un turno en imágenes

table-chat = Charla
table-chat-unread = { $messages ->
    [one] 1 mensaje nuevo
   *[other] { $messages } mensajes nuevos
}
table-chat-empty = Nadie ha escrito nada todavía.
table-chat-write = Escribe a la mesa
table-chat-send = Enviar
table-chat-delete = Borrar este mensaje
table-chat-deleted = borrado
table-chat-off = En esta mesa no se permite escribir.
table-chat-muted = Quien dirige la mesa no te deja escribir aquí.
table-notes = Tus notas
table-notes-about = Solo para ti; nadie más puede leerlas.
table-notes-saved = Guardado
table-notes-saving = Aún sin guardar…

## La mesa
table-watching = Estás mirando esta mesa.
table-your-seat = Tu asiento
table-name = Tu nombre
table-rename = Cambiar el nombre
table-pass = Dejar que juegue un bot un rato
table-pass-about = Puedes recuperar tu asiento en cualquier momento.
table-take-back = Recuperar mi asiento
table-move = Pasar a otro dispositivo
table-move-about = Tendrás un enlace para el otro dispositivo. Este dejará de jugar.
table-move-link = Abre esto en el otro dispositivo
table-moved = Tu asiento espera en este enlace. Solo puede jugar quien lo tenga.
table-leave = Dejar la mesa
table-leave-about = Tu asiento quedará libre para otra persona, y no podrás volver por tu cuenta.
table-resign = Rendirse
table-resign-about = Un bot juega en tu asiento hasta el final, y no podrás volver. Si no queda ninguna otra persona, la partida termina sin resultado.
table-game = La partida
table-pause = Pausar
table-paused = La partida está en pausa: no corre el tiempo de nadie ni juega ningún bot.
table-resume = Continuar
table-abandon = Terminar sin resultado
table-abandon-about = La partida termina en cuanto todos lo quieran. No gana nadie.
table-abandon-wanted = Quieren terminar la partida sin resultado: { $names }.
table-abandon-agree = De acuerdo
table-abandon-withdraw = Prefiero seguir jugando
table-links = Enlaces
table-link-seat = Para el asiento { $seat }
table-link-watch = Para mirar
table-owners = Para quien dirige la mesa
table-allow-public = Pública: en la página de inicio, y cualquiera puede mirar
table-allow-chat = Se permite escribir
table-allow-hints = Se permite pedir consejo
table-new-link = Enlace nuevo
table-new-link-about = Quien tenga el enlace nuevo se sentará ahí en lugar de { $name }.
table-seat-to-bot = Dárselo a un bot
table-seat-to-all = Abrirlo a cualquiera
table-kick-about = Esto retira el asiento a { $name }.
table-mute = No dejar escribir
table-unmute = Volver a dejar escribir
table-closed = Tu asiento está ahora en otro dispositivo, o el enlace ya no vale.
table-home = A la página de inicio
table-undo-asked = { $name } quiere deshacer su última jugada. Falta la respuesta de { $waiting }.
table-undo-allow = Permitirlo
table-undo-refuse = No permitirlo
table-undo-withdraw = Da igual

## El final
table-place = { $place }.º
table-rematch = Jugar otra vez
table-rematch-join = A la revancha
table-result-score = Ver los puntos
table-result-more = Más
table-result-replay = Volver a ver la partida
table-result-record = Descargar el registro
table-fair = ¿Se barajó limpiamente?

ending-counting = Se cuentan los puntos
ending-key = Espacio
ending-count = { $row }: { $figure } para { $name }
ending-sheet = La hoja de puntos
ending-sum = De momento
ending-place = Puesto
ending-said = { $row }: { $parts }.
ending-said-part = { $name } { $figure }, ya { $sum }
ending-aloud = El recuento
ending-you-win = { $points ->
    [one] Ganas por 1 punto
   *[other] Ganas por { $points } puntos
}
ending-wins = { $points ->
    [one] { $name } gana por 1 punto
   *[other] { $name } gana por { $points } puntos
}
ending-you-tie = Ganas con los mismos puntos: { $why }
ending-tie = { $name } gana con los mismos puntos: { $why }
ending-tie-none = nada más lo decide
ending-you-share = Compartes la victoria: { $names }, { $points ->
    [one] 1 punto por persona
   *[other] { $points } puntos por persona
}
ending-share = { $names } comparten la victoria con { $points ->
    [one] 1 punto por persona
   *[other] { $points } puntos por persona
}
ending-decided = Lo decidió: { $row }, { $most } frente a { $next } de { $name }.
ending-led-until = Ibas por delante hasta contar esto: { $row }.
ending-fair = La mezcla se prometió antes de la primera jugada y se puede demostrar.
ending-fair-bots = Los bots solo vieron lo que su asiento puede saber. La mezcla se prometió antes de la primera jugada y se puede demostrar.
ending-turned = Otra, girando los asientos
ending-course = Cómo fue
ending-course-over = Puntos a lo largo de la partida:
ending-course-about = Los puntos de cada asiento tras cada jugada, como si la partida hubiera acabado ahí; debajo, de dónde salieron.
ending-prove = Demostrar la mezcla
ending-share-link = Compartir la partida
ending-again = Contar otra vez

table-replay-of = { $game }, otra vez
table-replay-mistake = La línea { $line } del registro no es una jugada de esta partida:
table-replay-moment = Momento
table-replay-run = Reproducir
table-replay-stop = Parar
table-replay-share = Copiar enlace
table-replay-share-about = Un enlace a este momento de la partida

## Lo que dicen los bots
company-apprentice-greeting = ¡Hola! Todavía estoy aprendiendo.
company-apprentice-fine = ¡Oh, esa ha sido buena!
company-apprentice-lead = ¿Voy ganando? No me había dado cuenta.
company-apprentice-won = ¡Ha funcionado! Gracias por la partida.
company-apprentice-lost = ¡Bien jugado! He aprendido algo.
company-mason-greeting = Buenas. A construir.
company-mason-fine = Eso queda bien asentado.
company-mason-lead = Una buena hilada de piedras, esta.
company-mason-won = Una partida sólida. Gracias.
company-mason-lost = Has construido mejor. Enhorabuena.
company-scribe-greeting = Buenas. Yo llevo la cuenta.
company-scribe-fine = Esa la dejo anotada.
company-scribe-lead = Según mis cuentas, voy un poco por delante.
company-scribe-won = Muy igualada. Gracias por la partida.
company-scribe-lost = Las cuentas te dan la razón. Bien jugado.
company-architect-greeting = Buenas. Que gane el mejor plan.
company-architect-fine = Buena línea. No entraba en mi plan.
company-architect-lead = El plan aguanta, de momento.
company-architect-won = Gracias. Ha sido una buena partida para planear.
company-architect-lost = Tu plan era mejor. Bien jugado.
company-pharaoh-greeting = Toma asiento. Esperaba este momento.
company-pharaoh-fine = Bien visto.
company-pharaoh-lead = El río está conmigo, de momento.
company-pharaoh-won = Una partida digna. Te lo agradezco.
company-pharaoh-lost = Has ganado bien. Lo honro.
company-said = «{ $line }» – { $name }
