import { describe, expect, it } from 'vitest';
import type { Option } from '../games/contract';
import { keysOf } from './keys';

const option = (id: string, key?: string): Option => ({ id, label: { key: id }, texts: [id], ...(key ? { key } : {}) });
const keys = (...options: Option[]) => Object.fromEntries(keysOf(options));

describe('keys of options', () => {
  it('are their own, and digits for the rest', () => {
    expect(keys(option('stones', 's'), option('load'), option('sail'))).toEqual({ stones: 's', load: '1', sail: '2' });
  });

  it('are given once', () => {
    expect(keys(option('one', 'x'), option('other', 'X'))).toEqual({ one: 'x', other: '1' });
    expect(keys(option('one', '1'), option('other'))).toEqual({ one: '1', other: '2' });
  });

  it('are never those of the table', () => {
    expect(keys(option('hammer', 'h'), option('up', 'u'), option('slash', '/'))).toEqual({
      hammer: '1',
      up: '2',
      slash: '3',
    });
  });

  it('run out after ten digits', () => {
    const many = Array.from({ length: 12 }, (_, number) => option(`o${number}`));
    const given = keysOf(many);
    expect(given.size).toBe(10);
    expect(given.get('o9')).toBe('0');
    expect(given.has('o10')).toBe(false);
  });
});
