import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, type LineState } from './line';
import type { Frame } from './sse';

const text = (...frames: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const frame of frames) controller.enqueue(new TextEncoder().encode(frame));
      controller.close();
    },
  });
const frame = (id: string) => `id: ${id}\nevent: event\ndata: {}\n\n`;

let asked: { address: string; headers: Record<string, string> }[];
let answers: (() => Promise<Response>)[];
let heard: Frame[];
let states: LineState[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers, heard, states] = [[], [], [], []];
  vi.stubGlobal('fetch', (address: string, init: { headers: Record<string, string> }) => {
    asked.push({ address, headers: init.headers });
    return (answers.shift() ?? (() => new Promise<Response>(() => {})))();
  });
  line = new Line(
    (said) => heard.push(said),
    (state) => states.push(state),
  );
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream that breaks off is resumed after the last event', async () => {
  answers = [async () => new Response(text(frame('a=1'), frame('a=2')))];
  line.want({ tokens: ['t.1', 't.2'], tables: ['p'], lang: 'es' });
  await vi.advanceTimersByTimeAsync(100);
  expect(heard.map(({ id }) => id)).toEqual(['a=1', 'a=2']);
  expect(asked[0]).toEqual({ address: '/api/stream?lang=es&tables=p', headers: { Authorization: 'Bearer t.1,t.2' } });
  expect(asked[1]?.headers['Last-Event-ID']).toBe('a=2');
  expect(states).toEqual(['live', 'connecting']);
});

test('a server that does not answer is asked ever more patiently, until it does', async () => {
  const down = () => Promise.reject(new TypeError('no network'));
  answers = [down, down, down, async () => new Response(text(frame('a=1')))];
  line.want({ tokens: ['t.1'], tables: [], lang: 'en' });
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(2);
  expect(states.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toContain('live');
  expect(heard).toHaveLength(1);
});

test('whoever is in a hurry does not wait', async () => {
  const down = () => Promise.reject(new TypeError('no network'));
  answers = Array<() => Promise<Response>>(20).fill(down);
  line.want({ tokens: ['t.1'], tables: [], lang: 'en' });
  await vi.advanceTimersByTimeAsync(9_000);
  const before = asked.length;
  line.hurry();
  expect(asked).toHaveLength(before + 1);
});

test('nothing is asked for nothing', () => {
  line.want({ tokens: [], tables: [], lang: 'en' });
  expect(asked).toHaveLength(0);
});
