// A shuffled pile: the order that the seed gives, and what was seen to come from its top.

import type { Phrase } from '../../words.svelte';

/** So many items left the pile together; these of them were seen, in no particular order. */
export interface Draw {
  count: number;
  seen: string[];
}

export interface Pile {
  what: Phrase;
  order: string[];
  draws: Draw[];
}

export const drawn = (seen: readonly (string | number)[], unseen = 0): Draw => ({
  count: seen.length + unseen,
  seen: seen.map(String),
});

/** Every item so many times, equal ones together. */
export const copies = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([item, count]) => Array<string>(count).fill(item));

/** The numbers from 1, as the lists of the record format begin. */
export const numbers = (last: number): string[] => Array.from({ length: last }, (_, at) => String(at + 1));

export const seenOf = ({ draws }: Pile): number => draws.reduce((sum, { seen }) => sum + seen.length, 0);

/** Is everything that was seen where the shuffle put it? */
export function fits({ order, draws }: Pile): boolean {
  let at = 0;
  return draws.every(({ count, seen }) => {
    const there = order.slice(at, (at += count));
    return (
      there.length === count &&
      seen.every((item) => {
        const place = there.indexOf(item);
        if (place < 0) return false;
        there[place] = '';
        return true;
      })
    );
  });
}
