// What lies on a tile for a while: the mark of what the other did, which runs around it, and the name of its cell. Both
// leave the corners free where plaques lie.

import type { CellPicture } from '../../../types/kheops';
import { corners, joinedBy, LOW, type Point } from './geometry';

/** How far inside the edge of the tile it runs. */
const INSET = 4.5;
/** At the most so much of a side is left out at either end, in its parts. */
const MOST = 0.4;

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/**
 * The path around the middle of a tile. `taken` are its corners in the order of `corners`, as far as something lies
 * there; `gap` is how much of a side that takes. It begins at a free corner where there is one, at a level one rather than
 * at the tip, where a sign may be.
 */
export function marking(up: boolean, taken: readonly boolean[], gap: number): string {
  const around = corners(up, INSET);
  const first = Math.max(
    0,
    around.findIndex((_, corner) => !taken[corner]),
  );
  const length = around[1].x - around[0].x;
  const cut = Math.min(MOST, gap / length);
  const sides = around.map((_, index) => {
    const [at, next] = [(first + index) % around.length, (first + index + 1) % around.length];
    const [from, to] = [around[at]!, around[next]!];
    return [between(from, to, taken[at] ? cut : 0), between(from, to, taken[next] ? 1 - cut : 1)];
  });
  return taken.includes(true)
    ? sides.map((side) => `M${joinedBy(side, 'L')}`).join('')
    : `M${joinedBy(
        sides.map(([from]) => from!),
        'L',
      )}Z`;
}

/** Beside the feet of a pawn, and at the tip of a tile that nobody stands on. */
const AT_FOOT = 30;
const AT_TIP = { up: -1.05, down: 1.22 };

/** Where the name of a cell is written: in its middle, or where neither sign nor pawn nor plaque is. */
export function naming(
  up: boolean,
  here: CellPicture | undefined,
  [left = false, right = false, tip = false]: readonly boolean[],
  ky: number,
): string {
  const at = (x: number, y: number) =>
    `translate(${x} ${y.toFixed(1)})${ky === 1 ? '' : ` scale(1 ${(1 / ky).toFixed(3)})`}`;
  if (!here) return at(0, 4);
  if (!here.pawn && !tip) return at(0, LOW * (up ? AT_TIP.up : AT_TIP.down));
  const x = left && !right ? AT_FOOT : -AT_FOOT;
  return at(x, up ? LOW - 5 : 14 - LOW);
}
