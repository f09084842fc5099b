import { expect, test } from 'vitest';
import { Pen } from './pen.svelte';
import { after, beside, covering, mirrored, nearest, placements, turned } from './stencil';
import two from './fixtures/two.json';

const LINES = placements(['mark 4 a1 b1', 'mark 4 a1 a2', 'mark 4 c2 c3', 'mark 4 d1 e1', 'mark 9 e1 e2', 'mark 4 a1']);
const by = (text: string) => LINES.find((one) => one.text === text)!;

test('shapes turn and mirror in the corner', () => {
  expect(turned('a1 b1')).toBe('a1 a2');
  expect(turned('a1 a2 a3 b3')).toBe('a1 a2 b1 c1');
  expect(mirrored('a1 a2 a3 b3')).toBe('a3 b1 b2 b3');
  expect([1, 2, 3, 4].reduce(turned, 'a1 a2 b2')).toBe('a1 a2 b2');
});

test('the nearest place is one that need not be turned, unless it is much farther', () => {
  expect(nearest(LINES, 4, { x: 0.6, y: 0.9 }, 'a1 b1')?.text).toBe('mark 4 a1 b1');
  expect(nearest(LINES, 4, { x: 0.6, y: 0.9 }, 'a1 a2')?.text).toBe('mark 4 a1 a2');
  expect(nearest(LINES, 4, { x: 2.5, y: 2 }, 'a1 b1')?.text).toBe('mark 4 c2 c3');
  expect(nearest(LINES, 9, { x: 0, y: 0 }, null)?.text).toBe('mark 9 e1 e2');
  expect(nearest(LINES, 12, { x: 0, y: 0 }, null)).toBeUndefined();
});

test('turning leads to a legal place on the same card, or nowhere', () => {
  const turn = (text: string, x: number, y: number) => after(LINES, by(text), 'turn', { x, y }).text;
  expect(turn('mark 4 a1 b1', 1, 0.5)).toBe('mark 4 a1 a2');
  expect(turn('mark 4 a1 b1', 2.5, 1.5)).toBe('mark 4 c2 c3');
  expect(turn('mark 9 e1 e2', 4.5, 1)).toBe('mark 9 e1 e2');
});

test('taps on a cell go round all places over it', () => {
  const first = covering(LINES, 4, 'a1', null)!;
  const second = covering(LINES, 4, 'a1', first)!;
  const third = covering(LINES, 4, 'a1', second)!;
  expect(new Set([first.text, second.text, third.text]).size).toBe(3);
  expect(covering(LINES, 4, 'a1', third)?.text).toBe(first.text);
  expect(covering(LINES, 4, 'b5', null)).toBeUndefined();
});

test('arrows lead on', () => {
  expect(beside(LINES, by('mark 4 a1 b1'), 'right')?.text).toBe('mark 4 d1 e1');
  expect(beside(LINES, by('mark 4 a1'), 'up')).toBeUndefined();
});

test('the pen reaches every place of a card by keys', () => {
  for (const { legal } of two.moments.filter((moment) => moment.legal[0]?.startsWith('mark'))) {
    const pen = new Pen(() => legal);
    const seen = new Set<string>();
    for (const kind of ['pattern', 'single'] as const) {
      pen.choose(kind);
      for (const card of new Set(pen.choices.map((one) => one.card))) {
        pen.follow(card, { x: 0, y: 0 });
        for (let at = 0; at < pen.on(card).length; at += 1) {
          if (pen.now) seen.add(pen.now.text);
          pen.go(1);
        }
      }
    }
    expect([...seen].sort()).toEqual([...legal].sort());
  }
});

test('the pen turns about what it points at, and changes to a single cell there', () => {
  const pen = new Pen(() => ['mark 4 a3 b3', 'mark 4 a2 a3', 'mark 4 b3 b4', 'mark 4 a2', 'mark 4 b3']);
  pen.follow(4, { x: 1.4, y: 2.6 });
  expect(pen.now?.text).toBe('mark 4 a3 b3');
  pen.change('turn');
  expect(pen.now?.text).toBe('mark 4 b3 b4');
  pen.choose('single');
  expect(pen.now?.text).toBe('mark 4 b3');
});

test('where no pattern fits, the pen crosses single cells', () => {
  expect(new Pen(() => ['bonus 4 c1', 'bonus 9 a1']).kind).toBe('single');
});
