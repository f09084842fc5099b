import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe as group, expect, test } from 'vitest';
import type { GameEvent, Seat } from '../contract';
import type { Arg, Phrase } from '../../words.svelte';
import { anchors, describe, flights, holds, name, pieces, step, touch } from './model';
import { bonusOf, isPalm, isThrone, SQUARES } from './palace';
import { cardsOf, pieceOf, verbOf } from './parse';
import type { View } from './view';

interface Moment {
  seat: Seat;
  view: View;
  legal: string[];
}

const here = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');
const files = readdirSync(new URL('fixtures', here)).filter((file) => !['events.json', 'walks.json'].includes(file));
const moments = files.map((file): [string, Moment] => [
  file.replace('.json', ''),
  JSON.parse(read(`fixtures/${file}`)) as Moment,
]);
const moment = (wanted: string): Moment => moments.find(([file]) => file === wanted)![1];
const events = JSON.parse(read('fixtures/events.json')) as GameEvent[];

const bundles = ['en', 'es'].map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`../../../../games/cleopatra/lang/${language}.ftl`)));
  bundle.addResource(new FluentResource(read(`${language}.ftl`)));
  return bundle;
});

/** Both languages have the words of a phrase and need nothing that it does not mention. */
function canBeSaid({ key, args = {} }: Phrase): void {
  const plain = (arg: Arg): string | number => {
    if (typeof arg !== 'object') return arg;
    if (Array.isArray(arg)) return arg.map(plain).join();
    if ('seat' in arg) return 'Ana';
    canBeSaid(arg as Phrase);
    return 'x';
  };
  const values = Object.fromEntries(Object.entries(args).map(([arg, value]) => [arg, plain(value)]));
  for (const bundle of bundles) {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    expect(pattern, `${key} (${bundle.locales.join()})`).toBeTruthy();
    const errors: Error[] = [];
    bundle.formatPattern(pattern!, values, errors);
    expect(errors, key).toEqual([]);
  }
}

/** Whatever can be pressed leaves a part of what is left. */
function checkTouch({ view, seat }: Moment, remaining: readonly string[]): void {
  const left = new Set(remaining);
  for (const [at, option] of touch(view, remaining, seat)) {
    canBeSaid(option.label);
    expect(at).toBe(option.id);
    expect(option.texts.length).toBeGreaterThan(0);
    expect(option.texts.every((text) => left.has(text))).toBe(true);
  }
}

/** Follows all options to their ends: the texts that can be reached, each once. */
function reached({ view, seat }: Moment, remaining: readonly string[], depth = 0): string[] {
  const asked = step(view, remaining, seat)!;
  canBeSaid(asked.prompt);
  checkTouch({ view, seat, legal: [] }, remaining);
  expect(depth).toBeLessThan(8);
  expect(asked.options.length).toBeLessThanOrEqual(13);
  expect(new Set(asked.options.map(({ id }) => id)).size).toBe(asked.options.length);
  return asked.options.flatMap((option) => {
    canBeSaid(option.label);
    expect(option.texts.length).toBeGreaterThan(0);
    if (option.texts.length === 1) return option.texts;
    expect(option.texts.length).toBeLessThan(remaining.length);
    return reached({ view, seat, legal: [] }, option.texts, depth + 1);
  });
}

group.each(moments)('%s', (_, here) => {
  const { view, seat, legal } = here;

  test('every legal text is reached by steps, and once', () => {
    if (legal.length === 0) expect(step(view, legal, seat)).toBeNull();
    else expect(reached(here, legal).toSorted()).toEqual(legal.toSorted());
  });

  test('every text has a name, and the position can be told', () => {
    for (const text of legal) canBeSaid(name(view, text));
    for (const viewer of [seat, null]) {
      for (const { title, lines } of describe(view, viewer)) [title, ...lines].forEach(canBeSaid);
    }
    holds(view, seat).forEach(canBeSaid);
  });
});

test('both languages have the same messages', () => {
  const keys = (language: string) => [...read(`${language}.ftl`).matchAll(/^[a-z-]+(?= =)/gm)].map(([key]) => key);
  expect(keys('es')).toEqual(keys('en'));
});

test('all kinds of action occur', () => {
  const verbs = new Set(moments.flatMap(([, { legal }]) => legal.map(verbOf)));
  expect([...verbs].toSorted()).toEqual([
    'build',
    'claim',
    'discard',
    'done',
    'keep',
    'market',
    'offer',
    'palms',
    'pay',
    'place',
    'worship',
  ]);
});

test('cards can be pressed one by one until the payment is told', () => {
  const { view, seat, legal } = moment('pay');
  for (const wanted of legal) {
    let remaining: readonly string[] = legal;
    for (const card of cardsOf(wanted)) {
      const more = touch(view, remaining, seat).get(`hand-${card}`);
      if (more?.texts.includes(wanted)) remaining = more.texts;
    }
    expect(remaining).toContain(wanted);
  }
});

test('a piece that is all covered is paid with nothing', () => {
  const { view, seat } = moment('pay');
  expect(step(view, ['pay'], seat)!.options.map(({ texts }) => texts)).toEqual([['pay']]);
  expect(touch(view, ['pay'], seat).size).toBe(0);
  canBeSaid(name(view, 'pay'));
});

test('events have anchors and flights', () => {
  const [before, after] = [moment('turn').view, moment('second').view];
  for (const event of events) {
    expect(anchors(event).every((at) => !at.includes('undefined'))).toBe(true);
    for (const { from, to, symbol } of flights(event, before, after)) {
      expect(`${from} ${to} ${symbol}`).not.toContain('undefined');
      expect(symbol).toMatch(/^cleopatra-/);
    }
  }
  expect(anchors({ event: 'walked', spaces: 1, space: 2 })).toEqual(['queen']);
  expect(pieces('A', 'scarabs', { key: 'piece-start' }, before)).toEqual(['seat-A-scarabs']);
});

test('the garden has its palms and the throne its space', () => {
  expect(SQUARES.filter(isPalm)).toHaveLength(34);
  expect(SQUARES.filter(isThrone)).toHaveLength(9);
});

test('a mosaic earns its palms', () => {
  const { view } = moment('turn');
  expect(bonusOf(view, pieceOf('build mosaic d4 d5 d6 d7 e4'))).toBe(5);
});
