import { describe, expect, it } from 'vitest';
import type { View } from '../../types/kheops';
import { momentsOf } from '../laws/moments';
import { changeOf, NOTHING, turnedBy } from './drawing/changes';
import { stonesOf } from './drawing/stones';
import { actions } from './model/actions';

const moments = momentsOf('kheops').map(({ before, after, action }) => {
  const stones = (view: unknown) => stonesOf(view as View, (view as View).computed.networks);
  return { kind: actions.read(action).kind, action, before: stones(before), after: stones(after) };
});
const found = (kind: string) => moments.filter((moment) => moment.kind === kind);

describe('a tile that is turned', () => {
  it('goes the short way round, point up and point down', () => {
    expect(turnedBy(true, 'l', 'r')).toBe(120);
    expect(turnedBy(true, 'l', 'r')).toBe(-turnedBy(true, 'r', 'l'));
    expect(turnedBy(false, 'l', 'r')).toBe(-turnedBy(true, 'l', 'r'));
    expect(turnedBy(true, 'lr', 'lb')).not.toBe(0);
    expect(turnedBy(true, 'lrb', 'lrb')).toBe(0);
  });

  it('is seen turning where it lies', () => {
    expect(found('turn').length).toBeGreaterThan(0);
    for (const { before, after, action } of found('turn')) {
      const cell = action.split(' ')[1]!;
      const isOther = before.find((stone) => stone.cell === cell)!.openings !== action.split(' ')[2];
      expect(changeOf(before, after, 1).turned.map((stone) => stone.cell)).toEqual(isOther ? [cell] : []);
    }
  });
});

describe('colour', () => {
  it('comes to each tile whose network has another leader, later to those farther away', () => {
    for (const { before, after } of moments) {
      const { faded, turned } = changeOf(before, after, 1);
      const other = after.filter((stone) => {
        const was = before.find(({ cell }) => cell === stone.cell);
        return was && (was.tint !== stone.tint || was.isSealed !== stone.isSealed);
      });
      const still = other.filter(({ cell }) => turned.every((each) => each.cell !== cell));
      if (faded.length > 0) expect(faded.map(({ cell }) => cell)).toEqual(still.map(({ cell }) => cell));
      for (const { after: late } of faded) expect(late).toBeLessThan(1300);
    }
    expect(moments.some(({ before, after }) => changeOf(before, after, 1).faded.length > 1)).toBe(true);
  });

  it('takes as long as the speed says', () => {
    const { before, after } = moments.find(({ before, after }) => changeOf(before, after, 1).faded.length > 0)!;
    const [normal, slow] = [changeOf(before, after, 1).faded[0]!, changeOf(before, after, 2).faded[0]!];
    expect(slow.after).toBeCloseTo(2 * normal.after);
  });
});

it('a tile that is laid comes down, and a power acts once a pawn has come', () => {
  for (const { before, after } of found('build')) expect(changeOf(before, after, 1).laid).toHaveLength(1);
  const powers = found('place').flatMap(({ before, after }) => changeOf(before, after, 1).acting);
  expect(powers.length).toBeGreaterThan(0);
  for (const { before, after } of found('move')) expect(changeOf(before, after, 1).acting).toEqual([]);
});

it('nothing moves where somebody looks at another time', () => {
  const [first, last] = [moments[0]!, moments.at(-1)!];
  expect(changeOf(first.before, last.after, 1)).toBe(NOTHING);
});
