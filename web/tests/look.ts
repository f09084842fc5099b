// What is looked at wherever a test arrives: anybody can use it, it fits, and the browser has nothing to complain of.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing keeps anybody from using what is shown now. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
}

/** The page does not scroll sideways. */
export async function fits(page: Page, where = page.url()): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Everything that goes wrong on this page from now on, as the browser says it. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}
