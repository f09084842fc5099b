// The end of a game: its last move is seen, points are counted on the board, and only then it is told who has won.

import type { Page } from '@playwright/test';
import { playAhead } from './ahead';
import { accessible, fits } from './look';
import { ana, bot, luis, makeTable, type Made, sit } from './play';
import { expect, test } from './server';

const verdict = (page: Page) => page.locator('.verdict h2');
const counting = (page: Page) => page.locator('.counted');

/** After so many decisions a game of Kheops is nearly over. */
const NEAR = 66;

/** The page sees a game end that is played to its end while it looks on. */
async function watch(page: Page, server: string, made: Made): Promise<void> {
  await playAhead(server, made, (_, played) => played >= NEAR);
  await sit(page, server, made, 'A');
  await playAhead(server, made);
  await expect(counting(page)).toBeVisible({ timeout: 60_000 });
}

test.describe('with a mouse, in English', () => {
  test.use({ locale: 'en' });

  test('nothing tells how a game ended before its points were counted', async ({ page, server }) => {
    await watch(page, server.base, await makeTable(server.base, 'kheops', [ana, luis]));
    // The result is on no chip, in no title, not in the score and not said aloud.
    await expect(page.locator('.seat .score')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/win/);
    await expect(page.locator('[role=log]').filter({ hasText: /wins?\b/ })).toHaveCount(0);
    await page.mouse.click(600, 300);
    await expect(counting(page)).toBeVisible();
    await page.mouse.click(600, 300);
    await expect(verdict(page)).toHaveText(/win/);
    await accessible(page);
    await page.getByRole('button', { name: 'How it went' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');
    // Whoever comes back has seen it.
    await page.reload();
    await expect(verdict(page)).toBeVisible();
  });
});

test.describe('by keyboard, in Spanish', () => {
  test.use({ locale: 'es' });

  test('any key goes on with the counting, a second one to the end', async ({ page, server }) => {
    await watch(page, server.base, await makeTable(server.base, 'kheops', [ana, luis]));
    await page.keyboard.press('x');
    await expect(counting(page)).toBeVisible();
    await page.keyboard.press('x');
    await expect(verdict(page)).toHaveText(/gana|comparte/i);
    await expect(page.locator('[role=log]').filter({ hasText: /gana|comparte/i })).toHaveCount(1);
  });
});

test.describe('with a finger, without movement', () => {
  test.use({
    locale: 'en',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the end is there at once, said aloud line by line, and leads on', async ({ page, server }) => {
    const made = await makeTable(server.base, 'imhotep', [ana, bot]);
    await playAhead(server.base, made);
    await sit(page, server.base, made);
    await expect(verdict(page)).toBeVisible();
    const aloud = page.getByRole('log', { name: 'The counting' });
    await expect(aloud).toContainText(/Pyramid: Ana \d+, now \d+/);
    await expect(aloud).toContainText(/win/);
    await accessible(page);
    await fits(page);
    await page.getByRole('button', { name: 'Play again' }).tap();
    await expect(page).not.toHaveURL(new RegExp(made.table));
    await expect(page.locator('.prompt')).toBeVisible();
  });
});
