// Records of games that are over: brought as files, played again, told in the page's language, and checked here.

import type { Page } from '@playwright/test';
import { playAhead, recordOf } from './ahead';
import { accessible, fits } from './look';
import { ana, bot, makeTable, openTab } from './play';
import { expect, test } from './server';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const bring = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

test('a record is brought as a file and played again; what is none is refused', async ({ page, server }) => {
  const made = await makeTable(server.base, 'pyramids', [ana, bot]);
  await playAhead(server.base, made);
  const record = await recordOf(server.base, made);
  await page.goto('/replay');
  await accessible(page);
  await bring(page, 'Dear diary');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await accessible(page);
  await button(page, 'Back').click();
  await bring(page, record);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Silver & Gold: Pyramids');
  await page.keyboard.press('End');
  await expect(page.getByRole('slider')).not.toHaveValue('0');
  await accessible(page);
});

for (const game of ['imhotep', 'kheops', 'pyramids', 'cleopatra']) {
  test(`a record of ${game} is checked pile by pile, and a forged one is found out`, async ({ browser, server }) => {
    const made = await makeTable(server.base, game, [ana, bot]);
    await playAhead(server.base, made);
    const record = await recordOf(server.base, made);
    const context = await browser.newContext({ baseURL: server.base, locale: 'es', reducedMotion: 'reduce' });
    // What was told is seen from the beginning, also where the panel is folded at first.
    await context.addInitScript(() => localStorage.setItem('mastaba.panel', 'log'));
    const page = await context.newPage();
    await page.goto('/replay');
    await bring(page, record);
    await expect(page.locator('.log')).toContainText(/Tia|Nebi|Huy/);
    await expect(page.locator('.log')).not.toContainText('apprentice');
    await openTab(page, 'Barajado');
    await expect(page.getByText(/^Todo encaja/)).toBeVisible();
    await expect(page.getByText(/todo donde lo puso la barajada/).first()).toBeVisible();
    await accessible(page);
    await fits(page);
    await page.goto('/replay');
    await bring(page, record.replace(/^secret ../m, 'secret 00'));
    await openTab(page, 'Barajado');
    await expect(page.getByText(/comprobaciones: ¡algo no es como se prometió/)).toBeVisible();
    await context.close();
  });
}
