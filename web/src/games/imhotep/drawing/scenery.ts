// What only makes the place: dunes, palms, ripples. In drawing units of each composition.

import type { Shape } from '../../../stage/room';

interface Thing {
  x: number;
  y: number;
  scale: number;
  mirrored?: boolean;
}

export interface Scenery {
  /** In the far frame. */
  sun: { x: number; y: number; radius: number; light: number };
  pyramids: { x: number; y: number; width: number; height: number }[];
  /** Where the dunes lie, which were drawn for the wide composition. */
  dunes: { x: number; y: number; scale: number };
  /** How large the ridges at the horizon are. */
  ridges: number;
  palms: Thing[];
  birds: Thing[];
  fields: boolean;
  village: boolean;
  /** In the near frame. */
  shore: string;
  reeds: Thing[];
  lilies: (Thing & { blooming?: boolean })[];
  egret: Thing | null;
  ripples: readonly (readonly [x: number, y: number, width: number])[];
}

const palm = (x: number, y: number, scale: number, mirrored = false): Thing => ({ x, y, scale, mirrored });

const WIDE: Scenery = {
  sun: { x: 56, y: 150, radius: 27, light: 400 },
  pyramids: [
    { x: 905, y: 236, width: 120, height: 74 },
    { x: 640, y: 240, width: 190, height: 118 },
    { x: 792, y: 246, width: 150, height: 92 },
  ],
  dunes: { x: 0, y: 0, scale: 1 },
  ridges: 1,
  palms: [
    palm(438, 318, 0.5),
    palm(462, 326, 0.4, true),
    palm(660, 300, 0.3),
    palm(700, 308, 0.36, true),
    palm(1000, 418, 0.56),
    palm(1034, 430, 0.44, true),
    palm(1226, 520, 0.5, true),
    palm(1500, 640, 0.9),
    palm(1546, 668, 0.7, true),
  ],
  birds: [palm(470, 120, 0.9), palm(512, 104, 0.7), palm(548, 128, 0.6), palm(590, 112, 0.5)],
  fields: true,
  village: true,
  shore: 'M-1900 486L-10 636C46 650 126 716 232 756S408 828 570 910L670 960H-1900z',
  reeds: [palm(18, 648, 1), palm(150, 722, 0.8), palm(60, 674, 1), palm(420, 838, 0.9)],
  lilies: [
    { x: 340, y: 790, scale: 1, blooming: true },
    { x: 372, y: 806, scale: 0.8 },
    { x: 60, y: 618, scale: 0.8 },
    { x: 92, y: 632, scale: 0.9, blooming: true },
  ],
  egret: palm(244, 772, 0.9),
  ripples: [
    [130, 500, 40],
    [60, 440, 30],
    [420, 640, 50],
    [520, 590, 36],
    [610, 700, 60],
    [700, 640, 40],
    [760, 760, 54],
    [880, 700, 40],
    [960, 850, 60],
    [1180, 860, 70],
    [1290, 800, 44],
    [340, 560, 30],
    [1400, 870, 60],
    [20, 540, 34],
    [470, 760, 44],
    [820, 640, 30],
    [1040, 800, 40],
  ],
};

const SQUARE: Scenery = {
  sun: { x: 60, y: 186, radius: 22, light: 300 },
  pyramids: [
    { x: 852, y: 226, width: 90, height: 54 },
    { x: 700, y: 232, width: 150, height: 92 },
  ],
  dunes: { x: -40, y: 108, scale: 0.66 },
  ridges: 0.8,
  palms: [palm(470, 250, 0.36), palm(640, 268, 0.4), palm(880, 360, 0.62), palm(914, 380, 0.5, true)],
  birds: [palm(560, 150, 0.8), palm(596, 138, 0.6), palm(628, 156, 0.5)],
  fields: false,
  village: false,
  shore: 'M-1900 132L-10 526C56 540 126 594 216 618S350 664 450 704L900 900V1300H-1900z',
  reeds: [palm(20, 556, 0.8), palm(452, 704, 0.8)],
  lilies: [{ x: 480, y: 668, scale: 0.8, blooming: true }],
  egret: null,
  ripples: [
    [60, 360, 26],
    [440, 640, 36],
    [520, 560, 24],
    [30, 470, 26],
    [560, 660, 30],
    [240, 400, 22],
    [700, 670, 30],
  ],
};

const TALL: Scenery = {
  sun: { x: 30, y: 150, radius: 15, light: 190 },
  pyramids: [
    { x: 346, y: 176, width: 60, height: 36 },
    { x: 292, y: 180, width: 84, height: 52 },
  ],
  dunes: { x: -180, y: 110, scale: 0.36 },
  ridges: 0.5,
  palms: [palm(126, 214, 0.26), palm(138, 219, 0.2, true), palm(268, 236, 0.3), palm(372, 262, 0.34, true)],
  birds: [],
  fields: false,
  village: false,
  shore: 'M-1900 120L-10 618C46 624 116 668 198 684S326 692 400 708L1300 840V1900H-1900z',
  reeds: [palm(376, 702, 0.7), palm(12, 626, 0.6)],
  lilies: [],
  egret: null,
  ripples: [
    [30, 430, 22],
    [250, 560, 30],
    [330, 520, 24],
    [340, 610, 26],
    [40, 560, 24],
    [60, 610, 20],
    [200, 470, 20],
  ],
};

const LOW: Scenery = {
  sun: { x: 24, y: 34, radius: 14, light: 190 },
  pyramids: [
    { x: 640, y: 88, width: 76, height: 46 },
    { x: 572, y: 92, width: 104, height: 64 },
  ],
  dunes: { x: -60, y: -20, scale: 0.5 },
  ridges: 0.5,
  palms: [
    palm(178, 112, 0.3),
    palm(190, 116, 0.24, true),
    palm(452, 140, 0.34),
    palm(470, 146, 0.27, true),
    palm(700, 216, 0.44),
  ],
  birds: [],
  fields: false,
  village: false,
  shore: 'M486 400C488 362 500 328 526 308C554 294 610 324 664 350L1844 940V980H486z',
  reeds: [palm(494, 388, 0.5), palm(662, 352, 0.5)],
  lilies: [],
  egret: null,
  ripples: [
    [14, 196, 20],
    [150, 352, 26],
    [300, 370, 22],
    [420, 300, 24],
    [36, 372, 22],
    [520, 296, 22],
    [250, 246, 18],
    [470, 380, 18],
  ],
};

export const SCENERY: Record<Shape, Scenery> = { wide: WIDE, square: SQUARE, tall: TALL, low: LOW };
