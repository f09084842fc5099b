// How light each game's board is, as JSON: `LIGHT=1 npx playwright test light`. How many elements it has, what a move
// costs with the processor slowed four times, frames a second while pieces move, and how long a warm start takes. It only
// says so: a busy machine is no mistake of the page.

import type { CDPSession, Page } from '@playwright/test';
import { ana, bot, dice, makeTable, type Made, pick, sit, turn } from './play';
import { type Server, test } from './server';

const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];
/** So many times slower than this machine is a modest phone. */
const SLOWED = 4;
/** Picks that are measured in each game. */
const PICKS = 60;
const STARTS = 5;

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Milliseconds of script, style and layout so far. */
async function work(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  const wanted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return metrics.filter(({ name }) => wanted.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
}

const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('.board *').length);

/** What each pick costs until the page is still again, and the most elements that the board had. */
async function moves(page: Page, browser: CDPSession): Promise<{ costs: number[]; most: number }> {
  const roll = dice(1);
  const costs: number[] = [];
  let most = 0;
  while (costs.length < PICKS && (await turn(page)) === 'mine') {
    const before = await work(browser);
    await pick(page, 'keyboard', roll);
    await settled(page);
    costs.push((await work(browser)) - before);
    most = Math.max(most, await elements(page));
  }
  return { costs, most };
}

/** Frames a second while anything flies over the board, until the game is over. */
async function frames(page: Page): Promise<{ average: number; slowest: number; seconds: number }> {
  await page.evaluate(() => {
    const times: number[][] = [];
    let flight: number[] | null = null;
    const look = (now: number) => {
      if (!document.querySelector('.flying')) flight = null;
      else if (flight) flight.push(now);
      else times.push((flight = [now]));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { flights: times });
  });
  const roll = dice(2);
  while ((await turn(page)) !== 'over') await pick(page, 'keyboard', roll);
  const flights = await page.evaluate(() => (window as unknown as { flights: number[][] }).flights);
  const seen = flights
    .filter((times) => times.length > 1)
    .map((times) => ({ count: times.length - 1, span: (times.at(-1)! - times[0]!) / 1000 }));
  const seconds = seen.reduce((sum, { span }) => sum + span, 0);
  const count = seen.reduce((sum, flight) => sum + flight.count, 0);
  const slowest = Math.min(...seen.map((flight) => flight.count / flight.span));
  return { average: Math.round(count / seconds), slowest: Math.round(slowest), seconds: Math.round(seconds) };
}

/** Milliseconds from a navigation to a place that was seen before until something can be pressed. */
async function start(page: Page): Promise<number> {
  await page.reload();
  await page.waitForSelector('.prompt.mine .option:enabled, .board .open');
  return page.evaluate(() => Math.round(performance.now()));
}

/** As on a first visit: the panel is closed. */
const closePanel = (page: Page) => page.addInitScript(() => localStorage.setItem('mastaba.panel', ''));

const table = (server: Server, game: string): Promise<Made> => makeTable(server.base, game, [ana, bot]);

test.use({ trace: 'off', locale: 'en' });
test.setTimeout(0);

test('how light each board is', async ({ browser, server }) => {
  const said: object[] = [];
  for (const game of GAMES) {
    const still = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await still.newPage();
    const session = await still.newCDPSession(page);
    // Counted in the page's own time: what else the machine does costs no move anything.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await closePanel(page);
    await sit(page, server.base, await table(server, game));
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const starts: number[] = [];
    for (let run = 0; run < STARTS; run += 1) starts.push(await start(page));
    const { costs, most } = await moves(page, session);
    await still.close();

    const moving = await browser.newContext({ reducedMotion: 'no-preference' });
    const watched = await moving.newPage();
    await closePanel(watched);
    await sit(watched, server.base, await table(server, game));
    const perSecond = await frames(watched);
    await moving.close();

    said.push({
      game,
      elements: most,
      slowed: SLOWED,
      moveMs: { median: Math.round(median(costs)), most: Math.round(Math.max(...costs)) },
      warmStartMs: median(starts),
      framesPerSecond: perSecond,
    });
  }
  console.log(JSON.stringify(said, null, 2));
});
