import { expect, it } from 'vitest';
import { corners } from './drawing/geometry';
import { marking } from './drawing/marking';

const FREE = [false, false, false];
const numbers = (path: string) => path.split(/[MLZ ]/).flatMap((part) => (part === '' ? [] : Number(part)));

it('runs around the tile, and begins at its left level corner', () => {
  for (const up of [true, false]) {
    const path = marking(up, FREE, 20);
    const [left] = corners(up);
    expect(path.endsWith('Z')).toBe(true);
    const [x = 0, y = 0] = numbers(path);
    expect(Math.hypot(x - left.x, y - left.y)).toBeLessThan(12);
  }
});

it('leaves the corners free where plaques lie, and begins at another', () => {
  const path = marking(true, [true, false, false], 20);
  const [left, right] = corners(true);
  const points = numbers(path);
  expect(points[0]).toBeGreaterThan(0);
  const spots = points.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: points[index + 1]! }] : []));
  const near = (corner: typeof left) => Math.min(...spots.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y)));
  expect(near(left)).toBeGreaterThan(20);
  expect(near(right)).toBeLessThan(12);
});

it('is there wherever plaques lie', () => {
  expect(marking(false, [true, true, true], 200).match(/M/g)).toHaveLength(3);
});
