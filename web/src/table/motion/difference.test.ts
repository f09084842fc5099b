import { describe, expect, it } from 'vitest';
import type { Place } from '../../games/contract';
import { differenceOf, inOrder, movesOf, oneByOne, type Move } from './difference';

const place = (at: string, piece: string, count = 1, more: Partial<Place> = {}): Place => ({
  at,
  piece,
  count,
  symbol: piece,
  ...more,
});

/** Places lie on a line, at the numbers that their names end with. */
const position = (at: string): number => Number(at.match(/\d+$/)?.[0] ?? 0);
const far = (from: string, to: string): number => Math.abs(position(from) - position(to));

const told = ({ from, to, count, carried }: Move): string =>
  `${count} ${from.at}→${to.at}${carried ? ` on ${carried.from.piece}` : ''}`;

const moves = (before: Place[], after: Place[], events: string[][] = []) =>
  movesOf(differenceOf(before, after), far, events).map(told).toSorted();

describe('what differs between two views', () => {
  it('is nothing where all is as it was, however it is written', () => {
    expect(moves([place('a1', 'stone', 2)], [place('a1', 'stone'), place('a1', 'stone')])).toEqual([]);
  });

  it('goes the shortest ways, and nothing goes twice', () => {
    const before = [place('a1', 'stone'), place('a9', 'stone'), place('a5', 'card')];
    const after = [place('b8', 'stone'), place('b2', 'stone'), place('b6', 'card')];
    expect(moves(before, after)).toEqual(['1 a1→b2', '1 a5→b6', '1 a9→b8']);
  });

  it('comes from farther away where the nearest has gone elsewhere', () => {
    const before = [place('a1', 'stone'), place('a9', 'stone')];
    const after = [place('b2', 'stone'), place('b3', 'stone')];
    expect(moves(before, after)).toEqual(['1 a1→b2', '1 a9→b3']);
  });

  it('goes on from one place to several, and from several to one', () => {
    expect(
      moves([place('heap0', 'stone', 5)], [place('heap0', 'stone', 2), place('a1', 'stone'), place('a2', 'stone', 2)]),
    ).toEqual(['1 heap0→a1', '2 heap0→a2']);
  });

  it('is the very same piece where that is known, however far it goes', () => {
    const before = [place('a1', 'card', 1, { id: 'lever' }), place('a2', 'card', 1, { id: 'sail' })];
    const after = [place('b1', 'card', 1, { id: 'sail' }), place('b9', 'card', 1, { id: 'lever' })];
    expect(moves(before, after)).toEqual(['1 a1→b9', '1 a2→b1']);
  });

  it('is not a move where a piece is only turned over', () => {
    expect(moves([place('a1', 'card')], [place('a1', 'card', 1, { id: 'lever' })])).toEqual([]);
  });

  it('comes from a supply without end and goes back to it, never from one place to another', () => {
    const bank = place('bank0', 'coin', Infinity);
    const before = [bank, place('a1', 'coin', 3), place('b2', 'coin', 1)];
    const after = [bank, place('a1', 'coin', 1), place('b2', 'coin', 2)];
    expect(moves(before, after)).toEqual(['1 bank0→b2', '2 a1→bank0']);
  });

  it('takes along what stands on a piece, whether it stays there or goes on', () => {
    const on = { on: 'ship' };
    const before = [place('berth1', 'ship'), place('deck1', 'stone', 1, on), place('deck2', 'stone', 1, on)];
    const after = [place('dock5', 'ship'), place('site9', 'stone'), place('deck2', 'stone', 1, on)];
    expect(moves(before, after)).toEqual(['1 berth1→dock5', '1 deck1→site9 on ship', '1 deck2→deck2 on ship']);
  });

  it('goes through a hand that is as full as before', () => {
    const before = [place('pile1', 'tile', 4), place('hand5', 'tile', 3), place('cell9', 'other')];
    const after = [place('pile1', 'tile', 3), place('hand5', 'tile', 3), place('cell9', 'tile')];
    expect(moves(before, after, [['cell9'], ['pile1', 'hand5']])).toEqual(['1 hand5→cell9', '1 pile1→hand5']);
    expect(moves(before, after, [['cell9']])).toEqual(['1 pile1→cell9']);
  });

  it('goes straight where an event names both ends, whoever else draws from there', () => {
    const before = [place('pile1', 'tile', 4), place('hand5', 'tile', 3), place('own9', 'other')];
    const after = [place('pile1', 'tile', 3), place('hand5', 'tile', 3), place('own9', 'tile')];
    const events = [
      ['pile1', 'own9'],
      ['pile1', 'hand5'],
    ];
    expect(moves(before, after, events)).toEqual(['1 pile1→own9']);
  });
});

describe('the order of moves', () => {
  const order = (before: Place[], after: Place[], events: string[][]) =>
    inOrder(movesOf(differenceOf(before, after), far, events), events).map(
      ({ move, step }) => `${step}: ${told(move)}`,
    );

  it('is the order in which events name their places', () => {
    const before = [place('a1', 'stone'), place('a2', 'card'), place('a3', 'coin')];
    const after = [place('b1', 'stone'), place('b2', 'card'), place('b3', 'coin')];
    expect(order(before, after, [['b3'], ['a2', 'x'], ['y']])).toEqual(['0: 1 a3→b3', '1: 1 a2→b2', '3: 1 a1→b1']);
  });

  it('clears a place before something else comes there', () => {
    const before = [place('box1', 'mummy'), place('cell2', 'worker')];
    const after = [place('cell2', 'mummy'), place('box3', 'worker')];
    expect(order(before, after, [['cell2']])).toEqual(['0: 1 cell2→box3', '0: 1 box1→cell2']);
  });

  it('moves what carries before what it carries, also where that is named first', () => {
    const before = [place('deck1', 'stone', 1, { on: 'ship' }), place('berth1', 'ship')];
    const after = [place('site9', 'stone'), place('dock5', 'ship')];
    expect(order(before, after, [['site9'], ['dock5']])).toEqual(['1: 1 berth1→dock5', '1: 1 deck1→site9 on ship']);
  });

  it('shows pieces one by one, and the last of many together', () => {
    const difference = differenceOf([place('a1', 'coin', 9)], [place('b2', 'coin', 9)]);
    expect(oneByOne(movesOf(difference, far), 4).map(({ count }) => count)).toEqual([1, 1, 1, 6]);
    expect(oneByOne(movesOf(differenceOf([place('a1', 'coin', 2)], [place('b2', 'coin', 2)]), far), 4)).toHaveLength(2);
  });
});
