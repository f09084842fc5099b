import { expect, test } from 'vitest';
import type { TableFace } from '../api/faces';
import { Memory } from './memory';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const face = (table: string, commitment: string): Pick<TableFace, 'table' | 'commitment' | 'seats'> => ({
  table,
  commitment,
  seats: [
    { seat: 'A', kind: 'person', nonce_hash: 'aa' },
    { seat: 'B', kind: 'bot' },
  ],
});

test('what a table showed first is what is remembered', () => {
  const memory = new Memory(storage());
  memory.keep(face('t', 'one'));
  memory.keep(face('t', 'other'));
  expect(memory.recall('t')).toEqual({ commitment: 'one', hashes: { A: 'aa' } });
  expect(memory.recall('u')).toBeNull();
});

test('the oldest tables are forgotten', () => {
  const memory = new Memory(storage());
  for (let table = 0; table < 250; table++) memory.keep(face(`t${table}`, 'c'));
  expect(memory.recall('t0')).toBeNull();
  expect(memory.recall('t249')).not.toBeNull();
});
