// The face above, one strip of sand below it with what both seats have, and the prompt at the bottom.

import type { Room } from '../../../../stage/room';
import { ROWS } from '../geometry';
import { DRAWN_SIDE, EDGE, FOOT, RISE, TOP, type Plan, onPapers } from './plan';

const PLATE = 62;
const PROMPT = 100;
/** The strip as it was drawn. */
const STRIP = { width: 684, height: 106 };
/** The apex rises between the plates. */
const BETWEEN = 112;

export function square(room: Room): Plan {
  const { width, height } = room;
  const text = onPapers(room.text);
  const prompt = PROMPT * text;
  const plate = PLATE * text;
  const isLarge = text > 1.3;
  const strip = Math.min(width / STRIP.width, (0.16 * height) / STRIP.height);
  const apex = isLarge ? plate + 2 * EDGE : 0.03 * height;
  const bottom = height - prompt - 2 * EDGE;
  const sand = bottom - STRIP.height * strip;
  const side = Math.min((sand - apex) / (RISE + TOP + FOOT), (width - 4 * EDGE) / (ROWS + 0.4));
  const unit = side / DRAWN_SIDE;
  const base = sand - FOOT * side;
  const face = { x: (width - ROWS * side) / 2, y: base, side, ky: 1 };

  // The ends of the strip lie at the edges of the room, the hand in the middle.
  const spare = width - STRIP.width * strip;
  const left = (x: number) => spare * 0.12 + x * strip;
  const middle = (x: number) => spare / 2 + x * strip;
  const right = (x: number) => spare * 0.88 + x * strip;
  const low = (y: number) => sand + y * strip;
  const half = (width - 2 * EDGE - BETWEEN * (isLarge ? 0 : 1)) / 2;

  return {
    room,
    face,
    unit,
    horizon: base - 1.5 * side,
    sun: { x: Math.max(60, face.x - 0.2 * side + spare * 0.05), y: base - 2.35 * side, r: 36 * unit },
    own: {
      workers: { x: left(22), y: low(40), scale: 0.4 * strip, step: 16 * strip, row: 8, isCounted: false },
      others: [left(30), left(80), left(128)].map((x) => ({ x, y: low(96), scale: 0.46 * strip })),
    },
    hand: { x: middle(238), y: low(66), step: 78 * strip, side: 76 * strip },
    far: {
      supply: {
        workers: { x: right(562), y: low(34), scale: 0.36 * strip, step: 15 * strip, row: 8, isCounted: false },
        others: [right(572), right(612), right(652)].map((x) => ({ x, y: low(72), scale: 0.36 * strip })),
      },
      hand: { x: right(582), y: low(94), step: 38 * strip, side: 36 * strip },
    },
    plate: { x: width - EDGE - half, y: EDGE, width: half, height: plate },
    pile: { x: middle(498), y: low(92), scale: 0.62 * strip },
    turn: {
      x: face.x + 3 * side,
      y: base + 0.165 * side,
      size: Math.max(12, 0.11 * side),
      anchor: 'middle',
      isShort: side < 105,
    },
    lens: { x: face.x + 0.9 * side, y: base - 4.4 * side, r: 1.15 * side, isBeside: false },
    bowls: [{ x: Math.max(20, face.x - 0.1 * side), y: base - 0.6 * side, scale: 0.8 * unit }],
    legend: {
      kind: 'slab',
      boxes: [{ x: EDGE, y: plate + 3 * EDGE, width: 250 * text, height: 214 * text }],
      button: { x: EDGE, y: plate + 3 * EDGE, width: 116 * text, height: 44 * text },
      text,
    },
    papers: {
      plates: {
        left: EDGE,
        right: EDGE,
        top: EDGE,
        height: plate,
        flow: 'row',
        ...(isLarge ? {} : { gap: BETWEEN }),
      },
      prompt: { left: EDGE, right: EDGE, bottom: EDGE, height: prompt },
    },
  };
}
