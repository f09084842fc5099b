import { describe, expect, it } from 'vitest';
import { completions } from './completions';

const LEGAL = ['stones', 'load 1.1', 'load 2.1', 'sail 2 market', 'sail 2 temple'];

describe('completions', () => {
  it('are all texts before anything is typed', () => {
    expect(completions(LEGAL, '')).toEqual(LEGAL);
  });
  it('begin with what was typed, however it was spaced', () => {
    expect(completions(LEGAL, '  LOAD  2')).toEqual(['load 2.1']);
  });
  it('have all words that were typed', () => {
    expect(completions(LEGAL, 'temple 2')).toEqual(['sail 2 temple']);
  });
  it('are none for what is not legal', () => {
    expect(completions(LEGAL, 'load 9')).toEqual([]);
  });
});
