// First sight: whatever a decision is about is on the screen when it is asked, at every size, without scrolling. Whole
// games are walked through, and looked at wherever something new is asked. SIGHT=all looks at every decision, with
// every number of seats, in both languages.

import type { Browser, Page } from '@playwright/test';
import { ask, playAhead } from './ahead';
import { ana, bot, luis, makeTable, type SeatWanted, sit } from './play';
import { expect, type Server, test } from './server';
import { look, MEASURE } from './sight';
import { MODELS } from './models';

const IS_ALL = process.env['SIGHT'] === 'all';
const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;
/** How many sit at a game's table; the most are the hardest to show. */
const SEATS: Record<string, { most: number; least: number }> = {
  imhotep: { most: 4, least: 2 },
  kheops: { most: 2, least: 2 },
  pyramids: { most: 4, least: 2 },
  cleopatra: { most: 4, least: 3 },
};
const LANGUAGES = ['en', 'es'] as const;
const THEMES = ['light', 'dark'] as const;
/** So much may move in a whole game. */
const SHIFT = 0.02;

const kindOf = (text: string): string => text.split(' ')[0]!;
const table = (seats: number): SeatWanted[] => [ana, ...Array.from({ length: seats - 1 }, () => bot)];

/** Waits until what depends on the size of the window has been drawn. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Looks at a moment at every other size, each time at the others, in both themes by turns. */
async function lookAround(page: Page, moments: number, moment: string, pressed: string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [place, [width, height]] of SIZES.entries()) {
    if (!IS_ALL && place % 2 !== Math.floor(moments / 2) % 2) continue;
    await page.setViewportSize({ width, height });
    const themes = IS_ALL ? THEMES : [THEMES[Math.floor((place + moments) / 2) % THEMES.length]!];
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const found = await page.evaluate(look, { ...MEASURE, pressed });
      wrong.push(...found.map((what) => `${width}x${height} ${colorScheme}, ${moment}: ${what}`));
    }
  }
  return wrong;
}

/** A page of its own for a language, with the panel closed. */
async function open(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('mastaba.settings', JSON.stringify({ answerAlone: false }));
    localStorage.setItem('mastaba.panel', '');
  });
  return context.newPage();
}

async function walk(browser: Browser, server: Server, game: string, seats: number): Promise<string[]> {
  const pages = await Promise.all(LANGUAGES.map((language) => open(browser, language)));
  const made = await makeTable(server.base, game, table(seats));
  for (const page of pages) await sit(page, server.base, made);
  const met = new Set<string>();
  const isNew = (legal: string[]) => (IS_ALL ? legal.length > 1 : legal.some((text) => !met.has(kindOf(text))));
  const wrong: string[] = [];
  for (let moments = 0; ; moments += 1) {
    // While nobody looks the game goes on: afterwards nothing is shown that has passed already.
    for (const page of pages) await page.goto('about:blank');
    let begun = moments > 0;
    const legal = await playAhead(server.base, made, (legal, played) => (begun ||= played > 0) && isNew(legal));
    for (const text of legal ?? []) met.add(kindOf(text));
    const moment = legal ? kindOf(legal[0]!) : 'over';
    const { view } = await ask<{ view: unknown }>(server.base, made.seats[0]!.token, `${made.table}/now`);
    const pressed = legal ? [...MODELS[game]!.touch(view, legal, 'A').keys()] : [];
    for (const [place, page] of pages.entries()) {
      if (!IS_ALL && place !== moments % pages.length) continue;
      await page.goto(`${server.base}/t/${made.table}`);
      await expect(page.locator('main [data-at]').first()).toBeVisible();
      const found = await lookAround(page, moments, `${LANGUAGES[place]}, ${moment}`, pressed);
      // Nothing is decided any more: in small windows the sheet lies over a part of the scene.
      wrong.push(...found.filter((what) => legal || !what.includes('is covered or out of sight')));
    }
    if (!legal) break;
  }
  for (const page of pages) await page.context().close();
  return [...new Set(wrong)];
}

test.setTimeout(IS_ALL ? 3_600_000 : 240_000);

for (const [game, { most, least }] of Object.entries(SEATS)) {
  for (let seats = IS_ALL ? least : most; seats <= most; seats += 1) {
    test(`first sight of ${game} with ${seats} seats`, async ({ browser, server }) => {
      expect(await walk(browser, server, game, seats)).toEqual([]);
    });
  }

  test(`nothing moves of itself in a whole game of ${game}`, async ({ browser, server }) => {
    const page = await open(browser, 'en');
    await page.setViewportSize({ width: 1366, height: 768 });
    const made = await makeTable(server.base, game, [ana, luis]);
    await sit(page, server.base, made, 'A');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      const shifted: { value: number; what: string[] }[] = [];
      Object.assign(window, { shifted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Element }[];
        })[]) {
          const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node?.textContent));
          shifted.push({ value: entry.value, what });
        }
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await playAhead(server.base, made);
    const { number } = await ask<{ number: number }>(server.base, made.seats[0]!.token, `${made.table}/now`);
    expect(number).toBeGreaterThan(0);
    await expect(page.locator('.verdict h2')).toBeVisible();
    await settle(page);
    const shifted = await page.evaluate(
      () => (window as unknown as { shifted: { value: number; what: string[] }[] }).shifted,
    );
    const sum = shifted.reduce((all, { value }) => all + value, 0);
    const most = shifted.sort((one, other) => other.value - one.value).slice(0, 10);
    expect(sum, JSON.stringify(most)).toBeLessThan(SHIFT);
    await page.context().close();
  });
}
