// The dressed edge of the rows that are built, and where corridors break through it.

import type { Side } from '../model/tiles';
import { angle, area, BASE, corners, HEIGHT, LOW, ROWS, type Point } from './geometry';

/** How far the dressed edge stands out. */
export const BAND = 10;

interface Band {
  side: 'left' | 'right';
  face: string;
  /** Its outer arris. */
  arris: string;
}

/** The edges of a cell at the left or the right end of its row. */
export function bandsOf(cell: string): Band[] {
  const [row = 0, column = 0] = cell.split('.').map(Number);
  const last = 2 * (ROWS - 1 - row);
  const sides: Band['side'][] = [];
  if (column === 0) sides.push('left');
  if (column === last) sides.push('right');
  return sides.map((side) => band(side, row));
}

function band(side: Band['side'], row: number): Band {
  const sign = side === 'left' ? -1 : 1;
  const foot: Point = { x: side === 'left' ? row * 50 : BASE - row * 50, y: (ROWS - row) * HEIGHT };
  const head: Point = { x: foot.x - sign * 50, y: foot.y - HEIGHT };
  const out = { x: (sign * BAND * Math.sqrt(3)) / 2, y: -BAND / 2 };
  // The lowest course stands on the plinth.
  const toe = row === 0 ? { x: foot.x + sign * BAND * 1.6, y: foot.y } : { x: foot.x + out.x, y: foot.y + out.y };
  const top = { x: head.x + out.x, y: head.y + out.y };
  return { side, face: area([foot, toe, top, head]), arris: `M${toe.x} ${toe.y}L${top.x} ${top.y}` };
}

/** A way out: where it begins on the tile's side, and the angle it leaves at, on a face stretched by `ky`. */
export function wayOut(up: boolean, side: Side, ky: number): { at: Point; degrees: number } {
  const towards = angle(up, side);
  const [x, y] = [Math.cos(towards), Math.sin(towards)];
  return { at: { x: x * LOW, y: y * LOW * ky }, degrees: (Math.atan2(y * ky, x) * 180) / Math.PI };
}

/** The sides of tiles that the rope around a network runs along: all that do not look at another tile of it. */
export function ropeAlong(
  tiles: readonly { cell: string; x: number; y: number; up: boolean }[],
  isInside: (cell: string, side: Side) => boolean,
): string {
  return tiles
    .flatMap(({ cell, x, y, up }) => {
      const [left, right, tip] = corners(up, 4.5);
      const sides: [Side, Point, Point][] = [
        ['l', left, tip],
        ['r', tip, right],
        ['b', left, right],
      ];
      return sides
        .filter(([side]) => !isInside(cell, side))
        .map(([, from, to]) => `M${x + from.x} ${y + from.y}L${x + to.x} ${y + to.y}`);
    })
    .map((line) => line.replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(1)))
    .join('');
}
