// What a game asks of the server: requests and bytes of one whole game of each title, as the browser counts them. It
// only says so, as JSON, also in target/requests.json: `REQUESTS=1 npx playwright test requests`. REQUESTS=3 plays
// three games of each title: the server shuffles, so that no two games are the same, and figures for each decision
// compare better than those for a game.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { ask } from './ahead';
import { ana, bot, dice, type Made, makeTable, options, sit, turn } from './play';
import { expect, test } from './server';

const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];
const ROUNDS = Number(process.env['REQUESTS']) || 1;
const FILE = join(import.meta.dirname, '../../target/requests.json');
/** Longer than the page waits before it asks what something that is pointed at would score. */
const GLANCE = 250;
/** What is still on its way when the game is over arrives in this time. */
const SETTLED = 1000;

interface Amount {
  requests: number;
  /** Heads and bodies as they were sent. */
  sent: number;
  /** Heads and bodies as they came over the line. */
  received: number;
  /** Bodies as the page reads them, unpacked. */
  read: number;
}

/** What a request is for: its path without ids and numbers, and without the query. */
function patternOf(method: string, address: string): string {
  const { pathname } = new URL(address);
  if (!pathname.startsWith('/api/')) return 'the page itself';
  const path = pathname.replace(/^\/api\/tables\/[^/]+/, '/api/tables/ID').replace(/\/\d+(?=\/|$)/g, '/N');
  return `${method} ${path.slice('/api/'.length)}`;
}

const bytes = (text: string): number => Buffer.byteLength(text);
const headBytes = (headers: Record<string, string>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + bytes(name) + bytes(value) + ': \r\n'.length, 0);

/** Counts what goes over the line from now on, by what it is for. */
async function count(browser: CDPSession): Promise<Map<string, Amount>> {
  const counted = new Map<string, Amount>();
  const open = new Map<string, { amount: Amount; arrived: number }>();
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    const pattern = patternOf(request.method, request.url);
    const amount = counted.get(pattern) ?? { requests: 0, sent: 0, received: 0, read: 0 };
    counted.set(pattern, amount);
    open.set(requestId, { amount, arrived: 0 });
    const { pathname, search } = new URL(request.url);
    amount.requests += 1;
    amount.sent += bytes(`${request.method} ${pathname}${search} HTTP/1.1\r\n\r\n`) + bytes(request.postData ?? '');
  });
  browser.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    const amount = open.get(requestId)?.amount;
    if (amount) amount.sent += headBytes(headers);
  });
  // A stream never ends: what arrives of it is counted as it comes, and made exact where something does end.
  browser.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    const known = open.get(requestId);
    if (!known) return;
    known.arrived += encodedDataLength;
    known.amount.received += encodedDataLength;
    known.amount.read += dataLength;
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = open.get(requestId);
    if (known) known.amount.received += encodedDataLength - known.arrived;
  });
  await browser.send('Network.enable');
  return counted;
}

/** Plays as people do: they look at a choice, where the page says what it would score, and then press it. */
async function playToTheEnd(page: Page, seed: number): Promise<number> {
  const roll = dice(seed);
  for (let picks = 0; ; picks += 1) {
    if ((await turn(page)) === 'over') return picks;
    const option = options(page).nth(roll(await options(page).count()));
    await option.hover();
    await page.waitForTimeout(GLANCE);
    await option.click();
  }
}

/** How often somebody decided at this table. */
async function decisionsOf(server: string, { table, seats }: Made): Promise<{ mine: number; all: number }> {
  const who: string[] = [];
  for (let after = 0; ;) {
    const path = `${table}/log?after=${after}&lang=en`;
    const log = await ask<{ number: number; what: { type: string; seat: string } }[]>(server, seats[0]!.token, path);
    if (log.length === 0) return { mine: who.filter((seat) => seat === 'A').length, all: who.length };
    who.push(...log.filter(({ what }) => what.type === 'played').map(({ what }) => what.seat));
    after = log.at(-1)!.number;
  }
}

function sum(amounts: Iterable<Amount>): Amount {
  const all = { requests: 0, sent: 0, received: 0, read: 0 };
  for (const amount of amounts) for (const name of Object.keys(all) as (keyof Amount)[]) all[name] += amount[name];
  return all;
}

test.use({ trace: 'off', locale: 'en', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });
// However long it takes: a slow machine counts the same.
test.setTimeout(0);

test('what a game of each title asks of the server', async ({ browser, server, contextOptions }) => {
  const said: object[] = [];
  for (const game of GAMES) {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const context = await browser.newContext({ ...contextOptions, locale: 'en', serviceWorkers: 'block' });
      const page = await context.newPage();
      const made = await makeTable(server.base, game, [ana, bot]);
      const counted = await count(await context.newCDPSession(page));
      await sit(page, server.base, made);
      const picks = await playToTheEnd(page, round);
      await page.waitForTimeout(SETTLED);
      const { mine, all } = await decisionsOf(server.base, made);
      expect(mine).toBeGreaterThan(0);
      const { 'the page itself': itself, ...asked } = Object.fromEntries([...counted].sort());
      const total = sum(Object.values(asked));
      const each = Object.entries(total).map(([name, amount]) => [name, Math.round((10 * amount) / mine) / 10]);
      said.push({
        game,
        seats: made.wanted.length,
        picks,
        decisions: { mine, all },
        asked,
        total,
        forEachOfMyDecisions: Object.fromEntries(each) as Record<string, number>,
        thePageItself: itself,
      });
      await context.close();
      // What is known is kept, even where a later game is broken off.
      mkdirSync(dirname(FILE), { recursive: true });
      writeFileSync(FILE, `${JSON.stringify(said, null, 2)}\n`);
    }
  }
  console.log(JSON.stringify(said, null, 2));
});
