import { describe as about, expect, test } from 'vitest';
import type { Phrase } from '../../words.svelte';
import type { Seat } from '../contract';
import { momentsOf, type Moment } from '../laws/moments';
import { deciding as decisions, describe, pieces, places, repeats } from './model';
import { read } from './model/actions';
import { chosenToKeep } from './model/decide';
import { seatsOf, type View } from './view';

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

  test('no card, expedition or award is made or lost on the way', () => {
    for (const { before, after } of moments) {
      for (const piece of ['card', 'expedition', 'award']) expect(total(after, piece)).toBe(total(before, piece));
    }
    expect([total(last, 'card'), total(last, 'expedition'), total(last, 'award')]).toEqual([48, 8, 9]);
  });

  test('crosses come from a pen without end, and each lies in a place of its own', () => {
    for (const { after } of moments) {
      const crosses = places(after).filter(({ piece }) => piece.startsWith('cross-'));
      expect(crosses.filter(({ count }) => count === Infinity).map(({ at }) => at)).toEqual(
        seatsOf(after).map((seat) => `seat-${seat}`),
      );
      expect(new Set(crosses.map(({ at }) => at)).size).toBe(crosses.length);
    }
  });
});
