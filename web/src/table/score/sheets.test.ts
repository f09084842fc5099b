import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableEvent } from '../../api/faces';
import type { Session } from '../session.svelte';
import { Sheets } from './sheets.svelte';

const event = (number: number, type: TableEvent['what']['type']) => ({ number, what: { type } }) as TableEvent;
const eyes = (seat: string, token: string) => ({
  seat,
  token,
  log: [event(1, 'started'), event(2, 'played'), event(3, 'said')],
  path: (rest: string) => `/tables/t/${rest}`,
});

let asked: string[];
let session: {
  scene: unknown;
  stage: { isPlaying: boolean };
  travel: { past: unknown };
  shown: ReturnType<typeof eyes>;
};
let sheets: Sheets;

/** The effect that asks for the sheets runs, and time passes. */
async function look(): Promise<void> {
  sheets.ask();
  await vi.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${headers['Authorization']} ${path.split('/').at(-1)}`);
    return Response.json([{ seat: 'A', lines: [], total: asked.length }]);
  });
  const scene = { number: 2, view: {} };
  session = { scene, stage: { isPlaying: false }, travel: { past: null }, shown: eyes('A', 't.a') };
  sheets = new Sheets(session as unknown as Session);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the sheets of a moment are asked for once, and not again for what is only said', async () => {
  await look();
  await look();
  session.scene = { number: 3, view: {} };
  await look();
  expect(asked).toEqual(['Bearer t.a score?lang=en']);
  expect(sheets.all).toHaveLength(1);
});

test('nothing is asked for while pieces move, and the past is asked for as it was', async () => {
  session.stage.isPlaying = true;
  await look();
  expect(asked).toEqual([]);
  session.stage.isPlaying = false;
  session.scene = session.travel.past = { number: 1, view: {} };
  await look();
  expect(asked).toEqual(['Bearer t.a score?lang=en&at=1']);
});

test('one who looks with other eyes is not shown the sheets of those before', async () => {
  await look();
  session.shown = eyes('B', 't.b');
  expect(sheets.all).toEqual([]);
  await look();
  expect(asked.at(-1)).toBe('Bearer t.b score?lang=en');
  expect(sheets.all).toHaveLength(1);
});
