import { expect, test } from 'vitest';
import type { Credential } from '../keys.svelte';
import type { Standing } from './faces';
import { standAfter, wantedOf } from './wanted';

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

test('a table stands as the last event says', () => {
  const before = {
    to: 'A',
    table: { table: 't', phase: 'gathering', allows: { public: false, chat: true, hints: true }, seats: [] },
    now: { number: 1, phase: 'gathering', seats: [], deciding: [] },
  } as unknown as Standing;
  const now = { ...before.now, number: 2, phase: 'playing' as const };
  const happened = { table: 't', to: 'A' as const, number: 2, at: 0 };
  const after = standAfter(before, { ...happened, what: { type: 'started', told: [] }, now });
  expect(after.table.phase).toBe('playing');
  const allows = { public: true, chat: false, hints: false };
  expect(standAfter(after, { ...happened, what: { type: 'changed', allows } }).table.allows).toEqual(allows);
});
