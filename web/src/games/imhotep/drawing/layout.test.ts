import { describe, expect, it } from 'vitest';
import { type Area, type Room, shapeOf } from '../../../stage/room';
import { isometric, type Point, Projection } from '../../../stage/projection';
import type { Ship } from '../../../types/imhotep';
import { layout, papers } from './layout';
import { ShipLines } from './ship';
import { BANK } from './terraces';

/** The windows the page is made for; with the panel open some of them are narrower. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [684, 768],
  [1280, 720],
  [940, 720],
  [1366, 768],
  [1026, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
const SIDES = (['A', 'B'] as const).flatMap((side) =>
  [4, 5].map((columns) => ({
    sides: { market: side, pyramid: side, temple: side, chamber: side, obelisks: side },
    columns,
  })),
);
/** The largest ships that a round can bring. */
const FLEET: [Ship, number][] = [
  ['1', 4],
  ['2', 4],
  ['3', 3],
  ['4', 3],
];
const PLATE = { height: 66, gap: 8 };
const LEAST = { wide: 12, square: 12, tall: 13, low: 13 };
/** Spaces of a ship lie at least so far apart under a finger, in pixels. */
const APART = 33;

const roomOf = ([width, height]: readonly [number, number]): Room => ({
  width,
  height,
  shape: shapeOf(width, height),
  text: 1,
});

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(area: Area, { width, height }: Room, tallness: number): Box {
  const high = area.height ?? tallness;
  const across = area.width ?? width - (area.left ?? 0) - (area.right ?? 0);
  const left = area.left ?? width - (area.right ?? 0) - across;
  const top = area.top ?? height - (area.bottom ?? 0) - high;
  return { left, top, right: left + across, bottom: top + high };
}

function papersOf(room: Room, seats: number): Box[] {
  const { plates, prompt, rail } = papers(room);
  const column = seats * PLATE.height + (seats - 1) * PLATE.gap;
  return [
    boxOf(plates, room, plates.flow === 'column' ? column : PLATE.height),
    boxOf(prompt, room, 0),
    ...(rail ? [boxOf(rail, room, 300)] : []),
  ];
}

const within = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom;

/** The middle of everything that a decision may name, on the scene itself. */
function pressed(room: Room, sides: (typeof SIDES)[number]): [string, Point][] {
  const found = layout(room, sides);
  const spaces = FLEET.flatMap(([ship, capacity]) => {
    const { origin, unit } = found.ships[ship];
    const space = new Projection(isometric(unit), origin);
    const lines = new ShipLines(space, capacity, found.pitch);
    return Array.from({ length: capacity }, (_, index): [string, Point] => {
      const [u, v, z = 0] = lines.corner(index);
      return [`ship ${ship}.${index + 1}`, space.at([u + 0.5, v + 0.5, z + 0.5])];
    });
  });
  const berths = found.terraces.map(({ site, space, length }): [string, Point] => [
    `dock ${site}`,
    space.at([length / 2, 1.5]),
  ]);
  const monuments = found.terraces.map(({ site, space, length, depth }): [string, Point] => [
    site,
    space.at([length / 2, -depth / 2, BANK]),
  ]);
  const near = [found.sled, found.heap].map(({ origin, unit }, index): [string, Point] => [
    index === 0 ? 'sled' : 'heap',
    new Projection(isometric(unit), origin).at(index === 0 ? [3, 0.5, 0.5] : [1.2, 1, 0.5]),
  ]);
  const { hand } = found;
  return [
    ...spaces,
    ...berths,
    ...monuments,
    ...near,
    ['hand', { x: hand.x + hand.width / 2, y: hand.y + hand.width * 0.7 }],
  ];
}

describe('the layout', () => {
  it.each(WINDOWS)('keeps all that may be pressed in sight and free of papers at %i by %i', (...size) => {
    const room = roomOf(size);
    for (const sides of SIDES) {
      for (const seats of [2, 3, 4]) {
        const covering = papersOf(room, seats);
        for (const [name, point] of pressed(room, sides)) {
          expect(within(point, { left: 0, top: 0, right: room.width, bottom: room.height }), name).toBe(true);
          expect(
            covering.some((paper) => within(point, paper)),
            `${name} with sides ${sides.sides.pyramid} and ${seats} seats`,
          ).toBe(false);
        }
      }
    }
  });

  it.each(WINDOWS)('has letters that can be read and spaces that can be hit at %i by %i', (...size) => {
    const room = roomOf(size);
    for (const sides of SIDES) {
      const { letters, pitch, ships, composition } = layout(room, sides);
      expect(Math.min(...Object.values(letters))).toBeGreaterThanOrEqual(LEAST[composition]);
      const apart = pitch * ships[1].unit * Math.hypot(1, 0.5);
      if (composition === 'tall' || composition === 'low') expect(apart).toBeGreaterThan(APART);
    }
  });

  it('fills a room by its width or by its height', () => {
    for (const room of WINDOWS.map(roomOf)) {
      const found = layout(room, SIDES[0]!);
      const points = pressed(room, SIDES[0]!).map(([, point]) => point);
      const spread = (along: 'x' | 'y') =>
        Math.max(...points.map((p) => p[along])) - Math.min(...points.map((p) => p[along]));
      const free = { width: room.width, height: room.height - 2 * PLATE.height };
      const share = Math.max(spread('x') / free.width, spread('y') / free.height);
      expect(share, `${room.width} by ${room.height}, ${found.composition}`).toBeGreaterThan(0.6);
    }
  });
});
