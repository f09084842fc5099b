// What legal texts and pieces of the board are called.

import type { Phrase } from '../../../words.svelte';
import { cellsWith, signAt, type Sign } from '../cells';
import { type CardPicture, type View, seatsOf } from '../view';
import type { Action, Crossing } from './actions';

/** The card with this number, wherever it lies open. */
export function cardOf(view: View, number: number): CardPicture | undefined {
  const seats = seatsOf(view).map((seat) => view.seats[seat]);
  const held = seats.flatMap((at) => [...(at?.cards ?? []), ...(at?.hand ?? [])]);
  return [...held, ...view.display].find(({ card }) => card === number);
}

const FINDS: [Sign, string][] = [
  ['red', 'found-red'],
  ['green', 'found-green'],
  ['torch', 'found-torches'],
  ['skull', 'found-skulls'],
  ['potion', 'found-potions'],
  ['cross', 'found-crosses'],
  ['tomb', 'pyramids-found-tomb'],
];

/** What is printed on these cells of a card. */
export function finds(card: CardPicture, cells: readonly string[]): Phrase[] {
  return FINDS.flatMap(([sign, key]) => {
    const count = cells.filter((cell) => signAt(card, cell) === sign).length;
    return count > 0 ? [{ key, args: { count } }] : [];
  });
}

const crossing = (view: View, key: string, { card: number, cells }: Crossing): Phrase => {
  const card = cardOf(view, Number(number));
  const found = card ? finds(card, cells) : [];
  return { key, args: { card: Number(number), cells: cells.join(' '), kinds: found.length, found } };
};

export function name(view: View, action: Action): Phrase {
  switch (action.kind) {
    case 'keep':
      return { key: 'pyramids-keep', args: { one: Number(action.one), other: Number(action.other) } };
    case 'mark':
      return crossing(view, 'pyramids-mark', action);
    case 'bonus':
      return crossing(view, 'pyramids-bonus', action);
    case 'take':
      return { key: 'pyramids-take', args: { card: Number(action.card) } };
    case 'deck':
      return { key: 'pyramids-take-deck' };
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
  const icons = (['red', 'green', 'torch', 'skull', 'potion', 'cross'] as const).flatMap((sign) => {
    const cells = cellsWith(card, sign).filter((cell) => !card.crossed.includes(cell));
    const args = { count: cells.length, cells: list(cells) };
    return cells.length > 0 ? [{ key: `pyramids-icon-${sign}`, args }] : [];
  });
  return {
    key: 'pyramids-told-card',
    args: {
      card: card.card,
      colour: colourName(card.colour),
      entrance: list(cellsWith(card, 'entrance')),
      tomb: list(cellsWith(card, 'tomb')),
      walls: list(cellsWith(card, 'wall')),
      count: card.crossed.length,
      crossed: list(card.crossed),
      kinds: icons.length,
      icons,
    },
  };
}
