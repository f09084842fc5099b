import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../api/faces';
import type { GameFace, Place } from '../games/contract';
import { marksOf, outlineOn } from './marks';
import type { Scene } from './playback.svelte';

const stone = (at: string, count = 1): Place => ({ at, piece: 'stone', count, symbol: 'stone' });
/** A game whose views are its places, and whose events name one of them. */
const face = {
  places: (view: Place[]) => view,
  anchors: ({ at }: { at?: string }) => (at ? [at] : []),
} as unknown as GameFace;
const scene = (number: number, view: Place[]) => ({ number, view }) as unknown as Scene;
const played = (number: number, seat: string, told: object[]): TableEvent =>
  ({ number, what: { type: 'played', seat, told: told.map((event) => ({ event })) } }) as unknown as TableEvent;
const storyOf = (scenes: Scene[]) => ({ at: (number: number) => scenes.find((each) => each.number === number) });

describe('the marks of what others did', () => {
  const [before, after] = [[stone('heap', 3)], [stone('heap', 2), stone('ship')]];

  it('are where something came, and count what lies in heaps', () => {
    const story = storyOf([scene(1, before), scene(2, after)]);
    const news = [played(2, 'B', [{ event: 'took', at: 'heap' }])];
    expect(marksOf(face, story, news, after, 'A')).toEqual([
      { at: 'heap', seat: 'B', change: -1 },
      { at: 'ship', seat: 'B', change: 0 },
    ]);
  });

  it('count nothing where it is not known what was there before', () => {
    const news = [played(2, 'B', [{ event: 'took', at: 'heap' }])];
    expect(marksOf(face, storyOf([]), news, after, 'A')).toEqual([{ at: 'heap', seat: 'B', change: 0 }]);
  });

  it('say whose part it was of what several decided in secret, and leave out one’s own', () => {
    const news = [
      played(2, 'B', [
        { event: 'crossed', seat: 'A', at: 'cell-1' },
        { event: 'crossed', seat: 'C', at: 'cell-2' },
        { event: 'crossed', seat: 'B', at: 'cell-3' },
      ]),
    ];
    expect(marksOf(face, storyOf([]), news, [], 'A').map(({ at, seat }) => [at, seat])).toEqual([
      ['cell-2', 'C'],
      ['cell-3', 'B'],
    ]);
  });
});

describe('an outline of a board’s own', () => {
  const path = (d: string) =>
    ({
      getAttribute: () => d,
      getScreenCTM: () => ({ a: 2, b: 0, c: 0, d: 4, e: 110, f: 220 }),
      getPointAtLength: () => ({ x: 5, y: 10 }),
    }) as unknown as SVGPathElement;

  it('lies on the layer as the board draws it, however near that is, and says where it begins', () => {
    const outline = outlineOn(path('M5 10L9 9'), { left: 10, top: 20, scale: 2 });
    expect(outline).toEqual({ path: 'M5 10L9 9', matrix: 'matrix(1 0 0 2 50 100)', start: { x: 55, y: 120 } });
  });

  it('is none where the path is empty', () => {
    expect(outlineOn(path(''), { left: 0, top: 0, scale: 1 })).toBeNull();
  });
});
