import { expect, test } from 'vitest';
import { readChoices, USUAL } from './settings.svelte';

test('what was kept is read, and what means nothing is as usual', () => {
  expect(readChoices(null)).toEqual(USUAL);
  expect(readChoices('nonsense')).toEqual(USUAL);
  expect(readChoices('{"theme":"dark","sound":"loud","language":"es","other":1}')).toEqual({
    ...USUAL,
    theme: 'dark',
    language: 'es',
  });
});

test('movement that was off before there were speeds is none', () => {
  const speed = (text: string) => readChoices(text).speed;
  expect(speed('{"motion":"off"}')).toBe('none');
  expect(speed('{"motion":"system"}')).toBeNull();
  expect(speed('{"speed":"quick","motion":"off"}')).toBe('quick');
  expect(speed('{"speed":"warp"}')).toBeNull();
});
