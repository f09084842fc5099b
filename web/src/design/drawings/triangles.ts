// A face of a pyramid, cut into rows of triangles: where they lie, which are still missing, and the ways through them.

import type { Point } from '../../stage/projection';

export type Triangle = readonly [Point, Point, Point];

const between = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

export const middle = ([a, b, c]: Triangle): Point => ({ x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 });

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const outline = (triangle: Triangle): string => `M${triangle.map(text).join('L')}Z`;

export class Face {
  constructor(
    readonly apex: Point,
    readonly left: Point,
    readonly right: Point,
    readonly rows: number,
  ) {}

  #corner(row: number, place: number): Point {
    const down = row / this.rows;
    const from = between(this.apex, this.left, down);
    return row === 0 ? from : between(from, between(this.apex, this.right, down), place / row);
  }

  /** Rows count from 1 at the apex. A triangle points up, or it hangs between two that do. */
  triangle(row: number, place: number, up: boolean): Triangle {
    return up
      ? [this.#corner(row - 1, place), this.#corner(row, place), this.#corner(row, place + 1)]
      : [this.#corner(row - 1, place), this.#corner(row - 1, place + 1), this.#corner(row, place + 1)];
  }

  /** All of them, from the apex down. */
  all(): { row: number; place: number; up: boolean; triangle: Triangle }[] {
    const found = [];
    for (let row = 1; row <= this.rows; row += 1) {
      for (let place = 0; place < row; place += 1) {
        found.push({ row, place, up: true, triangle: this.triangle(row, place, true) });
        if (place < row - 1) found.push({ row, place, up: false, triangle: this.triangle(row, place, false) });
      }
    }
    return found;
  }
}

/** Ways from the middle of a triangle to the middles of some of its edges. */
export function ways(triangle: Triangle, edges: readonly number[]): string {
  const [a, b, c] = triangle;
  const doors = [between(a, b, 0.5), between(b, c, 0.5), between(a, c, 0.5)];
  return edges.map((edge) => `M${text(doors[edge]!)}L${text(middle(triangle))}`).join('');
}

/** Lines across a triangle, as the steps of the core where the casing is missing. */
export function steps(triangle: Triangle, up: boolean): string {
  const [top, one, other] = up ? triangle : [triangle[2], triangle[0], triangle[1]];
  return [0.25, 0.5, 0.75]
    .map((part) => `M${text(between(top, one, part))}L${text(between(top, other, part))}`)
    .join('');
}
