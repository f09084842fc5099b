game-name = El juguete
game-about = Muestra cartas, guarda algunas para las pujas secretas y acaba con pocas en la mano: el pequeño juego con que se prueban las leyes.

option-course = cuántas rondas se juegan
    .value-short = dos rondas de turnos con una puja en medio
    .value-long = siete rondas de turnos con tres pujas entre ellas

ending-course = el recorrido ha terminado
ending-deck = el mazo se ha agotado

line-shown = Cartas mostradas
line-bids = Pujas ganadas
line-left = Cartas que quedan en la mano

section-play = Cómo se juega
section-score = Puntuación

rule-turns = En una ronda de turnos cada asiento, desde A, roba una carta, muestra una carta o pasa.
    .title = Turnos
rule-bids = En una puja todos los que tienen cartas ponen una boca abajo a la vez; después se descubren todas.
    .title = Pujas
rule-hand = Solo se muestran o se pujan cartas de la propia mano.
    .title = La mano
rule-end = La partida termina con su recorrido, o en el acto cuando se agota el mazo.
    .title = El final
rule-shown = Una carta mostrada vale su número.
    .title = Cartas mostradas
rule-won = La puja más alta que nadie más ha hecho vale tres puntos.
    .title = Pujas ganadas
rule-left = Cada carta que queda en la mano resta un punto.
    .title = Cartas sobrantes

event-drew = { $seat } roba una carta
event-drew-card = { $seat } roba un { $card }
event-showed = { $seat } muestra un { $card }
event-passed = { $seat } pasa
event-sealed = { $seat } ya ha pujado
event-bid = { $seat } puja un { $card }
event-opened = Se descubren las pujas: { $bids }
event-won = { $seat } gana la puja y { $points } puntos
event-unwon = Nadie ha hecho en solitario la puja más alta
event-ended = La partida ha terminado

refusal-over = la partida ha terminado
refusal-turn = es el turno de { $seat }
refusal-bids = ahora pujan todos
refusal-turns = ahora no se puja
refusal-sealed = tu puja ya está sobre la mesa
refusal-no-cards = no tienes ninguna carta que pujar
refusal-hand = no tienes ningún { $card }

piece-card = un { $card }
piece-seat-card = { $seat } un { $card }

expected-move = draw, show, bid o pass
expected-card = una carta del 1 al 6

draw-deck = Mazo { $cards }
draw-seat = { $seat }  a la vista: { $shown }  mano: { $hand }  pujas ganadas: { $won }
draw-hidden = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }
draw-none = nada
