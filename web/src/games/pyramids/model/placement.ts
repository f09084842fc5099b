// Where marks and bonus crosses lie, for the stencil.

import { type Placement, placementOf } from '../../stencil/placement';
import { cellOf } from '../cells';
import { read } from './actions';

/** The place of a mark or a bonus cross on its card. */
export function placement(text: string): Placement | null {
  const action = read(text);
  if (action.kind !== 'mark' && action.kind !== 'bonus') return null;
  return placementOf(text, action.card, action.cells.map(cellOf));
}
