import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Now, Standing, TableEvent, TableFace } from './faces';
import { Ledger } from './ledger.svelte';

const allows = { public: false, chat: true, hints: true };
const now = (number: number, more: Partial<Now> = {}): Now => ({
  number,
  phase: 'playing',
  seats: [],
  deciding: [],
  allows,
  rules: 1,
  owner: 'A',
  rematch: null,
  view: { after: number },
  ...more,
});
const standing = (number: number, more: Partial<Now> = {}): Standing => ({
  to: 'A',
  table: { table: 't', game: 'imhotep', phase: 'gathering', commitment: 'c', allows, owner: null } as TableFace,
  now: now(number, more),
});
const event = (number: number, what: TableEvent['what'] = { type: 'played' }): TableEvent => ({
  table: 't',
  to: 'A',
  number,
  at: 0,
  what,
});
const said = (number: number, message: number, text = 'hello') => event(number, { type: 'said', message, text });

const opened = (first: Standing): Ledger => {
  const ledger = new Ledger(first);
  ledger.open();
  return ledger;
};
const numbers = ({ log }: Ledger) => log.map(({ number }) => number);

describe('how a table stands', () => {
  test('is what the first standing says, and then what the last event says', () => {
    const ledger = opened(standing(3));
    expect(ledger.now.number).toBe(3);
    ledger.take({ log: [event(4)], stood: [now(4)] });
    expect(ledger.now.view).toEqual({ after: 4 });
    expect(numbers(ledger)).toEqual([4]);
  });

  test('is not changed by what is older', () => {
    const ledger = opened(standing(7));
    ledger.take({ stood: [now(5, { phase: 'gathering' })] });
    ledger.take({ log: [event(6)], stood: [now(6)] });
    expect(ledger.now).toMatchObject({ number: 7, phase: 'playing' });
    expect(numbers(ledger)).toEqual([6]);
  });

  test('is told anew by a standing of the same number, as its clocks are newer', () => {
    const ledger = opened(standing(7));
    const seats = [{ seat: 'A' as const, kind: 'person' as const, left_ms: 5 }];
    ledger.take({ stood: [now(7, { seats })] });
    expect(ledger.now.seats).toEqual(seats);
  });

  test('holds for the table around the game as well', () => {
    const ledger = opened(standing(3));
    expect(ledger.table).toMatchObject({ phase: 'playing', owner: 'A', commitment: 'c' });
    const other = { public: true, chat: false, hints: false };
    ledger.take({ stood: [now(4, { owner: 'B', rules: 2, rematch: 'u', allows: other, phase: 'finished' })] });
    expect(ledger.table).toMatchObject({ owner: 'B', rules: 2, rematch: 'u', allows: other, phase: 'finished' });
  });
});

describe('what happened', () => {
  test('is known once, however often it is told', () => {
    const ledger = opened(standing(1));
    for (const told of [event(2), event(2), event(3), event(2)])
      ledger.take({ log: [told], stood: [now(told.number)] });
    expect(numbers(ledger)).toEqual([2, 3]);
    expect(ledger.now.number).toBe(3);
  });

  test('is followed after a break: the last of what was missed says how it stands', () => {
    const ledger = opened(standing(1));
    ledger.take({ log: [event(1)] });
    ledger.take({ log: [event(2)] });
    ledger.take({ log: [event(3)] });
    expect(ledger.now.number).toBe(1);
    ledger.take({ log: [event(4)], stood: [now(4)] });
    expect([ledger.now.number, ledger.known]).toEqual([4, 4]);
    // In between nothing was told: what is known of the moments is that of before.
    expect(ledger.at(3)?.number).toBe(1);
  });

  test('has a gap after a standing that came instead of events, until that is filled', () => {
    const ledger = opened(standing(2));
    ledger.take({ log: [event(1), event(2)] });
    expect(ledger.known).toBe(2);
    ledger.take({ stood: [now(9)] });
    ledger.take({ log: [event(10)], stood: [now(10)] });
    expect([ledger.known, ledger.now.number]).toEqual([2, 10]);
    ledger.take({ log: [3, 4, 5, 6, 7, 8, 9, 10].map((number) => event(number)) });
    expect(ledger.known).toBe(10);
    expect(numbers(ledger)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is said in the language it was last asked for in', () => {
    const ledger = opened(standing(2));
    const told = (say: string) => event(1, { type: 'played', told: [{ event: { event: 'x' }, say }] });
    ledger.take({ log: [told('Ana sails'), event(2)] });
    ledger.take({ log: [told('Ana zarpa')] });
    expect(ledger.log[0]?.what.told?.[0]?.say).toBe('Ana zarpa');
    expect(numbers(ledger)).toEqual([1, 2]);
  });

  test('has no text of a message that was deleted, also when the text is told after that', () => {
    const ledger = opened(standing(2));
    ledger.take({ log: [said(1, 1), said(2, 2)] });
    ledger.take({ log: [event(3, { type: 'deleted', message: 1 })], stood: [now(3)] });
    expect(ledger.log.map(({ what }) => what.text)).toEqual([undefined, 'hello', undefined]);
    ledger.take({ log: [said(1, 1)] });
    expect(ledger.log[0]?.what).toEqual({ type: 'said', message: 1 });
  });

  test('is kept only while somebody looks', () => {
    const ledger = new Ledger(standing(1));
    ledger.take({ log: [event(2)], stood: [now(2)] });
    expect([numbers(ledger), ledger.at(1)]).toEqual([[], undefined]);
    ledger.open();
    ledger.take({ log: [event(3)], stood: [now(3)] });
    expect([numbers(ledger), ledger.at(2)?.number]).toEqual([[3], 2]);
    ledger.close();
    expect([numbers(ledger), ledger.now.number, ledger.at(2)]).toEqual([[], 3, undefined]);
  });
});

describe('an event that is waited for', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is there when the stream tells of it', async () => {
    const ledger = opened(standing(1));
    const reached = ledger.reaches(3, 2000);
    ledger.take({ log: [event(2)], stood: [now(2)] });
    ledger.take({ log: [event(3)], stood: [now(3)] });
    expect(await reached).toBe(true);
    expect(await ledger.reaches(2, 2000)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is given up when it takes too long', async () => {
    const ledger = opened(standing(1));
    const reached = ledger.reaches(2, 2000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await reached).toBe(false);
  });
});
