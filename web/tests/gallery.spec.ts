// The gallery as it was approved: every game's signs, what scenes share, and set positions in all compositions, light and
// dark. A picture that has changed on purpose is renewed with `npm run gallery:renew`.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test as plain } from '@playwright/test';
import { build, preview } from 'vite';

const WEB = join(import.meta.dirname, '..');

// One after the other: the gallery is built once, and one page shows all of it.
plain.describe.configure({ mode: 'default' });

/** Builds the gallery, serves it and opens a page for it. */
const test = plain.extend<object, { gallery: string; shown: Page }>({
  gallery: [
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'mastaba-gallery-'));
      const common = { root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' } as const;
      await build({
        ...common,
        build: { outDir, emptyOutDir: true, minify: false, rollupOptions: { input: join(WEB, 'gallery/index.html') } },
      });
      const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } });
      const { port } = server.httpServer.address() as AddressInfo;
      await use(`http://127.0.0.1:${port}/gallery/index.html`);
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  shown: [
    async ({ browser }, use) => {
      // Smaller pictures show as well what has changed, and weigh a sixth.
      const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 0.4 });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

type Scheme = 'light' | 'dark';
type Size = [width: number, height: number];

const WIDE: Size = [1600, 900];
const SQUARE: Size = [1024, 768];
const TALL: Size = [390, 844];
const LOW: Size = [844, 390];

/** The moments of each game's fixtures that are kept, and how they are looked at. */
const POSITIONS: Record<string, [moment: number, size: Size, scheme: Scheme, language: 'en' | 'es'][]> = {
  imhotep: [
    [48, WIDE, 'light', 'en'],
    [20, WIDE, 'dark', 'es'],
    [33, SQUARE, 'light', 'es'],
    [44, TALL, 'dark', 'en'],
    [47, LOW, 'light', 'en'],
    [28, TALL, 'light', 'es'],
  ],
  kheops: [
    [6, WIDE, 'light', 'en'],
    [17, WIDE, 'dark', 'es'],
    [12, SQUARE, 'dark', 'en'],
    [1, TALL, 'light', 'es'],
    [10, LOW, 'dark', 'es'],
    [13, TALL, 'dark', 'en'],
  ],
  pyramids: [
    [21, WIDE, 'light', 'en'],
    [18, WIDE, 'dark', 'es'],
    [11, SQUARE, 'light', 'es'],
    [20, TALL, 'dark', 'en'],
    [5, LOW, 'light', 'en'],
    [12, TALL, 'light', 'es'],
  ],
  cleopatra: [
    [74, WIDE, 'light', 'en'],
    [57, WIDE, 'dark', 'es'],
    [38, SQUARE, 'light', 'es'],
    [23, TALL, 'dark', 'en'],
    [55, LOW, 'light', 'en'],
    [61, TALL, 'light', 'es'],
  ],
};

const SHOWN = [
  ...(['light', 'dark'] as const).map((scheme) => ({ name: `kit-${scheme}`, query: 'kit', size: WIDE, scheme })),
  ...Object.entries(POSITIONS).flatMap(([game, positions]) => [
    ...(['light', 'dark'] as const).map((scheme) => ({
      name: `${game}-signs-${scheme}`,
      query: `game=${game}&signs`,
      size: WIDE,
      scheme,
    })),
    ...positions.map(([moment, size, scheme, language]) => ({
      name: `${game}-${moment}-${size.join('x')}-${scheme}-${language}`,
      query: `game=${game}&at=${moment}&lang=${language}`,
      size,
      scheme,
    })),
  ]),
];

test.setTimeout(60_000);

for (const { name, query, size, scheme } of SHOWN) {
  test(`the gallery shows ${name} as before`, async ({ gallery, shown }) => {
    const [width, height] = size;
    await shown.setViewportSize({ width, height });
    await shown.emulateMedia({ colorScheme: scheme });
    await shown.goto(`${gallery}?${query}&theme=${scheme}`);
    await shown.locator('[data-at], .signs figure, svg[role=img]').first().waitFor({ state: 'attached' });
    await shown.evaluate(() => document.fonts.ready);
    // Nothing moves there, so one look is enough.
    const picture = await shown.screenshot({ animations: 'disabled', scale: 'device' });
    expect(picture).toMatchSnapshot(`${name}.png`, { maxDiffPixelRatio: 0.01 });
  });
}
