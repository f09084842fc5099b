import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Now, Standing, TableEvent } from '../api/faces';
import { Ledger } from '../api/ledger.svelte';
import { words } from '../words.svelte';
import { Eyes } from './eyes.svelte';

const LAST = 700;
const now = (number: number) => ({ number, phase: 'playing', seats: [] }) as unknown as Now;
const event = (number: number, language: string): TableEvent => ({
  table: 't',
  to: 'A',
  number,
  at: 0,
  what: { type: 'played', told: [{ event: { event: 'x' }, say: language }] },
});

let asked: string[];
let eyes: Eyes;

/** A table whose log has 700 events, of which a page has 500. */
function answer(path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://here');
  if (pathname.includes('/moments/')) return now(Number(pathname.split('/').at(-1)));
  const after = Number(searchParams.get('after'));
  const page = Array.from({ length: Math.min(500, LAST - after) }, (_, place) => after + place + 1);
  return page.map((number) => event(number, searchParams.get('lang')!));
}

beforeEach(() => {
  asked = [];
  words.language = 'en';
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path.replace('/api/tables/t/', ''));
    return Response.json(answer(path));
  });
  const standing = { to: 'A', table: { table: 't' }, now: now(LAST) } as Standing;
  eyes = new Eyes(new Ledger(standing), undefined);
});
afterEach(() => void vi.unstubAllGlobals());

test('what was before is asked for once, page by page, and never again', async () => {
  await Promise.all([eyes.complete(), eyes.complete()]);
  expect(asked).toEqual(['log?after=0&lang=en', 'log?after=500&lang=en']);
  expect(eyes.log).toHaveLength(LAST);
  eyes.ledger.take({ log: [event(LAST + 1, 'en')], stood: [now(LAST + 1)] });
  await eyes.complete();
  expect(asked).toHaveLength(2);
});

test('after a standing that came instead of events, only these are asked for', async () => {
  const standing = { to: 'A', table: { table: 't' }, now: now(600) } as Standing;
  eyes = new Eyes(new Ledger(standing), undefined);
  eyes.ledger.take({ log: Array.from({ length: 600 }, (_, place) => event(place + 1, 'en')) });
  eyes.ledger.take({ stood: [now(LAST)] });
  await eyes.complete();
  expect(asked).toEqual(['log?after=600&lang=en']);
  expect(eyes.log.map(({ number }) => number)).toEqual(Array.from({ length: LAST }, (_, place) => place + 1));
});

test('in another language all is said again, and an answer in the one before says nothing', async () => {
  const early = eyes.complete();
  words.language = 'es';
  await early;
  expect(eyes.log).toHaveLength(0);
  await eyes.readLog(0);
  expect(new Set(eyes.log.map(({ what }) => what.told?.[0]?.say))).toEqual(new Set(['es']));
});

test('a moment is asked for where it was not told', async () => {
  expect((await eyes.moment(LAST)).number).toBe(LAST);
  expect((await eyes.moment(12)).number).toBe(12);
  expect((await eyes.moment(12)).number).toBe(12);
  expect(asked).toEqual(['moments/12']);
  expect(eyes.now.number).toBe(LAST);
});
