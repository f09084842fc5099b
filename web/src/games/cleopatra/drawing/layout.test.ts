import { describe, expect, test } from 'vitest';
import { type Area, shapeOf } from '../../../stage/room';
import { compose, type Box, type Layout, type Placed } from './layout';
import { plateOf } from './plates';

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [684, 768],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
const SEATS = [2, 3, 4];

const roomOf = (width: number, height: number) => ({ width, height, shape: shapeOf(width, height), text: 1 });

/** An area with both ends known, as a box of the room. */
function boxOf(area: Area, width: number, height: number): Box {
  const wide = area.width ?? width - (area.left ?? 0) - (area.right ?? 0);
  const x = area.left ?? width - (area.right ?? 0) - wide;
  const high = area.height ?? 0;
  const y = area.top ?? height - (area.bottom ?? 0) - high;
  return {
    x,
    y,
    width: wide,
    height: area.top !== undefined && area.bottom !== undefined ? height - area.top - area.bottom : high,
  };
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const stall = ({ x, y, scale }: Placed): Box => ({
  x: x - 80 * scale,
  y: y - 110 * scale,
  width: 160 * scale,
  height: 110 * scale,
});
const figure = ({ x, y, scale }: Placed): Box => ({
  x: x - 12 * scale,
  y: y - 60 * scale,
  width: 24 * scale,
  height: 60 * scale,
});

/** Whatever is pressed on the scene besides the palace itself. */
const things = (layout: Layout): Box[] => [
  ...layout.market.stalls.map(stall),
  ...layout.sobek.figures.map(figure),
  layout.hand,
];

describe.each(SIZES)('a room of %i by %i', (width, height) => {
  test.each(SEATS)('holds everything that is pressed, with %i seats', (seats) => {
    const room = roomOf(width, height);
    const layout = compose(room, seats);
    const { plates, prompt } = layout.papers;
    const papers = [
      boxOf(prompt, width, height),
      ...Array.from({ length: seats }, (_, at) => plateOf(plates, room, at, seats)),
    ];
    for (const paper of papers) {
      expect(paper.x).toBeGreaterThanOrEqual(0);
      expect(paper.x + paper.width).toBeLessThanOrEqual(width + 1);
      expect(paper.y).toBeGreaterThanOrEqual(0);
      expect(paper.y + paper.height).toBeLessThanOrEqual(height + 1);
    }
    for (const thing of things(layout)) {
      expect(thing.x).toBeGreaterThanOrEqual(-8);
      expect(thing.x + thing.width).toBeLessThanOrEqual(width + 8);
      expect(thing.y).toBeGreaterThanOrEqual(0);
      expect(thing.y + thing.height).toBeLessThanOrEqual(height + 1);
      for (const paper of papers) expect(overlap(thing, paper), JSON.stringify({ thing, paper })).toBe(false);
    }
  });

  test('has a prompt in which two lines have room', () => {
    const { prompt } = compose(roomOf(width, height), 2).papers;
    expect(boxOf(prompt, width, height).height).toBeGreaterThanOrEqual(96);
  });

  test('shows the garden in full from above', () => {
    const room = roomOf(width, height);
    const { flat, papers, ledge } = compose(room, 2);
    const side = 9 * 36 * flat.scale;
    expect(flat.y + side).toBeLessThanOrEqual(ledge.y + ledge.height);
    expect(flat.x).toBeGreaterThan(0);
    expect(flat.x + side).toBeLessThan(width);
    const garden = { x: flat.x, y: flat.y, width: side, height: side };
    for (const paper of [boxOf(papers.prompt, width, height), plateOf(papers.plates, room, 0, 2)]) {
      expect(overlap(garden, paper)).toBe(false);
    }
  });
});
