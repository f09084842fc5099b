import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Now, TableFace } from './faces';
import type { Frame } from './sse';
// Read once here, so that no test waits for it; each tab begins its own.
import './stream.svelte';

/** Tabs of one browser: what one says on the channel all others hear, and one of them holds the lock. */
class Channel {
  static all: Channel[] = [];
  onmessage: (message: { data: unknown }) => void = () => {};
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    const said = JSON.stringify(data);
    for (const other of Channel.all) if (other !== this) other.onmessage({ data: JSON.parse(said) });
  }
}
let isTaken: boolean;

const held = (token: string, seat: string | null, role: string) => ({ table: 't', token, seat, role });
const A = held('t.a', 'A', 'seat');
const B = held('t.b', 'B', 'seat');
const CREATOR = held('t.c', null, 'creator');

/** The page, opened in another tab. */
async function openTab(...credentials: unknown[]) {
  vi.resetModules();
  const { device } = await import('../keys.svelte');
  device.keep(...(credentials as Parameters<typeof device.keep>));
  const stream = await import('./stream.svelte');
  stream.listen();
  return { device, ...stream };
}

const now = (number: number, more: Partial<Now> = {}) =>
  ({ number, phase: 'playing', seats: [], deciding: [], ...more }) as unknown as Now;
const table = (to: string | null, stands: Now): Frame => ({
  id: `t=${stands.number}`,
  event: 'table',
  data: JSON.stringify({ to, table: { table: 't', game: 'imhotep' }, now: stands }),
});
const event = (to: string | null, number: number, stands?: Now): Frame => ({
  id: `t=${number}`,
  event: 'event',
  data: JSON.stringify({ table: 't', to, number, at: 0, what: { type: 'played' }, now: stands }),
});

beforeEach(() => {
  isTaken = false;
  Channel.all = [];
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, lead: () => void) => {
        if (!isTaken) lead();
        isTaken = true;
      },
    },
  });
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
});
afterEach(() => void vi.unstubAllGlobals());

test('each seat of a device is told what that seat may know, and nothing is mixed up', async () => {
  const tab = await openTab(A, B);
  tab.take(table('A', now(3, { totals: { A: 5, B: 1 } })));
  expect(tab.ledgersOf('t')).toEqual([]);
  tab.take(table('B', now(4, { totals: { A: 2, B: 9 } })));
  tab.take(event('A', 4, now(4, { totals: { A: 6, B: 1 } })));
  const told = tab.ledgersOf('t').map(({ to, now: { number, totals } }) => ({ to, number, totals }));
  expect(told).toEqual([
    { to: 'A', number: 4, totals: { A: 6, B: 1 } },
    { to: 'B', number: 4, totals: { A: 2, B: 9 } },
  ]);
});

test('a standing that is told again, or late, takes nothing back', async () => {
  const tab = await openTab(A);
  tab.take(table('A', now(3)));
  tab.take(event('A', 4, now(4)));
  tab.take(table('A', now(3)));
  tab.take(event('A', 4, now(4)));
  const [ledger] = tab.ledgersOf('t');
  expect(ledger?.now.number).toBe(4);
});

test('whoever sits down looks with the seat’s eyes, and whoever leaves with the owner’s', async () => {
  const tab = await openTab(CREATOR);
  tab.take(table(null, now(3)));
  expect(tab.ledgersOf('t').map(({ to }) => to)).toEqual([null]);
  tab.device.keep(A as never);
  expect(tab.allLedgers()).toEqual([]);
  tab.take(table('A', now(4)));
  expect(tab.allLedgers().map(({ to }) => to)).toEqual(['A']);
  tab.device.drop(A.token);
  expect(tab.allLedgers().map(({ to }) => to)).toEqual([null]);
});

test('a tab that comes later is told how things stand, and then the same as the one that holds the stream', async () => {
  const first = await openTab(A);
  first.take(table('A', now(3)));
  const second = await openTab(A);
  // What the effects of a page say when it opens.
  Channel.all[1]!.postMessage({ kind: 'watching', tab: 'second', tables: ['t'] });
  expect(second.ledgersOf('t')[0]?.now.number).toBe(3);
  second.ledgersOf('t')[0]!.open();
  const said = event('A', 4, now(4));
  first.take(said);
  Channel.all[0]!.postMessage({ kind: 'frame', frame: said });
  expect(second.ledgersOf('t')[0]?.now.number).toBe(4);
  expect(second.ledgersOf('t')[0]?.log.map(({ number }) => number)).toEqual([4]);
  // A third tab comes: the second hears again how things stood for the first, which takes nothing back.
  Channel.all[0]!.postMessage({ kind: 'standings', standings: [JSON.parse(table('A', now(3)).data)], lastId: 't=3' });
  expect(second.ledgersOf('t')[0]?.now.number).toBe(4);
});

test('a table that is over is not listened to any more', async () => {
  const tab = await openTab(A);
  tab.take(table('A', now(3)));
  expect(tab.device.tables[0]?.over).toBe(false);
  tab.take(event('A', 4, now(4, { phase: 'finished' })));
  expect(tab.device.tables[0]?.over).toBe(true);
});

test('what the stream does not tell is asked for, and takes its place like everything else', async () => {
  const tab = await openTab(A, B);
  const face = { table: 't', game: 'imhotep' } as TableFace;
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path === '/api/tables/t') return Response.json(face);
    return Response.json(now(headers['Authorization'] === 'Bearer t.a' ? 4 : 5));
  });
  tab.take(table('A', now(6)));
  await tab.ask('t');
  expect(tab.ledgersOf('t').map(({ to, now: { number } }) => [to, number])).toEqual([
    ['A', 6],
    ['B', 5],
  ]);
});
