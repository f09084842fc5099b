// Pieces on their way: nobody waits for them, none is left behind, and what others have done stays marked until one acts.

import type { Page } from '@playwright/test';
import { ana, bot, dice, makeTable, options, pick, sit, turn } from './play';
import { expect, test } from './server';

/** A press counts within so many milliseconds, whatever moves. */
const SOON = 100;

type Speed = 'slow' | 'normal' | 'quick' | 'none';

const copies = (page: Page) => page.locator('.flights > *');
const marks = (page: Page) => page.locator('[data-mark]');

async function begin(page: Page, server: string, speed: Speed, game = 'imhotep'): Promise<void> {
  await page.addInitScript((speed) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mastaba.settings', JSON.stringify({ speed }));
  }, speed);
  await sit(page, server, await makeTable(server, game, [ana, bot]));
  await turn(page);
}

/** Presses something that decides as soon as a piece is on its way, and says how many milliseconds later that was posted. */
const pressWhileMoving = (page: Page, what: string): Promise<{ flying: number; after: number }> =>
  page.evaluate(
    (what) =>
      new Promise((tell) => {
        const post = window.fetch;
        let [pressed, flying] = [Infinity, 0];
        window.fetch = (...asked) => {
          if (String(asked[0]).endsWith('/plays') && pressed < Infinity) {
            window.fetch = post;
            tell({ flying, after: performance.now() - pressed });
          }
          return post(...asked);
        };
        const look = () => {
          const open = document.querySelector(what);
          flying = document.querySelectorAll('.flights .flying').length;
          if (!open || flying === 0) return requestAnimationFrame(look);
          pressed = performance.now();
          return open.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        };
        look();
      }),
    what,
  );

/** A machine that does other things besides is no mistake of the page: the quickest of a few presses says how it is. */
const PRESSES = 3;
/** Two things that each take one press: a stone is loaded on a free space, and stones are taken from the quarry. */
const LOAD = [1, 2, 3, 4].map((ship) => `.board [data-at^="ship-${ship}-"].open`).join();
const TAKE = '.options .option:enabled';

for (const [where, first, then] of [
  ['on the board', TAKE, LOAD],
  ['in the prompt', LOAD, TAKE],
] as const) {
  test(`a press ${where} counts at once, though pieces are still on their way`, async ({ browser, server }) => {
    let quickest = Infinity;
    for (let presses = 0; presses < PRESSES && quickest >= SOON; presses += 1) {
      const context = await browser.newContext({ locale: 'en' });
      const page = await context.newPage();
      await begin(page, server.base, 'slow');
      const pressed = pressWhileMoving(page, then);
      await page.locator(first).first().dispatchEvent('click');
      const { flying, after } = await pressed;
      expect(flying).toBeGreaterThan(0);
      quickest = Math.min(quickest, after);
      await turn(page);
      await expect(copies(page)).toHaveCount(0);
      await expect(page.locator('[data-coming]')).toHaveCount(0);
      await context.close();
    }
    expect(quickest).toBeLessThan(SOON);
  });
}

for (const game of ['imhotep', 'kheops', 'pyramids', 'cleopatra']) {
  test(`${game}: what moves arrives, and nothing is left behind`, async ({ page, server }) => {
    await begin(page, server.base, 'quick', game);
    await page.evaluate(() => {
      const seen = new Set<Element>();
      const look = () => {
        for (const copy of document.querySelectorAll('.flights .flying')) seen.add(copy);
        document.body.dataset['flown'] = String(seen.size);
        requestAnimationFrame(look);
      };
      look();
    });
    for (let picks = 0; picks < 12; picks += 1) {
      if ((await turn(page)) === 'over') break;
      await options(page).first().click();
    }
    await expect(copies(page)).toHaveCount(0);
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    expect(Number(await page.locator('body').getAttribute('data-flown'))).toBeGreaterThan(0);
  });
}

test('at no speed nothing moves, and a system that asks for less movement begins so', async ({ browser, server }) => {
  for (const speed of ['none', null] as const) {
    const context = await browser.newContext({ locale: 'en', reducedMotion: speed ? 'no-preference' : 'reduce' });
    const page = await context.newPage();
    if (speed) await begin(page, server.base, speed);
    else {
      await sit(page, server.base, await makeTable(server.base, 'imhotep', [ana, bot]));
      await turn(page);
    }
    await expect(page.locator('html')).toHaveAttribute('data-speed', 'none');
    await page.evaluate(() => {
      const seen = new MutationObserver(() => (document.body.dataset['flown'] = 'yes'));
      seen.observe(document.querySelector('.flights')!, { childList: true });
    });
    await options(page).first().click();
    await turn(page);
    await expect(page.locator('body')).not.toHaveAttribute('data-flown', 'yes');
    await context.close();
  }
});

test('what others did is marked until one acts, and one key tells it again', async ({ page, server }) => {
  await begin(page, server.base, 'quick');
  await options(page).first().click();
  await turn(page);
  await expect(marks(page).first()).toBeVisible();
  await expect(page.locator('.touched')).toHaveAttribute('aria-hidden', 'true');
  // They lie around places of the board, wherever those are now, and nothing is pressed on them.
  const around = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((mark) => {
        const place = document.querySelector(`.frame [data-at="${mark.dataset['mark']}"]`)!.getBoundingClientRect();
        const box = mark.getBoundingClientRect();
        return box.left <= place.right && box.right >= place.left && box.top <= place.bottom && box.bottom >= place.top;
      }),
    );
  expect(await around()).not.toContain(false);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(around).not.toContain(false);
  const caught = await page.evaluate(() => {
    const { x, y } = document.querySelector('[data-mark]')!.getBoundingClientRect();
    return document.elementFromPoint(x, y)?.closest('.touched') !== null;
  });
  expect(caught).toBe(false);
  await page.keyboard.press('p');
  await expect(copies(page).first()).toBeAttached();
  await expect(marks(page)).toHaveCount(0);
  await expect(marks(page).first()).toBeVisible();
  await expect(copies(page)).toHaveCount(0);
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelectorAll('[data-mark]').length === 0) document.body.dataset['unmarked'] = 'yes';
      else requestAnimationFrame(look);
    };
    look();
  });
  const isUnmarked = page.locator('body[data-unmarked]');
  // A decision may take a few steps: the marks go with the last.
  for (let steps = 0; steps < 4 && (await isUnmarked.count()) === 0; steps += 1) {
    await options(page).first().click();
  }
  await expect(isUnmarked).toHaveCount(1);
});

/** Some picks lead to nothing that anybody else sees. */
const PICKS = 60;

for (const game of ['kheops', 'pyramids', 'cleopatra']) {
  test(`${game}: what others did is marked, too, and one key tells it again`, async ({ page, server }) => {
    await begin(page, server.base, 'quick', game);
    const roll = dice(1);
    for (let picks = 0; picks < PICKS && (await marks(page).count()) === 0; picks += 1) {
      await pick(page, 'mouse', roll);
      await turn(page);
      await expect(copies(page)).toHaveCount(0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await expect(marks(page).first()).toBeVisible();
    await page.keyboard.press('p');
    await expect(marks(page)).toHaveCount(0);
    await expect(marks(page).first()).toBeVisible();
  });
}

test('the speed is one setting, in both languages', async ({ page, server }) => {
  await page.goto(server.base);
  // Once all of the page is there, it keeps no settings by itself any more.
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  for (const [language, speed] of [
    ['en', 'Quick'],
    ['es', 'Lento'],
  ] as const) {
    await page.evaluate((language) => {
      localStorage.setItem('mastaba.settings', JSON.stringify({ language, motion: 'off' }));
    }, language);
    await page.reload();
    await page.getByRole('button', { name: language === 'en' ? 'Settings' : 'Ajustes' }).click();
    const select = page.getByLabel(language === 'en' ? 'Movement of the pieces' : 'Movimiento de las piezas');
    await expect(select).toHaveValue('none');
    await select.selectOption({ label: speed });
    await expect(page.locator('html')).toHaveAttribute('data-speed', speed === 'Quick' ? 'quick' : 'slow');
  }
});
