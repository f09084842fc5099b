import { expect, test } from 'vitest';
import { notation } from './notation';

const { read, write } = notation<{ ship: '1' | '2' }>()({
  stones: 'stones',
  sail: 'sail <ship> <site>',
  lever: 'play lever <ship>',
  hidden: 'take hidden',
  take: 'take <card>',
  pay: 'pay <cards...>',
  place: '<pawn> <cell>',
});

test('texts are read as the form says', () => {
  expect(read('stones')).toEqual({ kind: 'stones' });
  expect(read('sail 2 temple')).toEqual({ kind: 'sail', ship: '2', site: 'temple' });
  expect(read('play lever 1')).toEqual({ kind: 'lever', ship: '1' });
  expect(read('worker 0.4')).toEqual({ kind: 'place', pawn: 'worker', cell: '0.4' });
});

test('a form with more fixed words is read first', () => {
  expect(read('take hidden')).toEqual({ kind: 'hidden' });
  expect(read('take statue')).toEqual({ kind: 'take', card: 'statue' });
});

test('a list may be empty', () => {
  expect(read('pay')).toEqual({ kind: 'pay', cards: [] });
  expect(read('pay stone stone wood')).toEqual({ kind: 'pay', cards: ['stone', 'stone', 'wood'] });
});

test('writing is the inverse of reading', () => {
  for (const text of ['stones', 'sail 1 market', 'play lever 2', 'take hidden', 'pay', 'pay cave stone', 'mummy 1.2']) {
    expect(write(read(text))).toBe(text);
  }
});

test('what no form fits is an error of the page', () => {
  expect(() => read('one two three')).toThrow('one two three');
});
