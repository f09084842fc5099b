import { describe as suite, expect, it } from 'vitest';
import type { View } from '../../types/kheops';
import { momentsOf } from '../laws/moments';
import { deciding, pieces } from './model';
import { actions } from './model/actions';
import { chosenCell } from './model/decide';
import { layingOf, nextWay, settledOf } from './model/laying';
import { wayName } from './model/names';
import { whyNot } from './model/why';

const moments = momentsOf('kheops');
const decisions = moments
  .filter(({ viewer, legal }) => viewer && legal.length > 0)
  .map(({ before, legal, viewer }) => ({ view: before as View, legal, seat: viewer! }));
const over = moments.find(({ after }) => after.phase === 'over')!.after as View;

function momentOf(phase: string, least: number) {
  const found = decisions.find(({ view, legal }) => view.phase === phase && legal.length >= least);
  if (!found) throw new Error(`no moment of ${phase} with ${least} texts`);
  return found;
}

suite('choosing', () => {
  it('has moments of every phase and kind of action', () => {
    const texts = decisions.flatMap(({ legal }) => legal);
    expect(new Set(texts.map((text) => actions.read(text).kind)).size).toBe(5);
    const pawns = texts.map(actions.read).flatMap((action) => (action.kind === 'place' ? action.pawn : []));
    expect(new Set(pawns).size).toBe(4);
    for (const phase of ['place', 'turn-passage', 'turn-room', 'swap', 'move', 'build']) momentOf(phase, 1);
  });

  it('reaches every legal text by pressing, worker by worker and tile by tile', () => {
    for (const { view, legal, seat } of decisions) {
      const found = new Set<string>();
      const press = (remaining: readonly string[]): void => {
        for (const { texts } of deciding.touch(view, remaining, seat).values()) {
          if (texts.length === 1) found.add(texts[0]!);
          else press(texts);
        }
      };
      press(legal);
      expect([...found].toSorted()).toEqual(legal.toSorted());
    }
  });

  it('places a worker where it is pressed, and other pawns from the supply', () => {
    const { view, legal, seat } = momentOf('place', 30);
    const open = deciding.touch(view, legal, seat);
    const cell = legal[0]!.split(' ')[1]!;
    expect(open.get(`cell-${cell}`)?.texts).toEqual([`worker ${cell}`]);
    const mummies = open.get(`supply-${seat}-mummy`)!.texts;
    expect(mummies.every((text) => text.startsWith('mummy '))).toBe(true);
    expect(deciding.touch(view, mummies, seat).get(`cell-${cell}`)?.texts).toEqual([`mummy ${cell}`]);
  });

  it('offers the pawns that can replace a worker on its tile', () => {
    const found = decisions.flatMap(({ view, legal, seat }) => {
      const taken = view.cells.filter(({ pawn }) => pawn && pawn.seat !== seat).map(({ cell }) => `cell-${cell}`);
      const open = deciding.touch(view, legal, seat);
      return view.phase === 'place' ? taken.flatMap((at) => open.get(at)?.texts ?? []) : [];
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => /^(mummy|pharaoh) /.test(text))).toBe(true);
  });

  it('takes a tile and its cell in any order, then the way it lies', () => {
    const { view, legal, seat } = momentOf('build', 20);
    const cell = legal[0]!.split(' ')[2]!;
    const at = (anchor: string, texts: readonly string[]) => deciding.touch(view, texts, seat).get(anchor)!.texts;
    const there = at(`cell-${cell}`, legal);
    const isWay = (anchor: string) => anchor.startsWith('way-');
    expect([...deciding.touch(view, there, seat).keys()].some(isWay)).toBe(false);
    const hand = [...deciding.touch(view, there, seat).values()].filter(({ id }) => id.startsWith('hand-'));
    expect(hand.length).toBe(3);
    const { id, texts: several } = hand.find(({ texts }) => texts.length > 1)!;
    expect(at(`cell-${cell}`, at(id, legal))).toEqual(several);
    const ways = [...deciding.touch(view, several, seat).keys()];
    expect(ways.length).toBe(3);
    expect(ways.every(isWay)).toBe(true);
    const place = settledOf(view, several)!;
    expect(place.cell).toBe(cell);
    expect(settledOf(view, there)).toBeNull();
    const first = layingOf(view, several, place, null)!;
    const next = layingOf(view, several, place, nextWay(first))!;
    expect(new Set([first.openings, next.openings, nextWay(next)]).size).toBe(3);
  });

  it('shows which pawn is being moved or swapped, and where a tile was picked first', () => {
    for (const { view, legal, seat } of [momentOf('swap', 10), momentOf('build', 20)]) {
      expect(chosenCell(legal)).toBeNull();
      const first = [...deciding.touch(view, legal, seat).values()].find(({ id }) => id.startsWith('cell-'))!;
      expect(`cell-${chosenCell(first.texts)}`).toBe(first.id);
    }
    expect(chosenCell(['move 0.4 1.2', 'move 0.6 1.2'])).toBeNull();
    expect(chosenCell(['move 0.4 1.2', 'move 0.4 1.4'])).toBe('0.4');
  });

  it('says what is on a few cells, and only which they are where there are many', () => {
    for (const { view, legal, seat } of decisions) {
      const { options } = deciding.step(view, legal, seat)!;
      const isAsked = options.some(({ id }) => view.cells.some(({ cell }) => cell === id));
      if (!isAsked) continue;
      const keys = new Set(options.map(({ label }) => label.key));
      expect([...keys]).toEqual([options.length > 6 ? 'kheops-short-free' : 'kheops-short-cell']);
      for (const { told } of options) expect(told?.key).toMatch(/^kheops-cell-(tile|pawn)$/);
    }
  });

  it('ends with the game', () => {
    expect(deciding.step(over, [], 'A')).toBeNull();
    expect(deciding.touch(over, [], 'A').size).toBe(0);
    expect(whyNot(over, [], '0.0')).toBeUndefined();
  });

  it('asks why a tile cannot be built on a cell', () => {
    const { view, legal } = momentOf('build', 20);
    expect(whyNot(view, legal, '6.0')).toMatch(/^build \d+ 6\.0 [lrb]+$/);
  });
});

suite('a way to lie', () => {
  const { view } = momentOf('build', 20);
  const joins = [{ cell: '1.1', l: null, r: '1.2', b: '2.0' }];
  const beside = { ...view, computed: { ...view.computed, joins } } as View;
  const told = (openings: string) => wayName(beside, '1.1', openings);

  it('names the neighbours that open to it', () => {
    expect(told('lr')).toMatchObject({ key: 'kheops-way-joined', args: { cells: ['1.2'] } });
    expect(told('rb')).toMatchObject({ key: 'kheops-way-joined', args: { cells: ['1.2', '2.0'] } });
    expect(told('l')).toMatchObject({ key: 'kheops-way-alone' });
  });
});

suite('the score', () => {
  it('leads to the tiles that points come from', () => {
    const piece = { key: 'piece-network', args: { tiles: ['20 (0.0)', '40 (0.1)'], points: 3, count: 2 } };
    expect(pieces('A', 'rooms', piece, over)).toEqual(['cell-0.0', 'cell-0.1']);
  });
});
