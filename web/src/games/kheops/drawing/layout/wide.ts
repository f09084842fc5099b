// The face in the middle, a stele on either side of it, and at the near edge what each seat has.

import type { Room } from '../../../../stage/room';
import { ROWS } from '../geometry';
import { DRAWN_SIDE, EDGE, FOOT, RISE, TOP, type Box, type Plan } from './plan';

/** The prompt has one line below the plinth. */
const PROMPT = 78;
const PLATE = { width: 272, height: 66 };
const RAIL = 48;
/** A stele as it was drawn, and how small its words may become. */
const STELE = { width: 278, height: 470 };
const LEAST = 0.8;

export function wide(room: Room): Plan {
  const { width, height, text } = room;
  const prompt = PROMPT * text;
  const apex = 0.045 * height;
  const side = (height - EDGE - prompt - apex) / (RISE + TOP + FOOT);
  const unit = side / DRAWN_SIDE;
  const base = apex + (RISE + TOP) * side;
  const face = { x: (width - ROWS * side) / 2, y: base, side, ky: 1 };

  // In a very wide room the things at the sides come closer to the middle.
  const aside = Math.max(0, (face.x - 373 * unit) / 2);
  const left = (x: number) => aside + x * unit;
  const right = (x: number) => width - aside - (1600 - x) * unit;
  const low = (y: number) => height - (900 - y) * unit;

  const plates = { width: PLATE.width * text, height: PLATE.height * text, edge: 2 * EDGE, right: RAIL + 3 * EDGE };
  const words = Math.max(unit, LEAST) * text;
  const top = Math.max(plates.edge + plates.height + 3 * EDGE, 104 * unit);
  const stele = (x: number): Box => ({ x, y: top, width: STELE.width * words, height: STELE.height * words });
  const second = width - Math.max(aside + 70 * unit, RAIL + 4 * EDGE) - STELE.width * words;

  return {
    room,
    face,
    unit,
    horizon: base - 1.58 * side,
    sun: { x: left(440), y: base - 2.97 * side, r: 42 * unit },
    own: {
      workers: { x: left(56), y: low(664), scale: 0.74 * unit, step: 50 * unit, row: 6, isCounted: false },
      others: [left(78), left(160), left(244)].map((x) => ({ x, y: low(794), scale: 0.86 * unit })),
    },
    hand: { x: left(76), y: low(852), step: 112 * unit, side: 100 * unit },
    far: {
      supply: {
        workers: { x: right(1374), y: low(690), scale: 0.64 * unit, step: 38 * unit, row: 6, isCounted: false },
        others: [right(1408), right(1476), right(1544)].map((x) => ({ x, y: low(804), scale: 0.7 * unit })),
      },
      hand: { x: right(1402), y: low(855), step: 70 * unit, side: 74 * unit },
    },
    plate: { x: width - plates.right - plates.width, y: plates.edge, width: plates.width, height: plates.height },
    pile: { x: right(1256), y: low(876), scale: unit },
    lens: { x: face.x + 1.2 * side, y: base - 4.6 * side, r: 1.1 * side },
    bowls: [
      { x: left(392), y: base - 1.11 * side, scale: 0.95 * unit },
      { x: right(1318), y: base - 0.97 * side, scale: unit },
    ],
    legend: {
      kind: 'stelae',
      boxes: [stele(left(34)), stele(second)],
      button: { x: left(34), y: top, width: 116 * text, height: 44 * text },
      text: words,
    },
    papers: {
      plates: {
        left: plates.edge,
        right: plates.right,
        top: plates.edge,
        height: plates.height,
        flow: 'row',
        gap: width - plates.edge - plates.right - 2 * plates.width,
      },
      prompt: {
        left: Math.max(left(372), (width - 820 * text) / 2),
        right: Math.max(width - right(1170), (width - 820 * text) / 2),
        bottom: EDGE,
        height: prompt,
      },
      rail: { right: EDGE, top: 2 * EDGE, width: RAIL },
    },
  };
}

/** Is there room for both stelae beside the face? */
export function fitsWide(room: Room): boolean {
  const { legend, face } = wide(room);
  const [first] = legend.boxes;
  return first.x + first.width < face.x + 0.6 * face.side && first.y + first.height < face.y - 1.3 * face.side;
}
