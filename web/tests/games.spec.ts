// Games in a real browser, by mouse, by keyboard alone, and with a finger on the screen of a phone, in both languages.
// Each game is played once from the first decision to the result; by the other ways its first turns are, and decisions
// of every kind after them. Wherever they pass, the page is looked at.

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { playAhead } from './ahead';
import { accessible, complaints, fits } from './look';
import { ana, bot, type Made, makeTable, play, playOn, Presses, type SeatWanted, sit, type Way } from './play';
import { expect, test } from './server';

const GAMES = ['imhotep', 'kheops', 'pyramids', 'cleopatra'] as const;
type Game = (typeof GAMES)[number];
const OVER = { en: /wins?\b|share the win/, es: /gana|comparte/i };
type Language = keyof typeof OVER;
const DEVICES: Record<Way, BrowserContextOptions> = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keyboard: { viewport: { width: 820, height: 1180 }, colorScheme: 'dark' },
  finger: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const WAYS = Object.keys(DEVICES) as Way[];
/** By which way a game is played whole, and who sits at the table. */
const WHOLE: Record<Game, { way: Way; seats: SeatWanted[] }> = {
  imhotep: { way: 'finger', seats: [ana, bot, bot] },
  kheops: { way: 'mouse', seats: [ana, bot] },
  pyramids: { way: 'keyboard', seats: [bot, ana, bot, bot] },
  cleopatra: { way: 'keyboard', seats: [bot, ana] },
};
/** So many picks are made at the beginning of a game that is not played whole. */
const FIRST = 8;
/** So many picks are made where a kind of decision is offered for the first time. */
const EACH = 3;

interface Visit {
  page: Page;
  look: () => Promise<void>;
  leave: () => Promise<void>;
}

/** Comes with the device of a way; all that the browser complains of until it leaves is a mistake. */
async function visit(browser: Browser, way: Way, locale: Language): Promise<Visit> {
  const context = await browser.newContext({ ...DEVICES[way], locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const heard = complaints(page);
  return {
    page,
    async look() {
      await accessible(page);
      await fits(page);
    },
    async leave() {
      expect(heard).toEqual([]);
      await context.close();
    },
  };
}

async function isOver({ page, look }: Visit, { wanted }: Made, language: Language): Promise<void> {
  await expect(page.locator('.verdict h2')).toHaveText(OVER[language]);
  await expect(page.locator('.tally thead [data-head]')).toHaveCount(wanted.length);
  await look();
}

/** The last value of each of a game's options: it is played with the first where nothing is said. */
async function lastOptions(server: string, game: Game): Promise<string> {
  const answer = await fetch(`${server}/api/games`);
  const { games } = (await answer.json()) as { games: { id: Game; options: { name: string; values: string[] }[] }[] };
  const { options } = games.find(({ id }) => id === game)!;
  return options.map(({ name, values }) => `${name}=${values.at(-1)}`).join(',');
}

/** What kind of decision a legal text is: its first word. */
const kindOf = (text: string): string => text.split(' ')[0]!;

/** The kinds of decisions that a page has sent so far, and will send. */
function kindsDecided(page: Page): Set<string> {
  const kinds = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/plays')) return;
    kinds.add(kindOf((request.postDataJSON() as { action: string }).action));
  });
  return kinds;
}

test.setTimeout(300_000);

for (const [order, game] of GAMES.entries()) {
  for (const [place, way] of WAYS.entries()) {
    const language = (order + place) % 2 === 0 ? 'en' : 'es';
    if (way === WHOLE[game].way) {
      test(`a whole game of ${game} by ${way}, in ${language}`, async ({ browser, server }) => {
        const here = await visit(browser, way, language);
        const options = await lastOptions(server.base, game);
        const made = await makeTable(server.base, game, WHOLE[game].seats, { options });
        await sit(here.page, server.base, made);
        await play(here.page, way, { seed: order + 1, look: here.look });
        await isOver(here, made, language);
        await here.leave();
      });
    } else {
      test(`${game} by ${way}, in ${language}: the first turns, and each kind of decision`, async ({
        browser,
        server,
      }) => {
        const here = await visit(browser, way, language);
        const made = await makeTable(server.base, game, way === 'keyboard' ? [bot, ana] : [ana, bot]);
        await sit(here.page, server.base, made);
        const met = kindsDecided(here.page);
        const presses = new Presses();
        const isNew = (legal: string[]) => legal.some((text) => !met.has(kindOf(text)));
        for (let picks = FIRST; ; picks = EACH) {
          // The game goes on while nobody looks: afterwards nothing is shown that has passed already.
          await here.page.goto('about:blank');
          const legal = await playAhead(server.base, made, isNew, order + 1);
          await here.page.goto(`${server.base}/t/${made.table}`);
          if (!legal) break;
          for (const text of legal) met.add(kindOf(text));
          await playOn(here.page, way, picks, presses, { seed: met.size });
          await here.look();
        }
        await isOver(here, made, language);
        await here.leave();
      });
    }
  }
}
