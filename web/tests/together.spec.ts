// Several people at one table, each with a browser of their own or sharing one, and what becomes of tables and games.

import type { Browser, Page } from '@playwright/test';
import { playAhead } from './ahead';
import { accessible, complaints } from './look';
import { ana, bot, dice, isMine, luis, makeTable, openTab, options, pick, play, sit, turn } from './play';
import { expect, test } from './server';

const log = (page: Page) => page.locator('.log .entry');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Presses something that asks once more whether it is meant. */
async function surely(page: Page, name: string): Promise<void> {
  await button(page, name).first().click();
  await accessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

/** Another person's browser. */
async function friend(browser: Browser, locale = 'en'): Promise<Page> {
  return (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage();
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });
test.setTimeout(120_000);

test('two browsers and a bot play a whole game, each in its language', async ({ browser, page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot, luis]);
  const other = await friend(browser, 'es');
  const heard = [complaints(page), complaints(other)];
  await sit(page, server.base, made, 'A');
  await sit(other, server.base, made, 'C', false);
  await Promise.all([play(page, 'keyboard', { seed: 11 }), play(other, 'mouse', { seed: 12 })]);
  await expect(page.locator('.verdict h2')).toHaveText(/win/);
  await expect(other.locator('.verdict h2')).toHaveText(/gana|comparte/i);
  const totals = (of: Page) => of.locator('.tally tfoot td.number').allTextContents();
  expect(await totals(other)).toEqual(await totals(page));
  expect(heard).toEqual([[], []]);
  await other.context().close();
});

test('two people share a device, a friend comes by a link, and nobody sees what is not theirs', async ({
  browser,
  page,
  server,
}) => {
  const made = await makeTable(server.base, 'pyramids', [ana, luis, { kind: 'link' }]);
  const eva = await friend(browser);
  await eva.goto(made.seats[2]!.url);
  await eva.getByLabel('Your name at the table').fill('Eva');
  await accessible(eva);
  await button(eva, 'Sit down').click();
  await sit(page, server.base, made, 'AB');
  const roll = dice(5);
  const took = new Set<string>();
  const isCurtain = () => page.locator('.curtain').isVisible();
  const somebodyCan = async () => (await isCurtain()) || (await isMine(page)) || (await isMine(eva));
  for (let rounds = 0; rounds < 16 || took.size < 2; rounds += 1) {
    await expect.poll(somebodyCan, { intervals: [20] }).toBe(true);
    if (await isCurtain()) {
      // Behind the curtain there is nothing of anybody.
      await expect(page.locator('.board')).toHaveCount(0);
      took.add((await page.locator('.curtain h1').textContent())!.replace('Pass the device to ', ''));
      await page.keyboard.press('Enter');
    } else if (await isMine(page)) await pick(page, 'mouse', roll);
    if (await isMine(eva)) await pick(eva, 'keyboard', roll);
  }
  expect([...took].sort()).toEqual(['Ana', 'Luis']);
  await expect(eva.locator('.curtain')).toHaveCount(0);
  await button(eva, 'Log').click();
  await expect(log(eva).filter({ hasText: 'Eva' }).first()).toBeVisible();
  await eva.context().close();
});

test('the server stops in the middle of a game, and the game goes on when it is back', async ({ page, server }) => {
  const made = await makeTable(server.base, 'kheops', [ana, bot]);
  await playAhead(server.base, made, (_, played) => played >= 30);
  await sit(page, server.base, made);
  await turn(page);
  await server.stop();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await accessible(page);
  await server.start();
  await expect(page.getByText('The connection is lost.')).toBeHidden({ timeout: 30_000 });
  await play(page, 'keyboard', { seed: 21 });
  await expect(page.locator('.verdict h2')).toBeVisible();
});

test('a move that is made while the server is away arrives once', async ({ page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, bot]);
  await sit(page, server.base, made);
  await turn(page);
  await server.stop();
  await options(page).first().click();
  await expect(page.locator('.wanted')).toHaveText('One moment…');
  await server.start();
  await expect(log(page).filter({ hasText: 'Ana takes' })).toHaveCount(1, { timeout: 30_000 });
  await turn(page);
});

test('the host keeps somebody from writing, and gives their seat to a bot', async ({ browser, page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, luis]);
  const other = await friend(browser);
  await sit(page, server.base, made, 'A');
  await sit(other, server.base, made, 'B', false);
  await openTab(page, 'Table');
  await openTab(other, 'Chat');
  await expect(other.getByLabel('Write to the table')).toBeVisible();
  await button(page, 'Do not let write').click();
  await expect(other.getByText('The host does not let you write here.')).toBeVisible();
  await accessible(other);
  await button(page, 'Let write again').click();
  await expect(other.getByLabel('Write to the table')).toBeVisible();
  await surely(page, 'Give to a bot');
  await expect(other.getByText('Your seat is at another device now').first()).toBeVisible();
  await accessible(other);
  await openTab(page, 'Log');
  await expect(log(page).filter({ hasText: 'The host takes the seat away' })).toBeVisible();
  await other.context().close();
});

test('one gives up and leaves, a bot sits down there, and with the last person the game ends', async ({
  browser,
  page,
  server,
}) => {
  const made = await makeTable(server.base, 'imhotep', [ana, luis, bot]);
  const other = await friend(browser);
  await sit(page, server.base, made, 'A');
  await sit(other, server.base, made, 'B', false);
  const seats = page.getByRole('list', { name: 'The seats' });
  await openTab(other, 'Table');
  await surely(other, 'Give up');
  await expect(seats).toContainText('gave up: a bot plays on');
  await surely(other, 'Leave the table');
  await expect(other).toHaveURL(/\/$/);
  await expect(seats).toContainText('Seat B, free');
  await openTab(page, 'Table');
  await surely(page, 'Give to a bot');
  await expect(seats).not.toContainText('Seat B, free');
  await surely(page, 'Give up');
  await expect(page.locator('.wanted')).toHaveText('The game ended without a result');
  await accessible(page);
  await other.context().close();
});

test('a rematch, for which everybody moves one seat further', async ({ browser, page, server }) => {
  const made = await makeTable(server.base, 'imhotep', [ana, luis]);
  await playAhead(server.base, made);
  const other = await friend(browser);
  await sit(page, server.base, made, 'A');
  await sit(other, server.base, made, 'B', false);
  await button(page, 'Again, seats turned').click();
  await expect(page).not.toHaveURL(new RegExp(made.table));
  await button(other, 'To the rematch').click();
  for (const here of [page, other]) {
    await expect(here.locator('.seats > li')).toHaveText([/Luis/, /Ana/]);
    await accessible(here);
  }
  expect(await turn(other)).toBe('mine');
  await options(other).first().click();
  await expect(log(page).filter({ hasText: 'Luis takes' })).toBeVisible();
  await other.context().close();
});

test('a link to a moment opens that moment, and now is one key away', async ({ page, server }) => {
  const made = await makeTable(server.base, 'kheops', [ana, bot]);
  await playAhead(server.base, made, (_, played) => played === 4);
  await sit(page, server.base, made);
  await page.goto(`/t/${made.table}?at=4`);
  await expect(page.getByText('You are looking at the past')).toBeVisible();
  await accessible(page);
  await page.keyboard.press('End');
  await expect(page.getByText('You are looking at the past')).toHaveCount(0);
  expect(await turn(page)).toBe('mine');
});

test('the only answer is given by itself, and the log says so', async ({ page, server }) => {
  const made = await makeTable(server.base, 'cleopatra', [ana, bot]);
  await playAhead(server.base, made, (legal) => legal.length === 1);
  await sit(page, server.base, made);
  await expect(page.getByText('There was only one answer: it was given automatically.').first()).toBeVisible();
});
