// Whatever a game says can be pressed or dragged is drawn on its board, under the name that the game gives it.

import type { Page } from '@playwright/test';
import { ask, playAhead } from './ahead';
import { MODELS } from './models';
import { ana, bot, makeTable, sit, turn } from './play';
import { expect, test } from './server';

/** So many moments of each game are looked at, some decisions apart. */
const MOMENTS = 8;
const APART = 5;

const drawn = (page: Page, what: string) =>
  page
    .locator(`.board ${what}`)
    .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset['at'] ?? ''));

/** A stencil is only there once it lies somewhere. */
const isThere = (anchor: string) => anchor !== 'stencil';

/** A chamber opens the cells for the whole pattern or the single ones, as is wanted. */
const isOpen = (anchor: string) => !/^cell-\d+-[a-e]\d$/.test(anchor);

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

for (const [game, model] of Object.entries(MODELS)) {
  test(`everything that ${game} lets somebody press or drag is on the board`, async ({ page, server }) => {
    const made = await makeTable(server.base, game, [ana, bot]);
    const token = made.seats[0]!.token;
    await sit(page, server.base, made);
    const { touch, carries } = model;
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const wanted = (legal: string[], played: number) => played >= APART && legal.length > 1;
      if ((await playAhead(server.base, made, wanted, moment + 1)) === null) break;
      await turn(page);
      const { view, legal } = await ask<{ view: unknown; legal: string[] }>(server.base, token, `${made.table}/now`);
      const pressed = [...touch(view, legal, 'A').keys()];
      await expect.poll(() => drawn(page, '.open')).toEqual(expect.arrayContaining(pressed.filter(isOpen)));
      const ways = carries(view, legal, 'A');
      const taken = ways.map(({ from }) => from).filter(isThere);
      await expect.poll(() => drawn(page, '[data-carry]')).toEqual(expect.arrayContaining(taken));
      expect(await drawn(page, '[data-at]')).toEqual(expect.arrayContaining([...pressed, ...ways.map(({ to }) => to)]));
    }
  });
}
