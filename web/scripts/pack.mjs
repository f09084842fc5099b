// Packs what was built, once and as small as it gets: the program serves the packed copies as they are.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = new URL('../dist', import.meta.url).pathname;
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|ftl)$/;
const PACKERS = [
  ['.br', (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (bytes) => gzipSync(bytes, { level: 9 })],
];

for (const name of readdirSync(DIST, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(DIST, name);
  const plain = readFileSync(file);
  for (const [end, pack] of PACKERS) {
    const packed = pack(plain);
    if (packed.length < plain.length) writeFileSync(file + end, packed);
  }
}
