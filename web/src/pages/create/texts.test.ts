import { expect, test } from 'vitest';
import { optionsIn } from './texts';

test('only the words of the options are taken, with their attributes', () => {
  const market = 'option-market = Side\n    .value-a = A\n    .value-b = B\n';
  const file = `game-name = Imhotep\n\n${market}\ncard-x = X\noption-wrath = Wrath\n`;
  expect(optionsIn(file)).toBe(`${market}\noption-wrath = Wrath\n`);
});
