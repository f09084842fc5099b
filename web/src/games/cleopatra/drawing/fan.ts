// Cards of a stall beside one another: every kind once, with its number, those face down at the end.

import type { Card } from '../../../types/cleopatra';
import { countCards } from '../model/cards';
import { CARD, pitchOf } from './frame';

/** Within the posts of a stall. */
const ROOM = 164;
const GAP = 4;

export interface Lying {
  card: Card | null;
  count: number;
  x: number;
  /** The next card lies on it. */
  covered: boolean;
}

export function lying(cards: readonly Card[], down: number, height: number): Lying[] {
  const kinds: [Card | null, number][] = [...countCards(cards)];
  if (down > 0) kinds.push([null, down]);
  const width = height * CARD;
  const pitch = pitchOf(kinds.length, ROOM, width, GAP);
  const start = -((kinds.length - 1) * pitch + width) / 2;
  return kinds.map(([card, count], at) => ({
    card,
    count,
    x: start + at * pitch,
    covered: pitch < width * 0.9 && at < kinds.length - 1,
  }));
}
