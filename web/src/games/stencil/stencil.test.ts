import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as cleopatra from '../cleopatra/shapes';
import * as pyramids from '../pyramids/model/placement';
import { changesBy, movesBy } from './keys';
import {
  after,
  beside,
  type Cell,
  cellsOf,
  covering,
  type Manner,
  mirrored,
  nearest,
  type Placement,
  placementOf,
  shapeOf,
  turned,
} from './placement';
import { type Laying, Stencil } from './stencil.svelte';

/** `4 a1 b1`: cells of a field, letters for columns and digits for rows. */
function placement(text: string): Placement | null {
  const [field = '', ...cells] = text.split(' ');
  if (cells.length === 0) return null;
  return placementOf(
    text,
    field,
    cells.map((cell): Cell => ['abcde'.indexOf(cell[0]!), Number(cell[1]) - 1]),
  );
}

const EASY: Manner = { loyalty: 1.1, aside: 2 };
const LOYAL: Manner = { loyalty: Infinity, aside: 3 };
const LINES = ['4 a1 b1', '4 a1 a2', '4 c2 c3', '4 d1 e1', '9 e1 e2', '4 a1'].map((text) => placement(text)!);
const FOUR = LINES.filter(({ field }) => field === '4');
const by = (text: string) => LINES.find((one) => one.text === text)!;

const legalOf = (game: string): string[][] => {
  const file = new URL(`../${game}/fixtures/walks.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { legal: string[] }[]).map(({ legal }) => legal);
};
const marks = legalOf('pyramids').filter(([first]) => /^(mark|bonus)/.test(first ?? ''));
const mosaics = legalOf('cleopatra')
  .map((legal) => legal.filter((text) => text.startsWith('build mosaic')))
  .filter((legal) => legal.length > 0);

test('there are moments with marks and with mosaics', () => {
  expect(marks.length).toBeGreaterThan(1);
  expect(mosaics.length).toBeGreaterThan(1);
});

describe('shapes', () => {
  test('are the same wherever the cells lie', () => {
    expect(placement('4 a1 a2 b2')?.shape).toBe('#. ##');
    expect(placement('4 c2 c3 d3')?.shape).toBe('#. ##');
    expect(shapeOf(cellsOf(['.##', '##.', '.#.']))).toBe('.## ##. .#.');
  });

  test('turn and mirror', () => {
    expect(turned('##')).toBe('# #');
    expect(turned('#. #. ##')).toBe('### #..');
    expect(mirrored('#. #. ##')).toBe('.# .# ##');
    expect(turned('##. .##')).toBe('.# ## #.');
    expect(mirrored('##. .##')).toBe('.## ##.');
    expect([turned, turned, turned, turned].reduce((shape, turn) => turn(shape), '#. ##')).toBe('#. ##');
  });

  test('have their middle where their cells are', () => {
    expect(placement('4 a1 b1')?.middle).toEqual({ x: 1, y: 0.5 });
    expect(placement('4 a1 a2 a3 b3')?.middle).toEqual({ x: 0.75, y: 1.75 });
  });
});

describe('the nearest place', () => {
  const near = (x: number, y: number, shape: string | null, manner = EASY) => nearest(FOUR, { x, y }, shape, manner);

  test('is one that need not be turned, unless it is much farther', () => {
    expect(near(0.6, 0.9, '##')?.text).toBe('4 a1 b1');
    expect(near(0.6, 0.9, '# #')?.text).toBe('4 a1 a2');
    expect(near(2.5, 2, '##')?.text).toBe('4 c2 c3');
    expect(nearest([], { x: 0, y: 0 }, null, EASY)).toBeUndefined();
  });

  test('is never turned while it fits anywhere, where the game says so', () => {
    expect(near(2.5, 2, '##', LOYAL)?.shape).toBe('##');
    expect(near(2.5, 2, '###', LOYAL)?.text).toBe('4 c2 c3');
    for (const legal of mosaics) {
      const places = legal.map((text) => cleopatra.placement(text)!);
      for (const place of places) {
        expect(nearest(places, { x: 0, y: 0 }, place.shape, LOYAL)?.shape).toBe(place.shape);
        expect(nearest(places, place.middle, place.shape, LOYAL)).toBe(place);
      }
    }
  });
});

test('turning leads to a legal place, or nowhere', () => {
  const turn = (text: string, x: number, y: number) => {
    const now = by(text);
    const here = LINES.filter(({ field }) => field === now.field);
    return after(here, now, 'turn', { x, y }).text;
  };
  expect(turn('4 a1 b1', 1, 0.5)).toBe('4 a1 a2');
  expect(turn('4 a1 b1', 2.5, 1.5)).toBe('4 c2 c3');
  expect(turn('9 e1 e2', 4.5, 1)).toBe('9 e1 e2');
});

test('a mirror image that fits nowhere is turned until it does', () => {
  const [now, turnedTwice] = [placement('4 a1 a2 a3 b3')!, placement('4 c1 d1 c2 c3')!];
  expect(after([now, turnedTwice], now, 'mirror', now.middle)).toBe(turnedTwice);
});

test('taps on a cell go round all places over it, way by way', () => {
  const over = (now: Placement | null) => covering(FOUR, [0, 0], now, null, EASY);
  const first = over(null)!;
  const second = over(first)!;
  const third = over(second)!;
  expect(new Set([first.text, second.text, third.text]).size).toBe(3);
  expect(over(third)).toBe(first);
  expect(covering(FOUR, [1, 4], null, null, EASY)).toBeUndefined();
  for (const legal of mosaics) {
    const places = legal.map((text) => cleopatra.placement(text)!);
    const [cell] = places[0]!.cells;
    const all = places.filter(({ cells }) => cells.some(([x, y]) => x === cell![0] && y === cell![1]));
    const seen: Placement[] = [];
    let now: Placement | null = null;
    for (const _ of all) seen.push((now = covering(places, cell!, now, null, LOYAL)!));
    expect(new Set(seen).size).toBe(all.length);
  }
});

describe('arrows', () => {
  test('lead on', () => {
    expect(beside(FOUR, by('4 a1 b1'), 'right', EASY)?.text).toBe('4 d1 e1');
    expect(beside(FOUR, by('4 a1'), 'up', EASY)).toBeUndefined();
  });

  test('turn the stencil only where the game lets them', () => {
    expect(beside(FOUR, by('4 c2 c3'), 'right', EASY)?.text).toBe('4 d1 e1');
    expect(beside(FOUR, by('4 c2 c3'), 'right', LOYAL)).toBeUndefined();
  });
});

describe('the stencil', () => {
  const easy = (...texts: string[]) => new Stencil(() => texts, { placement, fields: () => ['9', '4'], ...EASY });

  test('reaches every place by keys', () => {
    for (const legal of marks) {
      const stencil = new Stencil(() => legal, { placement: pyramids.placement, ...EASY });
      const seen = new Set<string>();
      for (const kind of ['pattern', 'single'] as const) {
        stencil.choose(kind);
        for (const field of new Set(stencil.choices.map((one) => one.field))) {
          stencil.follow(field, { x: 0, y: 0 });
          for (const _ of stencil.on(field)) {
            if (stencil.now) seen.add(stencil.now.text);
            expect(movesBy(stencil, 'PageDown')).toBe(true);
          }
        }
      }
      expect([...seen].sort()).toEqual([...legal].sort());
    }
  });

  test('goes through the places of a field, on and back', () => {
    const stencil = easy('4 a1', '4 b1', '4 c1', '9 a1');
    stencil.follow('4', { x: 0, y: 0 });
    const by = (key: string) => movesBy(stencil, key) && stencil.now?.text;
    expect(['PageDown', 'PageUp', 'PageUp', 'PageDown'].map(by)).toEqual(['4 b1', '4 a1', '4 c1', '4 a1']);
  });

  test('turns about what it points at, and changes to a single cell there', () => {
    const stencil = easy('4 a3 b3', '4 a2 a3', '4 b3 b4', '4 a2', '4 b3');
    stencil.follow('4', { x: 1.4, y: 2.6 });
    expect(stencil.now?.text).toBe('4 a3 b3');
    expect(changesBy(stencil, 'R')).toBe(true);
    expect(stencil.now?.text).toBe('4 b3 b4');
    expect(changesBy(stencil, 's')).toBe(true);
    expect(stencil.now?.text).toBe('4 b3');
    expect(changesBy(stencil, 's')).toBe(true);
    expect(stencil.now?.text).toBe('4 b3 b4');
  });

  test('is turned only where it lies, not on another field', () => {
    const stencil = easy('4 a1 b1', '9 a1 a2');
    stencil.follow('4', { x: 0, y: 0 });
    stencil.change('turn');
    expect(stencil.now?.text).toBe('4 a1 b1');
  });

  test('goes over the edge to the field beside, in their order', () => {
    const stencil = easy('4 a1 b1', '4 d1 e1', '9 a1 b1', '9 d1 e1');
    stencil.follow('4', { x: 0, y: 0 });
    expect(movesBy(stencil, 'ArrowLeft')).toBe(true);
    expect(stencil.now?.text).toBe('9 d1 e1');
    stencil.move('up');
    expect(stencil.now?.text).toBe('9 d1 e1');
    stencil.move('right');
    expect(stencil.now?.text).toBe('4 a1 b1');
  });

  test('crosses single cells where no pattern fits', () => {
    const stencil = easy('4 c1', '9 a1');
    expect(stencil.kind).toBe('single');
    expect(stencil.turns).toBe(false);
    expect(changesBy(stencil, 's')).toBe(false);
  });

  test('leaves other keys alone', () => {
    const stencil = easy('4 c1');
    expect([movesBy(stencil, 'Enter'), changesBy(stencil, 'x')]).toEqual([false, false]);
    expect(stencil.now).toBeNull();
  });

  describe('with a place to begin', () => {
    const laying: Laying = { placement, ...LOYAL, beginning: { field: '4', point: { x: 3, y: 1 } } };

    test('lies there as soon as nothing else can be chosen', () => {
      const texts = ['4 a1 b1', '4 d1 e1', '4 d1 d2'];
      expect(new Stencil(() => texts, laying).now?.text).toBe('4 d1 d2');
      expect(new Stencil(() => [...texts, 'worship'], laying).now).toBeNull();
    });

    test('begins there, and remembers the way it lay when it is dropped', () => {
      const stencil = new Stencil(() => ['4 a1 b1', '4 d1 e1', '4 d1 d2', 'worship'], laying);
      expect(movesBy(stencil, 'ArrowLeft')).toBe(true);
      expect(stencil.now?.text).toBe('4 d1 d2');
      expect(changesBy(stencil, 'F')).toBe(true);
      expect(stencil.now?.text).toBe('4 d1 e1');
      stencil.drop();
      expect(stencil.now).toBeNull();
      stencil.begin();
      expect(stencil.now?.text).toBe('4 d1 e1');
      expect(stencil.tap('4', [1, 0])).toBe(true);
      expect(stencil.now?.text).toBe('4 a1 b1');
      expect(stencil.tap('4', [1, 4])).toBe(false);
    });
  });
});
