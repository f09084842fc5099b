import { describe, expect, it } from 'vitest';
import { decided, narrow, remaining, type Trail } from './picks';

const LEGAL = ['stones', 'load 1.1', 'load 1.2', 'load 2.1', 'sail 1 market'];

describe('picks', () => {
  it('begin with everything that is legal', () => {
    expect(remaining(LEGAL, [])).toEqual(LEGAL);
    expect(decided([])).toBeNull();
  });

  it('narrow step by step to one text', () => {
    let trail: Trail = narrow(LEGAL, [], { texts: ['load 1.1', 'load 1.2', 'load 2.1'] });
    expect(remaining(LEGAL, trail)).toEqual(['load 1.1', 'load 1.2', 'load 2.1']);
    expect(decided(trail)).toBeNull();
    trail = narrow(LEGAL, trail, { texts: ['load 2.1', 'sail 1 market'] });
    expect(decided(trail)).toBe('load 2.1');
  });

  it('go back by dropping the last', () => {
    const first = narrow(LEGAL, [], { texts: ['load 1.1', 'load 1.2'] });
    const second = narrow(LEGAL, first, { texts: ['load 1.2'] });
    expect(remaining(LEGAL, second.slice(0, -1))).toEqual(['load 1.1', 'load 1.2']);
  });

  it('never leave the legal texts', () => {
    expect(narrow(LEGAL, [], { texts: ['sail 9 nowhere'] })).toEqual([]);
    expect(remaining(LEGAL, narrow(LEGAL, [], { texts: ['stones', 'sail 9 nowhere'] }))).toEqual(['stones']);
  });

  it('do not count what changes nothing', () => {
    expect(narrow(LEGAL, [], { texts: LEGAL })).toEqual([]);
  });

  it('decide also where there is only one answer', () => {
    expect(decided(narrow(['pass'], [], { texts: ['pass'] }))).toBe('pass');
  });
});
