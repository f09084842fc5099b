import { describe, expect, test } from 'vitest';
import { shapeOf, type Room } from '../../../../stage/room';
import { measure } from '../chamber';
import { type Box, type Chambers, layout, type Moment, papers } from '.';

const SIZES: [width: number, height: number][] = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
];
const PANEL = 340;
const MOMENTS: Moment[] = ['keep', 'mark', 'replace'];
/** A little over an edge is not seen. */
const SLACK = 0.5;
/** Larger than this a scene has room for a panel beside it. */
const SIDE_BY_SIDE = 900;

const room = (width: number, height: number): Room => ({ width, height, shape: shapeOf(width, height), text: 1 });
const rooms = SIZES.flatMap(([width, height]) => [
  room(width, height),
  ...(width > SIDE_BY_SIDE ? [room(width - PANEL, height)] : []),
]);
const cases = rooms.flatMap((each) => [2, 3, 4].map((seats) => [each.width, each.height, seats, each] as const));

const cards = ({ cell, size, at }: Chambers): Box[] => {
  const { width, height, thick } = measure(cell, size);
  return at.map(({ x, y }) => ({ x, y, width, height: height + thick }));
};
const meet = (one: Box, other: Box): boolean =>
  one.x + SLACK < other.x + other.width &&
  other.x + SLACK < one.x + one.width &&
  one.y + SLACK < other.y + other.height &&
  other.y + SLACK < one.y + one.height;

describe.each(cases)('in a room of %i by %i with %i seats', (width, height, seats, room) => {
  test.each(MOMENTS)('all lies on the desk, and nothing on what may be pressed (%s)', (moment) => {
    const at = layout(room, seats, moment);
    const pressed = [
      ...(moment === 'keep' ? [...cards(at.hand), ...at.slips] : [...cards(at.chambers), at.market]),
      ...(moment === 'mark' ? [at.tools] : []),
    ];
    const laid = [...pressed, ...at.mats, at.plates, at.prompt, ...(at.rail ? [at.rail] : [])];
    for (const { x, y, width, height } of laid) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(at.width + SLACK);
      expect(y + height).toBeLessThanOrEqual(at.height + SLACK);
    }
    const floating = [at.plates, at.prompt, ...(at.rail ? [at.rail] : [])];
    for (const thing of pressed) expect(floating.filter((paper) => meet(paper, thing))).toEqual([]);
    for (const [index, one] of pressed.entries()) {
      expect(pressed.slice(index + 1).filter((other) => meet(one, other))).toEqual([]);
    }
    for (const field of at.fields) expect(meet(field, at.plates)).toBe(false);
  });

  test('papers lie where the layout says, and never move', () => {
    const { plates, prompt } = papers(room, seats);
    const { scale, ...at } = layout(room, seats, 'replace');
    expect(plates.top).toBeCloseTo(at.plates.y * scale);
    expect(prompt.bottom).toBeCloseTo(height - (at.prompt.y + at.prompt.height) * scale);
    expect((prompt.left ?? 0) + (prompt.width ?? 0)).toBeLessThanOrEqual(width);
  });

  test('chambers can be read', () => {
    const { scale, chambers } = layout(room, seats, 'mark');
    expect(chambers.cell * scale).toBeGreaterThan(24);
  });
});

test('a larger room has larger chambers', () => {
  const cell = (width: number, height: number) => {
    const { scale, chambers } = layout(room(width, height), 2, 'mark');
    return scale * chambers.cell;
  };
  expect(cell(1920, 1080)).toBeGreaterThan(cell(1366, 768));
  expect(cell(3840, 2160)).toBeGreaterThan(cell(1920, 1080) * 1.9);
  expect(cell(390, 844)).toBeGreaterThan(cell(360, 640));
});

test('a finger finds the cells of a phone, where both chambers have room for it', () => {
  const FINGER = 44;
  for (const seats of [2, 3, 4]) {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      const { scale, chambers } = layout(room(width, height), seats, 'mark');
      // The mats of fewer seats are higher.
      expect(chambers.cell * scale).toBeGreaterThan(seats === 4 ? FINGER - SLACK : FINGER - 2);
    }
  }
});
