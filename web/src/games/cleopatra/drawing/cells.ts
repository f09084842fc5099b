// Squares of the garden as areas: their borders as closed lines of corners.

import type { Projection } from '../../../stage/projection';
import { columnOf, rowOf } from '../model/garden';

export type Cell = readonly [column: number, row: number];
type Corner = readonly [u: number, v: number];

export const cellOf = (square: string): Cell => [columnOf(square), rowOf(square)];

const name = ([a, b]: Cell | Corner): string => `${a},${b}`;

/** The borders of some cells: each a closed line, clockwise. */
export function borders(cells: readonly Cell[]): Corner[][] {
  const inside = new Set(cells.map(name));
  const next = new Map<string, Corner[]>();
  const edge = (beyond: Cell, from: Corner, to: Corner) => {
    if (!inside.has(name(beyond))) next.set(name(from), [...(next.get(name(from)) ?? []), to]);
  };
  for (const [c, r] of cells) {
    edge([c, r - 1], [c, r], [c + 1, r]);
    edge([c + 1, r], [c + 1, r], [c + 1, r + 1]);
    edge([c, r + 1], [c + 1, r + 1], [c, r + 1]);
    edge([c - 1, r], [c, r + 1], [c, r]);
  }
  const loops: Corner[][] = [];
  for (let first = [...next.keys()][0]; first !== undefined; first = [...next.keys()][0]) {
    const loop: Corner[] = [];
    let at = first;
    do {
      loop.push(at.split(',').map(Number) as unknown as Corner);
      const ways = next.get(at)!;
      const to = ways.pop()!;
      if (ways.length === 0) next.delete(at);
      at = name(to);
    } while (at !== first && next.has(at));
    loops.push(loop);
  }
  return loops;
}

/** The border of cells at a height, as one path. */
export const borderPath = (space: Projection, cells: readonly Cell[], z = 0): string =>
  borders(cells)
    .map((loop) => space.area(loop.map(([u, v]) => [u, v, z])))
    .join('');

/** The sides of a plate of cells that are seen: those that look to the left, and those that look to the right. */
export function sides(space: Projection, cells: readonly Cell[], z: number, thick: number): [string, string] {
  const inside = new Set(cells.map(name));
  const top = z + thick;
  const left = cells
    .filter(([c, r]) => !inside.has(name([c, r + 1])))
    .map(([c, r]) =>
      space.area([
        [c, r + 1, top],
        [c + 1, r + 1, top],
        [c + 1, r + 1, z],
        [c, r + 1, z],
      ]),
    );
  const right = cells
    .filter(([c, r]) => !inside.has(name([c + 1, r])))
    .map(([c, r]) =>
      space.area([
        [c + 1, r + 1, top],
        [c + 1, r, top],
        [c + 1, r, z],
        [c + 1, r + 1, z],
      ]),
    );
  return [left.join(''), right.join('')];
}

/** What lies farther away is drawn first. */
export const byDepth = (one: Cell, other: Cell): number => one[0] + one[1] - other[0] - other[1];
