// Coming nearer to a scene, by the wheel and by pinching, and finding everything again.

import type { Page } from '@playwright/test';
import { playAhead } from './ahead';
import { ana, bot, makeTable, sit } from './play';
import { expect, test } from './server';

const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Where everything lies that the keyboard comes to. */
const boxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [tabindex="0"]')].map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return {
        at: element.getAttribute('data-at') ?? '',
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
      };
    }),
  );

/** Two fingers go apart around a point. */
async function pinch(page: Page, x: number, y: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingers(20));
  for (const apart of [30, 40, 50, 60]) await touch('touchMove', fingers(apart));
  await touch('touchEnd', []);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

for (const game of GAMES) {
  test(`coming nearer to ${game}, and seeing all of it again`, async ({ browser, server }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...phone, locale: 'en', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const made = await makeTable(server.base, game, [ana, bot]);
    await playAhead(server.base, made, (legal, played) => played >= 2 && legal.length > 1);
    await sit(page, server.base, made);
    await expect.poll(async () => (await boxes(page)).length).toBeGreaterThan(0);
    const before = await boxes(page);
    const isNear = async () => {
      const now = await boxes(page);
      return now.length === before.length && now.every(({ width }, place) => width > before[place]!.width * 1.2);
    };
    const all = () => expect.poll(() => boxes(page)).toEqual(before);

    await pinch(page, 195, 400);
    await expect.poll(isNear).toBe(true);
    // Nothing was picked by that.
    await page.keyboard.press('z');
    await all();

    // Over a card of Pyramids the wheel turns what is laid.
    await page.mouse.move(330, 300);
    await page.mouse.wheel(0, -400);
    await expect.poll(isNear).toBe(true);
    // What the keyboard comes to is seen.
    await page.locator('main [tabindex="0"]').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const isInSight = () =>
      page.evaluate(() => {
        const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        return across >= 0 && across <= innerWidth && down >= 0 && down <= innerHeight;
      });
    await expect.poll(isInSight).toBe(true);
    await page.mouse.wheel(0, 4000);
    await all();
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await context.close();
  });
}
