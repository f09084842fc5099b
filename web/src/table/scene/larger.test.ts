import { expect, it } from 'vitest';
import { largerBy } from './larger';

it('grows in large windows only, and never beyond either edge', () => {
  expect([largerBy(360, 640), largerBy(1366, 768), largerBy(1920, 1080)]).toEqual([1, 1, 1]);
  expect([largerBy(3840, 2160), largerBy(3840, 1080), largerBy(1920, 2160)]).toEqual([2, 1, 1]);
});
