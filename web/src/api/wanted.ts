// What of all its credentials a device listens with, and with whose eyes.

import { byTable, type Credential } from '../keys.svelte';
import type { Wanted } from './line';

/** The server carries 64 on one stream. */
const MOST = 60;
const TOKEN = /^[0-9a-z]+\.[0-9a-z]+$/;

/** All seats of a table; where nobody of the device sits there, the owner's or a spectator's eyes. */
export function eyesOf(held: Credential[]): Credential[] {
  const of = (role: Credential['role']) => held.filter((credential) => credential.role === role);
  const seats = of('seat');
  return seats.length > 0 ? seats : [...of('creator'), ...of('spectator')].slice(0, 1);
}

/** Listens to the tables that are watched, and to those whose game goes on, the last seen first. */
export function wantedOf(all: readonly Credential[], watched: ReadonlySet<string>, lang: string): Wanted {
  const held = byTable(all.filter(({ token }) => TOKEN.test(token)));
  const going = [...held.values()].filter(([first]) => first && !first.over && !watched.has(first.table));
  const order = [
    ...[...watched].map((table) => held.get(table) ?? []),
    ...going.sort(([one], [other]) => (other?.seenAt ?? 0) - (one?.seenAt ?? 0)),
  ];
  const tokens = order
    .flatMap(eyesOf)
    .map(({ token }) => token)
    .slice(0, MOST);
  const tables = [...watched].filter((table) => eyesOf(held.get(table) ?? []).length === 0);
  return { tokens: tokens.sort(), tables: tables.slice(0, 4).sort(), lang };
}
