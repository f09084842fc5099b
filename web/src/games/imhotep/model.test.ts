import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe as suite, expect, it } from 'vitest';
import gameEn from '@games/imhotep/lang/en.ftl?raw';
import gameEs from '@games/imhotep/lang/es.ftl?raw';
import type { View } from '../../types/imhotep';
import type { Arg, Phrase } from '../../words.svelte';
import type { GameEvent, Seat } from '../contract';
import { CARDS } from './data';
import pageEn from './en.ftl?raw';
import pageEs from './es.ftl?raw';
import events from './fixtures/events.json';
import saved from './fixtures/moments.json';
import { anchors, describe, flights, holds, name, pieces, step, touch } from './model';
import { groups } from './model/chamber';
import { parse } from './model/parse';
import { chosenShip } from './model/touch';

interface Moment {
  seat: Seat;
  legal: string[];
  view: View;
}
const moments = saved as unknown as Moment[];
const told = events as GameEvent[];
const deciding = moments.filter(({ legal }) => legal.length > 0);

const bundle = (language: string, ...files: string[]): FluentBundle => {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const file of files) words.addResource(new FluentResource(file));
  return words;
};
const bundles = [bundle('en', gameEn, pageEn), bundle('es', gameEs, pageEs)];

/** Says a phrase and insists that everything it needs is there. */
const said = (words: FluentBundle, phrase: Phrase): string => {
  const value = (arg: Arg): FluentVariable => {
    if (Array.isArray(arg)) return arg.map((item) => String(value(item))).join(', ');
    if (typeof arg !== 'object') return arg;
    return 'seat' in arg ? String(arg.seat) : said(words, arg as Phrase);
  };
  const [id = '', attribute] = phrase.key.split('.');
  const message = words.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message ${phrase.key}`);
  const wrong: Error[] = [];
  const args = Object.entries(phrase.args ?? {}).map(([key, arg]) => [key, value(arg)] as const);
  const sentence = words.formatPattern(pattern, Object.fromEntries(args), wrong);
  expect(wrong, phrase.key).toEqual([]);
  return sentence;
};
const speakable = (phrase: Phrase): void => bundles.forEach((words) => said(words, phrase));

/** Follows every option of every step and gives the texts that are reached. */
const reached = (moment: Moment, remaining: string[]): string[] => {
  const asked = step(moment.view, remaining, moment.seat);
  if (!asked) throw new Error(`nothing is asked with ${remaining.length} texts left`);
  speakable(asked.prompt);
  expect(new Set(asked.options.map(({ id }) => id)).size).toBe(asked.options.length);
  expect(asked.options.flatMap(({ texts }) => texts).toSorted()).toEqual(remaining.toSorted());
  return asked.options.flatMap(({ label, texts }) => {
    speakable(label);
    expect(texts.length === 1 || texts.length < remaining.length).toBe(true);
    return texts.length === 1 ? texts : reached(moment, texts);
  });
};

/** Presses everything that can be pressed, one after another. */
const pressed = (moment: Moment, remaining: string[], found: Set<string>): void => {
  for (const [anchor, { id, label, texts }] of touch(moment.view, remaining, moment.seat)) {
    expect(id).toBe(anchor);
    speakable(label);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => remaining.includes(text))).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
    if (texts.length === 1) found.add(texts[0]!);
    else {
      expect(texts.length).toBeLessThan(remaining.length);
      pressed(moment, texts, found);
    }
  }
};

suite('choosing', () => {
  it('has a moment for every kind of action', () => {
    const kinds = new Set(deciding.flatMap(({ legal }) => legal.map((text) => parse(text).kind)));
    for (const kind of [
      'stones',
      'load',
      'sail',
      'lever',
      'hammer',
      'sail-card',
      'chisel',
      'take',
      'take-hidden',
      'keep',
      'pyramid',
      'decline',
      'point',
    ] as const) {
      expect(kinds).toContain(kind);
    }
  });

  it('reaches every legal text by steps, exactly once', () => {
    for (const moment of deciding) {
      expect(reached(moment, moment.legal).toSorted()).toEqual(moment.legal.toSorted());
    }
  });

  it('asks on from whatever was pressed on the board', () => {
    for (const moment of deciding) {
      for (const { texts } of touch(moment.view, moment.legal, moment.seat).values()) {
        expect(reached(moment, texts).toSorted()).toEqual(texts.toSorted());
      }
    }
  });

  it('reaches every legal text by pressing, except what has no place on the board', () => {
    for (const moment of deciding) {
      const found = new Set<string>();
      pressed(moment, moment.legal, found);
      const placeless = ['pass', 'decline'];
      // Of two equal answers to one question only the prompt tells; a lone action is pressed too.
      expect([...found].toSorted()).toEqual(moment.legal.filter((text) => !placeless.includes(text)).toSorted());
    }
  });

  it('offers passing as the one thing to do', () => {
    const { view, seat } = deciding[0]!;
    expect(step(view, ['pass'], seat)?.options).toMatchObject([{ texts: ['pass'] }]);
    expect(touch(view, ['pass'], seat).size).toBe(0);
    expect(step(view, [], seat)).toBeNull();
  });

  it('knows the ship that is being decided about', () => {
    expect(chosenShip(['sail 2 temple', 'sail 2 market'])).toBe('2');
    expect(chosenShip(['sail 2 temple', 'sail 1 market'])).toBeNull();
    expect(chosenShip(['stones', 'load 1.1'])).toBeNull();
    expect(chosenShip([])).toBeNull();
  });
});

suite('telling', () => {
  it('names every legal text in both languages', () => {
    for (const { view, legal } of deciding) for (const text of legal) speakable(name(view, text));
  });

  it('describes every position and what seats hold', () => {
    for (const { view, seat } of moments) {
      for (const own of [seat, null]) {
        for (const { title, lines } of describe(view, own)) [title, ...lines].forEach(speakable);
      }
      for (const other of Object.keys(view.seats) as Seat[]) holds(view, other).forEach(speakable);
    }
  });

  it('says something about every card', () => {
    for (const card of CARDS) speakable({ key: `imhotep-about-${card}` });
  });

  it('has the same words in both languages', () => {
    const keys = (file: string) => file.match(/^[a-z][\w-]*(?= =)/gm)?.toSorted();
    expect(keys(pageEn)).toEqual(keys(pageEs));
  });
});

suite('events', () => {
  it('touch anchors and move pieces between them', () => {
    const { view } = moments[0]!;
    for (const event of told) {
      expect(anchors(event).every((anchor) => /^[a-z]+-[\w.-]+$/.test(anchor))).toBe(true);
      for (const { symbol, from, to } of flights(event, view, view)) {
        expect(symbol).toMatch(/^imhotep-/);
        expect(from).not.toBe(to);
      }
    }
  });

  it('bring stones from the ship, or from the quarry when a red card does', () => {
    const before = { ...moments[0]!.view, unloading: null };
    const built = { event: 'chamber-built', seat: 'A', row: 2, column: 1 };
    const unloading = { ...before, unloading: { site: 'market', rest: [] } } as View;
    expect(flights(built, before, before)[0]).toMatchObject({ from: 'unload-chamber', to: 'chamber-2.1' });
    expect(flights(built, unloading, unloading)[0]?.from).toBe('heap-A');
  });

  it('bring each of several equal stones to a place of its own', () => {
    const { view } = moments[0]!;
    const before = {
      ...view,
      pyramid: { ...view.pyramid, built: [['B']] },
      sides: { ...view.sides, pyramid: 'A' },
    } as View;
    const built = { event: 'pyramid-built', seat: 'A', points: 2 };
    const to = (earlier: GameEvent[]) => flights(built, before, before, earlier)[0]?.to;
    expect([to([]), to([built]), to([built, built])]).toEqual(['pyramid-2', 'pyramid-3', 'pyramid-4']);
    const taken = { event: 'stones-taken', seat: 'A', stones: 2 };
    const sled = view.seats.A!.sled;
    expect(flights(taken, view, view).map((flight) => flight.to)).toEqual([`sled-A-${sled + 1}`, `sled-A-${sled + 2}`]);
    const loaded = { event: 'loaded', seat: 'A', space: '1.1' };
    expect(flights(loaded, view, view, [taken])[0]?.from).toBe(`sled-A-${sled + 2}`);
  });
});

suite('the score', () => {
  const view = {
    ...moments[0]!.view,
    chamber: ['A', 'A', 'B', 'B', 'A', 'A'],
    temple: { tops: ['A', 'B', null, 'A'], stones: 3 },
  } as View;

  it('finds groups in the burial chamber', () => {
    expect(
      groups(view.chamber)
        .map((group) => group.length)
        .toSorted(),
    ).toEqual([1, 1, 4]);
    const group = { key: 'piece-group', args: { stones: 4, points: 10 } };
    expect(pieces('A', 'chamber', group, view)).toEqual(['chamber-1.1', 'chamber-2.1', 'chamber-2.2', 'chamber-3.2']);
  });

  it('points at what lines are made of', () => {
    const card = { key: 'piece-decoration', args: { card: { key: 'card-statue' }, cards: 1, stones: 3 } };
    expect(pieces('B', 'decorations', card, view)).toEqual(['hand-B-statue']);
    const missing = { key: 'piece-missing', args: { site: { key: 'site-temple.at' } } };
    expect(pieces('B', 'wrath', missing, view)).toEqual(['site-temple']);
    expect(pieces('A', 'temple-1', { key: '' }, view)).toEqual(['temple-1', 'temple-4']);
    const row = { key: 'piece-row', args: { row: 1, stones: 1, points: 8 } };
    expect(pieces('B', 'chamber', row, view)).toEqual(['chamber-1.2']);
  });
});
