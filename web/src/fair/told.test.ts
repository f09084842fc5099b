import { expect, test } from 'vitest';
import type { Happened } from '../api/faces';
import { toldThatStands } from './told';

const played = (seat: 'A' | 'B', name: string, bot?: string): Happened => ({
  type: 'played',
  seat,
  told: [{ event: { event: name } }],
  ...(bot && { bot }),
});
const names = (...log: Happened[]) => toldThatStands(log.map((what) => ({ what }))).map(({ event }) => event);

const started: Happened = { type: 'started', told: [{ event: { event: 'start' } }] };
const undone: Happened = { type: 'undone', seat: 'A' };

test('what was taken back does not stand, nor what bots answered', () => {
  expect(names(started, played('A', 'a'), played('B', 'b', 'mason'), undone, played('A', 'c'))).toEqual(['start', 'c']);
});

test('what others agreed to take back takes their plays with it', () => {
  const asked: Happened = { type: 'undo-asked', seat: 'A' };
  expect(names(started, played('A', 'a'), played('B', 'b'), asked, undone)).toEqual(['start']);
});

test('a sealed choice goes alone', () => {
  expect(names(started, played('A', 'a'), played('B', 'b'), undone)).toEqual(['start', 'b']);
});
