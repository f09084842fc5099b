// The pictures in docs/pictures: a table of each game in the midst of it, as good players leave it. Only when PICTURES
// names their folder: `PICTURES=../docs/pictures npx playwright test pictures`.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from './ahead';
import { ana, makeTable, sit } from './play';
import { expect, test } from './server';

const FOLDER = process.env['PICTURES']!;
const bot = { kind: 'bot' as const, bot: 'scribe' };

/** Each game with so many bots, and the events after which a picture is taken. */
const GAMES: [string, number, number][] = [
  ['imhotep', 2, 44],
  ['kheops', 1, 40],
  ['pyramids', 1, 34],
  ['cleopatra', 2, 120],
];

test.use({ colorScheme: 'light', locale: 'en', reducedMotion: 'reduce', deviceScaleFactor: 1 });

/** As on a first visit: the panel is closed. */
const closePanel = (page: Page) => page.addInitScript(() => localStorage.setItem('mastaba.panel', ''));

for (const [game, bots, events] of GAMES) {
  test(`a picture of ${game}`, async ({ page, browser, server }) => {
    const made = await makeTable(server.base, game, [ana, ...Array.from({ length: bots }, () => bot)]);
    const token = made.seats[0]!.token;
    const now = () => ask<{ number: number; legal?: string[] }>(server.base, token, `${made.table}/now`);
    // A bot plays for Ana until there is something to see, and then until it is her turn.
    await ask(server.base, token, `${made.table}/pass`, { bot: 'scribe' });
    await expect.poll(async () => (await now()).number, { timeout: 50_000, intervals: [50] }).toBeGreaterThan(events);
    await ask(server.base, token, `${made.table}/take-back`, {});
    await expect.poll(async () => (await now()).legal?.length ?? 0).toBeGreaterThan(1);
    await closePanel(page);
    await sit(page, server.base, made);
    await expect(page.locator('[data-at]').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `${game}.png`), animations: 'disabled' });

    const phone = await browser.newContext({
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      locale: 'es',
      reducedMotion: 'reduce',
      hasTouch: true,
    });
    const small = await phone.newPage();
    await closePanel(small);
    await sit(small, server.base, made);
    await expect(small.locator('[data-at]').first()).toBeVisible();
    await small.screenshot({ path: join(FOLDER, `${game}-phone.png`), animations: 'disabled' });
    await phone.close();
  });
}

test('a picture of the start', async ({ page, server }) => {
  await page.goto(`${server.base}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, 'start.png'), animations: 'disabled' });
});
