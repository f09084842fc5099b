// Pieces on their way: nobody waits for them, none is left behind, and what others have done stays marked until one acts.

import type { Page } from '@playwright/test';
import { ana, anchors, bot, makeTable, options, sit, turn } from './play';
import { expect, test } from './server';

/** A press counts within so many milliseconds, whatever moves. */
const SOON = 100;

type Speed = 'slow' | 'normal' | 'quick' | 'none';

const copies = (page: Page) => page.locator('.flights > *');
const marks = (page: Page) => page.locator('.marks .mark');

async function begin(page: Page, server: string, speed: Speed, game = 'imhotep'): Promise<void> {
  await page.addInitScript((speed) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mastaba.settings', JSON.stringify({ speed }));
  }, speed);
  await sit(page, server, await makeTable(server, game, [ana, bot]));
  await turn(page);
}

/** Presses something as soon as a piece is on its way, and says how many milliseconds later the play was posted. */
const pressWhileMoving = (page: Page, what: string): Promise<{ copies: number; after: number }> =>
  page.evaluate(
    (what) =>
      new Promise((tell) => {
        const post = window.fetch;
        let pressed = Infinity;
        let flying = 0;
        window.fetch = (...asked) => {
          if (String(asked[0]).endsWith('/plays')) {
            window.fetch = post;
            tell({ copies: flying, after: performance.now() - pressed });
          }
          return post(...asked);
        };
        const look = () => {
          const open = document.querySelector<HTMLElement | SVGElement>(what);
          flying = document.querySelectorAll('.flights .flying').length;
          if (!open || flying === 0) return requestAnimationFrame(look);
          pressed = performance.now();
          open.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          // What asks on is answered with the first that there is.
          const next = () => {
            if (window.fetch === post) return;
            document.querySelector<HTMLElement>('.options .option:enabled')?.click();
            setTimeout(next, 5);
          };
          setTimeout(next, 5);
          return undefined;
        };
        look();
      }),
    what,
  );

test('a press on the board counts at once, though pieces are still on their way', async ({ page, server }) => {
  await begin(page, server.base, 'slow');
  const pressed = pressWhileMoving(page, '.board .open');
  await options(page).first().click();
  const { copies: flying, after } = await pressed;
  expect(flying).toBeGreaterThan(0);
  expect(after).toBeLessThan(SOON);
  await expect(copies(page)).toHaveCount(0);
  await expect(page.locator('[data-coming]')).toHaveCount(0);
});

test('a press in the prompt counts at once, too', async ({ page, server }) => {
  await begin(page, server.base, 'slow');
  const pressed = pressWhileMoving(page, '.options .option:enabled');
  await options(page).first().click();
  const { copies: flying, after } = await pressed;
  expect(flying).toBeGreaterThan(0);
  expect(after).toBeLessThan(SOON);
});

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
  await expect(page.locator('.marks')).toHaveAttribute('aria-hidden', 'true');
  // They lie around places of the board, wherever those are now, and nothing is pressed on them.
  const around = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.marks .mark')].map((mark) => {
        const place = document.querySelector(`.frame [data-at="${mark.dataset['mark']}"]`)!.getBoundingClientRect();
        const box = mark.getBoundingClientRect();
        return box.left <= place.right && box.right >= place.left && box.top <= place.bottom && box.bottom >= place.top;
      }),
    );
  expect(await around()).not.toContain(false);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(around).not.toContain(false);
  const caught = await page.evaluate(() => {
    const { x, y } = document.querySelector('.marks .mark')!.getBoundingClientRect();
    return document.elementFromPoint(x, y)?.closest('.marks') !== null;
  });
  expect(caught).toBe(false);
  await page.keyboard.press('p');
  await expect(copies(page).first()).toBeAttached();
  await expect(marks(page)).toHaveCount(0);
  await expect(marks(page).first()).toBeVisible();
  await expect(copies(page)).toHaveCount(0);
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelectorAll('.marks .mark').length === 0) document.body.dataset['unmarked'] = 'yes';
      else requestAnimationFrame(look);
    };
    look();
  });
  await options(page).first().click();
  if ((await anchors(page).count()) > 0)
    await options(page)
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
  await expect(page.locator('body')).toHaveAttribute('data-unmarked', 'yes');
});

test('the speed is one setting, in both languages', async ({ page, server }) => {
  await page.goto(server.base);
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
