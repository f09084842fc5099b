import { expect, test } from 'vitest';
import { borders, cellOf } from './cells';
import { groundAt, SPACES } from './space';

test('the border of squares is one closed line of corners', () => {
  expect(borders(['a0', 'b0'].map(cellOf))).toEqual([
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [0, 1],
    ],
  ]);
});

test('squares around a hole have two borders', () => {
  const ring = ['a0', 'b0', 'c0', 'a1', 'c1', 'a2', 'b2', 'c2'].map(cellOf);
  expect(borders(ring)).toHaveLength(2);
});

test('a point of the picture leads back to the ground', () => {
  for (const space of Object.values(SPACES)) {
    const { x, y } = groundAt(space, space.at([3.25, 7.5]));
    expect(x).toBeCloseTo(3.25);
    expect(y).toBeCloseTo(7.5);
  }
});
