import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe as about, expect, test } from 'vitest';
import type { Phrase } from '../../words.svelte';
import type { GameEvent, Seat } from '../contract';
import events from './fixtures/events.json';
import four from './fixtures/four.json';
import two from './fixtures/two.json';
import { anchors, describe, flights, holds, name, pieces, repeats, step, touch } from './model';
import { parse } from './parse';
import type { View } from './view';

interface Moment {
  seat: Seat;
  view: View;
  legal: string[];
}
const moments = [...two.moments, ...four.moments] as unknown as Moment[];
const deciding = moments.filter(({ legal }) => legal.length > 0);
const last = moments.at(-1)!;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const bundles = (['en', 'es'] as const).map((language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(read(`../../../../games/pyramids/lang/${language}.ftl`)));
  bundle.addResource(new FluentResource(read(`./${language}.ftl`)));
  return bundle;
});

/** A phrase can be said in both languages, with everything it mentions. */
function expectSayable(phrase: Phrase) {
  for (const bundle of bundles) {
    const message = bundle.getMessage(phrase.key);
    expect(message?.value, `${phrase.key} in ${bundle.locales[0]}`).toBeTruthy();
    const args = Object.entries(phrase.args ?? {});
    const mentioned = args.map(([key, arg]) => [key, typeof arg === 'number' ? arg : '…']);
    const errors: Error[] = [];
    bundle.formatPattern(message!.value!, Object.fromEntries(mentioned), errors);
    expect(errors, phrase.key).toEqual([]);
  }
  const inside = Object.values(phrase.args ?? {}).flat();
  for (const arg of inside) if (typeof arg === 'object' && !Array.isArray(arg) && 'key' in arg) expectSayable(arg);
}

/** Every text that following the steps leads to. */
function reached(view: View, remaining: readonly string[], seat: Seat): string[] {
  if (remaining.length === 1) return [...remaining];
  const { prompt, options } = step(view, remaining, seat)!;
  expectSayable(prompt);
  expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
  return options.flatMap(({ texts, label }) => {
    expectSayable(label);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.length).toBeLessThan(remaining.length);
    texts.forEach((text) => expect(remaining).toContain(text));
    return reached(view, texts, seat);
  });
}

about('choosing', () => {
  test('the fixtures hold every kind of decision', () => {
    const kinds = new Set(deciding.flatMap(({ legal }) => legal.map((text) => parse(text).kind)));
    expect(kinds).toEqual(new Set(['keep', 'mark', 'bonus', 'take']));
    expect(deciding.some(({ legal }) => legal.includes('take deck'))).toBe(true);
  });

  test.each(deciding)('every legal text is reached by steps, once ($seat, $legal.0)', ({ seat, view, legal }) => {
    expect(reached(view, legal, seat).sort()).toEqual([...legal].sort());
  });

  test.each(deciding)('what can be pressed leaves only what was possible ($seat, $legal.0)', ({ view, legal }) => {
    const open = touch(view, legal);
    expect(open.size).toBeGreaterThan(0);
    for (const { texts, label } of open.values()) {
      expect(texts.length).toBeGreaterThan(0);
      texts.forEach((text) => expect(legal).toContain(text));
      expectSayable(label);
    }
    const offered = new Set([...open.values()].flatMap(({ texts }) => texts));
    expect(offered).toEqual(new Set(legal));
  });

  test('many places are asked for in two steps', () => {
    const { view, seat } = deciding.find((moment) => moment.legal[0]?.startsWith('mark'))!;
    const rows = [1, 2, 3, 4].flatMap((row) => ['a', 'b', 'c'].map((column) => `${column}${row} ${column}${row + 1}`));
    const many = [...rows.map((cells) => `mark 7 ${cells}`), 'mark 7 a1 b1'];
    expect(step(view, many, seat)!.prompt.key).toBe('pyramids-ask-from');
    expect(reached(view, many, seat).sort()).toEqual([...many].sort());
  });

  test('few options are asked at a time', () => {
    for (const { seat, view, legal } of deciding) expect(step(view, legal, seat)!.options.length).toBeLessThan(10);
  });

  test('nothing is asked when there is nothing to decide', () => {
    expect(step(last.view, [], last.seat)).toBeNull();
    expect(touch(last.view, []).size).toBe(0);
  });

  test('a card that is kept already is not offered again', () => {
    const { view, legal } = deciding.find((moment) => moment.legal[0]?.startsWith('keep'))!;
    const first = touch(view, legal).get('card-7')!;
    expect(first.texts).toEqual(['keep 7 9', 'keep 7 30', 'keep 7 48']);
    const second = touch(view, first.texts);
    expect([...second.keys()]).toEqual(['card-9', 'card-30', 'card-48']);
    expect(second.get('card-30')!.texts).toEqual(['keep 7 30']);
  });

  test('a mark is named with what it finds', () => {
    const { view } = deciding.find((moment) => moment.legal[0]?.startsWith('bonus'))!;
    const card = view.seats.A!.cards[0]!;
    const phrase = name(view, `mark ${card.card} a1 b1`);
    expect(phrase).toMatchObject({ key: 'pyramids-mark', args: { card: card.card, cells: 'a1 b1' } });
  });
});

about('telling', () => {
  test.each(moments)('the position is told in words ($view.phase)', ({ view, seat }) => {
    for (const eyes of [seat, null]) {
      for (const { title, lines } of describe(view, eyes)) [title, ...lines].forEach(expectSayable);
    }
    for (const at of Object.keys(view.seats) as Seat[]) holds(view, at).forEach(expectSayable);
  });

  test.each(events as GameEvent[])('$event has its places', (event) => {
    if (event.event !== 'game-ended') expect(anchors(event).length).toBeGreaterThan(0);
    for (const flight of flights(event, last.view)) expect(flight.symbol).toMatch(/^pyramids-/);
  });

  test('gems, skulls and torches fly from their cells to the next free places', () => {
    const card = { card: 5, colour: 'green', rows: ['Er.s.', '.r...', '.t...', '.....', '....T'], crossed: ['a1'] };
    const seat = { cards: [card], red: 9, green: 0, skulls: 2, torches: [] };
    const view = { round: 3, seats: { A: seat } } as unknown as View;
    const told = { event: 'marked', seat: 'A', card: 5, cells: ['a1', 'b1', 'b2', 'b3', 'd1'] };
    expect(flights(told, view)).toEqual([
      { symbol: 'pyramids-red', from: 'cell-5-b1', to: 'red-A-10' },
      { symbol: 'pyramids-torch', from: 'cell-5-b3', to: 'torch-A-3' },
      { symbol: 'pyramids-skull', from: 'cell-5-d1', to: 'skull-A-3' },
    ]);
    // Shown to all later on, what a seat has seen already does not fly again.
    expect(flights({ ...told, event: 'marks-shown', cells: ['a1'] }, view)).toEqual([]);
    expect(flights({ ...told, event: 'marks-shown', cells: ['a1', 'a2'] }, view)).toEqual([
      { symbol: 'pyramids-cross', seat: 'A', from: 'seat-A', to: 'cell-5-a2' },
    ]);
  });

  test('marks that are shown to all are no news to who made them', () => {
    const shown = { event: 'marks-shown', seat: 'A', card: 5, cells: ['a1'] };
    expect((['A', 'B', null, 'all'] as const).map((viewer) => repeats(shown, viewer))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(repeats({ ...shown, event: 'marked' }, 'A')).toBe(false);
  });

  test('points lead to their places', () => {
    const end = moments.find(({ view }) => view.phase === 'over')!;
    const at = (line: string, args: Phrase['args'] = {}) => pieces('A', line, { key: `piece-${line}`, args }, end.view);
    expect(at('cards', { count: 2, cards: [7, 13] })).toEqual(['card-7', 'card-13']);
    expect(at('torches', { count: 1, rounds: [1] })).toEqual(['torch-A-1']);
    expect(at('pyramids', { colour: { key: 'colour-green' }, points: 6 })).toEqual(['fan-A-green']);
    expect(at('pairs', { count: 5 })).toHaveLength(10);
    expect(at('singles', { count: 0 })).toEqual([]);
    expect(at('skulls', { count: 4 })).toEqual(['skull-A-4']);
  });
});
