// The island the palace stands on: what of it never changes.

import type { Projection } from '../../../stage/projection';
import { PILLAR } from './pieces';
import { COURT, PLAZA, STAIRS, stepFront, stepZ, WATER } from './sites';
import { block, type Corner, moved, type Solid } from './solids';
import { SQUARE } from './space';

/** The court of the palace, and the plaza before it. */
export const COURT_FROM: Corner = [-2.3, -2.3];
export const COURT_TO: Corner = [11.3, 11.7];
export const PLAZA_FROM: Corner = [0.9, 11.7];
export const PLAZA_TO: Corner = [8.1, 16.7];
export const ISLAND = block('rock', COURT_FROM, COURT_TO, [WATER, COURT]);
export const PLAZA_BLOCK = block('sand', PLAZA_FROM, PLAZA_TO, [WATER, PLAZA]);
export const RIVER_STEPS: readonly Solid[] = [0, 1, 2].map((step) =>
  block('sand', [2.9, 16.7 + step * 0.3], [6.1, 17 + step * 0.3], [WATER, PLAZA - 9 - step * 9]),
);

/** The garden's terrace. */
export const TERRACE_FROM: Corner = [-0.5, -0.3];
export const TERRACE_TO: Corner = [9.3, 9.5];
export const TERRACE = block('lime', TERRACE_FROM, TERRACE_TO, [COURT, 0]);

const pillar = (at: Corner): Solid[] => moved(PILLAR, at, COURT);
const low = (from: Corner, to: Corner): Solid => block('lime', from, to, [COURT, 14]);
export const PILLARS = { back: [-1.5, -1.5], right: [10.5, -1.5], left: [-1.5, 10.9], near: [10.5, 10.9] } as const;
/** Behind the walls at the back and on the left. */
export const BACK: readonly Solid[] = [
  ...pillar(PILLARS.back),
  low([-1.2, -1.65], [0, -1.35]),
  low([9, -1.65], [10.2, -1.35]),
  ...pillar(PILLARS.right),
  low([-1.65, -1.2], [-1.35, 0]),
];
export const LEFT_END: readonly Solid[] = [low([-1.65, 9], [-1.35, 10.6])];
export const RIGHT_ENDS: readonly Solid[] = [low([10.35, -1.2], [10.65, 0]), low([10.35, 9], [10.65, 10.6])];
export const FRONT_LEFT: readonly Solid[] = [...pillar(PILLARS.left), low([-1.2, 10.75], [0, 11.05])];
export const FRONT_RIGHT: readonly Solid[] = [low([9, 10.75], [10.2, 11.05]), ...pillar(PILLARS.near)];

/** One step of the queen's stairs. */
export const stair = (space: number): Solid =>
  block('lime', [STAIRS.u[0], stepFront(space) - STAIRS.depth], [STAIRS.u[1], stepFront(space)], [PLAZA, stepZ(space)]);

/** Windows of the cellars on the right side, from its near corner. */
export const WINDOWS = [52, 112, 172, 330, 390, 450];

/** An arch of a window. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`;

export const vine = (x: number, long: number): string =>
  `M${x} 0q-3 ${long * 0.5} 1 ${long}M${x + 6} 0q3 ${long * 0.4}-1 ${(long * 0.7).toFixed(1)}M${x - 6} 0q-2 ${(long * 0.3).toFixed(1)} 1 ${long * 0.5}`;

/** What the island darkens in the water: its foot, drawn out downwards. */
export function reflections(space: Projection): string[] {
  const foot: Corner[] = [
    [-2.3, 11.7],
    [0.9, 11.7],
    [0.9, 16.7],
    [8.1, 16.7],
    [8.1, 11.7],
    [11.3, 11.7],
    [11.3, -2.3],
  ];
  const shore = foot.map(([u, v]) => space.at([u, v, WATER]));
  return [1, 2, 3, 4, 5].map((deep) => {
    const below = foot.map(([u, v], at) => ({
      x: shore[at]!.x + (u > 11 && v < 0 ? -deep * 14 : u < -2 ? deep * 8 : 0),
      y: shore[at]!.y + deep * 17,
    }));
    const points = [...shore, ...below.reverse()];
    return 'M' + points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + 'Z';
  });
}

/** The waterline before the palace. */
export const shoreline = (space: Projection): string =>
  space.line([
    [-2.3, 11.7, WATER],
    [0.9, 11.7, WATER],
    [0.9, 16.7, WATER],
    [8.1, 16.7, WATER],
    [8.1, 11.7, WATER],
    [11.3, 11.7, WATER],
    [11.3, -2.3, WATER],
  ]);

export const sideLength = (from: number, to: number): number => (to - from) * SQUARE;
