// Mosaics on the garden: the twelve of them, and the place of each that may be laid.

import { type Placement, placementOf } from '../stencil/placement';
import { columnOf, rowOf } from './palace';
import { argumentsOf, isMosaic } from './parse';
import type { Mosaic } from './view';

/** The twelve mosaics as they are drawn in the pile. */
export const SHAPES: Record<Mosaic, readonly string[]> = {
  F: ['.##', '##.', '.#.'],
  I: ['#####'],
  L: ['####', '#...'],
  N: ['##..', '.###'],
  P: ['##', '##', '#.'],
  T: ['###', '.#.', '.#.'],
  U: ['#.#', '###'],
  V: ['#..', '#..', '###'],
  W: ['#..', '##.', '.##'],
  X: ['.#.', '###', '.#.'],
  Y: ['####', '.#..'],
  Z: ['##.', '.#.', '.##'],
};

/** The only field of the stencil. */
export const GARDEN = 'garden';

export const squaresOf = (text: string): string[] => argumentsOf(text).slice(1);

/** The place of a mosaic that is built. */
export function placement(text: string): Placement | null {
  if (!isMosaic(text)) return null;
  const cells = squaresOf(text).map((square) => [columnOf(square), rowOf(square)] as const);
  return placementOf(text, GARDEN, cells);
}
