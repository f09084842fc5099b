// What legal texts and pieces of the board are called.

import type { Phrase } from '../../../words.svelte';
import { cellsWith, signAt, type Sign } from '../cells';
import { parse } from '../parse';
import { type CardPicture, type View, seatsOf } from '../view';

/** The card with this number, wherever it lies open. */
export function cardOf(view: View, number: number): CardPicture | undefined {
  const seats = seatsOf(view).map((seat) => view.seats[seat]);
  const held = seats.flatMap((at) => [...(at?.cards ?? []), ...(at?.hand ?? [])]);
  return [...held, ...view.display].find(({ card }) => card === number);
}

const FINDS: [Sign, string][] = [
  ['r', 'found-red'],
  ['g', 'found-green'],
  ['t', 'found-torches'],
  ['s', 'found-skulls'],
  ['p', 'found-potions'],
  ['x', 'found-crosses'],
  ['T', 'pyramids-found-tomb'],
];

/** What is printed on these cells of a card. */
export function finds(card: CardPicture, cells: readonly string[]): Phrase[] {
  return FINDS.flatMap(([sign, key]) => {
    const count = cells.filter((cell) => signAt(card, cell) === sign).length;
    return count > 0 ? [{ key, args: { count } }] : [];
  });
}

const crossing = (view: View, key: string, number: number, cells: readonly string[]): Phrase => {
  const card = cardOf(view, number);
  const found = card ? finds(card, cells) : [];
  return { key, args: { card: number, cells: cells.join(' '), kinds: found.length, found } };
};

export function name(view: View, text: string): Phrase {
  const action = parse(text);
  switch (action.kind) {
    case 'keep':
      return { key: 'pyramids-keep', args: { one: action.cards[0], other: action.cards[1] } };
    case 'mark':
      return crossing(view, 'pyramids-mark', action.card, action.cells);
    case 'bonus':
      return crossing(view, 'pyramids-bonus', action.card, action.cells);
    case 'take':
      return action.card === 'deck'
        ? { key: 'pyramids-take-deck' }
        : { key: 'pyramids-take', args: { card: action.card } };
  }
}

export const colourName = (colour: string): Phrase => ({ key: `colour-${colour}` });

/** A card in a few words, for who points at it. */
export const cardName = ({ card, colour }: Pick<CardPicture, 'card' | 'colour'>): Phrase => ({
  key: 'pyramids-card',
  args: { card, colour: colourName(colour) },
});

/** A whole card in words: where everything is. */
export function cardTold(card: CardPicture): Phrase {
  const list = (cells: string[]) => cells.join(' ');
  const icons = (['r', 'g', 't', 's', 'p', 'x'] as const).flatMap((sign) => {
    const cells = cellsWith(card, sign).filter((cell) => !card.crossed.includes(cell));
    const args = { count: cells.length, cells: list(cells) };
    return cells.length > 0 ? [{ key: `pyramids-icon-${sign}`, args }] : [];
  });
  return {
    key: 'pyramids-told-card',
    args: {
      card: card.card,
      colour: colourName(card.colour),
      entrance: list(cellsWith(card, 'E')),
      tomb: list(cellsWith(card, 'T')),
      walls: list(cellsWith(card, '#')),
      count: card.crossed.length,
      crossed: list(card.crossed),
      kinds: icons.length,
      icons,
    },
  };
}
