// The papers of a table where the window or the person is out of the common: text of twice the size, a notch, a very
// large window, and a hint on a phone.

import type { Page } from '@playwright/test';
import { ask } from './ahead';
import { MODELS } from './models';
import { ana, bot, type Made, makeTable, sit, turn } from './play';
import { expect, type Server, test } from './server';
import { look, MEASURE } from './sight';

const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];
/** At twice the size it is for the person to scroll in a paper, and for no word on the board to be small. */
const LARGE = [
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'es' });

async function begin(page: Page, server: Server, game: string, size: readonly [number, number]): Promise<Made> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mastaba.panel', '');
  });
  await page.setViewportSize({ width: size[0], height: size[1] });
  const made = await makeTable(server.base, game, [ana, bot]);
  await sit(page, server.base, made);
  await turn(page);
  return made;
}

const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** What is wrong with what is shown now, by geometry. */
async function wrongs(page: Page, server: Server, game: string, { table, seats }: Made): Promise<string[]> {
  const { view, legal } = await ask<{ view: unknown; legal: string[] }>(server.base, seats[0]!.token, `${table}/now`);
  return page.evaluate(look, { ...MEASURE, pressed: [...MODELS[game]!.touch(view, legal, 'A').keys()] });
}

const sizeOf = (page: Page, what: string): Promise<number> =>
  page
    .locator(what)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** Buttons whose words go beyond them. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.options .option')]
      .filter((button) => button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1)
      .map((button) => button.textContent!.trim()),
  );

for (const game of GAMES) {
  test(`${game}: papers follow text of twice the size, and nothing is cut or covered`, async ({ page, server }) => {
    const made = await begin(page, server, game, LARGE[0]);
    const usual = await sizeOf(page, '.options .option');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const [width, height] of LARGE) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const where = `${width}x${height}`;
      expect(await wrongs(page, server, game, made), where).toEqual([]);
      expect(await cut(page), where).toEqual([]);
      expect(await sizeOf(page, '.options .option'), where).toBeGreaterThan(usual * 1.5);
    }
  });
}

test('nothing lies under a notch', async ({ page, server }) => {
  await begin(page, server, 'imhotep', [844, 390]);
  const browser = await page.context().newCDPSession(page);
  const insets = { top: 0, left: 47, right: 47, bottom: 21 };
  await browser.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
  await expect.poll(() => page.locator('.room').evaluate((room) => room.getBoundingClientRect().left)).toBe(47);
  const edges = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('.seat, .prompt, .rail, main')].filter((paper) =>
      paper.checkVisibility(),
    );
    const boxes = shown.map((paper) => paper.getBoundingClientRect());
    const within = (value: number, limit: number) => Math.round(value - limit);
    return {
      left: within(Math.min(...boxes.map(({ left }) => left)), 47),
      right: within(innerWidth - 47, Math.max(...boxes.map(({ right }) => right))),
      bottom: within(innerHeight - 21, Math.max(...boxes.map(({ bottom }) => bottom))),
    };
  });
  for (const [edge, left] of Object.entries(edges)) expect(left, edge).toBeGreaterThanOrEqual(0);
  await page.goto(server.base);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('in a very large window papers keep their proportion to the scene', async ({ page, server }) => {
  await begin(page, server, 'kheops', [1920, 1080]);
  const parts = () =>
    page.evaluate(() =>
      ['.seats', '.prompt', '.rail', '.options .option'].flatMap((paper) => {
        const { left, top, width, height } = document.querySelector(paper)!.getBoundingClientRect();
        return [left / innerWidth, top / innerHeight, width / innerWidth, height / innerHeight].map(
          (part) => Math.round(part * 500) / 500,
        );
      }),
    );
  const before = await parts();
  for (const [width, height] of [
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const after = await parts();
    after.forEach((part, place) => expect(Math.abs(part - before[place]!)).toBeLessThan(0.01));
  }
  // The wheel still comes nearer to what it points at, and the menu opens beside its button.
  const stone = page.locator('.board .open').first();
  const aim = () => stone.evaluate((element) => element.getBoundingClientRect().x);
  const { x, y, width, height } = (await stone.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  const x0 = await aim();
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await stone.boundingBox())!.width).toBeGreaterThan(width * 1.2);
  expect(Math.abs((await aim()) - x0)).toBeLessThan(width);
  await page.keyboard.press('z');
  const button = (await page.getByRole('button', { name: 'Menú' }).boundingBox())!;
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = (await page.getByRole('dialog').boundingBox())!;
  expect(button.x - (menu.x + menu.width)).toBeGreaterThanOrEqual(-1);
  expect(button.x - (menu.x + menu.width)).toBeLessThan(60);
});

for (const size of [
  [390, 844],
  [667, 375],
] as const) {
  test(`a hint covers nothing of the board at ${size.join('x')}`, async ({ page, server }) => {
    await begin(page, server, 'imhotep', size);
    await page.keyboard.press('h');
    await expect(page.locator('.hint li').first()).toBeVisible();
    const beyond = await page.evaluate(() => {
      const [dock, hint] = ['.dock', '.notes'].map((paper) => document.querySelector(paper)!.getBoundingClientRect());
      return [dock!.top - hint!.top, dock!.left - hint!.left, hint!.bottom - dock!.bottom, hint!.right - dock!.right];
    });
    for (const part of beyond) expect(part).toBeLessThanOrEqual(1);
    await page.locator('.hint li button').first().scrollIntoViewIfNeeded();
    await page.locator('.hint li button').first().click();
    await expect(page.locator('.hint')).toHaveCount(0);
  });
}
