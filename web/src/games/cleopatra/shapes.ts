// Mosaics on the garden: the place of each that may be laid.

import { type Placement, placementOf } from '../stencil/placement';
import { actions } from './model/actions';
import { columnOf, rowOf } from './model/garden';

/** The only field of the stencil. */
export const GARDEN = 'garden';

/** The squares that a mosaic would cover; none where the text builds no mosaic. */
export function squaresOf(text: string): readonly string[] {
  const action = actions.read(text);
  return action.kind === 'build' && action.what === 'mosaic' ? action.where : [];
}

/** The place of a mosaic that is built. */
export function placement(text: string): Placement | null {
  const cells = squaresOf(text).map((square) => [columnOf(square), rowOf(square)] as const);
  return cells.length > 0 ? placementOf(text, GARDEN, cells) : null;
}
