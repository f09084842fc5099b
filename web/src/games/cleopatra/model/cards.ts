// Cards, and what counts of them.

import type { Card, Resource } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';

export const CARDS: readonly Card[] = printed.cards.map(({ card }) => card);

const CORRUPT = new Set(printed.cards.filter(({ corrupt }) => corrupt).map(({ card }) => card));
const RESOURCE = new Map(printed.cards.map(({ card, resource }) => [card, resource]));

export const isCorrupt = (card: Card): boolean => CORRUPT.has(card);

/** How often every card occurs, in the order of the list. */
export function countCards(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export const countOf = (cards: readonly Card[], card: Card): number => cards.filter((there) => there === card).length;

/** How many cards of a kind all of these payments hold. */
export const agreed = (payments: readonly (readonly Card[])[], card: Card): number =>
  Math.min(...payments.map((cards) => countOf(cards, card)));

/** The cards whose payment costs an amulet. */
export const corruptOf = (cards: readonly Card[]): readonly Card[] => cards.filter(isCorrupt);

/** The resources that cards show, without regard to doubles and caves. */
export const materialsOf = (cards: readonly Card[]): Resource[] => {
  const shown = new Set(cards.map((card) => RESOURCE.get(card)));
  return printed.resources.filter((resource) => shown.has(resource));
};
