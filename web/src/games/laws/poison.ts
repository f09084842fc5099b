// Proof that the page shows the numbers of the program and works out none: every number of the printed tables and of the
// computed fields of views is replaced by an improbable one, and that is what must be read.

import { beforeAll, describe, expect, test } from 'vitest';
import type { Arg, Phrase } from '../../words.svelte';
import type { GameFace } from '../contract';
import { games } from '../index';
import { read, speak } from './drawn.svelte';
import { momentsOf, titleOf, type Moment } from './moments';

const TIMEOUT = 120_000;
/** No game counts as far as this. */
const IMPROBABLE = 20_001;

type Tree = Record<string, unknown>;

interface Antidote {
  /** Numbers that no text shows: they say where something is drawn, or how often. */
  silent?: string[];
}

/** Numbers that were put in, with where they stand: `computed.next.chamber.points`. Places in lists and seats are left out. */
class Poison {
  readonly paths = new Map<number, string>();
  #next = IMPROBABLE;

  /** Replaces every number below a part, except below `sizes`, which say how much there is to draw. */
  into(tree: Tree, path: string): void {
    for (const [name, value] of Object.entries(tree)) {
      const isStep = !/^(\d+|[A-D])$/.test(name);
      const here = isStep ? `${path}.${name}` : path;
      if (name === 'sizes') continue;
      if (typeof value === 'number') {
        this.paths.set(this.#next, here);
        tree[name] = this.#next;
        this.#next += 1;
      } else if (typeof value === 'object' && value !== null) this.into(value as Tree, here);
    }
  }

  has = (value: number): boolean => this.paths.has(value);
}

const tables = import.meta.glob<{ printed: Tree }>('../../types/*.printed.ts');

/** Every number of a phrase, with what says it. */
function numbersOf({ key, args = {} }: Phrase): [string, number][] {
  const inside = (name: string, arg: Arg): [string, number][] => {
    if (Array.isArray(arg)) return arg.flatMap((item) => inside(name, item));
    if (typeof arg === 'number') return [[`${key} ${name}`, arg]];
    if (typeof arg === 'string') return /^-?\d+$/.test(arg) ? [[`${key} ${name}`, Number(arg)]] : [];
    return 'key' in arg ? numbersOf(arg as Phrase) : [];
  };
  return Object.entries(args).flatMap(([name, arg]) => inside(name, arg));
}

/** All that the model says about a moment. */
function wordsOf(face: GameFace, { before: view, viewer, legal }: Moment): Phrase[] {
  const told = [viewer, null].flatMap((own) =>
    face.describe(view, own).flatMap(({ title, lines }) => [title, ...lines]),
  );
  const held = Object.keys(view.seats).flatMap((seat) => face.holds(view, seat as 'A'));
  if (!viewer || legal.length === 0) return [...told, ...held];
  const asked = steps(face, view, viewer, legal);
  const open = [...face.touch(view, legal, viewer).values()].map(({ label }) => label);
  return [...told, ...held, ...asked, ...open, ...legal.map((text) => face.name(view, text))];
}

function steps(face: GameFace, view: unknown, seat: 'A' | 'B' | 'C' | 'D', remaining: readonly string[]): Phrase[] {
  const step = face.step(view, remaining, seat);
  if (!step) return [];
  const deeper = step.options.flatMap(({ label, texts }) =>
    texts.length > 1 && texts.length < remaining.length ? [label, ...steps(face, view, seat, texts)] : [label],
  );
  return [step.prompt, ...deeper];
}

export function poison(game: string, { silent = [] }: Antidote = {}): void {
  const moments = momentsOf(game);
  const given = new Poison();
  let face: GameFace;
  const seen = new Set<string>();
  /** By what says a number: the poisoned ones and the others it said. */
  const said = new Map<string, { poisoned: number; others: [number, string][] }>();

  beforeAll(async () => {
    const { printed } = await tables[`../../types/${game}.printed.ts`]!();
    given.into(printed, 'printed');
    for (const { before, after } of moments)
      for (const { computed } of [before, after]) given.into(computed, 'computed');
    face = (await games[game]!()).default;
    await speak(face);
    const note = (number: number) => given.has(number) && seen.add(given.paths.get(number)!);
    for (const moment of moments) {
      for (const [where, number] of wordsOf(face, moment).flatMap(numbersOf)) {
        const known = said.get(where) ?? { poisoned: 0, others: [] };
        if (given.has(Math.abs(number))) known.poisoned += 1;
        else if (number !== 0) known.others.push([number, titleOf(moment)]);
        said.set(where, known);
        note(Math.abs(number));
      }
      const texts = read(face, moment.before, moment.viewer, moment.legal);
      for (const text of texts) {
        // Large numbers are read with a comma.
        const digits = text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? [];
        digits.forEach((number) => note(Number(number)));
      }
    }
  }, TIMEOUT);

  describe(`the numbers of ${game}`, () => {
    test('what says a number of the program always says the number of the program', () => {
      const mixed = [...said].filter(([, { poisoned, others }]) => poisoned > 0 && others.length > 0);
      expect(mixed.map(([where, { others }]) => [where, others[0]])).toEqual([]);
    });

    test('every number of the program can be read', () => {
      const all = new Set(given.paths.values());
      expect([...all].filter((path) => !seen.has(path) && !silent.includes(path)).toSorted()).toEqual([]);
    });

    test('what is called silent is there, and is silent', () => {
      const all = new Set(given.paths.values());
      expect(silent.filter((path) => !all.has(path) || seen.has(path))).toEqual([]);
    });
  });
}
