// How much somebody loads who comes to a table for the first time: the page and one game, packed with gzip, the font
// included, in the language with the longer words. Fails above the limit. The start page is told, too.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const DIST = new URL('../dist/', import.meta.url).pathname;
const SOURCES = new URL('../src/games/', import.meta.url);
/** The folders of games; what they share lies in folders of its own. */
const GAMES = readdirSync(SOURCES).filter((name) => existsSync(new URL(`${name}/index.ts`, SOURCES)));

/** The manifest says what each part needs; it is written by `vite build --manifest`. */
const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'));

const sizes = new Map();
const size = (file) => {
  if (!sizes.has(file)) {
    const bytes = readFileSync(DIST + file);
    sizes.set(file, file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length);
  }
  return sizes.get(file);
};

/** Every file that is loaded with a part: itself, what it imports at once, its styles, fonts and pictures. */
function loaded(key, files = new Set(), seen = new Set()) {
  if (seen.has(key)) return files;
  seen.add(key);
  const part = manifest[key];
  for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(file);
  for (const needed of part.imports ?? []) loaded(needed, files, seen);
  return files;
}

/** Parts that a table does not load before they are wanted: places of their own. */
const ELSEWHERE =
  /About|Care|Chat|Create|EndingPapers|later\/|FairPanel|FairRecord|fair\.|Nowhere|ReplayPage|RulesPage|RulesTab|SettingsPanel|Start|Turn\./;

/** The parts that a game and the table around it load when they are opened. */
const opened = (game, language) =>
  Object.keys(manifest).filter((key) => {
    const other = GAMES.some((name) => name !== game && key.includes(`games/${name}/`));
    if (!manifest[key].isDynamicEntry || other) return false;
    return !ELSEWHERE.test(key) && (!key.includes('.ftl') || key.includes(`${language}.ftl`));
  });

function visit(game, language) {
  const files = new Set(['index.html']);
  for (const key of ['index.html', ...opened(game, language)]) loaded(key, files);
  return [...files].sort((one, other) => size(other) - size(one));
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const total = (files) => files.reduce((sum, file) => sum + size(file), 0);

const start = loaded('src/pages/Start.svelte', loaded('index.html'));
console.log(`start page: ${kilobytes(total([...start]))} kB`);

for (const game of GAMES) {
  const [files] = ['en', 'es'].map((language) => visit(game, language)).sort((one, other) => total(other) - total(one));
  const largest = files.slice(0, 4).map((file) => `${file} ${kilobytes(size(file))}`);
  console.log(`${game}: ${kilobytes(total(files))} kB of ${LIMIT / 1000} (${largest.join(', ')})`);
  if (total(files) > LIMIT) process.exitCode = 1;
}
