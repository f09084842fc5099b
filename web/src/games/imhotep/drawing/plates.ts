// Where the plates of the seats are: pieces of other seats come from there.

import type { Point } from '../../../stage/projection';
import type { Layout } from './frame';

/** A plate and the gap below it, where they lie one below the other. */
const PLATE = 74;

export function plateAt({ width, papers: { plates } }: Layout, index: number, count: number): Point {
  const across = plates.width ?? width - (plates.left ?? 0) - (plates.right ?? 0);
  const left = plates.left ?? width - (plates.right ?? 0) - across;
  const top = plates.top ?? 0;
  if (plates.flow === 'column') return { x: left + across / 2, y: top + (index + 0.5) * PLATE };
  return { x: left + ((index + 0.5) * across) / count, y: top + PLATE / 2 };
}
