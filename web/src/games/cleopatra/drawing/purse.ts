// Scarabs in four piles: as many as can be told apart, and then no more.

import type { Point } from '../../../stage/projection';

const PILES: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [24, 5],
  [-22, 6],
  [2, 12],
];
const HIGHEST = 6;
const THICK = 5;

/** The coins from behind to the front, and from below upwards. */
export function purse(scarabs: number): Point[] {
  const shown = Math.min(scarabs, PILES.length * HIGHEST);
  return PILES.flatMap(([x, y], pile) => {
    const high = Math.floor((shown + PILES.length - 1 - pile) / PILES.length);
    return Array.from({ length: high }, (_, at) => ({ x, y: y - at * THICK }));
  });
}
