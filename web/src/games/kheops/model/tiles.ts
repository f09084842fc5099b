// Cells, the tiles on them, and what is printed on those.

import type { Seat } from '../../contract';
import type { CellPicture, Neighbours, Network, Pawn, TilePicture, View } from '../../../types/kheops';
import { printed } from '../../../types/kheops.printed';

export type Side = Exclude<keyof Neighbours, 'cell'>;

export const CELLS: readonly string[] = printed.cells.map(({ cell }) => cell);

export const byCell = (view: View): Map<string, CellPicture> => new Map(view.cells.map((laid) => [laid.cell, laid]));

export const face = (view: View, tile: number): TilePicture => view.tiles.find((other) => other.tile === tile)!;

const sidesOf = (all: readonly Neighbours[], cell: string, sides: readonly Side[]): string[] => {
  const here = all.find((neighbours) => neighbours.cell === cell);
  return sides.flatMap((side) => here?.[side] ?? []);
};

/** The cells that share a side with a cell. */
export const beside = (cell: string): string[] => sidesOf(printed.cells, cell, ['l', 'r', 'b']);

/** The cells that a tile on a cell would be connected with if it opened on these sides. */
export const joined = (view: View, cell: string, openings: string): string[] =>
  sidesOf(view.computed.joins, cell, [...openings] as Side[]);

export const networkOf = (networks: readonly Network[], cell: string): Network | undefined =>
  networks.find(({ cells }) => cells.includes(cell));

/** How many of a pawn a seat can still play. */
export const supply = (view: View, seat: Seat, pawn: Pawn): number =>
  view.seats[seat]?.[pawn === 'worker' ? 'workers' : pawn] ?? 0;
