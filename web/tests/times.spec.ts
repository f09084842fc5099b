// How long it takes from the first request until something can be pressed, with nothing kept from before. It only says
// so: `TIMES=1 npx playwright test times`. A slow machine is no mistake of the page.

import type { Browser } from '@playwright/test';
import { ana, bot, makeTable, sit } from './play';
import { type Server, test } from './server';

const RUNS = Number(process.env['TIMES']) > 1 ? Number(process.env['TIMES']) : 5;
const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'];
/** Whatever can be pressed first: to play at once, or a legal choice. */
const PRESSABLE = 'main button:enabled, .prompt.mine .option:enabled, .board .open';

/** Opens a place in a browser that has never been there. Gives milliseconds from the start of the navigation. */
async function arrive(browser: Browser, server: Server, game: string | null): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Written down in the page itself, by its own clock, as soon as it is painted.
  await page.addInitScript(
    (wanted) => {
      const look = () => {
        const found = [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility());
        if (found) document.documentElement.dataset['pressable'] = String(Math.round(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    game ? PRESSABLE.replace('main button:enabled, ', '') : PRESSABLE,
  );
  if (game) await sit(page, server.base, await makeTable(server.base, game, [ana, bot]));
  else await page.goto(server.base);
  const told = await page.waitForFunction(() => document.documentElement.dataset['pressable']);
  const milliseconds = Number(await told.jsonValue());
  await context.close();
  return milliseconds;
}

for (const game of [null, ...GAMES]) {
  test(`how long ${game ?? 'the start page'} takes`, async ({ browser, server }) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await arrive(browser, server, game));
    times.sort((one, other) => one - other);
    console.log(`${game ?? 'start'}: ${times[Math.floor(RUNS / 2)]} ms (${times.join(', ')})`);
  });
}
