import { defineConfig, devices } from '@playwright/test';

// A real server with the page in it, and a real browser; CHROMIUM names one that is installed already.
const executablePath = process.env.CHROMIUM;

export default defineConfig({
  testDir: 'tests',
  // The pictures of the documents and the times are made when they are wanted, and prove nothing.
  testIgnore: [...(process.env.PICTURES ? [] : ['pictures.spec.ts']), ...(process.env.TIMES ? [] : ['times.spec.ts'])],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
});
