import { beforeEach, expect, test } from 'vitest';
import { type Credential, Device, read } from './keys.svelte';

const credential = (more: Partial<Credential>): Credential => ({
  table: 't',
  token: 't.1',
  seat: 'A',
  role: 'seat',
  name: 'Ana',
  game: 'kheops',
  seenAt: 5,
  ...more,
});

class Shelf implements Storage {
  kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  clear() {
    this.kept.clear();
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  key() {
    return null;
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
  setItem(key: string, value: string) {
    this.kept.set(key, value);
  }
}

let shelf: Shelf;
let device: Device;
beforeEach(() => {
  shelf = new Shelf();
  device = new Device(shelf);
});

test('what is kept is there when the page opens again', () => {
  device.keep(credential({}), credential({ token: 't.2', seat: null, role: 'creator' }));
  const again = new Device(shelf);
  expect(again.held('t').map(({ token }) => token)).toEqual(['t.1', 't.2']);
  expect(again.seats('t')).toHaveLength(1);
  expect(again.held('other')).toEqual([]);
});

test('a seat’s new credential takes the place of its invitation', () => {
  device.keep(credential({ token: 't.old', role: 'invited' }));
  device.keep(credential({ token: 't.new' }));
  expect(device.held('t').map(({ token }) => token)).toEqual(['t.new']);
});

test('two tabs do not undo what the other kept', () => {
  const other = new Device(shelf);
  device.keep(credential({}));
  other.keep(credential({ table: 'u', token: 'u.1' }));
  expect(new Device(shelf).all).toHaveLength(2);
});

test('tables are told with the last seen first, and forgotten whole', () => {
  device.keep(credential({}), credential({ table: 'u', token: 'u.1', seenAt: 9 }));
  expect(device.tables.map(({ table }) => table)).toEqual(['u', 't']);
  device.forget('u');
  expect(device.tables.map(({ table }) => table)).toEqual(['t']);
});

test('a table is read with a seat’s own eyes, else with the owner’s', () => {
  device.keep(credential({ token: 't.9', seat: null, role: 'creator' }), credential({ token: 't.2', seat: 'B' }));
  expect(device.eyes('t', 'B')?.token).toBe('t.2');
  expect(device.eyes('t')?.token).toBe('t.2');
  device.drop('t.2');
  expect(device.eyes('t', 'B')?.token).toBe('t.9');
});

test('what cannot be read is as good as nothing', () => {
  expect(read('{')).toEqual([]);
  expect(read('[{"token":1},null]')).toEqual([]);
});
