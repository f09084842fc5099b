// Whatever a hand would carry at a real table can be dragged: with the mouse, and with a finger on a phone.

import type { Browser, Page } from '@playwright/test';
import { ask, playAhead, toldAt } from './ahead';
import { at, byFinger, byMouse, swipeUp } from './hands';
import { ana, bot, type Made, makeTable, sit, turn } from './play';
import { expect, type Server, test } from './server';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const legalOf = async (server: Server, made: Made): Promise<string[]> =>
  (await ask<{ legal: string[] }>(server.base, made.seats[0]!.token, `${made.table}/now`)).legal;
const of = (legal: string[], verb: string) => legal.filter((text) => text.startsWith(`${verb} `));

/** The marks of the whole pattern: a chamber may have room for a single cell only. */
function patterns(marks: string[]): string[] {
  const most = Math.max(...marks.map((mark) => mark.split(' ').length));
  return marks.filter((mark) => mark.split(' ').length === most);
}

/** A table at a decision, and what can be decided there. */
interface Begun {
  legal: string[];
  /** What has been told of Ana so far. */
  told(): Promise<string[]>;
}

/** A table of a game at the first decision that offers something, seen by who decides it. */
async function begin(page: Page, server: Server, game: string, verb: string): Promise<Begun> {
  const made = await makeTable(server.base, game, [ana, bot]);
  await playAhead(server.base, made, (legal) => of(legal, verb).length > 1);
  await sit(page, server.base, made);
  await turn(page);
  const told = async () => (await toldAt(server.base, made)).filter((sentence) => sentence.includes('Ana'));
  return { legal: of(await legalOf(server, made), verb), told };
}

/** Ana has decided like this once more when `doing` is done, whatever else was decided for her after it. */
async function decides({ told }: Begun, like: RegExp, doing: () => Promise<void>): Promise<void> {
  const alike = async () => (await told()).filter((sentence) => like.test(sentence)).length;
  const before = await alike();
  await doing();
  await expect.poll(alike).toBeGreaterThan(before);
}

async function onPhone(browser: Browser, doing: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...PHONE, locale: 'en', reducedMotion: 'reduce' });
  await doing(await context.newPage());
  await context.close();
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

test('Imhotep by mouse: a ship to its dock', async ({ page, server }) => {
  const begun = await begin(page, server, 'imhotep', 'sail');
  const [, ship, site] = begun.legal[0]!.split(' ');
  await decides(begun, /sail/, () => byMouse(page, at(`ship-${ship}`), at(`dock-${site}`)));
});

test('Imhotep by finger: a stone to a ship, and the page stays where it is', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const begun = await begin(page, server, 'imhotep', 'load');
    const place = `ship-${begun.legal[0]!.slice(5).replace('.', '-')}`;
    await swipeUp(page, at('site-pyramid'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await decides(begun, /load/, () => byFinger(page, at('sled-A'), at(place)));
  });
});

test('Kheops by mouse: a pawn to a tile, and what is let go elsewhere goes back', async ({ page, server }) => {
  const begun = await begin(page, server, 'kheops', 'worker');
  const before = await begun.told();
  await byMouse(page, at('supply-A-worker'), at('pile'));
  await expect(page.locator('.flights > *')).toHaveCount(0);
  expect(await begun.told()).toEqual(before);
  const cell = begun.legal[0]!.split(' ')[1];
  await decides(begun, /worker/, () => byMouse(page, at('supply-A-worker'), at(`cell-${cell}`)));
});

test('Kheops by finger: a tile from the hand, which is then turned', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const begun = await begin(page, server, 'kheops', 'build');
    const [, tile, cell] = begun.legal[0]!.split(' ');
    const build = page.getByRole('button', { name: /build/i });
    const ways = begun.legal.filter((text) => text.startsWith(`build ${tile} ${cell} `));
    await decides(begun, /builds/, async () => {
      await byFinger(page, at(`hand-${tile}`), at(`cell-${cell}`));
      if (ways.length > 1) await build.last().click();
    });
    expect((await begun.told()).filter((sentence) => /builds/.test(sentence))).toHaveLength(1);
  });
});

test('Pyramids by mouse: the pattern is crossed where it is let go', async ({ page, server }) => {
  const begun = await begin(page, server, 'pyramids', 'mark');
  const [, card, cell] = patterns(begun.legal)[0]!.split(' ');
  await decides(begun, /crosse/, () => byMouse(page, at('expedition'), at(`cell-${card}-${cell}`)));
});

test('Pyramids by finger: the pattern is laid, moved and crossed', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const begun = await begin(page, server, 'pyramids', 'mark');
    const marks = patterns(begun.legal);
    const [, card, cell] = marks[0]!.split(' ');
    const [, otherCard, otherCell] = marks.at(-1)!.split(' ');
    await byFinger(page, at('expedition'), at(`cell-${card}-${cell}`));
    const stencil = page.locator(`[data-at="card-${card}"] [data-at="stencil"]`);
    await expect(stencil).toBeVisible();
    await byFinger(page, `${at('stencil')} rect`, at(`cell-${otherCard}-${otherCell}`));
    await expect(page.locator(`[data-at="card-${otherCard}"] [data-at="stencil"]`)).toBeVisible();
    await decides(begun, /crosse/, () => page.getByRole('button', { name: 'Cross', exact: true }).click());
  });
});

test('Cleopatra by mouse: a mosaic to the garden', async ({ page, server }) => {
  const begun = await begin(page, server, 'cleopatra', 'build mosaic');
  await decides(begun, /mosaic/, () => byMouse(page, at('mosaic-top'), at('garden')));
});

test('Cleopatra by finger: a stall to the hand', async ({ browser, server }) => {
  await onPhone(browser, async (page) => {
    const begun = await begin(page, server, 'cleopatra', 'market');
    const stall = begun.legal[0]!.split(' ')[1];
    await decides(begun, /takes stall/, () => byFinger(page, at(`stall-${stall}`), at('hand')));
  });
});
