import { describe as group, expect, test } from 'vitest';
import type { Card, Mosaic, View } from '../../types/cleopatra';
import { printed } from '../../types/cleopatra.printed';
import { momentsOf, type Moment as Kept } from '../laws/moments';
import { deciding, hides, places } from './model';
import { actions, paidBy, readPiece } from './model/actions';
import { countOf, isCorrupt, materialsOf } from './model/cards';
import { isPalm, isThrone, SQUARES } from './model/garden';
import { offerOf, palmsUnder } from './model/names';

type Moment = Kept & { before: View; after: View };

const { carries, name, step, touch } = deciding;
const moments = momentsOf('cleopatra') as Moment[];
const decisions = moments.filter(({ legal }) => legal.length > 0);
/** The moment with the most ways to do this. */
const most = (verb: string): Moment => {
  const count = ({ legal }: Moment) => legal.filter((text) => text.startsWith(verb)).length;
  return decisions.toSorted((one, other) => count(other) - count(one))[0]!;
};
const paying = most('pay');

test('all kinds of action occur', () => {
  const kinds = new Set(decisions.flatMap(({ legal }) => legal.map((text) => actions.read(text).kind)));
  expect([...kinds].toSorted()).toEqual(
    'build claim discard done keep market offer palms pay place worship'.split(' '),
  );
});

test('a piece is read from its text', () => {
  expect(readPiece('wall back-mid')).toMatchObject({ what: 'wall', where: ['back-mid'] });
  expect(readPiece('throne')).toMatchObject({ what: 'throne', where: [] });
});

test('what corrupts is marked on the cards', () => {
  const corrupt: Card[] = ['stone+', 'wood+', 'glass+', 'marble+', 'lapis+', 'cave'];
  expect(printed.cards.map(({ card }) => card).filter(isCorrupt)).toEqual(corrupt);
  expect(materialsOf(['artisan', 'wood+', 'wood', 'cave'])).toEqual(['wood']);
  expect(materialsOf(['cave', 'lapis', 'stone'])).toEqual(['stone', 'lapis']);
});

group('a payment', () => {
  const { before, viewer, legal } = paying;

  test('is told by pressing cards one by one', () => {
    expect(legal.length).toBeGreaterThan(6);
    for (const wanted of legal) {
      let remaining: readonly string[] = legal;
      for (const card of paidBy(actions.read(wanted))) {
        const more = touch(before, remaining, viewer!).get(`hand-${card}`);
        if (more?.texts.includes(wanted)) remaining = more.texts;
      }
      expect(remaining).toContain(wanted);
    }
  });

  test('asks for no more of a card than what tells payments apart', () => {
    const [least, more] = [
      ['artisan', 'stone', 'wood'],
      ['artisan', 'stone', 'cave'],
    ].map((cards) => `pay ${cards.join(' ')}`);
    expect([...touch(before, [least!, more!], 'A').keys()]).toEqual(['hand-wood', 'hand-cave']);
    expect([...touch(before, [least!], 'A').keys()]).toEqual(['hand-artisan', 'hand-stone', 'hand-wood']);
    expect(carries(before, [least!, more!], 'A').map(({ from, text }) => [from, text])).toEqual([
      ['hand-wood', least],
      ['hand-cave', more],
    ]);
  });

  test('goes by material, then by amulets, where there are many', () => {
    const asked = (texts: string[]) => step(before, texts, 'A')!.options.map(({ id }) => id);
    const equal = ['stone stone', 'stone stone+', 'stone+', 'wood wood', 'wood+', 'wood cave', 'cave cave'];
    expect(asked(equal.map((cards) => `pay artisan ${cards}`))).toEqual(['stone', 'wood', 'cave']);
    const different = [
      'stone wood',
      'stone wood+',
      'stone+ wood',
      'stone+ wood+',
      'glass lapis',
      'glass cave',
      'cave cave',
    ];
    expect(asked(different.map((cards) => `pay artisan ${cards}`))).toEqual(['0', '1', '2']);
    expect(asked(equal.slice(-3).map((cards) => `pay artisan ${cards}`))).toHaveLength(3);
  });

  test('may be nothing, where all is covered', () => {
    expect(step(before, ['pay'], viewer!)!.options.map(({ texts }) => texts)).toEqual([['pay']]);
    expect(touch(before, ['pay'], viewer!).size).toBe(0);
    expect(name(before, 'pay')).toEqual({ key: 'cleopatra-do-pay-nothing' });
  });

  test('holds cards of the hand only', () => {
    const hand = before.seats[viewer!]!.hand!;
    for (const cards of legal.map((text) => paidBy(actions.read(text)))) {
      for (const card of cards) expect(countOf(cards, card)).toBeLessThanOrEqual(countOf(hand, card));
    }
  });
});

test('of many offers those near each other are one answer', () => {
  const { before } = most('offer');
  const offers = (count: number) => Array.from({ length: count }, (_, scarabs) => `offer ${scarabs}`);
  const asked = (texts: string[]) => step(before, texts, 'A')!.options.map((option) => option.texts.length);
  expect(asked(offers(8))).toHaveLength(8);
  expect(asked(offers(25))).toEqual([4, 4, 4, 4, 4, 4, 1]);
  expect(asked(offers(100).slice(13, 26))).toEqual([2, 2, 2, 2, 2, 2, 1]);
});

group('a mosaic', () => {
  const all = (squares: string[]) => squares.map((each) => `build mosaic ${each}`);
  const { before } = most('build mosaic');
  const asked = (mosaic: Mosaic, texts: string[]) => {
    const view = { ...before, mosaics: { ...before.mosaics, top: mosaic } };
    return step(view, texts, 'A')!.options.map(({ id }) => id);
  };

  test('is asked for by its side before it is turned', () => {
    const lying = all(['a6 b3 b4 b5 b6', 'a4 a5 b5 c5 d5']);
    const mirrored = all(['a3 a4 a5 a6 b6', 'a4 b4 c4 d3 d4', 'a3 b3 b4 b5 b6']);
    expect(asked('L', [...lying, ...mirrored])).toEqual(['lying', 'mirrored']);
    expect(asked('L', lying)).toEqual(['1', '2']);
    expect(asked('L', mirrored)).toEqual(['1', '2', '3']);
  });

  test('is asked for by columns together, where there are many', () => {
    const columns = (count: number) =>
      all([...'abcdefghi'].slice(0, count).map((c) => `${c}3 ${c}4 ${c}5 ${c}6 ${c}7`));
    expect(asked('I', columns(8))).toEqual([...'abcdefgh']);
    expect(asked('I', columns(9))).toEqual(['0', '1', '2']);
  });
});

group('the palace', () => {
  test('has a garden with palms, and space for the throne', () => {
    expect(SQUARES).toHaveLength(81);
    expect(SQUARES.filter(isPalm)).toHaveLength(34);
    expect(SQUARES.filter(isThrone)).toHaveLength(9);
    expect(palmsUnder(moments[0]!.before, ['d4', 'd5', 'd6', 'd7', 'e4'])).toHaveLength(5);
  });

  test('tells what stands, and what a free place offers', () => {
    const { before } = moments[0]!;
    const scarabs = { reward: 3, bonus: 2, architect: 0, total: 5 };
    const computed = { ...before.computed, places: [{ piece: 'wall back-mid', scarabs }] };
    const offer = (wall: string) => offerOf({ ...before, computed }, { what: 'wall', where: [wall] });
    expect(offer('back-mid')).toMatchObject({ key: 'cleopatra-tell-piece', args: scarabs });
    expect(offer('left-mid').key).toBe('cleopatra-tell-built');
  });
});

test('goods are kept in mind while the game lasts, except for one’s own', () => {
  const view = (memory: View['memory'], phase: string) => ({ ...moments[0]!.before, memory, phase });
  expect(hides(view('off', 'turn'), 'A', 'B')).toBe(true);
  expect(hides(view('off', 'turn'), 'A', null)).toBe(true);
  expect(hides(view('off', 'turn'), 'A', 'A')).toBe(false);
  expect(hides(view('on', 'turn'), 'A', 'B')).toBe(false);
  expect(hides(view('off', 'over'), 'A', 'B')).toBe(false);
});

group('places', () => {
  test('name each sphinx of a row', () => {
    const view = { ...moments[0]!.before };
    const all = places({ ...view, palace: { ...view.palace, sphinxes: [0, 2] as [number, number] } });
    expect(all.filter(({ at }) => at.startsWith('sphinx-')).map(({ at }) => at)).toEqual([
      'sphinx-right-1',
      'sphinx-right-2',
    ]);
  });

  test('show the hand of whoever looks card by card, and only count the others', () => {
    const { before, viewer } = moments.find(({ viewer, before }) => viewer && before.seats[viewer]?.hand?.length)!;
    const all = places(before).filter(({ piece }) => piece === 'card');
    const hand = before.seats[viewer!]!.hand!;
    expect(all.filter(({ at }) => at.startsWith('hand-'))).toHaveLength(hand.length);
    expect(all.some(({ at }) => at === `seat-${viewer}-cards`)).toBe(false);
  });
});
