// Arriving: the start page, setting up a table, coming by a link, and what is said when something is missing.

import type { Page } from '@playwright/test';
import { accessible, fits } from './look';
import { expect, test } from './server';

/** Says who is to sit at a seat of the table that is set up. */
async function seat(page: Page, letter: string, kind: RegExp, name?: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Seat ${letter}:`) }).click();
  const sheet = page.getByRole('dialog', { name: `Seat ${letter}` });
  await sheet.getByRole('radio', { name: kind }).check();
  if (name) await sheet.getByLabel('Name').fill(name);
  await sheet.getByRole('button', { name: 'Close' }).click();
}

/** Sets up a table of Imhotep for two, with somebody by link at the second seat. Gives the link. */
async function inviteSomebody(page: Page, name: string): Promise<string> {
  await page.goto('/new/imhotep');
  await seat(page, 'A', /^Me/, name);
  await seat(page, 'B', /^Somebody by link/);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('The game begins when every seat is taken.')).toBeVisible();
  return page.getByRole('textbox', { name: 'For seat B' }).inputValue();
}

test('two clicks lead from the start page to the first move', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Imhotep now against the Mason' }).click();
  await page
    .getByRole('button', { name: /Take \d stones/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.getByText(/Guest takes/).first()).toBeVisible();
});

test('a table is set up with every kind of seat', async ({ page }) => {
  await page.goto('/new/imhotep');
  await page.getByRole('group', { name: 'The others' }).getByRole('button', { name: 'By link' }).click();
  await seat(page, 'A', /^Me/, 'Ana');
  await seat(page, 'B', /^Somebody else at this device/, 'Luis');
  await seat(page, 'D', /^Whoever comes/);
  await page.getByRole('radio', { name: /three pyramids to choose from/ }).check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByText('Public:').click();
  await page.getByLabel('Time to think').selectOption('turn');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();

  const seats = page.getByRole('region', { name: 'Who is here' }).getByRole('listitem');
  await expect(seats).toHaveText([/Ana/, /Luis/, /invited/, /free/]);
  await expect(page.getByRole('textbox', { name: 'For seat C' })).toHaveValue(/\/t\/[0-9a-z]+#[0-9a-z]+$/);
  await expect(page.getByRole('textbox', { name: 'To watch' })).toBeVisible();

  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Your tables' });
  await expect(mine).toContainText('2 seats are still free');
  await expect(page.getByRole('region', { name: 'Open tables' })).toContainText('Ana and Luis');
});

test('somebody comes by a link, and the game begins for both', async ({ page, browser, baseURL }) => {
  const link = await inviteSomebody(page, 'Ana');
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'es-ES' });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText('Hay un asiento reservado para ti.')).toBeVisible();
  await guest.getByLabel('Tu nombre en la mesa').fill('Luis');
  await guest.getByRole('button', { name: 'Sentarse' }).click();
  await expect(guest).not.toHaveURL(/#/);
  await expect(page.getByText('Luis').first()).toBeVisible();
  await expect(page.getByText('The game begins when every seat is taken.')).toBeHidden();
  await expect(guest.getByText('Ana').first()).toBeVisible();

  // The seat is this device's from now on: the page may be left and opened again.
  await guest.goto('/');
  await guest
    .getByRole('region', { name: 'Tus mesas' })
    .getByRole('link', { name: /Imhotep/ })
    .click();
  await expect(guest).toHaveURL(/\/t\//);

  // The link is spent.
  const third = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await third.goto(link);
  await expect(third.getByText(/not good for anything any more/)).toBeVisible();
  await third.context().close();
  await context.close();
});

test('who set up a table for others may still take a free seat', async ({ page }) => {
  await page.goto('/new/kheops');
  await seat(page, 'A', /^Whoever comes/);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Sit down at seat A' }).click();
  await expect(page.getByText('The game begins when every seat is taken.')).toBeHidden();
  await expect(page).toHaveTitle('● Your turn – Kheops');
});

test('a spectator’s link watches', async ({ page, browser, baseURL }) => {
  await inviteSomebody(page, 'Ana');
  const link = await page.getByRole('textbox', { name: 'To watch' }).inputValue();
  const context = await browser.newContext({ baseURL: baseURL! });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText('The game begins when every seat is taken.')).toBeVisible();
  await expect(guest).not.toHaveURL(/#/);
  await context.close();
});

test('a pasted link is followed, and what is none is refused', async ({ page }) => {
  const link = await inviteSomebody(page, 'Ana');
  await page.goto('/');
  await page.getByRole('button', { name: 'I have a link' }).click();
  await page.getByLabel('Paste the link you were sent').fill('https://example.org/');
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page.getByText('This is not a link to a table')).toBeVisible();
  await page.getByLabel('Paste the link you were sent').fill(link);
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page.getByText('You are invited to sit down.')).toBeVisible();
});

test('language and appearance are changed at any time, and kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('es');
  await page.getByLabel('Aspecto').selectOption('dark');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: /Jugar ya a Imhotep/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /Jugar ya a Imhotep/ })).toBeVisible();
});

test('a table of this device is listed, says whose turn it is, and is forgotten', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Kheops now against the Mason' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.goto('/');
  await expect(page).toHaveTitle('● Your turn – Kheops');
  const mine = page.getByRole('region', { name: 'Your tables' });
  await expect(mine).toContainText('Your turn');
  page.on('dialog', (dialog) => void dialog.accept());
  await mine.getByRole('button', { name: /Forget/ }).click();
  await expect(mine).toBeHidden();
  await expect(page).toHaveTitle('Mastaba');
});

test('two tabs share what they hear', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Imhotep now against the Mason' }).click();
  await expect(page.getByRole('button', { name: /Take \d stones/ }).last()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other
    .getByRole('button', { name: /Take \d stones/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Log' }).click();
  await expect(page.getByText(/Guest takes/).first()).toBeVisible();
  await page.close();
  await expect(other.locator('.prompt.mine')).toBeVisible();
});

test('a lost connection is said, and what happened meanwhile is caught up', async ({ page, server }) => {
  const link = await inviteSomebody(page, 'Ana');
  await server.stop();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await server.start();
  const [address, secret] = link.split('#');
  const table = address!.split('/').at(-1);
  const joined = await fetch(`${server.base}/api/tables/${table}/seats/B/join`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${table}.${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Luis' }),
  });
  expect(joined.ok).toBe(true);
  await expect(page.getByText('The connection is lost.')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('Luis').first()).toBeVisible();
});

test('plain HTTP is named, with what it lacks', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.goto('/');
  await page.getByRole('button', { name: 'This connection is not encrypted' }).click();
  await expect(page.getByText(/no notifications, no installing/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('Notify me when it is my turn')).toBeDisabled();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`every page is accessible in the ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const link = await inviteSomebody(page, 'Ana');
    await page.getByRole('button', { name: 'Code' }).first().click();
    await accessible(page);
    for (const path of ['/', '/new/imhotep', '/new/pyramids', '/about', '/nowhere-at-all', '/t/nosuchtable']) {
      await page.goto(path);
      await expect(page.getByText('One moment…')).toBeHidden();
      await accessible(page);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await accessible(page);
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByText('You are invited to sit down.')).toBeVisible();
    await accessible(page);
  });

  test(`nothing is wider than a phone in the ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 360, height: 740 });
    const link = await inviteSomebody(page, 'Ana');
    for (const path of [page.url(), '/', '/new/cleopatra', '/about', link]) {
      await page.goto(path);
      await expect(page.getByText('One moment…')).toBeHidden();
      await fits(page);
    }
  });
}

test('the page opens without a connection, and says so', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () => page.evaluate(async () => (await (await caches.open('page-1')).keys()).length);
  await expect.poll(kept).toBeGreaterThan(5);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mastaba' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.getByRole('button', { name: /Play Imhotep now/ }).click();
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await context.setOffline(false);
});
