// Pictures for people to look at, in target/screens (SCREENS names another folder): every game on a wide screen and on
// a phone; with MATRIX every place, in all sizes, light and dark, in both languages. What no picture shows is checked:
// nothing scrolls sideways, and the browser has nothing to complain of.

import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { playAhead } from './ahead';
import { complaints, fits } from './look';
import { ana, bot, makeTable, openTab, sit } from './play';
import { expect, type Server, test } from './server';

const FOLDER = process.env['SCREENS'] ?? join(import.meta.dirname, '../../target/screens');
const IS_MATRIX = process.env['MATRIX'] !== undefined;
const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];
const SIZES: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};
const PLACES = { start: '/', new: '/new/imhotep', rules: '/rules/kheops', replay: '/replay', about: '/about' };
const TABS: Record<string, string[]> = {
  en: ['Log', 'Score', 'Rules', 'Chat', 'Table'],
  es: ['Relato', 'Puntos', 'Reglas', 'Charla', 'Mesa'],
};
/** How far a game has gone, by the decisions made before. */
const MOMENTS = { begun: 0, going: 12, over: Infinity };
type Moment = keyof typeof MOMENTS;

interface Look {
  size: string;
  scheme: 'light' | 'dark';
  locale: string;
}

const ALL: Look[] = Object.keys(SIZES).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((scheme) => ['en', 'es'].map((locale) => ({ size, scheme, locale }))),
);
const FEW: Look[] = [
  { size: 'desk', scheme: 'light', locale: 'en' },
  { size: 'phone', scheme: 'dark', locale: 'es' },
];

type Keep = (place: string) => Promise<void>;

async function keepPlaces(page: Page, server: Server, keep: Keep): Promise<void> {
  for (const [place, path] of Object.entries(IS_MATRIX ? PLACES : { start: '/' })) {
    await page.goto(server.base + path);
    await expect(page.locator('h1').first()).toBeVisible();
    await keep(place);
  }
}

/** A table at one moment; in the matrix with each tab of its panel. */
async function keepTable(page: Page, server: Server, keep: Keep, game: string, moment: Moment): Promise<void> {
  const made = await makeTable(server.base, game, [ana, bot]);
  await playAhead(server.base, made, (_, played) => played >= MOMENTS[moment]);
  await sit(page, server.base, made);
  await expect(page.locator('[data-at]').first()).toBeVisible();
  await keep(`${game}-${moment}`);
  if (!IS_MATRIX || moment === 'begun') return;
  for (const tab of TABS[(await page.locator('html').getAttribute('lang')) ?? 'en']!) {
    await openTab(page, tab);
    await keep(`${game}-${moment}-${tab}`);
    // A sheet would lie over the button that opens the next one.
    await page.keyboard.press('Escape');
  }
}

test.use({ trace: 'off' });
test.setTimeout(IS_MATRIX ? 600_000 : 60_000);

for (const { size, scheme, locale } of IS_MATRIX ? ALL : FEW) {
  test(`pictures: ${size}, ${scheme}, ${locale}`, async ({ browser, server }) => {
    const open = async () => {
      const look = { ...SIZES[size], colorScheme: scheme, locale };
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const heard = complaints(page);
      const keep: Keep = async (place) => {
        await page.evaluate(() => document.fonts.ready);
        const path = join(FOLDER, `${place}-${size}-${scheme}-${locale}.png`);
        await page.screenshot({ path, animations: 'disabled' });
        await fits(page, place);
        expect(heard).toEqual([]);
      };
      return { context, page, keep };
    };
    const { context, page, keep } = await open();
    await keepPlaces(page, server, keep);
    await context.close();
    for (const game of GAMES) {
      for (const moment of (IS_MATRIX ? Object.keys(MOMENTS) : ['going']) as Moment[]) {
        // Every table is seen with fresh eyes: on one device the tables before would be listened to, too.
        const table = await open();
        await keepTable(table.page, server, table.keep, game, moment);
        await table.context.close();
      }
    }
  });
}
