// Where marks and bonus crosses lie, for the stencil.

import { type Placement, placementOf } from '../../stencil/placement';
import { place } from '../cells';
import { parse } from '../parse';

/** The place of a mark or a bonus cross on its card. */
export function placement(text: string): Placement | null {
  const action = parse(text);
  if (action.kind !== 'mark' && action.kind !== 'bonus') return null;
  const cells = action.cells.map((cell) => {
    const { column, row } = place(cell);
    return [column, row] as const;
  });
  return placementOf(text, String(action.card), cells);
}
