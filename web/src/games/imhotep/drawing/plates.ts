// Where the plates of the seats are: pieces of other seats come from there.

import type { Layout } from './frame';

/** A plate and the gap below it, where they lie one below the other. */
const PLATE = 74;
const GAP = 8;

export interface PlateBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function plateAt({ width, papers: { plates } }: Layout, index: number, count: number): PlateBox {
  const across = plates.width ?? width - (plates.left ?? 0) - (plates.right ?? 0);
  const left = plates.left ?? width - (plates.right ?? 0) - across;
  const top = plates.top ?? 0;
  if (plates.flow === 'column') return { x: left, y: top + index * PLATE, width: across, height: PLATE - GAP };
  return { x: left + (index * across) / count, y: top, width: across / count - GAP, height: plates.height ?? PLATE };
}
