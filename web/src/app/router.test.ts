import { expect, test } from 'vitest';
import { placeOf } from './router.svelte';

test('every address is a place', () => {
  expect(placeOf('/')).toEqual({ page: 'start' });
  expect(placeOf('/new/imhotep')).toEqual({ page: 'new', game: 'imhotep' });
  expect(placeOf('/rules/kheops', '#rule-load')).toEqual({ page: 'rules', game: 'kheops' });
  expect(placeOf('/replay')).toEqual({ page: 'replay' });
  expect(placeOf('/about')).toEqual({ page: 'about' });
  for (const path of ['/new', '/rules/', '/t/', '/t/x/y', '/t/UPPER', '/about/us', '/elsewhere']) {
    expect(placeOf(path), path).toEqual({ page: 'nowhere' });
  }
});

test('the secret of a link stands behind the hash', () => {
  expect(placeOf('/t/pc98ng9', '#fwwh75q2pn')).toEqual({ page: 'table', table: 'pc98ng9', secret: 'fwwh75q2pn' });
  expect(placeOf('/t/pc98ng9')).toEqual({ page: 'table', table: 'pc98ng9', secret: null });
  expect(placeOf('/t/pc98ng9', '#main')).toEqual({ page: 'table', table: 'pc98ng9', secret: null });
});
