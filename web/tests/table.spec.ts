// The frame of every table, with Imhotep on it: what helps, what happens between people, and the past.

import type { Page } from '@playwright/test';
import { playAhead } from './ahead';
import { accessible } from './look';
import { ana, anchors, bot, luis, makeTable, openTab, options, sit, situation, turn } from './play';
import { expect, test } from './server';

const log = (page: Page) => page.locator('.log .entry');
const wanted = (page: Page) => page.locator('.wanted');

/** Takes stones: the first option of the first turn. */
async function takeStones(page: Page): Promise<void> {
  await turn(page);
  const before = await log(page).count();
  await options(page).first().click();
  await expect.poll(() => log(page).count()).toBeGreaterThan(before);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

test('the result of a game, its score and fairness, and the game again', async ({ page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot]);
  await playAhead(server.base, made);
  await sit(page, server.base, made);
  await expect(page.locator('.tally thead [data-head]')).toHaveCount(2);
  await accessible(page);
  await page.getByRole('button', { name: 'Prove the shuffle' }).click();
  await expect(page.getByText('Everything fits')).toBeVisible();
  await accessible(page);
  await openTab(page, 'Score');
  await expect(page.locator('.panel tfoot')).toContainText('Total');
  await page.locator('.panel tbody button').first().click();
  await accessible(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Watch the game again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Imhotep');
  await page.keyboard.press('End');
  await expect(page.getByRole('slider')).not.toHaveValue('0');
  await page.keyboard.press('ArrowLeft');
  await accessible(page);
});

test('a hint, a refusal with its rule, and taking back', async ({ page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot]);
  await sit(page, server.base, made);
  await turn(page);
  await page.keyboard.press('h');
  await expect(page.locator('.hint li').first()).toContainText('% to win', { timeout: 30_000 });
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('sail 1 market');
  await page.keyboard.press('Enter');
  await expect(page.getByText('needs').first()).toBeVisible();
  await expect(page.locator('.notice a')).toHaveAttribute('href', /\/rules\/imhotep#/);
  await page.getByRole('combobox').fill('load 1.1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ana loads a stone').first()).toBeVisible();
  await turn(page);
  await page.keyboard.press('u');
  await expect(log(page).last()).toContainText('takes back');
});

test('picks on the board, and steps back', async ({ page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot]);
  await sit(page, server.base, made);
  await turn(page);
  const before = await options(page).allTextContents();
  await options(page).filter({ hasText: 'Load a stone' }).click();
  await expect(anchors(page).first()).toBeVisible();
  await expect(options(page)).not.toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveText(before);
});

test('the past, and back to now', async ({ page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot]);
  await sit(page, server.base, made);
  await takeStones(page);
  await turn(page);
  await page.keyboard.press('Home');
  await expect(page.getByText('You are looking at the past')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(page.locator('.seats .score')).toHaveText(['0', '0']);
  await accessible(page);
  await page.keyboard.press('End');
  await expect(page.getByText('You are looking at the past')).toHaveCount(0);
  await expect(options(page).first()).toBeVisible();
});

test('what would be asked about a move is dropped when the move is made', async ({ page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot]);
  await sit(page, server.base, made);
  await turn(page);
  // Never answered: the move is made first, and then it would be a refusal.
  await page.route('**/preview?*', () => {});
  const isPreview = (request: { url(): string }) => request.url().includes('/preview?');
  const [asked, dropped] = [page.waitForRequest(isPreview), page.waitForEvent('requestfailed', isPreview)];
  await options(page).first().hover();
  await asked;
  await options(page).first().click();
  await dropped;
});

test('chat, notes and both languages', async ({ page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot]);
  await sit(page, server.base, made);
  await openTab(page, 'Chat');
  await page.getByLabel('Write to the table').fill('Hello, table');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hello, table')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this message' }).click();
  await expect(page.getByText('Hello, table')).toHaveCount(0);
  await page.locator('#notes').fill('Look at the temple');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await accessible(page);
  await page.evaluate(() => {
    localStorage.setItem('mastaba.settings', JSON.stringify({ language: 'es' }));
  });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Relato' })).toBeVisible();
  await openTab(page, 'Relato');
  await expect(log(page).last()).toContainText('mercado');
  await openTab(page, 'Charla');
  await expect(page.locator('#notes')).toHaveValue('Look at the temple');
  await openTab(page, 'Mesa');
  await accessible(page);
});

test('two browsers and a bot: undo by consent, and a stream that broke', async ({ browser, page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, luis, bot]);
  const other = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en' })).newPage();
  await sit(page, server.base, made, 'A');
  await sit(other, server.base, made, 'B', false);
  await takeStones(page);
  await turn(other);
  await options(other).first().click();
  await expect(log(page).filter({ hasText: 'Luis' }).last()).toBeVisible();
  await turn(page);
  await page.keyboard.press('u');
  await expect(other.getByText('would like to take back').first()).toBeVisible();
  await other.getByRole('button', { name: 'Allow it' }).click();
  await expect(log(page).last()).toContainText('takes back');
  await other.context().setOffline(true);
  await takeStones(page);
  await other.context().setOffline(false);
  await turn(other);
  await expect(log(other).filter({ hasText: 'Ana takes' }).last()).toBeVisible();
  await other.context().close();
});

test('two people at one device, behind a curtain where something is hidden', async ({ page, server }) => {
  const made = await makeTable(server.base, 'pyramids', [ana, luis]);
  await sit(page, server.base, made);
  await expect(page.locator('.curtain h1')).toContainText('Ana');
  await turn(page);
  await expect(wanted(page)).not.toBeEmpty();
  while ((await situation(page)).is !== 'curtain') await options(page).first().click();
  await expect(page.locator('.curtain h1')).toContainText('Luis');
  await expect(page.locator('section.board')).toHaveCount(0);
  await accessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('section.board')).toBeVisible();
});

test('the panel is a sheet on a phone', async ({ browser, server }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es' };
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await sit(page, server.base, await makeTable(server.base, 'imhotep', [ana, bot]));
  await expect(page.locator('.panel .shown')).toBeHidden();
  await openTab(page, 'Puntos');
  await expect(page.locator('.panel .shown')).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.panel .shown')).toBeHidden();
  await context.close();
});
