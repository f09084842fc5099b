// The cell that a finger means: the nearest that can be picked.

import type { Option } from '../../contract';
import { WIDTH, middle } from './geometry';
import type { Face } from './layout';

/** A finger is not further from what it means than this, in pixels. */
const REACH = 44;

export function nearestOpen(
  group: SVGGElement,
  { clientX, clientY }: MouseEvent,
  open: ReadonlyMap<string, Option>,
  { side, ky }: Face,
): string | null {
  const matrix = group.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const at = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  const near = [...open.keys()]
    .filter((anchor) => anchor.startsWith('cell-'))
    .map((anchor) => {
      const cell = anchor.slice('cell-'.length);
      const { x, y } = middle(cell);
      return { cell, far: (Math.hypot(x - at.x, y * ky - at.y) * side) / WIDTH };
    })
    .toSorted((one, other) => one.far - other.far)[0];
  return near && near.far < REACH ? near.cell : null;
}
