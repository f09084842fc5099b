## Barajadas limpias: qué se promete antes de una partida y qué demuestra su registro

fair-title = ¿Se barajó limpiamente?
fair-title-playing = Barajadas limpias
fair-checking = Este navegador está comprobando el registro…
fair-holds = Todo encaja: { $count } comprobaciones, hechas todas por este navegador.
fair-fails = { $count ->
    [one] Falla una comprobación: ¡algo no es como se prometió o se mostró!
   *[other] Fallan { $count } comprobaciones: ¡algo no es como se prometió o se mostró!
}
fair-outcome-holds = Se cumple:
fair-outcome-broken = No se cumple:
fair-outcome-open = Nota:

## Las comprobaciones
fair-promised-seen = El registro contiene la promesa que este dispositivo anotó antes de barajar.
fair-promised-seen-not = ¡El registro contiene otra promesa que la que este dispositivo anotó antes de barajar!
fair-promised = El registro contiene la promesa que muestra esta mesa.
fair-promised-not = ¡El registro contiene otra promesa que la que muestra esta mesa!
fair-kept = El servidor usó el secreto prometido, para esta misma partida y sus opciones.
fair-kept-not = ¡El secreto del servidor, el juego o sus opciones no son lo prometido!
fair-nonce = Lo añadido por { $seat } es lo que prometió al sentarse.
fair-nonce-not = ¡Lo añadido por { $seat } no se prometió al sentarse!
fair-nonce-mine = Lo que este dispositivo añadió por { $seat } forma parte de la barajada.
fair-nonce-mine-not = ¡Lo que este dispositivo añadió por { $seat } se omitió o se cambió!
fair-nonce-untold = { $seat } prometió añadir algo, pero nunca llegó: no forma parte de la barajada.
fair-seed = La semilla sale de la promesa y de lo que añadieron los dispositivos.
fair-seed-not = ¡La semilla no sale de la promesa y de lo que añadieron los dispositivos!
fair-pile = { $pile }: a la vista, { $seen } de { $all }, todo donde lo puso la barajada.
fair-pile-not = { $pile }: ¡lo que se vio no es lo que da la barajada!
fair-pile-rounds = Cartas de ronda
fair-pile-market = Cartas del mercado
fair-pile-tiles = Fichas
fair-pile-rotations = Orientación de las primeras fichas
fair-pile-deal = Cartas repartidas al empezar
fair-pile-deck = El mazo
fair-pile-expeditions = Expediciones de la ronda { $round }
fair-pile-cards = Cartas
fair-pile-faces = Cartas boca arriba y boca abajo
fair-pile-mosaics = Mosaicos
fair-pile-worshippers = Los adoradores de Sobek
fair-pile-legend = En la notación de los registros. Paréntesis: salieron a la vez, en un orden que no se vio. Interrogación: no se vio desde aquí.
fair-expected = Lo esperado
fair-found = En el registro
fair-expected-pile = La barajada, calculada de nuevo; primero lo de arriba
fair-found-pile = Lo visto en la mesa

## Qué significa
fair-proves-title = Qué demuestra esto
fair-proves = { $parts ->
    [0] Ningún dispositivo añadió nada a la barajada. Por eso esto demuestra únicamente que no se cambió nada después de la promesa.
    [one] El dispositivo de una persona añadió una parte. Si esa persona juega limpio y no es quien lleva el servidor, el servidor no pudo elegir la barajada. Si no, esto demuestra únicamente que no se cambió nada después de la promesa.
   *[other] Se añadió una parte por cada una de { $parts } personas. Quien lleva el servidor no pudo elegir la barajada, ni siquiera jugando, siempre que al menos otra persona se sentara a jugar limpio, en un dispositivo propio.
}
fair-proves-broken = Mientras algo no encaje, esta partida no demuestra nada. Conviene guardar el registro y preguntar a quien lleva el servidor.
fair-witness = Este dispositivo anotó todo esto antes de barajar, y lo comparará.
fair-no-witness = Este dispositivo no anotó la promesa antes de barajar: sobre cuándo se hizo, se fía del servidor.
fair-compares = Los montones se comparan con lo que se mostró a este asiento. Lo que otros robaron sin enseñarlo, y los montones rehechos con descartes, lo comprueba el programa, que vuelve a jugar toda la partida.
fair-compares-all = Los montones se comparan con todo lo que se contó en la partida. Los montones rehechos con descartes los comprueba el programa, que vuelve a jugar toda la partida.
fair-no-secrets = Nada de esto guarda secretos ante quien lleva el servidor.
fair-elsewhere-title = Comprobarlo en otro sitio
fair-elsewhere = Basta descargar el registro y comprobarlo con el programa, en cualquier ordenador:

## Mientras dura la partida
fair-before = Antes de que nadie se sentara, el servidor prometió su parte de la barajada con un resumen criptográfico, y el dispositivo de cada persona añade una parte propia. Al terminar la partida, esta página comprueba que se usaron exactamente esas.
fair-commitment = La promesa del servidor (SHA-256)
fair-part-told = { $seat } prometió una parte y la ha añadido.
fair-part-promised = { $seat } ha prometido una parte.
fair-part-bot = { $seat } no añade nada: los bots no intervienen.
fair-part-none = { $seat } no añade nada.
