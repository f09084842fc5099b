# La página alrededor de las mesas. Las palabras de las mesas están en table.es.ftl; las de los juegos, en sus carpetas.

## En todas partes
app-about = Cuatro juegos de mesa egipcios, para jugar aquí con amistades o contra bots.
app-skip = Ir al contenido
app-home = Mastaba, página de inicio
app-menu = Sitio
app-start = Inicio
app-about-link = Acerca de
app-loading = Un momento…
app-close = Cerrar
app-copy = Copiar
app-copied = Copiado
app-share = Compartir
app-retry = Reintentar
app-open = Abrir
app-forget = Olvidar
title-your-turn = ● Tu turno – { $game }
notice-your-turn = Es tu turno

problem-offline = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.
problem-trouble = Algo ha salido mal. Vuelve a intentarlo.

game-imhotep = Imhotep
    .short = Imhotep
game-kheops = Kheops
    .short = Kheops
game-pyramids = Silver & Gold: Pyramids
    .short = Pyramids
game-cleopatra = Cleopatra y la Sociedad de Arquitectos
    .short = Cleopatra

bot-apprentice = Aprendiz
    .about = Aún está aprendiendo: juega casi cualquier cosa.
bot-mason = Albañil
    .about = Toma lo que parece bueno ahora; un rival amable.
bot-scribe = Escriba
    .about = Piensa un poco por delante y rara vez malgasta una jugada.
bot-architect = Arquitecto
    .about = Planea con tiempo y ve lo que buscas.
bot-pharaoh = Faraón
    .about = Piensa a fondo cada jugada, y se toma su tiempo.

## Ajustes
settings = Ajustes
settings-language = Idioma
settings-language-auto = Como el navegador
settings-theme = Aspecto
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Movimiento de las piezas
settings-motion-slow = Lento
settings-motion-normal = Normal
settings-motion-quick = Rápido
settings-motion-none = Ninguno
settings-company = Los bots pueden decir algo de vez en cuando
settings-sound = Un toque cuando sea mi turno
settings-notifications = Avisarme cuando sea mi turno
settings-notifications-insecure = Los avisos necesitan una conexión segura (https), y esta no lo es.
settings-notifications-denied = El navegador no los permite en esta página; se puede cambiar en sus propios ajustes.
settings-answer-alone = Responder automáticamente cuando solo haya una respuesta
settings-confirm = Preguntar antes de enviar una jugada
settings-kept = Se guardan solo en este dispositivo.

## Inicio
start-lead = Barcos en el Nilo, pirámides, tumbas y un palacio: cuatro juegos de mesa egipcios, con amistades o contra bots.
start-name = Juegas como
start-name-guest = Visita
start-level = Jugar ya contra
start-who = { $name }, contra { $bot }
start-who-label = Juegas como { $name }, contra el bot { $bot }
start-who-title = Quién juega
start-play = Jugar ya
start-play-label = Jugar ya a { $game } contra el bot { $bot }
start-set-up = Preparar
start-set-up-label = Preparar una mesa de { $game }
start-rules = Reglas
start-rules-label = Reglas de { $game }
start-seats = { $least ->
    [2] { $most ->
        [2] Para dos
       *[other] De 2 a { $most } jugadores
    }
   *[other] De { $least } a { $most } jugadores
}
start-imhotep = Carga los barcos y decide adónde van las piedras de todos.
start-kheops = Dos arquitectos, una pirámide: gana sus redes con tus peones.
start-pyramids = El mismo patrón para todos, marcado en las cámaras de cada cual.
start-cleopatra = Un palacio para la reina y un cocodrilo para quien se corrompe.

tables-yours = Tus mesas
tables-go-on = Seguir
tables-turn = Tu turno
tables-waiting = Se espera a { $names }
tables-gathering = { $missing ->
    [one] Queda un asiento libre
   *[other] Quedan { $missing } asientos libres
}
tables-agreeing = Barajando
tables-paused = En pausa
tables-over = Terminada
tables-abandoned = Terminada sin resultado
tables-unknown = Aún sin noticias
tables-seen = vista { $when }
tables-forget-label = Olvidar la mesa de { $game } con { $names }
tables-forget-sure = ¿Olvidar esta mesa? Este dispositivo pierde su asiento en ella.
tables-older = { $count ->
    [one] Una mesa más
   *[other] { $count } mesas más
}
tables-open = Mesas abiertas
tables-sit = Sentarse
tables-watch = Mirar
tables-free = { $free ->
    [0] no hay asientos libres
    [one] un asiento libre
   *[other] { $free } asientos libres
}
tables-nobody = aún nadie

link-title = Tengo un enlace
link-paste = Pega el enlace que te enviaron
link-go = Ir
link-wrong = Esto no es un enlace a una mesa de esta página. Tiene este aspecto: { $example }.
record-title = Tengo un registro
record-about = Cada partida terminada puede guardarse como un pequeño archivo de texto y volver a verse jugada a jugada.
record-open = Abrir un registro

insecure-title = Esta conexión no está cifrada
insecure-about = La página ha llegado por HTTP sin cifrar. Se puede jugar a todo; pero así los navegadores no permiten avisos, ni instalarla, ni abrirla sin conexión.
offline-title = Sin conexión
offline-about = La página está aquí, pero su servidor no responde. Se muestra lo que hay en este dispositivo; se podrá jugar cuando vuelva la conexión.
connection-lost = Se ha perdido la conexión. Reintentando…
connection-back = Conectado de nuevo.

## Preparar una mesa
new-title = Una mesa de { $game }
new-no-game = Aquí no hay ningún juego con ese nombre.
new-who = Quién juega
new-seat = Asiento { $seat }
new-seat-label = Asiento { $seat }: { $who }. Cambiar
new-free = Sitio libre
new-free-label = Sitio libre: sentar a alguien
new-change = Cambiar
new-others = Los demás
new-fill-bot = Bots
new-fill-here = Aquí mismo
new-fill-link = Con enlace
new-invite = Invitar con enlace
new-seat-bot = Sentar un bot
new-another = Otro
new-kind-me = Yo
new-kind-here = Otra persona en este dispositivo
new-kind-link = Alguien con un enlace
    .short = Enlace
new-kind-open = Quien llegue
    .short = Abierto
new-kind-bot = Un bot
new-kind-none = Dejar libre
new-kind-me-about = Tú, aquí.
new-kind-here-about = El dispositivo pasa de mano en mano; lo oculto sigue oculto.
new-kind-link-about = Tendrás un enlace y un código para enviar.
new-kind-open-about = La primera persona que llegue a la mesa ocupa el asiento.
new-kind-none-about = El asiento no forma parte de la mesa.
new-name = Nombre
new-level = Nivel
new-options = El juego
new-material-deck = Un mazo propio
new-material-deck-about = Un archivo de texto con las 48 cartas de pirámide con las que jugar, en lugar de las nuestras.
new-material-tiles = Losetas propias
new-material-tiles-about = Un archivo de texto con las 50 losetas con las que jugar, en lugar de las nuestras.
new-material-paste = Su texto
new-material-file = Elegir un archivo
new-table = La mesa
new-public = Pública: aparece en la página de inicio y cualquiera puede mirar
    .short = Pública
new-chat = Se permite escribir en la mesa
new-hints = Se permite pedir consejo
new-time = Tiempo para pensar
new-time-none = El que haga falta
    .short = Sin reloj
new-time-game = Minutos para toda la partida
    .short = { $count } min en total
new-time-turn = Días para cada jugada
    .short = { $count ->
        [one] un día por jugada
       *[other] { $count } días por jugada
    }
new-time-amount = Cuántos
new-stand-in = Quién juega por quien no puede seguir
new-more = Más
new-option-market = Mercado
new-option-pyramid = Pirámide
new-option-temple = Templo
new-option-chamber = Cámara funeraria
new-option-obelisks = Obeliscos
new-value-off = no
new-value-on = sí
new-all = Todo { $side }
new-by-lot = A suertes
new-private = Privada
new-make = Abrir la mesa
new-somebody = Tiene que jugar al menos una persona.

## Llegar a una mesa
join-table = Una mesa de { $game }
join-invited = Hay un asiento reservado para ti.
join-name = Tu nombre en la mesa
join-sit = Sentarse
join-sit-at = Sentarse en el asiento { $seat }
join-watch = Mirar
join-private = Esta mesa no es pública. Para sentarse o mirar hace falta un enlace de alguien de la mesa.
join-void = Este enlace ya no sirve: el asiento ha cambiado de lugar o se ha hecho un enlace más nuevo.
join-lost = He perdido mi enlace
join-lost-about = Los enlaces se guardan solo en tu dispositivo. Pide uno nuevo a quien preparó la mesa: en la página de la mesa, en «Mesa», puede hacer otro enlace para tu asiento, y sigues donde estabas.
join-no-table = No existe esa mesa, o pasó tanto tiempo sin que nadie la tocara que se borró.
join-others = En la mesa
seat-open = libre
seat-invited = con invitación
seat-held = reservado para quien se sentaba aquí
seat-program = un programa

## Esperar a la gente
wait-about = La partida empieza cuando todos los asientos estén ocupados.
wait-agreeing = Ya están todos. Los dispositivos acuerdan la barajada…
wait-links = Enlaces para repartir
wait-link-for = Para el asiento { $seat }
wait-link-note = Cada enlace sirve para una persona. Quien lo abra puede sentarse.
wait-watch-link = Para mirar
wait-open-link = Para quien llegue
wait-code = Código
wait-code-label = Un código para leer con la cámara: { $what }
wait-copy-label = Copiar el enlace: { $what }
wait-local = Estos enlaces llevan a esta misma máquina ({ $host }) y no se abren en ninguna otra. Para que vengan otros, abre esta página con el nombre o el número de la máquina en tu red y prepara la mesa allí.
wait-title-seats = Quién está aquí

## Acerca de
about-title = Acerca de Mastaba
about-what = Mastaba es una mesa para cuatro juegos del antiguo Egipto: Imhotep, Kheops, Silver & Gold: Pyramids y Cleopatra y la Sociedad de Arquitectos. Conoce sus reglas, lleva la cuenta y sienta a jugar a bots de cinco niveles. Las reglas están contadas con nuestras palabras y los dibujos son nuestros; los juegos son de quienes los crearon y publicaron, y las cajas bien merecen tenerse.
about-private-title = Qué se guarda y dónde
about-private = No hay cuentas. El nombre, los ajustes y los enlaces a tus asientos se guardan en este navegador; quien tiene el enlace de un asiento juega en él. El servidor guarda las mesas, con los nombres que se dieron en ellas, hasta que nadie las toca durante mucho tiempo. No se carga nada de ningún otro sitio, y a nadie se le cuenta que has estado aquí.
about-fair-title = Barajadas limpias
about-fair = Antes de que nadie se siente, el servidor se compromete con su parte de la barajada, y cada dispositivo añade un número propio. El registro de una partida terminada demuestra que quien lleva el servidor no pudo elegir la barajada, siempre que al menos otra persona jugara limpio; contra bots solos demuestra únicamente que después no se cambió nada. Nunca mantiene las cartas en secreto para quien lleva el servidor.
about-offline-title = Sin conexión
about-offline = Una vez abierta, la página se abre también sin conexión, y lo dice. Las mesas necesitan su servidor.
about-free-title = Software libre
about-free = Mastaba es software libre con licencia MIT o Apache 2.0. Los programas juegan por la misma interfaz que esta página:
about-face = Los títulos están compuestos en Marcellus, de Astigmatic, con licencia SIL Open Font License.

nowhere-title = Aquí no hay nada
nowhere-about = Esta dirección no lleva a ninguna página.
