// Measures of laying mosaics.

import type { Spot } from '../../../stage/projection';

/** Where a mosaic begins when nobody has pointed anywhere, in squares: before the throne. */
export const BEGINNING = { x: 4.5, y: 5.5 };
/** How much more a step aside counts than one ahead. */
export const ASIDE = 3;

/** The lawn without the throne's space. */
export const LAWN: readonly Spot[] = [
  [0, 0],
  [3, 0],
  [3, 3],
  [6, 3],
  [6, 0],
  [9, 0],
  [9, 9],
  [0, 9],
];
