import { expect, test } from 'vitest';
import type { GameFace } from '../../games/contract';
import type { Sheet } from '../faces';
import { isWritten, rowsOf, stepsOf, sumOf } from './rows';

const line = (id: string, points: number, pieces: { key: string; args: object }[] = []) => ({
  line: id,
  rule: '',
  points,
  pieces,
});
const sheets = [
  {
    seat: 'A',
    total: 5,
    lines: [line('pyramid', 3, [{ key: 'stones', args: {} }]), line('wrath', 0), line('blue', 2)],
  },
  { seat: 'B', total: 4, lines: [line('pyramid', 4), line('wrath', 0), line('blue', 0)] },
] as unknown as Sheet[];
const face = {
  pieces: (seat: string, id: string, { key }: { key: string }) => [`${id}-${seat}-${key}`],
} as unknown as GameFace;
const rows = rowsOf(face, sheets, {});

test('lines that give nobody anything are left out, and all points say where they come from', () => {
  expect(rows.map(({ id }) => id)).toEqual(['pyramid', 'blue']);
  expect(rows[0]!.counts.map(({ at }) => at)).toEqual([['pyramid-A-stones'], ['pyramid-B-']]);
});

test('points are counted seat by seat, row by row; nothing is not shown', () => {
  expect(stepsOf(rows).map(({ row, count }) => `${row}${count.seat}`)).toEqual(['0A', '0B', '1A']);
});

test('the sums grow with what is written down', () => {
  const sums = (row: number, seats: ('A' | 'B')[]) =>
    ['A', 'B'].map((seat) => sumOf(rows, { row, seats }, seat as 'A'));
  expect(sums(0, [])).toEqual([0, 0]);
  expect(sums(0, ['A'])).toEqual([3, 0]);
  expect(sums(1, [])).toEqual([3, 4]);
  expect(sums(rows.length, [])).toEqual([5, 4]);
  expect(isWritten({ row: 1, seats: [] }, 1, rows[1]!.counts[1]!), 'nothing is written at once').toBe(true);
});

test('another account begins from nothing, and what restates is not added', () => {
  const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const told = [first, { ...first, id: 'left', restates: true }, { ...second, account: 'scarabs' }];
  expect(sumOf(told, { row: 1, seats: ['A'] }, 'A')).toBe(3);
  expect(sumOf(told, { row: 2, seats: ['A'] }, 'A')).toBe(2);
});
