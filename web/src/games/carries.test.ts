// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { games } from './index';
import { momentsOf } from './laws/moments';

/** What is done with a piece in the hand, by the first word of its text. */
const BY_HAND: [string, RegExp][] = [
  ['imhotep', /^(stones|load|sail|take|play|pyramid)\b/],
  ['kheops', /^(worker|mummy|priest|pharaoh|swap|move|build)\b/],
  ['pyramids', /^(mark|bonus|take)\b/],
  ['cleopatra', /^(market|place|build|claim|discard)\b/],
];

describe.each(BY_HAND)('a hand at a table of %s', (game, verbs) => {
  test('does whatever can be done by hand, and nothing else', async () => {
    const face = (await games[game]!()).default;
    for (const { before, legal, viewer } of momentsOf(game).filter((moment) => moment.legal.length > 1)) {
      const texts = new Set(face.carries(before, legal, viewer!).map(({ text }) => text));
      expect(legal.filter((text) => verbs.test(text) && !texts.has(text))).toEqual([]);
    }
  });
});
