import { describe, expect, it } from 'vitest';
import { type Area, shapeOf } from '../../stage/room';
import { corners, middle, pointsUp, ROWS, WIDTH } from './drawing/geometry';
import { freeOf, layout, type Box, type Plan } from './drawing/layout';
import { apexOf } from './drawing/layout/plan';
import { CELLS } from './model/tiles';

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [684, 768],
  [1000, 1000],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
/** A finger needs so much, in pixels. */
const FINGER = 44;

const planOf = (width: number, height: number): Plan =>
  layout({ width, height, shape: shapeOf(width, height), text: 1 });

/** Where a paper lies at most. */
function boxOf({ room }: Plan, { left, right, top, bottom, width, height }: Area): Box {
  const wide = width ?? room.width - (left ?? 0) - (right ?? 0);
  const high = height ?? room.height - (top ?? 0) - (bottom ?? 0);
  const x = left ?? room.width - (right ?? 0) - wide;
  const y = top ?? room.height - (bottom ?? 0) - high;
  return { x, y, width: wide, height: high };
}

/** The plates lie at both ends of their row, with the gap between them. */
function plates(plan: Plan): Box[] {
  const { gap = 6, ...area } = plan.papers.plates;
  const row = boxOf(plan, area);
  const width = (row.width - gap) / 2;
  return [
    { ...row, width },
    { ...row, x: row.x + row.width - width, width },
  ];
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The box of every cell, in the room. */
function cells({ face }: Plan): Box[] {
  const scale = face.side / WIDTH;
  const { y: top } = apexOf(face);
  return CELLS.map((cell) => {
    const { x, y } = middle(cell);
    const points = corners(pointsUp(cell)).map((corner) => ({
      x: face.x + (x + corner.x) * scale,
      y: top + (y + corner.y) * scale * face.ky,
    }));
    const [left, high] = [Math.min(...points.map((point) => point.x)), Math.min(...points.map((point) => point.y))];
    const [right, low] = [Math.max(...points.map((point) => point.x)), Math.max(...points.map((point) => point.y))];
    return { x: left, y: high, width: right - left, height: low - high };
  });
}

const hand = ({ hand: { x, y, step, side } }: Plan): Box[] =>
  [0, 1, 2].map((place) => ({
    x: x + place * step - side / 2,
    y: y - side * 0.577,
    width: side,
    height: side * 0.866,
  }));

describe.each(SIZES)('a room of %i by %i', (width, height) => {
  const plan = planOf(width, height);
  const papers = [...plates(plan), boxOf(plan, plan.papers.prompt)];

  it('has cells that a finger can press, all of them in sight', () => {
    for (const cell of cells(plan)) {
      expect(cell.width).toBeGreaterThanOrEqual(FINGER);
      expect(cell.height).toBeGreaterThanOrEqual(FINGER);
      expect(Math.min(cell.x, cell.y)).toBeGreaterThanOrEqual(0);
      expect(papers.some((paper) => meets(paper, cell))).toBe(false);
    }
  });

  it('has the hand beside the papers and below the face', () => {
    for (const tile of hand(plan)) {
      expect(tile.width).toBeGreaterThanOrEqual(FINGER);
      expect(papers.some((paper) => meets(paper, tile))).toBe(false);
      expect(tile.x).toBeGreaterThanOrEqual(0);
      expect(tile.y + tile.height).toBeLessThanOrEqual(height);
    }
  });

  it('fills the width or the height that papers leave', () => {
    const all = [...cells(plan), ...hand(plan)];
    const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
    const right = Math.max(...all.map((box) => box.x + box.width));
    const bottom = Math.max(...all.map((box) => box.y + box.height));
    const free = freeOf(plan);
    expect(Math.max((right - left) / free.width, (bottom - top) / free.height)).toBeGreaterThan(0.85);
  });

  it('has its legend where no paper lies', () => {
    const { boxes, button, kind } = plan.legend;
    const shown = kind === 'slab' ? [button] : boxes;
    for (const box of shown) expect(papers.some((paper) => meets(paper, box))).toBe(false);
  });

  it('does not stretch the face much', () => {
    expect(plan.face.ky).toBeGreaterThan(0.8);
    expect(plan.face.ky).toBeLessThan(1.25);
    expect(plan.face.x + ROWS * plan.face.side).toBeLessThan(width);
  });
});
