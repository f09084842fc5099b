import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe as suite, expect, test } from 'vitest';
import type { View } from '../../types/kheops';
import type { Arg, Phrase } from '../../words.svelte';
import type { GameEvent, Seat } from '../contract';
import events from './fixtures/events.json';
import saved from './fixtures/moments.json';
import * as model from './model';
import { beyond, CELLS, facing, SIDES } from './model/cell';
import { chosenCell, settled } from './model/choose';
import { layingOf, nextWay } from './model/laying';
import { networks } from './model/networks';
import { tellCell } from './model/phrases';
import { whyNot } from './model/why';

/** How a real game stood for a seat; `networks` are the points that the server gave for networks. */
interface Moment {
  seat: Seat;
  view: View;
  legal: string[];
  networks: { A: number; B: number };
}

const moments = saved as Moment[];
const deciding = moments.filter(({ legal }) => legal.length > 0);
const over = moments.at(-1)!;
const momentOf = (phase: string, least = 1) =>
  deciding.find(({ view, legal }) => view.phase === phase && legal.length >= least)!;

const bundles = ['en', 'es'].map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of [`../../../../games/kheops/lang/${language}.ftl`, `./${language}.ftl`]) {
    bundle.addResource(new FluentResource(readFileSync(new URL(path, import.meta.url), 'utf8')));
  }
  return bundle;
});

/** Says a phrase in both languages, and minds every word and variable that is missing. */
function expectSaid(phrase: Phrase): void {
  for (const bundle of bundles) {
    const said = (arg: Arg): string | number => {
      if (Array.isArray(arg)) return arg.map(said).join(', ');
      if (typeof arg !== 'object') return arg;
      return 'seat' in arg ? String(arg.seat) : sayIn(arg);
    };
    const sayIn = ({ key, args = {} }: Phrase): string => {
      const [id = '', attribute] = key.split('.');
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      expect(pattern, `${key} in ${bundle.locales}`).toBeTruthy();
      const errors: Error[] = [];
      const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, said(arg)]));
      const text = bundle.formatPattern(pattern!, values, errors);
      expect(errors, key).toEqual([]);
      return text;
    };
    expect(sayIn(phrase)).not.toBe('');
  }
}

/** Follows every option of every step, and gives the texts that it comes to. */
function reached({ view, seat }: Moment, remaining: readonly string[]): string[] {
  const step = model.step(view, remaining, seat)!;
  expectSaid(step.prompt);
  expect(new Set(step.options.map(({ id }) => id)).size).toBe(step.options.length);
  return step.options.flatMap(({ texts, label }) => {
    expectSaid(label);
    if (texts.length === 1) return texts;
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.length).toBeLessThan(remaining.length);
    return reached({ view, seat } as Moment, texts);
  });
}

suite('steps', () => {
  test.each(deciding)('lead to every legal text once: $view.phase after $view.turns turns', (moment) => {
    expect(reached(moment, moment.legal).sort()).toEqual([...moment.legal].sort());
  });

  test('of a single text offer it', () => {
    for (const { view, legal, seat } of deciding) {
      const texts = [legal[0]!];
      expect(model.step(view, texts, seat)?.options.map((option) => option.texts)).toEqual([texts]);
    }
  });

  test('end with the game', () => {
    expect(model.step(over.view, [], 'A')).toBeNull();
    expect(model.touch(over.view, [], 'A').size).toBe(0);
  });
});

suite('the board', () => {
  test.each(deciding)('offers only what is left: $view.phase after $view.turns turns', ({ view, legal, seat }) => {
    const open = model.touch(view, legal, seat);
    expect(open.size).toBeGreaterThan(0);
    for (const { texts, label } of open.values()) {
      expectSaid(label);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.length < legal.length || legal.length === 1).toBe(true);
      expect(texts.every((text) => legal.includes(text))).toBe(true);
      for (const further of texts.length > 1 ? model.touch(view, texts, seat).values() : []) {
        expect(further.texts.every((text) => texts.includes(text))).toBe(true);
      }
    }
  });

  test('places a worker where it is pressed, and other pawns from the supply', () => {
    const { view, legal, seat } = momentOf('place');
    const open = model.touch(view, legal, seat);
    const cell = legal[0]!.split(' ')[1]!;
    expect(open.get(`cell-${cell}`)?.texts).toEqual([`worker ${cell}`]);
    const mummies = open.get(`supply-${seat}-mummy`)!.texts;
    expect(mummies.every((text) => text.startsWith('mummy '))).toBe(true);
    expect(model.touch(view, mummies, seat).get(`cell-${cell}`)?.texts).toEqual([`mummy ${cell}`]);
  });

  test('offers the pawns that can replace a worker on its tile', () => {
    const found = deciding.flatMap(({ view, legal, seat }) => {
      const taken = view.cells.filter(({ pawn }) => pawn && pawn.seat !== seat).map(({ cell }) => `cell-${cell}`);
      const open = model.touch(view, legal, seat);
      return view.phase === 'place' ? taken.flatMap((at) => open.get(at)?.texts ?? []) : [];
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => /^(mummy|pharaoh) /.test(text))).toBe(true);
  });

  test('takes a tile and its cell in any order, then the way it lies', () => {
    const { view, legal, seat } = momentOf('build', 40);
    const cell = legal[0]!.split(' ')[2]!;
    const there = model.touch(view, legal, seat).get(`cell-${cell}`)!.texts;
    const hand = [...model.touch(view, there, seat).values()].filter(({ id }) => id.startsWith('hand-'));
    expect(hand.length).toBe(3);
    const several = hand.find(({ texts }) => texts.length > 1)!.texts;
    const ways = [...model.touch(view, several, seat).keys()];
    expect(ways.length).toBe(3);
    expect(ways.every((way) => way.startsWith('way-'))).toBe(true);
    const place = settled(view, several)!;
    expect(place.cell).toBe(cell);
    const first = layingOf(view, several, place, null)!;
    const next = layingOf(view, several, place, nextWay(first))!;
    expect(new Set([first.openings, next.openings, nextWay(next)]).size).toBe(3);
  });

  test('shows which pawn is being moved or swapped, and where a tile was picked first', () => {
    for (const { view, legal, seat } of [momentOf('move', 16), momentOf('swap', 10), momentOf('build', 40)]) {
      expect(chosenCell(legal)).toBeNull();
      const first = [...model.touch(view, legal, seat).values()].find(({ id }) => id.startsWith('cell-'))!;
      expect(`cell-${chosenCell(first.texts)}`).toBe(first.id);
    }
  });

  test('asks about a cell only while there is something to decide', () => {
    expect(whyNot(over.view, [], '0.0')).toBeUndefined();
    const { view, legal } = momentOf('build');
    expect(whyNot(view, legal, '6.0')).toMatch(/^build \d+ 6\.0 [lrb]+$/);
  });
});

suite('words', () => {
  test.each(moments)('tell all there is: $view.phase after $view.turns turns', ({ view, legal, seat }) => {
    legal.forEach((text) => expectSaid(model.name(view, text)));
    const all = networks(view);
    view.cells.forEach(({ cell }) => expectSaid(tellCell(view, all, cell)));
    for (const { title, lines } of [...model.describe(view, seat), ...model.describe(view, null)]) {
      expectSaid(title);
      lines.forEach(expectSaid);
    }
    model.holds(view, seat).forEach(expectSaid);
  });
});

test('both languages have the same words', () => {
  const [english, spanish] = ['en', 'es'].map((language) => {
    const text = readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf8');
    return [...text.matchAll(/^(kheops-[a-z-]+) =/gm)].map(([, key]) => key);
  });
  expect(spanish).toEqual(english);
});

suite('networks', () => {
  test('give what the server counts', () => {
    for (const { view, networks: counted } of moments) {
      const points = { A: 0, B: 0 };
      for (const { leader, points: worth } of networks(view)) {
        if (leader === 'A' || leader === 'B') points[leader] += worth;
      }
      expect(points).toEqual(counted);
    }
  });

  test('cells share their sides both ways', () => {
    expect(CELLS.length).toBe(49);
    for (const cell of CELLS) {
      for (const side of SIDES) {
        const there = beyond(cell, side);
        if (there) expect(beyond(there, facing(side))).toBe(cell);
      }
    }
  });
});

suite('events', () => {
  test.each(events as GameEvent[])('have their place on the board: $event', (event) => {
    expect(model.anchors(event).length).toBeGreaterThan(0);
    for (const { symbol, from, to } of model.flights(event, over.view, over.view)) {
      expect(symbol).toMatch(/^kheops-(worker|mummy|priest|pharaoh|tile-(room|passage|back))$/);
      expect(from).not.toBe(to);
    }
  });

  test('points lead to the tiles they come from', () => {
    const piece = { key: 'piece-network', args: { tiles: ['20 (0.0)', '40 (0.1)'], points: 3, count: 2 } };
    expect(model.pieces('A', 'rooms', piece, over.view)).toEqual(['cell-0.0', 'cell-0.1']);
  });
});
