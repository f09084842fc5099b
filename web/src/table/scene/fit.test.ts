import { describe, expect, it } from 'vitest';
import { fit } from './fit';

const long = [
  'Take stones from the quarry',
  'Load a stone on a ship',
  'Sail a ship to a site',
  'Play a blue market card',
];

describe('the options of a question', () => {
  it('lie as they come where a row has room for all of them', () => {
    expect(fit(['Keep', 'Discard'], { width: 900, height: 46, text: 1 }, true, true)).toBe('row');
  });

  it('take two lines where a row has not', () => {
    expect(fit(long, { width: 640, height: 46, text: 1 }, true, true)).toEqual({ columns: 4, size: 0.95 });
  });

  it('are all seen on a small phone, upright and sideways', () => {
    expect(fit(long, { width: 336, height: 94, text: 1 }, false, false)).toMatchObject({ columns: 2 });
    expect(fit(long, { width: 150, height: 200, text: 1 }, false, false)).toMatchObject({ columns: 1 });
  });

  it('have smaller letters rather than a scroll bar', () => {
    expect(fit(['Extraordinarily', 'Unquestionably'], { width: 250, height: 46, text: 1 }, false, false)).toEqual({
      columns: 2,
      size: 0.8125,
    });
  });

  it('are looked through where there are too many, or letters too large', () => {
    expect(fit(Array(40).fill('A place'), { width: 336, height: 94, text: 1 }, false, false)).toBeNull();
    expect(fit(long, { width: 336, height: 94, text: 2 }, false, false)).toBeNull();
  });

  it('never leaves less than a finger needs', () => {
    for (const labels of [long, ['A', 'B', 'C', 'D', 'E', 'F', 'G']]) {
      const found = fit(labels, { width: 336, height: 94, text: 1 }, false, false);
      if (!found || found === 'row') continue;
      const rows = Math.ceil(labels.length / found.columns);
      expect((94 - 5 * (rows - 1)) / rows).toBeGreaterThanOrEqual(44);
      expect((336 - 5 * (found.columns - 1)) / found.columns).toBeGreaterThanOrEqual(44);
    }
  });
});
