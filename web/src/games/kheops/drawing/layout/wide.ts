// The face in the middle, a stele on either side of it where there is room, and at the near edge what each seat has.

import type { Room } from '../../../../stage/room';
import { ROWS } from '../geometry';
import {
  DRAWN_SIDE,
  EDGE,
  FOOT,
  leftEdge,
  onPapers,
  RISE,
  TOP,
  type Box,
  type Legend,
  type Plan,
  type Supply,
} from './plan';

/** The prompt has two lines below the plinth. */
const PROMPT = { height: 96, width: 820 };
const PLATE = { width: 272, height: 66 };
const RAIL = 48;
/** A stele as it was drawn, and how small its words may become. */
const STELE = { width: 278, height: 482 };
const LEAST = 0.8;

export function wide(room: Room): Plan {
  const { width, height } = room;
  const text = onPapers(room.text);
  const prompt = PROMPT.height * text;
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
  // The hands and the pile leave the rest of the lower edge to the prompt.
  const sides = { left: left(356), right: width - right(1176) };
  const spare = (width - PROMPT.width * text) / 2;
  const far = { x: face.x + ROWS * side, y: low(690) };
  const sky = base - 2.97 * side;

  return {
    room,
    face,
    unit,
    horizon: base - 1.58 * side,
    sun: { x: Math.min(left(440), leftEdge(face, sky) - 80 * unit), y: sky, r: 42 * unit },
    own: pawns(left(24), leftEdge(face, far.y) - 0.35 * side, low(668), low(788), unit),
    hand: { x: left(76), y: low(852), step: 112 * unit, side: 100 * unit },
    far: {
      supply: beyond(far.x, width - Math.max(aside, EDGE), side, low, unit),
      hand: { x: right(1402), y: low(855), step: 70 * unit, side: 74 * unit },
    },
    plate: { x: width - plates.right - plates.width, y: plates.edge, width: plates.width, height: plates.height },
    pile: { x: right(1256), y: low(870), scale: Math.min(unit, (low(870) - base - 0.04 * side) / 112) },
    turn: {
      x: face.x + 3 * side,
      y: base + 0.165 * side,
      size: Math.max(12, 0.11 * side),
      anchor: 'middle',
      isShort: side < 105,
    },
    lens: { x: face.x + 1.2 * side, y: base - 4.6 * side, r: 1.1 * side, isBeside: false },
    bowls: [
      { x: leftEdge(face, base - 1.2 * side) - 0.5 * side, y: base - 1.11 * side, scale: 0.95 * unit },
      { x: far.x + 0.7 * side, y: base - 0.97 * side, scale: unit },
    ],
    legend: legendOf(room, face, unit, aside),
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
        left: Math.max(sides.left, spare),
        right: Math.max(sides.right, spare),
        bottom: EDGE,
        height: prompt,
      },
      rail: { right: EDGE, top: 2 * EDGE, width: RAIL },
    },
  };
}

/** Workers in rows between two points, and the others in front of them. */
function pawns(from: number, to: number, back: number, front: number, unit: number): Supply {
  const room = to - from;
  // Where rows of eight would make them tiny, there are three rows of five.
  const row = room / 8.5 < 26 * unit ? 5 : 8;
  const step = Math.min(39 * unit, room / (row + 0.5));
  const between = Math.min(84 * unit, room / 3);
  return {
    workers: { x: from + step / 2, y: back, scale: step / 57, step, row, isCounted: false },
    others: [0.5, 1.5, 2.5].map((place) => ({ x: from + place * between, y: front, scale: between / 98 })),
  };
}

/** What the other seat has stands beyond the shaded side; where that is narrow, in one row in front of it. */
function beyond(end: number, to: number, side: number, low: (y: number) => number, unit: number): Supply {
  const room = to - end - 1.08 * side;
  if (room > 160 * unit) return pawns(end + 1.08 * side, to, low(690), low(800), 0.9 * unit);
  const step = (to - end - 0.3 * side) / 4;
  const at = (place: number) => ({ x: end + 0.3 * side + (place + 0.5) * step, y: low(782), scale: step / 74 });
  return {
    workers: { ...at(0), step, row: 1, isCounted: true },
    others: [at(1), at(2), at(3)],
  };
}

/** The stelae where both fit beside the face, or else a slab. */
function legendOf({ width, ...room }: Room, face: Plan['face'], unit: number, aside: number): Legend {
  const text = onPapers(room.text);
  const words = Math.max(unit, LEAST) * text;
  const top = Math.max(2 * EDGE + PLATE.height * text + 3 * EDGE, 96 * unit);
  const stele = (x: number): Box => ({ x, y: top, width: STELE.width * words, height: STELE.height * words });
  const first = stele(aside + 34 * unit);
  const second = stele(width - Math.max(aside + 70 * unit, RAIL + 4 * EDGE) - STELE.width * words);
  const button: Box = { x: 2 * EDGE, y: top - EDGE, width: 116 * text, height: 44 * text };
  const edge = leftEdge(face, first.y + first.height) - 0.1 * face.side;
  const fits =
    first.x + first.width < edge && width - second.x < edge && first.y + first.height < face.y - 0.8 * face.side;
  if (fits) return { kind: 'stelae', boxes: [first, second], button: { ...button, x: first.x }, text: words };
  return { kind: 'slab', boxes: [{ ...button, width: 250 * text, height: 214 * text }], button, text };
}
