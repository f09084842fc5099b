import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../games/contract';
import { seedOf } from './agreement';
import type { Promises } from './memory';
import { type Header, headerOf } from './record';
import { type Check, type Seen, verify } from './verify';

const read = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');

function fixture(game: string): { record: string; seen: Seen & { promises: Promises } } {
  const { mine, ...rest } = JSON.parse(read(`${game}.json`));
  const nonces = new Map(Object.entries(mine) as [Seat, string][]);
  return { record: read(`${game}.txt`), seen: { ...rest, mine: nonces, isWitness: true } };
}

/** For each game something that it told, something else in its place, and the pile that it came from. */
const LIES: Record<string, [RegExp, string, string]> = {
  imhotep: [/"ships":"\d+"/, '"ships":"1111"', 'pile-0'],
  kheops: [/"event":"tile-seen","seat":"A","tile":\d+/, '"event":"tile-seen","seat":"A","tile":0', 'pile-0'],
  pyramids: [/"pattern":"\w+"/, '"pattern":"X9"', 'pile-2'],
  cleopatra: [/"mosaic":"\w"/, '"mosaic":"-"', 'pile-2'],
};

const broken = (checks: Check[]) => checks.filter(({ outcome }) => outcome !== 'holds').map(({ id }) => id);
const ids = (checks: Check[]) => checks.map(({ id }) => id);

/** Another digit at the start of a header's hash. */
const forged = (record: string, name: string) =>
  record.replace(
    new RegExp(`^(${name} )(.)`, 'm'),
    (_, line: string, digit: string) => `${line}${digit === '0' ? '1' : '0'}`,
  );

/** A record with another seed is what a host would show who chose the shuffle. */
function reseeded(record: string, change: (header: Header) => Header): string {
  const header = change(headerOf(record));
  return record.replace(/^seed .*/m, `seed ${seedOf(header)}`);
}

describe.each(['imhotep', 'kheops', 'pyramids', 'cleopatra'])('a real game of %s', (game) => {
  const { record, seen } = fixture(game);

  it('is proven in everything', () => {
    const checks = verify(record, seen);
    expect(broken(checks)).toEqual([]);
    expect(ids(checks)).toEqual(expect.arrayContaining(['promised', 'kept', 'nonce-A', 'seed', 'pile-0', 'pile-1']));
  });

  it('is proven without any promise by what its record holds', () => {
    const checks = verify(record, { ...seen, promises: null });
    expect(broken(checks)).toEqual([]);
    expect(ids(checks)).toEqual(expect.arrayContaining(['kept', 'seed', 'pile-0', 'pile-1']));
    expect(ids(checks)).not.toContain('promised');
  });

  it.each([
    ['commitment', ['promised', 'kept', 'seed']],
    ['secret', ['kept', 'seed']],
    ['nonce A', ['nonce-A', 'seed']],
    ['options', ['kept']],
    ['table', ['kept']],
  ])('shows a forged %s', (name, expected) => {
    expect(broken(verify(forged(record, name), seen))).toEqual(expected);
  });

  it('is proven by the rules that were promised, and by no others', () => {
    const under = (rules: number) => record.replace(/^rules .*/m, `rules ${rules}`);
    const { rules } = headerOf(record);
    expect(broken(verify(under(Number(rules) + 1), seen))).toEqual(['kept']);
    expect(broken(verify(under(Number(rules) - 1), seen))).toEqual(['kept']);
  });

  it('shows a forged seed, and that no pile comes from it', () => {
    const found = broken(verify(forged(record, 'seed'), seen));
    expect(found).toEqual(expect.arrayContaining(['seed', 'pile-0', 'pile-1']));
  });

  it('shows a nonce that was left out, even if the seed fits', () => {
    const without = record.replace(/^nonce A .*\n/m, '');
    const fitting = reseeded(without, (header) => header);
    expect(broken(verify(fitting, seen))).toEqual(expect.arrayContaining(['nonce-A', 'pile-0']));
    expect(broken(verify(fitting, seen))).not.toContain('seed');
  });

  it('shows that the game told something else than the shuffle', () => {
    const [shown, other, pile] = LIES[game]!;
    const log = JSON.parse(JSON.stringify(seen.log).replace(shown, other));
    expect(broken(verify(record, { ...seen, log }))).toEqual([pile]);
  });
});

describe('nonces', () => {
  const { record, seen } = fixture('pyramids');

  it('that nobody promised are found', () => {
    const { B: _, ...hashes } = seen.promises.hashes;
    const checks = verify(record, { ...seen, promises: { ...seen.promises, hashes } });
    expect(broken(checks)).toEqual(['nonce-B']);
  });

  it('that were promised and never told are only mentioned', () => {
    const hashes = { ...seen.promises.hashes, C: 'ab'.repeat(32) };
    const checks = verify(record, { ...seen, promises: { ...seen.promises, hashes } });
    expect(checks.find(({ id }) => id === 'nonce-C')).toMatchObject({ outcome: 'open' });
  });
});

it('a record without a promise proves nothing', () => {
  const { record, seen } = fixture('imhotep');
  const bare = record.replaceAll(/^(table|commitment|secret|nonce .) .*\n/gm, '');
  expect(broken(verify(bare, seen))).toEqual(expect.arrayContaining(['promised', 'kept', 'nonce-A', 'seed']));
});
