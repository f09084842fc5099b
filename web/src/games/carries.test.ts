import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Carry, Seat } from './contract';
import { deciding as cleopatra } from './cleopatra/model/decide';
import * as imhotep from './imhotep/model/carry';
import * as kheops from './kheops/model/carry';
import * as pyramids from './pyramids/model/carry';

interface Moment {
  seat: Seat;
  view: any;
  legal: string[];
}
type Carries = (view: any, remaining: readonly string[], seat: Seat) => Carry[];

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Every moment that is kept of a game. */
function momentsOf(game: string): Moment[] {
  const files = readdirSync(new URL(`${game}/fixtures`, import.meta.url)).filter((file) => file !== 'events.json');
  return files.flatMap((file): Moment[] => {
    const kept = read(`${game}/fixtures/${file}`);
    const all: (Moment & { viewer: Seat; before: any })[] = Array.isArray(kept) ? kept : (kept.moments ?? [kept]);
    return all.map((moment) => ({ ...moment, seat: moment.seat ?? moment.viewer, view: moment.view ?? moment.before }));
  });
}

/** What is done with a piece in the hand, by the first word of its text. */
const BY_HAND: [string, Carries, RegExp][] = [
  ['imhotep', imhotep.carries, /^(stones|load|sail|take|play|pyramid)\b/],
  ['kheops', kheops.carries, /^(worker|mummy|priest|pharaoh|swap|move|build)\b/],
  ['pyramids', pyramids.carries, /^(mark|bonus|take)\b/],
  ['cleopatra', cleopatra.carries, /^(market|place|build|claim|discard)\b/],
];

describe.each(BY_HAND)('a hand at a table of %s', (game, carries, verbs) => {
  const moments = momentsOf(game).filter(({ legal }) => legal.length > 1);

  test('does whatever can be done by hand, and nothing else', () => {
    expect(moments.length).toBeGreaterThan(3);
    for (const { view, legal, seat } of moments) {
      const texts = new Set(carries(view, legal, seat).map(({ text }) => text));
      expect(legal.filter((text) => verbs.test(text) && !texts.has(text))).toEqual([]);
      expect([...texts].filter((text) => !legal.includes(text))).toEqual([]);
    }
  });

  test('takes something from one place to another', () => {
    for (const { view, legal, seat } of moments) {
      for (const { symbol, from, to } of carries(view, legal, seat)) {
        expect(symbol).toMatch(new RegExp(`^${game}-`));
        expect(from).not.toBe(to);
      }
    }
  });
});
