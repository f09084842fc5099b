// The pieces of the palace as solids, each about its own origin on the ground it stands on.

import { block, type Corner, type Solid } from './solids';

/** A sphinx lies along `v` and looks at the river. All of it but the head, which is painted. */
const SPHINX_SCALE = 0.84;
const scaled = (solids: readonly Solid[], by: number): Solid[] =>
  solids.map(({ from, to, z, ...rest }) => ({
    ...rest,
    from: [from[0] * by, from[1] * by],
    to: [to[0] * by, to[1] * by],
    z: [z[0] * by, z[1] * by],
  }));
export const SPHINX: readonly Solid[] = scaled(
  [
    block('lime', [-0.4, -0.78], [0.4, 0.78], [0, 9]),
    block('white', [-0.27, -0.66], [0.27, 0.1], [9, 21]),
    block('white', [-0.31, -0.68], [0.31, -0.3], [9, 24]),
    block('white', [-0.3, 0.2], [-0.1, 0.7], [9, 14]),
    block('white', [-0.22, 0], [0.22, 0.32], [9, 28]),
    block('white', [0.1, 0.2], [0.3, 0.7], [9, 14]),
  ],
  SPHINX_SCALE,
);
export const SPHINX_HEAD = { v: 0.25, z: 22, scale: 0.88 };

export const OBELISK_HEIGHT = 128;
export const OBELISK: readonly Solid[] = [
  block('lime', [-0.42, -0.42], [0.42, 0.42], [0, 9]),
  block('lime', [-0.33, -0.33], [0.33, 0.33], [9, 14]),
  block('lime', [-0.25, -0.25], [0.25, 0.25], [14, OBELISK_HEIGHT], 0.11),
];
/** Its point, of gold leaf once. */
export const OBELISK_POINT = block('white', [-0.14, -0.14], [0.14, 0.14], [OBELISK_HEIGHT, OBELISK_HEIGHT + 18], 0.14);

/** A wall beside three squares, from its foot on the court to its cornice. */
export const WALL_LENGTH = 3;
export const WALL_DEPTH = 0.5;
const WALL = { foot: 6, body: 54, top: 61 };
const footprint = (long: 'u' | 'v', out: number): [Corner, Corner] =>
  long === 'u'
    ? [
        [0, -out],
        [WALL_LENGTH, WALL_DEPTH + out],
      ]
    : [
        [-out, 0],
        [WALL_DEPTH + out, WALL_LENGTH],
      ];
export const wallSolids = (long: 'u' | 'v'): Solid[] => [
  block('lime', ...footprint(long, 0.05), [0, WALL.foot]),
  block('lime', ...footprint(long, 0), [WALL.foot, WALL.body]),
  block('lime', ...footprint(long, 0.1), [WALL.body, WALL.top]),
];
/** The frieze hangs from this height. */
export const WALL_FRIEZE = WALL.body;

/** A door between two towers. */
export const DOOR_SIZE = { u: 3, v: 0.7 };
const tower = (u: number): Solid[] => [
  block('lime', [u, 0], [u + 0.95, 0.7], [0, 74], 0.06),
  block('lime', [u, 0], [u + 0.95, 0.7], [74, 80]),
];
export const DOOR_FRAME: readonly Solid[] = [block('cedar', [0.9, 0.15], [2.1, 0.58], [0, 54])];
export const DOOR_LINTEL: readonly Solid[] = [block('lime', [0.85, 0.1], [2.15, 0.68], [54, 64])];
export const DOOR_LEFT: readonly Solid[] = tower(0);
export const DOOR_RIGHT: readonly Solid[] = tower(2.05);

/** The throne's space: a terrace, and on it pedestal and throne, from the corner of its squares. */
export const THRONE_TERRACE: readonly Solid[] = [
  block('sand', [0.02, 0.02], [2.98, 2.98], [0, 5]),
  block('lime', [0.4, 0.4], [2.6, 2.6], [5, 12]),
];
export const PEDESTAL: readonly Solid[] = [
  block('lapis', [0.8, 0.8], [2.2, 2.2], [12, 20]),
  block('lime', [0.95, 0.95], [2.05, 2.05], [20, 30]),
];
export const THRONE: readonly Solid[] = [
  block('cedar', [1.05, 0.98], [1.95, 1.2], [30, 84]),
  block('lapis', [1.1, 1.04], [1.9, 1.22], [62, 80]),
  block('cedar', [1.05, 1.2], [1.95, 1.9], [30, 50]),
  block('white', [1.05, 1.2], [1.22, 1.9], [50, 60]),
  block('white', [1.78, 1.2], [1.95, 1.9], [50, 60]),
  block('white', [1, 0.94], [2, 1.24], [84, 90]),
];

/** A corner pillar with a fire bowl, and the low walls between pillars and what the seats build. */
export const PILLAR_HEIGHT = 72;
export const PILLAR: readonly Solid[] = [
  block('lime', [-0.38, -0.38], [0.38, 0.38], [0, 7]),
  block('lime', [-0.3, -0.3], [0.3, 0.3], [7, 62], 0.04),
  block('lime', [-0.36, -0.36], [0.36, 0.36], [62, PILLAR_HEIGHT - 2]),
];

/** Low stone where something may be built one day. */
export const site = (from: Corner, to: Corner): Solid => block('sand', from, to, [0, 4]);
