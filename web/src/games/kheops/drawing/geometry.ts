// Where cells and tiles are drawn: a cell is 100 wide, the pyramid 700.

import type { Openings } from '../../../types/kheops';
import { printed } from '../../../types/kheops.printed';
import type { Side } from '../model/tiles';

export const ROWS = printed.sizes.side;

export const WIDTH = 100;
export const HEIGHT = (WIDTH * Math.sqrt(3)) / 2;
/** From the middle of a tile to its level side, and to its tip. */
const LOW = HEIGHT / 3;
const HIGH = 2 * LOW;

/** How a tile lies in a hand, by the number of its openings. */
const HELD: readonly Openings[] = ['b', 'b', 'lr', 'lrb'];

export const heldWay = (openings: number): Openings => HELD[openings] ?? 'lrb';

export interface Point {
  x: number;
  y: number;
}

/** A cell's row and column, from the bottom left; even columns point up. */
function place(cell: string): { row: number; column: number; up: boolean } {
  const [row = 0, column = 0] = cell.split('.').map(Number);
  return { row, column, up: column % 2 === 0 };
}

export const pointsUp = (cell: string): boolean => place(cell).up;

/** The middle of a cell, from the upper left corner of the pyramid's box. */
export function middle(cell: string): Point {
  const { row, column, up } = place(cell);
  const bottom = (ROWS - row) * HEIGHT;
  return { x: ((row + column + 1) * WIDTH) / 2, y: bottom - (up ? LOW : HIGH) };
}

/** The corners of a tile around its middle: left, right, and the tip. */
export function corners(up: boolean, size = 1): [Point, Point, Point] {
  const sign = up ? size : -size;
  return [
    { x: -size * (WIDTH / 2), y: sign * LOW },
    { x: size * (WIDTH / 2), y: sign * LOW },
    { x: 0, y: -sign * HIGH },
  ];
}

export const outline = (up: boolean, size = 1): string =>
  corners(up, size)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ');

/** The middle of a side, from the middle of its tile. */
export function doorway(up: boolean, side: Side, reach = 1): Point {
  const sign = up ? reach : -reach;
  if (side === 'b') return { x: 0, y: sign * LOW };
  return { x: ((side === 'l' ? -1 : 1) * reach * WIDTH) / 4, y: (-sign * LOW) / 2 };
}

/** Where a pawn stands on a tile: beside its sign if it has one, towards the wide end. */
export const footing = (up: boolean, signed: boolean): Point => ({ x: signed ? -14 : 0, y: up ? 6 : -6 });
