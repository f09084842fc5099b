// Where cells, their corners and what stands on them lie on the face: a cell is 100 wide, the face 700.

import type { Openings } from '../../../types/kheops';
import { printed } from '../../../types/kheops.printed';
import type { Side } from '../model/tiles';

export const ROWS = printed.sizes.side;

export const WIDTH = 100;
export const HEIGHT = (WIDTH * Math.sqrt(3)) / 2;
/** The whole face. */
export const BASE = ROWS * WIDTH;
export const TALL = ROWS * HEIGHT;
/** From the middle of a tile to its level side, and to its tip. */
export const LOW = HEIGHT / 3;
const HIGH = 2 * LOW;

/** The box around a pawn's symbol, its feet at 0 0. */
export const PAWN_BOX = { x: -34, y: -108, width: 68, height: 120 };
/** The box around a sign's symbol, its middle at 0 0. */
export const SIGN_BOX = 56;

/** How a tile lies in a hand, by the number of its openings. */
const HELD: readonly Openings[] = ['b', 'b', 'lr', 'lrb'];

export const heldWay = (openings: number): Openings => HELD[openings] ?? 'lrb';

export interface Point {
  x: number;
  y: number;
}

/** Tenths are enough for a picture and keep it small. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

export const joinedBy = (points: readonly Point[], between: string): string =>
  points.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join(between);

/** An area as the `d` of a path. */
export const area = (points: readonly Point[]): string => (points.length > 0 ? `M${joinedBy(points, 'L')}Z` : '');

/** A cell's row and column, from the bottom left; even columns point up. */
function place(cell: string): { row: number; column: number; up: boolean } {
  const [row = 0, column = 0] = cell.split('.').map(Number);
  return { row, column, up: column % 2 === 0 };
}

export const pointsUp = (cell: string): boolean => place(cell).up;

/** The middle of a cell, from the upper left corner of the face's box. */
export function middle(cell: string): Point {
  const { row, column, up } = place(cell);
  const bottom = (ROWS - row) * HEIGHT;
  return { x: ((row + column + 1) * WIDTH) / 2, y: bottom - (up ? LOW : HIGH) };
}

/** The corners of a tile around its middle: left, right, and the tip. Each side is moved inwards by `inset`. */
export function corners(up: boolean, inset = 0): [Point, Point, Point] {
  const size = 1 - inset / LOW;
  const sign = up ? size : -size;
  return [
    { x: -size * (WIDTH / 2), y: sign * LOW },
    { x: size * (WIDTH / 2), y: sign * LOW },
    { x: 0, y: -sign * HIGH },
  ];
}

/** A tile's outline around its middle, as the `d` of a path. */
export const outline = (up: boolean, inset = 0): string => area(corners(up, inset));

/** The directions in which a tile's sides look, as angles to the right and down. */
const ANGLES: Record<Side, number> = { l: 210, r: 330, b: 90 };

export function angle(up: boolean, side: Side): number {
  const turned = up ? ANGLES[side] : 360 - ANGLES[side];
  return (turned * Math.PI) / 180;
}

/** The middle of a side, from the middle of its tile. */
export function doorway(up: boolean, side: Side, reach = 1): Point {
  const towards = angle(up, side);
  return { x: Math.cos(towards) * LOW * reach, y: Math.sin(towards) * LOW * reach };
}

/** The corners that cells share, each with a name of its own. */
export const cornersOf = (cell: string): (Point & { name: string })[] => {
  const { x, y } = middle(cell);
  return corners(pointsUp(cell)).map((corner) => {
    const shared = { x: x + corner.x, y: y + corner.y };
    return { ...shared, name: `${Math.round(shared.x)} ${Math.round(shared.y)}` };
  });
};

export interface Standing extends Point {
  /** How large it is, in parts of its symbol's own size. */
  scale: number;
}

/** A face may be stretched in height; what stands on it is not. Where it is flat, feet stand a little lower and closer. */
const FLAT = 0.97;
/** On small cells the signs at the tips are a little larger, so that they can be read. */
const SMALL_CELL = 80;

/** Of so many cells a list has room for what is on them; of more it says only which they are. */
export const LISTED = 6;

export const isSmall = (side: number): boolean => side < SMALL_CELL;

/** Where a pawn stands on a tile, from its middle on a face that is stretched by `ky`. */
export function footing(up: boolean, ky = 1): Standing {
  const isFlat = ky < FLAT;
  const feet = isFlat ? (up ? 23 : 10.8) : up ? 20.5 : 13.5;
  return { x: 0, y: feet * ky, scale: 0.5 * (isFlat ? 0.93 : 1 + Math.max(0, ky - 1) * 0.6) };
}

/** Where a tile's sign is: in its middle, or at its tip where a pawn stands. `large` are coffins, `object` what stands. */
export function signing(
  sign: { isCoffin: boolean; isObject: boolean },
  { up, isOccupied, ky = 1, side = WIDTH }: { up: boolean; isOccupied: boolean; ky?: number; side?: number },
): Standing {
  const { isCoffin, isObject } = sign;
  if (!isOccupied) return { x: 0, y: isCoffin ? 1.5 : 0, scale: isCoffin ? 0.98 : isObject ? 0.92 : 0.86 };
  const isFlat = ky < FLAT;
  const far = (isCoffin ? (up ? -32 : 31) : up ? -33.4 : 33) * (isFlat ? 0.89 : 1);
  return { x: 0, y: far * ky, scale: 0.61 * (isSmall(side) ? 1.12 : 1) * (isFlat ? 1.06 : 1) };
}
