import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameWords } from './words-plugin';

// While the page is being worked on, `npm run dev` serves it in front of a `mastaba serve` on its usual port.
const server = process.env.MASTABA_SERVER ?? 'http://127.0.0.1:8270';
// Links are made of the address that the page was asked at, so it is passed on as it is.
const proxy = { '/api': { target: server, changeOrigin: false } };
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [gameWords(), svelte()],
  // Tests that draw boards mount them as a browser does.
  resolve: {
    ...(process.env.VITEST && { conditions: ['browser'] }),
    alias: { '@games': path('../games'), '@crates': path('../crates') },
  },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  build: {
    target: 'es2023',
    // The content policy allows nothing inline, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rollupOptions: {
      input: { index: path('index.html'), sw: path('src/sw.ts') },
      output: {
        // The service worker is found by its name; everything else is kept for good under the hash of its contents.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
