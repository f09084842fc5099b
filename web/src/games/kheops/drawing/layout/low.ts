// A phone held sideways: the height decides. The face leaves two corners of sky; own things lie at the left thumb, the
// prompt at the right one.

import type { Room } from '../../../../stage/room';
import { ROWS } from '../geometry';
import { DRAWN_SIDE, EDGE, leftEdge, RISE, TOP, type Plan } from './plan';

const PLATE = 58;
const PROMPT = 160;
/** Wider than this, cells would be too flat. */
const FLATTEST = 0.93;
/** From the base to the lower edge: the plinth and the arrows of the ways out. */
const FOOT = 29;

export function low(room: Room): Plan {
  const { width, height } = room;
  const text = Math.min(room.text, 1.15);
  const isNarrow = width < 740;
  const plate = { width: (isNarrow ? 156 : 184) * Math.min(text, 1.3), height: PLATE * text };
  const prompt = PROMPT * Math.min(text, 1.4);
  const [left, right] = [isNarrow ? 152 : 200, prompt + 2 * EDGE];
  const apex = 10;
  const base = height - FOOT;
  const rise = (base - apex) / (RISE + TOP);
  const side = Math.min((width - left - right) / ROWS, rise / FLATTEST);
  const ky = rise / side;
  const unit = side / DRAWN_SIDE;
  const face = { x: left + (width - left - right - ROWS * side) / 2, y: base, side, ky };
  const tiles = isNarrow ? 48 : 60;
  const row = height - 96;
  // The lens fills the sky between the button for the signs and the pawns.
  const sky = { top: plate.height + 2 * EDGE + 48, bottom: row - 54 };
  const glass = Math.min(62, (sky.bottom - sky.top) / 2 - 4);
  const [first, between] = isNarrow ? [26, 38] : [88, 36];
  const horizon = base - 1.75 * side * ky;
  const pileY = horizon + 22;
  return {
    room,
    face,
    unit,
    horizon,
    sun: { x: left * 0.95, y: horizon - 46, r: 26 },
    own: {
      workers: isNarrow
        ? { x: 26, y: row, scale: 0.5, step: 0, row: 1, isCounted: true }
        : { x: 16, y: row - 16, scale: 0.42, step: 12, row: 8, isCounted: false },
      others: [1, 2, 3].map((place) => ({ x: first + place * between, y: row, scale: isNarrow ? 0.5 : 0.46 })),
    },
    hand: { x: 6 + tiles / 2, y: height - 28, step: tiles + 0.5, side: tiles },
    far: null,
    plate: { x: width - EDGE - plate.width, y: EDGE, ...plate },
    pile: { x: leftEdge(face, pileY) - (isNarrow ? 18 : 34), y: pileY, scale: 0.36 },
    turn: {
      x: EDGE + 126 * text,
      y: plate.height + 2 * EDGE + 27 * text,
      size: 13 * text,
      anchor: 'start',
      isShort: width < 740,
    },
    lens: { x: glass + 2 * EDGE, y: (sky.top + sky.bottom) / 2, r: glass, isBeside: true },
    bowls: [{ x: leftEdge(face, row) - 16, y: row - 14, scale: 0.42 }],
    legend: {
      kind: 'slab',
      boxes: [{ x: EDGE, y: EDGE + plate.height + EDGE, width: 236 * text, height: Math.min(206 * text, height - 80) }],
      button: { x: EDGE, y: EDGE + plate.height + EDGE, width: 116 * text, height: 44 },
      text,
    },
    papers: {
      plates: {
        left: EDGE,
        right: EDGE,
        top: EDGE,
        height: plate.height,
        flow: 'row',
        gap: width - 2 * EDGE - 2 * plate.width,
      },
      prompt: { right: EDGE, top: plate.height + 2 * EDGE, bottom: EDGE, width: prompt },
    },
  };
}
