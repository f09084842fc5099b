// A phone held upright: plates, the face as wide as the room, below it signs, supply and hand, and the prompt at the
// thumb. Where there is little height the signs fold, and supply and hand lie in one row.

import type { Room } from '../../../../stage/room';
import { ROWS } from '../geometry';
import { DRAWN_SIDE, EDGE, leftEdge, RISE, TOP, type Legend, type Plan, onPapers } from './plan';

/** A prompt at the thumb; on a small phone it is a little lower. */
const PROMPT = { high: 180, low: 164 };
/** A phone is small below this height. */
const SMALL = 740;
/** The least and the most that the face is stretched. */
const FLATTEST = 0.86;
const STEEPEST = 1.16;
const FOOT = 0.34;
/** One row with supply and hand; two with more of both; the course of signs. */
const ROW = 62;
const ROWS_OF_TWO = 124;
const COURSE = 88;

export function tall(room: Room): Plan {
  const { width, height } = room;
  // A small phone has no height to spare.
  const text = height < SMALL ? Math.min(room.text, 1.1) : onPapers(room.text);
  const size = Math.min(1.6, width / 390);
  const isLow = height < SMALL;
  const plate = (isLow ? 54 : 66) * text;
  const prompt = Math.min((isLow ? PROMPT.low : PROMPT.high) * text, height * 0.4);
  const top = EDGE + plate + (isLow ? 4 : EDGE);
  const bottom = height - prompt - 2 * EDGE;
  const margin = 10 * size;
  const widest = (width - 2 * margin) / ROWS;
  const rise = (RISE + TOP) * widest;
  const room_ = bottom - top - FOOT * widest;
  const course = COURSE * text * Math.min(size, 1.2);
  const hasRows = room_ - ROWS_OF_TWO * size > rise * 0.95;
  const lying = (hasRows ? ROWS_OF_TWO : ROW) * size;
  const hasCourse = room_ - lying - course > rise * 0.95;
  const free = room_ - lying - (hasCourse ? course : 0);
  // A face that would be too flat is narrower instead.
  const side = Math.min(widest, free / ((RISE + TOP) * FLATTEST));
  const ky = Math.min(STEEPEST, free / ((RISE + TOP) * side));
  const unit = side / DRAWN_SIDE;
  // What is left of the height becomes sky.
  const base = top + free;
  const face = { x: (width - ROWS * side) / 2, y: base, side, ky };

  const sand = base + FOOT * widest + (hasCourse ? course : 0);
  const at = (x: number) => (x * width) / 390;
  const low = (y: number) => sand + y * size;
  const horizon = base - (hasRows ? 1.6 : 2) * side * ky;
  const legend: Legend = hasCourse
    ? {
        kind: 'course',
        boxes: [{ x: EDGE, y: base + FOOT * widest, width: width - 2 * EDGE, height: course - 6 }],
        button: { x: EDGE, y: top + 4, width: 116 * text, height: 44 },
        text: text * Math.min(size, 1.2),
      }
    : {
        kind: 'slab',
        boxes: [{ x: EDGE, y: top, width: Math.min(width - 2 * EDGE, 236 * text), height: 206 * text }],
        button: { x: EDGE, y: top + 4, width: 116 * text, height: 44 },
        text,
      };
  const pileY = hasRows ? low(48) : horizon + 6 * size;
  return {
    room,
    face,
    unit,
    horizon,
    sun: { x: at(62), y: horizon - 1.5 * side, r: 23 * size },
    own: hasRows
      ? {
          workers: { x: at(18), y: low(36), scale: 0.44 * size, step: at(21), row: 8, isCounted: false },
          others: [at(216), at(256), at(296)].map((x) => ({ x, y: low(48), scale: 0.46 * size })),
        }
      : {
          workers: { x: at(24), y: low(56), scale: 0.46 * size, step: 0, row: 1, isCounted: true },
          others: [at(68), at(112), at(156)].map((x) => ({ x, y: low(56), scale: 0.46 * size })),
        },
    hand: hasRows
      ? { x: at(64), y: low(101), step: at(131), side: 74 * size }
      : { x: at(213), y: low(42), step: at(63), side: 60 * size },
    far: null,
    plate: { x: width / 2, y: EDGE, width: width / 2 - EDGE, height: plate },
    pile: hasRows
      ? { x: at(346), y: pileY, scale: 0.33 * size }
      : { x: Math.max(24 * size, leftEdge(face, pileY) - 36 * size), y: pileY, scale: 0.28 * size },
    turn: { x: width - EDGE, y: top + 14 * text, size: 13 * text, anchor: 'end', isShort: false },
    lens: { x: width - at(64), y: top + 70 * size, r: 56 * size, isBeside: false },
    bowls: [],
    legend,
    papers: {
      plates: { left: EDGE, right: EDGE, top: EDGE, height: plate, flow: 'row' },
      prompt: { left: EDGE, right: EDGE, bottom: EDGE, height: prompt },
    },
  };
}
