// The brass stencil: a plate with a window over each of its cells.

import type { Cell } from '../../stencil/placement';

export interface Brass {
  /** The plate with its windows, which run the other way round than it. */
  plate: string;
  /** Its outline alone. */
  outline: string;
  windows: string;
  /** A scale along its lower edges. */
  scale: string;
  rivets: readonly (readonly [x: number, y: number])[];
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;

const hole = (x: number, y: number, side: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}v${side.toFixed(1)}h${side.toFixed(1)}v${(-side).toFixed(1)}z`;

/** How far the plate reaches over its cells, and over their edges into them, by the side of a cell. */
const OVER = 0.085;
const INTO = 0.07;
const MARKS = 7;

export function brass(cells: readonly Cell[], s: number): Brass {
  const has = (column: number, row: number) => cells.some(([x, y]) => x === column && y === row);
  const over = OVER * s;
  const into = INTO * s;
  let [outline, windows, scale] = ['', '', ''];
  const rivets: [number, number][] = [];
  for (const [column, row] of cells) {
    const [x, y] = [column * s, row * s];
    // Cells beside one another share their frame: each only reaches over where it has no neighbour.
    const [west, east] = [has(column - 1, row) ? 0 : over, has(column + 1, row) ? 0 : over];
    const [north, south] = [has(column, row - 1) ? 0 : over, has(column, row + 1) ? 0 : over];
    outline += rectangle(x - west, y - north, s + west + east, s + north + south);
    windows += hole(x + into, y + into, s - 2 * into);
    if (!has(column, row + 1)) {
      for (let mark = 1; mark <= MARKS; mark += 1) {
        scale += `M${(x + (s * mark) / (MARKS + 1)).toFixed(1)} ${(y + s + over * 0.8).toFixed(1)}v${(-over * (mark % 4 === 0 ? 0.9 : 0.5)).toFixed(1)}`;
      }
    }
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const isCorner = !has(column + (right ? 1 : -1), row) && !has(column, row + (down ? 1 : -1));
      if (isCorner) rivets.push([x + right * s, y + down * s]);
    }
  }
  return { plate: outline + windows, outline, windows, scale, rivets };
}
