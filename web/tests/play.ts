// Playing in the browser, whichever game it is: by mouse, by keyboard alone, and with a finger.

import { expect, type Locator, type Page } from '@playwright/test';

/** A seat at a table that is made for a test. */
export type SeatWanted = { kind: 'here'; name: string } | { kind: 'bot'; bot: string } | { kind: 'link' | 'open' };

interface Link {
  token: string;
  url: string;
}

export interface Made {
  table: string;
  game: string;
  creator: Link;
  spectator: Link;
  seats: (Link | null)[];
  wanted: SeatWanted[];
}

export const ana: SeatWanted = { kind: 'here', name: 'Ana' };
export const luis: SeatWanted = { kind: 'here', name: 'Luis' };
/** A bot that answers at once. */
export const bot: SeatWanted = { kind: 'bot', bot: 'apprentice' };

/** Makes a table without the page. */
export async function makeTable(
  server: string,
  game: string,
  wanted: SeatWanted[],
  more: Record<string, unknown> = {},
): Promise<Made> {
  const body = JSON.stringify({ game, seats: wanted, ...more });
  const answer = await fetch(`${server}/api/tables`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  return { ...((await answer.json()) as Omit<Made, 'wanted' | 'game'>), game, wanted };
}

/** Opens the table on a page that holds the given seats, and the owner's powers. */
export async function sit(page: Page, server: string, made: Made, seats = 'ABCD', isOwner = true): Promise<void> {
  const about = { table: made.table, game: made.game, seenAt: 1 };
  const held = made.seats.flatMap((link, place) => {
    const [seat, wanted] = ['ABCD'[place]!, made.wanted[place]!];
    if (!link || wanted.kind !== 'here' || !seats.includes(seat)) return [];
    return [{ ...about, ...link, seat, role: 'seat', name: wanted.name }];
  });
  const owner = isOwner ? [{ ...about, ...made.creator, seat: null, role: 'creator', name: '' }] : [];
  await page.addInitScript(
    (keys) => {
      // Nothing is kept for an empty page.
      if (!location.protocol.startsWith('http')) return;
      // Only once: what the page itself keeps later is not to be lost when it is loaded again.
      if (localStorage.getItem('mastaba.keys') === null) localStorage.setItem('mastaba.keys', JSON.stringify(keys));
      localStorage.setItem('mastaba.visited', 'imhotep kheops pyramids cleopatra');
      // The panel is open where it lies beside a scene, until somebody closes it.
      if (localStorage.getItem('mastaba.panel') === null) localStorage.setItem('mastaba.panel', 'log');
    },
    [...held, ...owner],
  );
  await page.goto(`${server}/t/${made.table}`);
  await expect(page.locator('.prompt, .curtain, .counted, .verdict').first()).toBeVisible();
}

/** Small numbers that look random and are the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Opens the panel at one of its tabs, wherever those are: on the panel, the rail or in the menu. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const button = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: /^Men[uú]$/ });
  await expect(tab.or(button).or(menu).first()).toBeVisible();
  if (await tab.isVisible()) return tab.click();
  if (!(await button.isVisible())) await menu.first().click();
  await button.click();
}

const OPTIONS = '.options .option:enabled';
const ANCHORS = '.board .open';

export const options = (page: Page): Locator => page.locator(OPTIONS);
export const anchors = (page: Page): Locator => page.locator(ANCHORS);

/** What somebody at this device can do now. */
interface Situation {
  is: 'mine' | 'curtain' | 'over';
  options: number;
  anchors: number;
  keys: string[];
  /** What can be read of it: another text, another situation. */
  text: string;
}

/** Waits until somebody here may decide or take the device, or the game is over. Games are long: it is one trip. */
export const situation = (page: Page): Promise<Situation> =>
  page.evaluate(
    (patience) =>
      new Promise((tell, fail) => {
        const all = (what: string) => [...document.querySelectorAll(what)];
        const began = performance.now();
        const look = () => {
          const listed = all('.prompt.mine .option:enabled');
          const is = all('.verdict').length > 0 ? 'over' : all('.curtain').length > 0 ? 'curtain' : 'mine';
          if (is !== 'mine' || listed.length > 0) {
            const keys = listed.flatMap((option) => option.getAttribute('aria-keyshortcuts') ?? []);
            const open = all('.board .open');
            const anchors = open.map((anchor) => anchor.getAttribute('data-at'));
            const texts = [...all('.prompt .wanted'), ...listed].map((element) => element.textContent);
            const news = document.querySelector('[role=log]')?.textContent ?? '';
            const text = [is, news, ...texts, ...anchors].join(' ');
            tell({ is, options: listed.length, anchors: open.length, keys, text });
          } else if (performance.now() - began > patience) {
            fail(new Error(`nothing can be done here: ${document.querySelector('.prompt')?.textContent}`));
          } else setTimeout(look, 10);
        };
        look();
      }),
    30_000,
  );

/** Waits until somebody here may decide, takes the device where it is handed on, or says that the game is over. */
export async function turn(page: Page): Promise<'mine' | 'over'> {
  for (;;) {
    const { is } = await situation(page);
    if (is !== 'curtain') return is;
    await page.locator('.curtain button').click();
  }
}

/** What was pressed: something on the board, an option in the list, its key, or what Tab had come to. */
type Pressed = 'board' | 'list' | 'key' | 'tab';
/** One pick of a person who is not told what to pick. */
type Picker = (page: Page, roll: (sides: number) => number, now: Situation) => Promise<Pressed>;

interface Point {
  x: number;
  y: number;
}

/** The middle of the one of these that was picked, in sight; null where it is gone or something lies over it. */
const aim = (page: Page, what: string, place: number): Promise<Point | null> =>
  page.evaluate(
    ({ what, place }) => {
      const element = document.querySelectorAll(what)[place];
      const look = () => {
        const { x, y, width, height } = element!.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        return element!.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
      };
      if (!element) return null;
      const seen = look();
      if (seen) return seen;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return look();
    },
    { what, place },
  );

/** On the board as often as in the list. The page's own pointer is moved: nothing is waited for in a still page. */
const byHand =
  (press: (page: Page, at: Point) => Promise<void>): Picker =>
  async (page, roll, now) => {
    const isOnBoard = now.anchors > 0 && roll(2) === 0;
    const onBoard = isOnBoard ? await aim(page, ANCHORS, roll(now.anchors)) : null;
    const at = onBoard ?? (await aim(page, OPTIONS, roll(now.options)));
    if (at) await press(page, at);
    return onBoard ? 'board' : 'list';
  };

/** The keys of the options; now and then with Tab to something that can be pressed, on the board or in the list. */
const byKeyboard: Picker = async (page, roll, { keys }) => {
  if (keys.length > 0 && roll(8) > 0) {
    await page.keyboard.press(keys[roll(keys.length)]!);
    return 'key';
  }
  for (let steps = 0; steps < 100; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.option, .board .open'))) break;
  }
  await page.keyboard.press('Enter');
  return 'tab';
};

export type Way = 'mouse' | 'keyboard' | 'finger';

const PICKERS: Record<Way, Picker> = {
  mouse: byHand((page, { x, y }) => page.mouse.click(x, y)),
  keyboard: byKeyboard,
  finger: byHand((page, { x, y }) => page.touchscreen.tap(x, y)),
};

/** Can somebody at this device pick something right now? */
export const isMine = async (page: Page): Promise<boolean> =>
  (await page.locator('.prompt.mine .option:enabled').count()) > 0;

/** One pick at this table. */
export const pick = async (page: Page, way: Way, roll: (sides: number) => number): Promise<Pressed> =>
  PICKERS[way](page, roll, await situation(page));

interface Manner {
  /** Another number, another game. */
  seed?: number;
  /** Done at the first pick and now and then afterwards. */
  look?: () => Promise<void>;
  /** How many picks there are from one look to the next. */
  every?: number;
}

/** Far more than any game takes. */
const MOST = 1000;

/** After so many presses of one kind in vain something should have happened. */
const FEW_IN_VAIN = 3;

/** What became of what was pressed: a way that is broken is found out even where another one goes on. */
export class Presses {
  readonly #counts = new Map<Pressed, { moved: number; vain: number }>();

  add(pressed: Pressed, hasMoved: boolean): void {
    const { moved, vain } = this.#counts.get(pressed) ?? { moved: 0, vain: 0 };
    this.#counts.set(pressed, hasMoved ? { moved: moved + 1, vain } : { moved, vain: vain + 1 });
  }

  /** Some presses only lay or turn a stencil, which nothing tells of. But where none ever does anything, the way is broken. */
  check(): void {
    for (const [pressed, { moved, vain }] of this.#counts) {
      if (moved === 0) expect(vain, `so many by ${pressed} did nothing, and none did`).toBeLessThanOrEqual(FEW_IN_VAIN);
    }
  }
}

/** Makes at most so many picks at this table. Gives how many it took, less where the game was over before. */
export async function playOn(
  page: Page,
  way: Way,
  most: number,
  presses: Presses,
  { seed = 1, look, every = 60 }: Manner = {},
): Promise<number> {
  const roll = dice(seed);
  let before: { pressed: Pressed; text: string } | null = null;
  for (let picks = 0; ; picks += 1) {
    const now = await situation(page);
    if (before) presses.add(before.pressed, before.text !== now.text);
    presses.check();
    if (now.is === 'over' || picks === most) return picks;
    if (picks % every === 0) await look?.();
    if (now.is === 'mine') {
      before = { pressed: await PICKERS[way](page, roll, now), text: now.text };
    } else {
      await page.locator('.curtain button').press('Enter');
      before = null;
    }
  }
}

/** Plays the game at this table to its end. */
export async function play(page: Page, way: Way, manner: Manner = {}): Promise<void> {
  const picks = await playOn(page, way, MOST, new Presses(), manner);
  expect(picks, 'the game is over at last').toBeLessThan(MOST);
}
