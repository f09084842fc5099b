import { describe as suite, expect, it } from 'vitest';
import type { View } from '../../types/imhotep';
import { printed } from '../../types/imhotep.printed';
import { momentsOf } from '../laws/moments';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { deciding, pieces, places } from './model';
import { actions } from './model/actions';
import { chosenShip } from './model/decide';

const moments = momentsOf('imhotep');
const view = moments[0]!.before as View;

suite('choosing', () => {
  it('has a moment for every kind of action but passing, which hardly ever happens', () => {
    const kinds = new Set(moments.flatMap(({ legal }) => legal.map((text) => actions.read(text).kind)));
    expect([...kinds].toSorted()).toEqual(
      ['stones load sail lever hammer sail-card chisel take take-hidden keep pyramid card decline point'].flatMap(
        (all) => all.split(' ').toSorted(),
      ),
    );
  });

  it('reaches every legal text by pressing, except what has no place on the board', () => {
    const placeless = ['pass', 'card', 'decline'];
    for (const { before, viewer, legal } of moments) {
      const found = new Set<string>();
      const press = (remaining: readonly string[]): void => {
        for (const { texts } of deciding.touch(before, remaining, viewer!).values()) {
          if (texts.length === 1) found.add(texts[0]!);
          else press(texts);
        }
      };
      if (legal.length > 0) press(legal);
      // Of two answers that look the same on the board the prompt tells; a lone action is pressed too.
      expect([...found].toSorted()).toEqual(legal.filter((text) => !placeless.includes(text)).toSorted());
    }
  });

  it('offers passing as the one thing to do', () => {
    expect(deciding.step(view, ['pass'], 'A')?.options).toMatchObject([{ texts: ['pass'] }]);
    expect(deciding.touch(view, ['pass'], 'A').size).toBe(0);
    expect(deciding.step(view, [], 'A')).toBeNull();
  });

  it('knows the ship that is being decided about', () => {
    expect(chosenShip(['sail 2 temple', 'sail 2 market'])).toBe('2');
    expect(chosenShip(['sail 2 temple', 'sail 1 market'])).toBeNull();
    expect(chosenShip(['stones', 'load 1.1'])).toBeNull();
    expect(chosenShip([])).toBeNull();
  });
});

suite('telling', () => {
  it('says something about every card', () => {
    for (const { card } of printed.cards) {
      for (const words of [en, es]) expect(words).toContain(`imhotep-about-${card} =`);
    }
  });
});

suite('places', () => {
  const stonesOf = (seat: string, all: ReturnType<typeof places>) =>
    all.reduce((sum, { piece, count }) => (piece === `stone-${seat}` ? sum + count : sum), 0);

  it('have every stone once, and those on ships ride along', () => {
    for (const { before, after } of moments) {
      for (const seat of Object.keys(before.seats)) {
        expect(stonesOf(seat, places(after))).toBe(stonesOf(seat, places(before)));
      }
    }
    const aboard = moments.flatMap(({ before }) => places(before).filter(({ on }) => on));
    expect(aboard.length).toBeGreaterThan(0);
    for (const { at, piece, on } of aboard)
      expect([at.startsWith(`${on}-`), piece.startsWith('stone-')]).toEqual([true, true]);
  });
});

suite('the score', () => {
  const ended = {
    ...view,
    sides: { ...view.sides, chamber: 'A' },
    chamber: ['A', 'A', 'B'],
    computed: { ...view.computed, groups: [{ seat: 'A', cells: ['1.1', '2.1'], points: 3 }] },
    temple: { tops: ['A', 'B', null, 'A'], stones: 3 },
  } as View;

  it('points at what lines are made of', () => {
    const group = { key: 'piece-group', args: { stones: 2, points: 3 } };
    expect(pieces('A', 'chamber', group, ended)).toEqual(['chamber-1.1', 'chamber-2.1']);
    const card = { key: 'piece-decoration', args: { card: { key: 'card-statue' }, cards: 1, stones: 3 } };
    expect(pieces('B', 'decorations', card, ended)).toEqual(['hand-B-statue']);
    const missing = { key: 'piece-missing', args: { site: { key: 'site-temple.at' } } };
    expect(pieces('B', 'wrath', missing, ended)).toEqual(['site-temple']);
    expect(pieces('A', 'temple-1', { key: '' }, ended)).toEqual(['temple-1', 'temple-4']);
    const row = { key: 'piece-row', args: { row: 3, stones: 1, points: 8 } };
    expect(pieces('B', 'chamber', row, ended)).toEqual(['chamber-3.1']);
  });
});
