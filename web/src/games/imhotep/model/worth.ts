// What a card of the market would be worth, in words: the program counts it for every seat.

import type { Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import type { Card, View, Worth } from '../../../types/imhotep';
import { printed } from '../../../types/imhotep.printed';
import { aboutCard, cardName, owner, phrase, seatsOf } from './names';

const COLOURS = new Map(printed.cards.map(({ card, colour }) => [card, colour]));

/** The kind of a card: each has a colour and a word. */
export const colourOf = (card: Card): string => COLOURS.get(card) ?? '';

const known = (view: View, card: Card): Worth | undefined => view.computed.cards.find((each) => each.card === card);

/** What a card would be worth to a seat now. */
export function worthOf(view: View, card: Card, seat: Seat | null): Phrase | null {
  const worth = known(view, card);
  if (!worth || !seat) return null;
  const colour = colourOf(card);
  const points = worth.points[seat] ?? 0;
  switch (colour) {
    case 'red':
      return phrase(worth.chosen ? 'imhotep-worth-most' : 'imhotep-worth-red', { points });
    case 'green':
      return phrase('imhotep-worth-green', { points, stones: worth.stones ?? 0 });
    case 'purple': {
      const own = view.seats[seat]?.cards.filter((other) => other === card).length ?? 0;
      return phrase('imhotep-worth-purple', { points, own });
    }
    default:
      return phrase('imhotep-worth-blue', { points });
  }
}

/** What a card is called, what it does, and what it would be worth to a seat now. */
export function aboutWorth(view: View, card: Card, seat: Seat | null): Phrase {
  const [about, worth] = [aboutCard(card), worthOf(view, card, seat)];
  return worth ? phrase('imhotep-about-worth', { about, worth }) : about;
}

/** What every card that is seen would be worth to every seat. */
export const worthLines = (view: View): Phrase[] =>
  view.computed.cards.map(({ card, points }) => {
    const gains = seatsOf(view).map((seat) =>
      phrase('imhotep-gain-of', { seat: owner(seat), points: points[seat] ?? 0 }),
    );
    return phrase('imhotep-tell-worth', { card: cardName(card), gains });
  });
