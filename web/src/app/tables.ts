// Making tables, and keeping what opens them.

import { api } from '../api/client';
import type { Games, Made, TableWanted } from '../api/faces';
import { promise } from '../api/fair';
import type { Seat } from '../games/contract';
import { type Credential, device } from '../keys.svelte';

export const LEVELS = ['apprentice', 'mason', 'scribe', 'architect', 'pharaoh'] as const;

export const SEATS: Seat[] = ['A', 'B', 'C', 'D'];

let asked: Promise<Games> | undefined;

/** The games and what can be chosen for them; asked once. */
export function gamesOffered(): Promise<Games> {
  asked ??= api.get<Games>('/games').catch((problem: unknown) => {
    asked = undefined;
    throw problem;
  });
  return asked;
}

/** Makes a table, and keeps its credentials on this device. Gives its id. */
export async function makeTable(wanted: TableWanted): Promise<string> {
  const promised = await Promise.all(wanted.seats.map((seat) => (seat.kind === 'here' ? promise() : null)));
  const seats = wanted.seats.map((seat, place) => {
    const nonce = promised[place];
    return nonce ? { ...seat, nonce_hash: nonce.nonce_hash } : seat;
  });
  const made = await api.post<Made>('/tables', { ...wanted, seats });
  device.keep(
    ...credentialsOf(
      made,
      wanted,
      promised.map((nonce) => nonce?.nonce),
    ),
  );
  return made.table;
}

function credentialsOf(made: Made, wanted: TableWanted, nonces: (string | undefined)[]): Credential[] {
  const common = { table: made.table, game: wanted.game, seenAt: Date.now() };
  const kept: Credential[] = [
    { ...common, ...made.creator, seat: null, role: 'creator', name: '' },
    { ...common, ...made.spectator, seat: null, role: 'spectator', name: '' },
  ];
  wanted.seats.forEach((seat, place) => {
    const link = made.seats[place];
    if (!link) return;
    const here = { ...common, ...link, seat: SEATS[place] ?? null };
    const nonce = nonces[place];
    if (seat.kind === 'here') kept.push({ ...here, role: 'seat', name: seat.name, ...(nonce && { nonce }) });
    else kept.push({ ...here, role: 'invited', name: '' });
  });
  return kept;
}
