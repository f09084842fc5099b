// The landing of a terrace and the berth before it, in the terrace's own space.

import type { Point, Projection, Spot } from '../../../stage/projection';
import type { Block } from '../../../stage/solids';
import type { Terrace } from './terraces';

/** The water between the wall and the outer edge of a berth. */
const INNER = 0.75;
const MIDDLE = 1.5;
const OUTER = 2.3;

/** A berth on the water, as long as its terrace. */
export function berth({ space, length }: Terrace): string {
  const [start, end] = [0.35, length];
  return space.path(
    ...(['M', [start - 0.6, MIDDLE], 'C', [start - 0.1, INNER], [start + 0.3, INNER], [start + 0.8, INNER]] as const),
    ...(['L', [end - 0.8, INNER], 'C', [end, INNER], [end + 0.3, 1.2], [end + 0.6, MIDDLE]] as const),
    ...(['C', [end + 0.3, 2], [end, OUTER], [end - 0.8, OUTER], 'L', [start + 0.8, OUTER]] as const),
    ...(['C', [start + 0.3, OUTER], [start - 0.1, 2.2], [start - 0.6, MIDDLE], 'Z'] as const),
  );
}

/** The middle of a berth. */
export const middleOf = ({ space, length }: Terrace): Point => space.at([length / 2, MIDDLE, 0]);

/** The berth and the terrace behind it: what is pressed when a site is chosen. */
export function grounds({ space, length, depth }: Terrace, height: number): string {
  return space.area([
    [0, OUTER, 0],
    [length, OUTER, 0],
    [length, -depth, height],
    [0, -depth, height],
  ]);
}

/** Three steps down the wall, and the planks beside them. */
export function landing({ landing: u }: Terrace): { steps: Block[]; planks: Block } {
  const steps = [0.6, 0.86, 1.1].map((dz, index) => ({ u: u + 1.62 + index * 0.36, v: 0, du: 0.36, dv: 0.46, dz }));
  return { steps: steps.toReversed(), planks: { u, v: 0, z: 0.28, du: 1.62, dv: 0.55, dz: 0.13 } };
}

export const posts = (space: Projection, { landing: u }: Terrace): string =>
  [u + 0.1, u + 1.45]
    .map((x) =>
      space.line([
        [x, 0.52, -0.12],
        [x, 0.52, 0.66],
      ]),
    )
    .join('');

export const lampSpot = ({ landing: u }: Terrace): Spot => [u + 1.45, 0.52, 0.66];

/** A docked ship of this length lies in the middle of its berth. */
export const mooring = ({ length }: Terrace, ship: number): Spot => [Math.max(0.9, (length - ship) / 2 + 0.3), 1.75, 0];
