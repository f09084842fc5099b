// Whatever a hand would carry at a real table can be dragged: with the mouse, and with a finger on a phone, where the
// page must still scroll beside it.

import type { Browser, Page } from '@playwright/test';
import { ask, playAhead } from './ahead';
import { at, byFinger, byMouse, swipeUp } from './hands';
import { ana, bot, type Made, makeTable, sit, turn } from './play';
import { expect, type Server, test } from './server';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const log = (page: Page) => page.locator('.log .entry').filter({ hasText: 'Ana' });
const legalOf = async (server: Server, made: Made): Promise<string[]> =>
  (await ask<{ legal: string[] }>(server.base, made.seats[0]!.token, `${made.table}/now`)).legal;
const of = (legal: string[], verb: string) => legal.filter((text) => text.startsWith(`${verb} `));

/** The marks of the whole pattern: a chamber may have room for a single cell only. */
function patterns(marks: string[]): string[] {
  const most = Math.max(...marks.map((mark) => mark.split(' ').length));
  return marks.filter((mark) => mark.split(' ').length === most);
}

/** A table of a game at the first decision that offers something, seen by who decides it. */
async function begin(page: Page, server: Server, game: string, verb: string): Promise<string[]> {
  const made = await makeTable(server.base, game, [ana, bot]);
  await playAhead(server.base, made, (legal) => of(legal, verb).length > 1);
  await sit(page, server.base, made);
  await turn(page);
  return of(await legalOf(server, made), verb);
}

/** Ana has decided like this once more when `doing` is done, whatever else was decided for her after it. */
async function decides(page: Page, like: RegExp, doing: () => Promise<void>): Promise<void> {
  const alike = log(page).filter({ hasText: like });
  const before = await alike.count();
  await doing();
  await expect.poll(() => alike.count()).toBeGreaterThan(before);
}

async function onPhone(browser: Browser, doing: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...PHONE, locale: 'en', reducedMotion: 'reduce' });
  await doing(await context.newPage());
  await context.close();
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

test('Imhotep by mouse: a ship to its dock', async ({ page, server }) => {
  const [sail = ''] = await begin(page, server, 'imhotep', 'sail');
  const [, ship, site] = sail.split(' ');
  await decides(page, /sail/, () => byMouse(page, at(`ship-${ship}`), at(`dock-${site}`)));
});

test('Imhotep by finger: a stone to a ship, and the page scrolls beside it', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const [load = ''] = await begin(page, server, 'imhotep', 'load');
    const place = `ship-${load.slice(5).replace('.', '-')}`;
    const before = await page.evaluate(() => scrollY);
    await swipeUp(page, at('site-pyramid'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await decides(page, /load/, () => byFinger(page, at('sled-A'), at(place)));
  });
});

test('Kheops by mouse: a pawn to a tile, and what is let go elsewhere goes back', async ({ page, server }) => {
  const [worker = ''] = await begin(page, server, 'kheops', 'worker');
  const before = await log(page).count();
  await byMouse(page, at('supply-A-worker'), at('pile'));
  await expect(page.locator('.flights > *')).toHaveCount(0);
  expect(await log(page).count()).toBe(before);
  await decides(page, /worker/, () => byMouse(page, at('supply-A-worker'), at(`cell-${worker.split(' ')[1]}`)));
});

test('Kheops by finger: a tile from the hand, which is then turned', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const builds = await begin(page, server, 'kheops', 'build');
    const [, tile, cell] = builds[0]!.split(' ');
    const build = page.getByRole('button', { name: /build/i });
    const ways = builds.filter((text) => text.startsWith(`build ${tile} ${cell} `));
    await decides(page, /builds/, async () => {
      await byFinger(page, at(`hand-${tile}`), at(`cell-${cell}`));
      if (ways.length > 1) await build.last().click();
    });
    await expect(log(page).filter({ hasText: /builds/ })).toHaveCount(1);
  });
});

test('Pyramids by mouse: the pattern is crossed where it is let go', async ({ page, server }) => {
  const [mark = ''] = patterns(await begin(page, server, 'pyramids', 'mark'));
  const [, card, cell] = mark.split(' ');
  await decides(page, /crosse/, () => byMouse(page, at('expedition'), at(`cell-${card}-${cell}`)));
});

test('Pyramids by finger: the pattern is laid, moved and crossed', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const marks = patterns(await begin(page, server, 'pyramids', 'mark'));
    const [, card, cell] = marks[0]!.split(' ');
    const [, otherCard, otherCell] = marks.at(-1)!.split(' ');
    await byFinger(page, at('expedition'), at(`cell-${card}-${cell}`));
    const stencil = page.locator(`[data-at="card-${card}"] [data-at="stencil"]`);
    await expect(stencil).toBeVisible();
    await byFinger(page, `${at('stencil')} rect`, at(`cell-${otherCard}-${otherCell}`));
    await expect(page.locator(`[data-at="card-${otherCard}"] [data-at="stencil"]`)).toBeVisible();
    await decides(page, /crosse/, () => page.getByRole('button', { name: 'Cross', exact: true }).click());
  });
});

test('Cleopatra by mouse: a mosaic to the garden', async ({ page, server }) => {
  await begin(page, server, 'cleopatra', 'build mosaic');
  await decides(page, /mosaic/, () => byMouse(page, at('mosaic-top'), at('garden')));
});

test('Cleopatra by finger: a stall to the hand', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const [market = ''] = await begin(page, server, 'cleopatra', 'market');
    await decides(page, /takes stall/, () => byFinger(page, at(`stall-${market.split(' ')[1]}`), at('hand')));
  });
});
