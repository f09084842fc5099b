import { defineConfig, devices } from '@playwright/test';

// A real server with the page in it, and a real browser; CHROMIUM names one that is installed already.
const executablePath = process.env.CHROMIUM;

export default defineConfig({
  testDir: 'tests',
  // Pictures are kept once for all machines.
  snapshotPathTemplate: '{testDir}/gallery/{arg}{ext}',
  // What only says something is made when it is wanted: pictures of the documents, times, and requests.
  testIgnore: ['pictures', 'times', 'requests', 'light']
    .filter((name) => !process.env[name.toUpperCase()])
    .map((name) => `${name}.spec.ts`),
  timeout: 120_000,
  // A machine that does other things besides is no mistake of the page.
  expect: { timeout: 20_000 },
  // Each worker has a server and a browser of its own, and no test needs another.
  workers: 3,
  fullyParallel: true,
  // Every table is dealt anew: what fails in one deal of many is told as flaky, and tried in another one.
  retries: 1,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Writing down everything takes a sixth of the time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
});
