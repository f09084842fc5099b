// What a tile's openings meet: another opening, the open air, the outside of the pyramid, or a wall.

import { printed } from '../../../types/kheops.printed';
import type { CellPicture, Computed } from '../../../types/kheops';
import type { Side } from '../model/tiles';

const NEIGHBOURS = new Map(printed.cells.map((neighbours) => [neighbours.cell, neighbours]));
/** The side of a neighbour that touches this one. */
const FACING: Record<Side, Side> = { l: 'r', r: 'l', b: 'b' };

export const neighbour = (cell: string, side: Side): string | null => NEIGHBOURS.get(cell)?.[side] ?? null;

/** The openings of a tile that nothing closes: no wall is drawn across them. */
export function throughs(laid: ReadonlyMap<string, CellPicture>, { cell, openings }: CellPicture): string {
  return ([...openings] as Side[])
    .filter((side) => {
      const there = neighbour(cell, side);
      const tile = there === null ? undefined : laid.get(there);
      return !tile || tile.openings.includes(FACING[side]);
    })
    .join('');
}

/** Where tiles open to the outside of the pyramid. */
export const exits = (computed: Computed): { cell: string; side: Side }[] =>
  computed.outside.flatMap(({ cell, openings }) => ([...openings] as Side[]).map((side) => ({ cell, side })));
