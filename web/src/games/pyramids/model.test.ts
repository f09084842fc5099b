import { describe as about, expect, test } from 'vitest';
import type { Phrase } from '../../words.svelte';
import type { Seat } from '../contract';
import { momentsOf, type Moment } from '../laws/moments';
import { deciding as decisions, describe, pieces, places, repeats } from './model';
import { read } from './model/actions';
import { chosenToKeep } from './model/decide';
import { finds } from './model/finds';
import { printed } from '../../types/pyramids.printed';
import type { View } from './view';

const { name, step, touch } = decisions;

const moments: (Omit<Moment, 'before' | 'after'> & { before: View; after: View })[] = momentsOf('pyramids');
const deciding = moments.filter(({ legal }) => legal.length > 1);
const last = moments.at(-1)!.after;
const first = (verb: string) => deciding.find(({ legal }) => legal[0]!.startsWith(verb))!;

/** Every text that following the steps leads to. */
function reached(view: View, remaining: readonly string[], seat: Seat): string[] {
  if (remaining.length === 1) return [...remaining];
  return step(view, remaining, seat)!.options.flatMap(({ texts }) => reached(view, texts, seat));
}

about('choosing', () => {
  test('the walks hold every kind of decision', () => {
    const kinds = new Set(deciding.flatMap(({ legal }) => legal.map((text) => read(text).kind)));
    expect(kinds).toEqual(new Set(['keep', 'mark', 'bonus', 'take', 'deck']));
  });

  test('the pattern is asked for before a single cell, card by card', () => {
    const { before, by } = first('mark');
    const [one, other] = before.seats[by]!.cards.map(({ card }) => card);
    const texts = [
      `mark ${one} a1`,
      `mark ${one} a1 b1`,
      `mark ${other} a1`,
      `mark ${other} a1 a2`,
      `mark ${other} a1 b1`,
    ];
    const { prompt, options } = step(before, texts, by)!;
    expect(prompt.key).toBe('pyramids-ask-mark');
    const cards = [one!, other!].sort((a, b) => a - b);
    expect(options.map(({ id }) => id)).toEqual([
      ...cards.map((card) => `pattern ${card}`),
      ...cards.map((card) => `single ${card}`),
    ]);
    const several = options.find(({ id }) => id === `pattern ${other}`)!;
    expect(several.label).toMatchObject({ key: 'pyramids-pattern-on', args: { card: other } });
    expect(step(before, several.texts, by)!.prompt).toEqual({ key: 'pyramids-ask-cells', args: { card: other } });
  });

  test('many places are asked for in two steps', () => {
    const { before, by } = first('mark');
    const rows = [1, 2, 3, 4].flatMap((row) => ['a', 'b', 'c'].map((column) => `${column}${row} ${column}${row + 1}`));
    const many = [...rows.map((cells) => `mark 7 ${cells}`), 'mark 7 a1 b1'];
    expect(step(before, many, by)!.prompt.key).toBe('pyramids-ask-from');
    expect(reached(before, many, by).sort()).toEqual([...many].sort());
  });

  test('a card that is kept already is not offered again', () => {
    const { before, legal, by } = first('keep');
    const [card, ...others] = before.seats[by]!.hand!.map((each) => each.card).sort((one, other) => one - other);
    expect(step(before, legal, by)!.prompt.key).toBe('pyramids-ask-keep');
    const kept = touch(before, legal, by).get(`card-${card}`)!;
    expect(kept.texts).toEqual(others.map((other) => `keep ${card} ${other}`));
    expect(chosenToKeep(kept.texts)).toEqual([String(card)]);
    expect(step(before, kept.texts, by)!.prompt).toEqual({ key: 'pyramids-ask-keep-other', args: { card } });
    const second = touch(before, kept.texts, by);
    expect([...second.keys()]).toEqual(others.map((other) => `card-${other}`));
  });

  test('the deck has a key of its own', () => {
    const { before, by, legal } = deciding.find((moment) => moment.legal.includes('take deck'))!;
    const { options } = step(before, legal, by)!;
    expect(options.find(({ id }) => id === 'take deck')?.key).toBe('d');
    expect(options.filter(({ key }) => key).length).toBe(1);
  });

  test('a mark is named with what it finds', () => {
    const card = { card: 5, colour: 'green', rows: ['Er.s.', '.r...', '.t...', '.....', '....T'], crossed: ['a1'] };
    const view = { seats: { A: { cards: [card] } }, display: [] } as unknown as View;
    expect(name(view, 'mark 5 b1 b2 b3')).toEqual({
      key: 'pyramids-mark',
      args: {
        card: 5,
        cells: 'b1 b2 b3',
        kinds: 2,
        found: [
          { key: 'found-red', args: { count: 2 } },
          { key: 'found-torches', args: { count: 1 } },
        ],
      },
    });
  });
});

about('telling', () => {
  test('the words say what the program computed', () => {
    const view = structuredClone(first('mark').before);
    const computed = view.computed.seats.A!;
    computed.skulls = { lost: 4711, next: 4712 };
    computed.gems.next = { red: 4713, green: 4714 };
    computed.colours[0]!.next = { points: 4715, missing: 4716 };
    const lines = describe(view, 'A').flatMap((part) => part.lines);
    const said = (key: string) => lines.find((line) => line.key === key)?.args;
    expect(said('draw-skulls')).toMatchObject({ points: -4711 });
    expect(said('pyramids-told-next')).toEqual({ red: 4713, green: 4714, skull: 4712 });
    expect(said('pyramids-told-next-award')).toMatchObject({ points: 4715, missing: 4716 });
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
    const view = structuredClone(last);
    Object.assign(view.seats.A!, { red: 3, green: 2, skulls: 4 });
    view.computed.seats.A!.gems.pairs = 2;
    const at = (line: string, args: Phrase['args'] = {}) => pieces('A', line, { key: `piece-${line}`, args }, view);
    expect(at('cards', { count: 2, cards: [7, 13] })).toEqual(['card-7', 'card-13']);
    expect(at('torches', { count: 1, rounds: [1] })).toEqual(['torch-A-1']);
    expect(at('pyramids', { colour: { key: 'colour-green' }, points: 6 })).toEqual(['fan-A-green']);
    expect(at('pairs')).toEqual(['red-A-1', 'red-A-2', 'green-A-1', 'green-A-2']);
    expect(at('singles')).toEqual(['red-A-3']);
    expect(at('skulls', { count: 4 })).toEqual(['skull-A-4']);
  });
});

about('places', () => {
  const total = (view: View, piece: string) =>
    places(view).reduce((sum, place) => (place.piece === piece ? sum + place.count : sum), 0);

  test('no card or award is made or lost on the way', () => {
    for (const { before, after } of moments) {
      for (const piece of ['card', 'award']) expect(total(after, piece)).toBe(total(before, piece));
    }
    expect([total(last, 'card'), total(last, 'award')]).toEqual([48, 9]);
  });
});

about('finds', () => {
  const card = { card: 7, colour: 'green' as const, crossed: [] };

  test('go from the cells that were crossed to the places that were filled, in their order', () => {
    const before = structuredClone(last);
    const { skull, torch, red } = printed.signs;
    const rows = [`.${red}${skull}${skull}${torch}`, '.....', '.....', '.....', '.....'];
    Object.assign(before.seats.A!, { red: 2, skulls: 3, torches: [1], cards: [{ ...card, rows }] });
    const after = structuredClone(before);
    const crossed = ['b1', 'c1', 'd1', 'e1'];
    Object.assign(after.seats.A!, { red: 3, skulls: 5, torches: [1, 4], cards: [{ ...card, rows, crossed }] });
    expect(finds(before, after).map(({ from, to, order, count }) => `${from} ${to} ${order}/${count}`)).toEqual([
      'cell-7-b1 red-A-3 0/4',
      'cell-7-c1 skull-A-4 1/4',
      'cell-7-d1 skull-A-5 2/4',
      'cell-7-e1 torch-A-4 3/4',
    ]);
  });

  test('are none where nothing was filled: no second torch in a round, nothing that a potion has rubbed out', () => {
    for (const { before } of moments) expect(finds(before, before)).toEqual([]);
    const after = structuredClone(last);
    const rows = [`.${printed.signs.torch}${printed.signs.skull}..`, '.....', '.....', '.....', '.....'];
    Object.assign(after.seats.A!, { cards: [{ ...card, rows, crossed: ['b1', 'c1'] }] });
    expect(finds(last, after)).toEqual([]);
  });
});
