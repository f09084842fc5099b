import { describe, expect, test } from 'vitest';
import type { EndingRow, Seat } from '../../games/contract';
import { verdictOf } from './verdict';

const row = (id: string, points: Partial<Record<Seat, number>>, account = 'points'): EndingRow => ({
  id,
  name: { key: id },
  counts: Object.entries(points).map(([seat, each]) => ({ seat: seat as Seat, points: each, at: [], why: [] })),
  account,
});
const rows = [row('pyramid', { A: 9, B: 3 }), row('obelisks', { A: 1, B: 9 })];
const tie = { key: 'tie' };
const result = (places: Partial<Record<Seat, number>>, totals: Partial<Record<Seat, number>>) => ({
  places: places as Record<Seat, number>,
  totals: totals as Record<Seat, number>,
  ending: 'over',
});
const bWins = result({ A: 2, B: 1 }, { A: 10, B: 12 });

describe('a verdict', () => {
  test('says who won and by what, to whom that is', () => {
    expect(verdictOf(bWins, rows, { seats: ['B'] }, tie)).toMatchObject({
      winners: ['B'],
      mood: 'won',
      sentence: { key: 'ending-you-win', args: { points: 2 } },
      reason: { key: 'ending-decided', args: { row: { key: 'obelisks' }, most: 9, next: 1, name: { seat: 'A' } } },
    });
    expect(verdictOf(bWins, rows, { seats: ['A'] }, tie)).toMatchObject({
      mood: 'lost',
      sentence: { key: 'ending-wins', args: { name: { seat: 'B' }, points: 2 } },
      reason: { key: 'ending-led-until', args: { row: { key: 'obelisks' } } },
    });
  });

  test('calls nobody "you" where several share a device or nobody plays', () => {
    for (const seats of [['A', 'B'], []] as Seat[][]) {
      expect(verdictOf(bWins, rows, { seats }, tie)).toMatchObject({ mood: 'won', sentence: { key: 'ending-wins' } });
    }
  });

  test('tells a shared win from one that something else decided', () => {
    const shared = verdictOf(result({ A: 1, B: 1 }, { A: 10, B: 10 }), rows, { seats: ['A'] }, tie);
    expect(shared).toMatchObject({ mood: 'shared', sentence: { key: 'ending-you-share' }, reason: null });
    const tied = verdictOf(result({ A: 1, B: 2 }, { A: 10, B: 10 }), [], { seats: ['B'] }, tie);
    expect(tied).toMatchObject({ mood: 'lost', sentence: { key: 'ending-tie', args: { why: tie } }, reason: null });
    const third = verdictOf(result({ A: 1, B: 1, C: 3 }, { A: 9, B: 9, C: 1 }), rows, { seats: ['C'] }, tie);
    expect(third).toMatchObject({ mood: 'lost', sentence: { key: 'ending-share' } });
  });

  test('says nobody led where things are counted that are no points', () => {
    const reckoned = [row('amulets', { A: 9, B: 1 }, 'amulets'), row('scarabs', { A: 10, B: 12 })];
    expect(verdictOf(bWins, reckoned, { seats: ['A'] }, tie).reason).toMatchObject({
      args: { row: { key: 'scarabs' } },
    });
  });
});
