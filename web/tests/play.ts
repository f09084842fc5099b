// Playing whole games in the browser, whichever game it is: by mouse, by keyboard alone, and with a finger.

import { expect, type Locator, type Page } from '@playwright/test';

/** A seat at a table that is made for a test. */
export type SeatWanted =
  | { kind: 'here'; name: string }
  | { kind: 'bot'; bot: string }
  | { kind: 'link' | 'open' };

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
  await page.addInitScript((keys) => {
    // Only once: what the page itself keeps later is not to be lost when it is loaded again.
    if (localStorage.getItem('mastaba.keys') === null) localStorage.setItem('mastaba.keys', JSON.stringify(keys));
    localStorage.setItem('mastaba.visited', 'imhotep kheops pyramids cleopatra');
  }, [...held, ...owner]);
  await page.goto(`${server}/t/${made.table}`);
  await expect(page.locator('.prompt, .curtain').first()).toBeVisible();
}

/** Small numbers that look random and are the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export const options = (page: Page): Locator => page.locator('.options .option:enabled');
export const anchors = (page: Page): Locator => page.locator('.board .open');
export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.places').count()) > 0;

/** Waits until somebody here may decide, takes the device where it is handed on, or says that the game is over. */
export async function turn(page: Page): Promise<'mine' | 'over'> {
  const mine = page.locator('.prompt.mine');
  const curtain = page.locator('.curtain button');
  for (;;) {
    await expect(mine.or(curtain).or(page.locator('.places')).first()).toBeVisible({ timeout: 30_000 });
    if (await isOver(page)) return 'over';
    if ((await curtain.count()) === 0) return 'mine';
    await curtain.click();
  }
}

/** One pick of a person who is not told what to pick. */
type Picker = (page: Page, roll: (sides: number) => number) => Promise<void>;

/** Clicks, on the board where it can be. A place may be gone by then: the table has moved on. */
async function click(place: Locator): Promise<boolean> {
  return place.click({ timeout: 500 }).then(
    () => true,
    () => false,
  );
}

const byMouse: Picker = async (page, roll) => {
  const places = anchors(page);
  const count = await places.count();
  if (count > 0 && roll(2) === 0 && (await click(places.nth(roll(count))))) return;
  const listed = await options(page).count();
  if (listed > 0) await click(options(page).nth(roll(listed)));
};

const byKeyboard: Picker = async (page, roll) => {
  const keys = await page.locator('.options .option[aria-keyshortcuts]').evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-keyshortcuts') ?? ''),
  );
  if (keys.length > 0) await page.keyboard.press(keys[roll(keys.length)]!);
};

const byFinger: Picker = async (page, roll) => {
  const places = anchors(page);
  const count = await places.count();
  const tap = (place: Locator) => place.tap({ timeout: 500 }).then(() => true, () => false);
  if (count > 0 && roll(2) === 0 && (await tap(places.nth(roll(count))))) return;
  const listed = await options(page).count();
  if (listed > 0) await tap(options(page).nth(roll(listed)));
};

async function play(page: Page, pick: Picker, seed: number, most: number): Promise<void> {
  const roll = dice(seed);
  for (let picks = 0; picks < most; picks += 1) {
    if ((await turn(page)) === 'over') return;
    await pick(page, roll);
  }
  expect(await isOver(page), `the game is over after ${most} picks`).toBe(true);
}

/** Plays the game at this table to its end. */
export const playByMouse = (page: Page, seed = 1, most = 1500): Promise<void> => play(page, byMouse, seed, most);
export const playByKeyboard = (page: Page, seed = 1, most = 1500): Promise<void> => play(page, byKeyboard, seed, most);
export const playOnPhone = (page: Page, seed = 1, most = 1500): Promise<void> => play(page, byFinger, seed, most);
