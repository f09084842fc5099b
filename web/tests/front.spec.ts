// The front of the house: the start page and setting up fill every window, are quick to go through, and hide nothing.

import type { Page } from '@playwright/test';
import { accessible } from './look';
import { expect, test } from './server';

const SIZES = [
  ...[
    [360, 640],
    [390, 844],
    [667, 375],
    [844, 390],
    [820, 1180],
    [1024, 768],
  ],
  ...[
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ],
] as [number, number][];
const PAGES = ['/', '/new/imhotep', '/new/kheops', '/new/pyramids', '/new/cleopatra'];

/** What can be pressed on the page and is not whole in the window, or lies under something else. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')];
    return pressed
      .filter((element) => element.checkVisibility() && !element.closest('dialog'))
      .filter((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        return !met || !(element.contains(met) || met.contains(element));
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim());
  });

const extent = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

for (const locale of ['en', 'es']) {
  test(`nothing scrolls, and everything can be pressed, at all sizes (${locale})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale });
    const page = await context.newPage();
    // Whoever comes back sees first what to go on with.
    await page.goto('/');
    await page.locator('#place-kheops ~ .acts button').click();
    await expect(page).toHaveURL(/\/t\//);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('main .paper').nth(1)).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const where = `${path} at ${width}x${height}`;
        // The page hears of its new size a little later.
        await expect.poll(() => outOfReach(page), where).toEqual([]);
        await expect.poll(() => extent(page), where).toEqual([width, height]);
      }
    }
    await context.close();
  });
}

test('four people at one device sit down with three presses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up a table of Imhotep' }).click();
  await page.getByRole('button', { name: 'At this device' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByText('Guest D').first()).toBeVisible();
});

test('a free seat takes a bot, and is left empty again', async ({ page }) => {
  await page.goto('/new/imhotep');
  await page.getByRole('button', { name: 'Seat a bot' }).first().click();
  await expect(page.getByRole('button', { name: /^Seat C: Mason/ })).toBeVisible();
  await page.getByRole('button', { name: 'Another (Seat C)' }).click();
  await expect(page.getByRole('button', { name: /^Seat C: Scribe/ })).toBeVisible();
  await page.getByRole('button', { name: 'Leave empty (Seat C)' }).click();
  await expect(page.getByRole('button', { name: /^Seat C/ })).toBeHidden();
});

test('arrow keys lead from place to place', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Imhotep now/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Play Kheops now/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^Play Silver & Gold: Pyramids now/ })).toBeFocused();
});

test('text of twice the size scrolls downwards only', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('main .paper').nth(1)).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await extent(page))[0], `${path} at ${width}x${height}`).toBe(width);
    }
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`what is laid over the pages is accessible in the ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const sheets = [
      ['/', 'I have a link'],
      ['/', 'You play as Guest, against the Mason'],
      ['/new/imhotep', 'Seat B: Mason. Change'],
      ['/new/imhotep', 'More'],
    ] as const;
    for (const [path, button] of sheets) {
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await accessible(page);
    }
  });
}
