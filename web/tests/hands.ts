// Dragging in a real browser: with the mouse, and with a finger, which the browser may take for scrolling.

import { expect, type Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

interface Hand {
  down(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  up(): Promise<void>;
}

const STEPS = 8;

const mouse = ({ mouse: hand }: Page): Hand => ({
  async down({ x, y }) {
    await hand.move(x, y);
    await hand.down();
  },
  move: ({ x, y }) => hand.move(x, y),
  up: () => hand.up(),
});

/** Touches that the browser itself reads: it decides whether they scroll. */
async function finger(page: Page): Promise<Hand> {
  const browser = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) => {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => touch('touchStart', at),
    move: (at) => touch('touchMove', at),
    up: () => touch('touchEnd'),
  };
}

const found = (page: Page, at: string) => page.locator(`.board ${at}`).first();

/** The middle of something on the board, and whether nothing lies over it. */
async function middle(page: Page, at: string): Promise<Point & { isFree: boolean }> {
  return found(page, at).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const centre = { x: x + width / 2, y: y + height / 2 };
    const above = document.elementFromPoint(centre.x, centre.y);
    return { ...centre, isFree: above?.closest('main') != null };
  });
}

/** Something on the board, once it has come to rest. */
async function atRest(page: Page, at: string): Promise<Point> {
  let here: Point = { x: 0, y: 0 };
  await expect(async () => {
    const before = here;
    here = await middle(page, at);
    expect(Math.hypot(here.x - before.x, here.y - before.y)).toBeLessThan(1);
  }).toPass({ intervals: [100] });
  return here;
}

async function goTo(hand: Hand, from: Point, to: Point): Promise<void> {
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await hand.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
}

async function carry(page: Page, hand: Hand, from: string, to: string): Promise<void> {
  const here = await atRest(page, from);
  await hand.down(here);
  const { isFree, ...there } = await middle(page, to);
  expect(isFree, `${to} can be reached`).toBe(true);
  await goTo(hand, here, there);
  await hand.up();
}

export const byMouse = (page: Page, from: string, to: string): Promise<void> => carry(page, mouse(page), from, to);

export const byFinger = async (page: Page, from: string, to: string): Promise<void> =>
  carry(page, await finger(page), from, to);

/** A finger goes upwards over something. */
export async function swipeUp(page: Page, at: string): Promise<void> {
  const hand = await finger(page);
  const from = await middle(page, at);
  await hand.down(from);
  await goTo(hand, from, { x: from.x, y: from.y - 200 });
  await hand.up();
}

/** The anchor of a piece or a place. */
export const at = (anchor: string): string => `[data-at="${anchor}"]`;
