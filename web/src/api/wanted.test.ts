import { expect, test } from 'vitest';
import type { Credential } from '../keys.svelte';
import { wantedOf } from './wanted';

const held = (table: string, token: string, role: Credential['role'], more: Partial<Credential> = {}): Credential => ({
  table,
  token: `${table}.${token}`,
  seat: null,
  role,
  name: '',
  game: 'imhotep',
  seenAt: 1,
  ...more,
});

test('all seats of a device listen; the owner only where nobody sits, and nobody with an invitation', () => {
  const all = [
    held('one', 'a', 'seat', { seat: 'A' }),
    held('one', 'b', 'seat', { seat: 'B' }),
    held('one', 'c', 'creator'),
    held('two', 'c', 'creator'),
    held('two', 's', 'spectator'),
    held('two', 'i', 'invited', { seat: 'A' }),
    held('three', 'i', 'invited', { seat: 'B' }),
  ];
  expect(wantedOf(all, new Set(), 'en')).toEqual({ tokens: ['one.a', 'one.b', 'two.c'], tables: [], lang: 'en' });
});

test('a table that is over is listened to while it is looked at', () => {
  const all = [held('old', 'a', 'seat', { seat: 'A', over: true })];
  expect(wantedOf(all, new Set(), 'en').tokens).toEqual([]);
  expect(wantedOf(all, new Set(['old']), 'en').tokens).toEqual(['old.a']);
});

test('a table of others is watched without a credential, and what is no token is never sent', () => {
  const all = [held('one', 'a b', 'seat', { seat: 'A' })];
  expect(wantedOf(all, new Set(['else']), 'es')).toEqual({ tokens: [], tables: ['else'], lang: 'es' });
});

test('the tables that were seen last are listened to when there are too many', () => {
  const all = Array.from({ length: 100 }, (_, place) => held(`t${place}`, 'a', 'seat', { seat: 'A', seenAt: place }));
  const { tokens } = wantedOf(all, new Set(['t0']), 'en');
  expect(tokens).toHaveLength(60);
  expect(tokens).toContain('t0.a');
  expect(tokens).toContain('t99.a');
  expect(tokens).not.toContain('t1.a');
});
