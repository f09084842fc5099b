// Whole games in a real browser, from the first decision to the result: each game by mouse, by keyboard alone, and with
// a finger on the screen of a phone, in both languages. Wherever they pass, the page is looked at.

import type { BrowserContextOptions } from '@playwright/test';
import { accessible, complaints, fits } from './look';
import { ana, bot, makeTable, play, sit, type Way } from './play';
import { expect, test } from './server';

const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];
const OVER = { en: 'The game is over', es: 'La partida ha terminado' };
const DEVICES: Record<Way, BrowserContextOptions> = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keyboard: { viewport: { width: 820, height: 1180 }, colorScheme: 'dark' },
  finger: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const WAYS = Object.keys(DEVICES) as Way[];

// A trace of a whole game would take longer than the game.
test.use({ trace: 'off', screenshot: 'only-on-failure' });
test.setTimeout(360_000);

for (const [order, game] of GAMES.entries()) {
  for (const [place, way] of WAYS.entries()) {
    const language = (order + place) % 2 === 0 ? 'en' : 'es';
    test(`a whole game of ${game} by ${way}, in ${language}`, async ({ browser, server }) => {
      const context = await browser.newContext({ ...DEVICES[way], locale: language, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const heard = complaints(page);
      const look = async () => {
        await accessible(page);
        await fits(page);
      };
      const made = await makeTable(server.base, game, way === 'keyboard' ? [bot, ana] : [ana, bot]);
      await sit(page, server.base, made);
      await play(page, way, { seed: order + 1, look });
      await expect(page.locator('.wanted')).toHaveText(OVER[language]);
      await expect(page.locator('.places li')).toHaveCount(2);
      await look();
      expect(heard).toEqual([]);
      await context.close();
    });
  }
}
