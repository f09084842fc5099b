// A `mastaba serve` of its own for every worker, on a free port, with a data folder that is gone afterwards.
//
//   import { expect, test } from './server';
//   test('…', async ({ page, server }) => { await page.goto('/'); await server.stop(); await server.start(); });
//
// MASTABA_BIN names the program. MASTABA_PAGE names a folder with a built page, to take in place of the program’s own.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';

export { expect } from '@playwright/test';

const WEB = join(import.meta.dirname, '..');

function program(): string {
  const built = ['../target/release/mastaba', '../target/debug/mastaba'].map((path) => join(WEB, path));
  const found = process.env['MASTABA_BIN'] ?? built.find((path) => existsSync(path));
  if (!found) throw new Error('build the program first, or name it with MASTABA_BIN');
  return found;
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`nothing answers at ${address}`);
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => (child.exitCode === null ? child.once('exit', () => done()) : done()));

export class Server {
  #program: ChildProcess | null = null;
  #page: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), 'mastaba-e2e-'));
  #port = 0;
  /** Where the page is. */
  base = '';

  async open(): Promise<void> {
    this.#port = await freePort();
    await this.start();
    this.base = `http://127.0.0.1:${this.#port}`;
    const built = process.env['MASTABA_PAGE'];
    if (!built) return;
    const port = await freePort();
    const listen = ['--outDir', built, '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
    this.#page = spawn('node_modules/.bin/vite', ['preview', ...listen], {
      cwd: WEB,
      env: { ...process.env, MASTABA_SERVER: this.base },
      stdio: 'ignore',
    });
    this.base = `http://127.0.0.1:${port}`;
    await answers(this.base);
  }

  async start(): Promise<void> {
    const listen = ['--listen', `127.0.0.1:${this.#port}`, '--data', this.#data, '--no-limits'];
    this.#program = spawn(program(), ['serve', ...listen], { stdio: 'ignore' });
    await answers(`http://127.0.0.1:${this.#port}/healthz`);
  }

  async stop(): Promise<void> {
    this.#program?.kill('SIGTERM');
    if (this.#program) await ended(this.#program);
  }

  async close(): Promise<void> {
    await this.stop();
    this.#page?.kill('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export const test = plain.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.base),
});
