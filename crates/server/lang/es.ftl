# Por qué no se hizo algo. Los códigos son estables; véase docs/api.md.
refused-bad-request = La petición no se entiende.
refused-no-game = Ese juego no existe: { $problem }.
refused-bad-setup = Así no se puede preparar una partida: { $problem }.
refused-no-bot = Ese bot no existe aquí.
refused-bad-name = Eso no es un nombre: un nombre tiene de 1 a 24 caracteres visibles y ningún espacio en los extremos.
refused-bad-text = El texto está vacío, es demasiado largo o tiene caracteres que no se pueden mostrar.
refused-bad-time = El tiempo es de 10 segundos como mínimo y de 30 días como máximo.
refused-not-notation = Eso no es una acción: { $problem }.
refused-bad-nonce = Ese no es el número que prometió este dispositivo.
refused-bad-record = Eso no es un registro: línea y columna { $problem }.
record-place = { $place }, { $problem }
refused-no-credential = Para esto hace falta el enlace de un asiento o de la mesa.
refused-not-allowed = Este enlace no permite eso, o ya no vale.
refused-not-owner = Eso solo puede hacerlo quien dirige la mesa.
refused-no-chat = En esta mesa no hay mensajes.
refused-muted = Quien dirige la mesa no te deja escribir aquí.
refused-no-hints = En esta mesa no hay consejos.
refused-no-table = Esa mesa no existe.
refused-no-seat = Ese asiento no existe en esta mesa.
refused-no-message = Ese mensaje no existe o se borró.
refused-no-moment = La mesa no tiene ese momento.
refused-no-page = En esta dirección no hay nada.
refused-no-method = Esta dirección no admite ese tipo de petición.
refused-seat-taken = Ahí ya hay alguien sentado.
refused-name-taken = Alguien de la mesa ya se llama así, o de un modo que se confunde con ese.
refused-not-begun = La partida aún no ha empezado.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-paused = La partida está en pausa.
refused-not-deciding = Ahora no te toca decidir.
refused-decision-used = La mesa ha seguido adelante: esa decisión ya se tomó o ya no es la misma.
refused-covered = Ahora juega un bot por ti; recupera antes el asiento.
refused-not-covered = Ahí no juega ningún bot ahora.
refused-resigned = Quien se rindió no puede volver.
refused-nothing-to-undo = No hay nada tuyo que deshacer.
refused-nobody-to-ask = Eso no se puede deshacer: alguien que tendría que estar de acuerdo ha dejado la mesa.
refused-no-undo-asked = Nadie te pide permiso para nada.
refused-full = Esta mesa ha llegado a su límite: aquí ya no se guarda nada más de ese tipo. En una mesa nueva hay sitio.
refused-already-so = Ya es así.
refused-too-long = Es demasiado largo.
refused-too-slow = La petición no llegó a tiempo. Inténtalo otra vez.
refused-not-json = La petición debe ser JSON como lo describe docs/api.md.
refused-rule = Las reglas no lo permiten: { $problem }.
refused-too-many = Eso es demasiado de golpe; espera un poco, por favor.
refused-trouble = Algo ha fallado aquí. Inténtalo de nuevo, por favor.
refused-busy = El servidor no pudo responder a tiempo. Puede que se haya hecho de todos modos: compruébalo e inténtalo otra vez.
refused-other-version = Esta mesa la creó una versión más nueva del programa, que sigue reglas o guarda cosas que esta no conoce. Ábrela con la versión más nueva: no se ha perdido nada.
refused-unreadable = Esta mesa no se puede abrir: { $problem }. No se ha perdido nada de ella; quien lleva este servidor encuentra en los mensajes del programa qué pasa.
unreadable-entry = la entrada { $number } de su registro no se puede leer

# La página de entrada.
start-about = Aquí hay una mesa abierta para juegos egipcios.
start-page = Este programa se compiló sin la página para navegadores. En una copia del código, «cargo play» compila ambas cosas.
start-api = Los programas juegan mediante la API, que describe este documento:

# Un registro que alguien mira.
fair-unproven = El barajado no queda demostrado: { $problem }.
