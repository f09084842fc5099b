// Pictures of every place, at three sizes, light and dark, in both languages: for people to look at, in target/screens.
// What no picture shows is checked: nothing scrolls sideways, and the browser has nothing to complain of.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './server';

const FOLDER = join(import.meta.dirname, '../../target/screens');
const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];
const SIZES = { phone: { width: 360, height: 740 }, tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } };
const LOOKS = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'es-ES', colorScheme: 'dark' },
] as const;

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const look of LOOKS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every place, ${look.colorScheme}, ${size}`, async ({ browser, server }) => {
      const context = await browser.newContext({ ...look, viewport, baseURL: server.base, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      const named = (place: string) => `${place}-${size}-${look.colorScheme}`;

      for (const [place, path] of [['start', '/'], ['new', '/new/imhotep'], ['rules', '/rules/kheops'], ['about', '/about']]) {
        await page.goto(path!);
        await expect(page.locator('h1').first()).toBeVisible();
        await keep(page, named(place!));
      }
      for (const game of GAMES) {
        const seats = [{ kind: 'here', name: 'Ana' }, { kind: 'bot', bot: 'apprentice' }];
        const made = await context.request.post('/api/tables', { data: { game, seats } });
        const { seats: [link] } = await made.json() as { seats: { url: string }[] };
        await page.goto(new URL(link!.url).pathname + new URL(link!.url).hash);
        await expect(page.locator('[data-at]').first()).toBeVisible();
        await keep(page, named(game));
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
