game-name = The toy
game-about = Show cards, keep some for the sealed bids, and end with few in your hand: the small game that the laws are tried on.

option-course = how many rounds are played
    .value-short = two rounds of turns around one bid
    .value-long = seven rounds of turns with three bids between them

ending-course = the course is over
ending-deck = the deck is empty

line-shown = Cards shown
line-bids = Bids won
line-left = Cards left in the hand

section-play = Playing
section-score = Scoring

rule-turns = In a round of turns every seat, from A on, draws a card, shows a card or passes.
    .title = Turns
rule-bids = In a bid all seats that have cards lay one face down at the same time; then all are opened.
    .title = Bids
rule-hand = Only cards of the own hand can be shown or bid.
    .title = The hand
rule-end = The game ends with its course, or at once when the deck is empty.
    .title = The end
rule-shown = A shown card counts its number.
    .title = Shown cards
rule-won = The highest bid that nobody else made counts three points.
    .title = Won bids
rule-left = Each card left in the hand costs a point.
    .title = Cards left

event-drew = { $seat } draws a card
event-drew-card = { $seat } draws a { $card }
event-showed = { $seat } shows a { $card }
event-passed = { $seat } passes
event-sealed = { $seat } has bid
event-bid = { $seat } bids a { $card }
event-opened = The bids are opened: { $bids }
event-won = { $seat } wins the bid and { $points } points
event-unwon = Nobody made the highest bid alone
event-ended = The game is over

refusal-over = the game is over
refusal-turn = it is { $seat }’s turn
refusal-bids = now all bid
refusal-turns = now nobody bids
refusal-sealed = your bid is already on the table
refusal-no-cards = you have no card to bid
refusal-hand = you have no { $card }

piece-card = a { $card }
piece-seat-card = { $seat } a { $card }

expected-move = draw, show, bid or pass
expected-card = a card from 1 to 6

draw-deck = Deck { $cards }
draw-seat = { $seat }  shown: { $shown }  hand: { $hand }  bids won: { $won }
draw-hidden = { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
draw-none = none
