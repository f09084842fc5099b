import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOfLines, hex } from './bytes';
import { sha256 } from './sha256';
import { shuffled, Stream, streamNumber } from './shuffle';

/** The vectors of the page that defines records: each line's words before and after its equals sign. */
function vectors(): { kind: string; given: string[]; gives: string[] }[] {
  const page = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf8');
  const fence = /```vectors\n(.*?)```/s.exec(page)?.[1] ?? '';
  const lines = fence.replaceAll(/\n +/g, ' ').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [left = '', right = ''] = line.split('=').map((side) => side.trim());
    const [kind = '', ...given] = left.split(/ +/);
    return { kind, given, gives: right.split(/ +/) };
  });
}

const all = vectors();
const seeds = new Map(all.filter(({ kind }) => kind === 'seed').map(({ given, gives }) => [given[0], gives[0] ?? '']));

function computed(kind: string, [first = '', name = '', ...rest]: string[]): string[] {
  if (kind === 'stream') return [String(streamNumber(first))];
  const seed = seeds.get(first) ?? '';
  const stream = new Stream(seed, name);
  const word = () => stream.word().toString(16).padStart(8, '0');
  if (kind === 'words') return Array.from({ length: Number(rest[0]) }, word);
  if (kind === 'below') return rest.map((bound) => String(stream.below(Number(bound))));
  return shuffled(seed, name, rest);
}

test.each(all.filter(({ kind }) => ['stream', 'words', 'below', 'shuffle'].includes(kind)))(
  '$kind $given',
  ({ kind, given, gives }) => expect(computed(kind, given)).toEqual(gives),
);

test('the page has vectors of every kind', () => {
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['seed', 'stream', 'words', 'below', 'shuffle', 'series']),
  );
});

test('the hash is that of every other SHA-256, whatever the length', async () => {
  for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7) & 255);
    const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
    expect(hex(sha256(message))).toBe(hex(expected));
  }
  expect(hashOfLines([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
