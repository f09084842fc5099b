import { expect, test } from 'vitest';
import { Lines } from './lines';

/** Somebody gains a point each time, so that nothing is fine and nobody takes the lead. */
function pass(lines: Lines, times: number): void {
  for (let time = 1; time <= times; time += 1) lines.after({ by: 'A', totals: { A: time, B: 0 } });
}

test('the first bot greets, once', () => {
  const lines = new Lines(['B', 'C']);
  expect(lines.begin()).toEqual({ seat: 'B', moment: 'greeting' });
  expect(lines.begin()).toBeNull();
  expect(new Lines([]).begin()).toBeNull();
});

test('a fine move is one that gains more than any before it, and is praised twice at the most', () => {
  const lines = new Lines(['B']);
  pass(lines, 8);
  expect(lines.after({ by: 'A', totals: { A: 12, B: 0 } })).toEqual({ seat: 'B', moment: 'fine' });
  expect(lines.after({ by: 'A', totals: { A: 16, B: 0 } }), 'as good as the one before').toBeNull();
  expect(lines.after({ by: 'A', totals: { A: 26, B: 0 } })).toMatchObject({ moment: 'fine' });
  expect(lines.after({ by: 'A', totals: { A: 56, B: 0 } })).toBeNull();
});

test('nobody praises a bot, or what is early', () => {
  const lines = new Lines(['B']);
  expect(lines.after({ by: 'A', totals: { A: 9, B: 0 } })).toBeNull();
  pass(lines, 4);
  expect(lines.after({ by: 'B', totals: { A: 90, B: 50 } })).toBeNull();
});

test('a bot that comes to lead says so, once and not at the beginning', () => {
  const lines = new Lines(['B']);
  expect(lines.after({ by: 'B', totals: { A: 0, B: 1 } })).toBeNull();
  pass(lines, 10);
  expect(lines.after({ by: 'B', totals: { A: 10, B: 11 } })).toEqual({ seat: 'B', moment: 'lead' });
  lines.after({ by: 'A', totals: { A: 12, B: 11 } });
  expect(lines.after({ by: 'B', totals: { A: 12, B: 13 } })).toBeNull();
});

test('whoever comes back hears nothing of what was before', () => {
  const lines = new Lines(['B']);
  lines.from({ by: null, totals: { A: 3, B: 9 } }, 20);
  expect(lines.after({ by: 'B', totals: { A: 3, B: 10 } })).toBeNull();
});
