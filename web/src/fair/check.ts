// Brings together what is needed to check a finished table or a record, and checks it.

import { api } from '../api/client';
import type { Happened, TableFace } from '../api/faces';
import { device } from '../keys.svelte';
import type { Eyes } from '../table/eyes.svelte';
import { memory, promisesOf } from './memory';
import { headerOf } from './record';
import { type Check, verify } from './verify';

export interface Findings {
  checks: Check[];
  /** Did this device see the promises before the game? */
  isWitness: boolean;
  /** Were the piles compared with everything that there was to know, or with what a seat was shown? */
  isWhole: boolean;
  /** For so many people a device added something. */
  added: number;
}

/** What this device added to a table's shuffles. */
const noncesOf = (table: string) =>
  new Map(device.seats(table).flatMap(({ seat, nonce }) => (seat && nonce ? [[seat, nonce] as const] : [])));

export async function checkTable(table: TableFace, eyes: Eyes): Promise<Findings> {
  const { log } = eyes;
  const started = log.find(({ what }) => what.type === 'started');
  const [record, start] = await Promise.all([
    api.text(eyes.path('record'), eyes.token),
    started && eyes.moment(started.number),
  ]);
  const remembered = memory.recall(table.table);
  // Whoever sat here when the game began may have left since.
  const seats = start?.seats ?? table.seats;
  const checks = verify(record, {
    promises: remembered ?? promisesOf({ commitment: table.commitment, seats }),
    isWitness: remembered !== null,
    mine: noncesOf(table.table),
    log,
    start: start?.view,
  });
  return { checks, isWitness: remembered !== null, isWhole: false, added: headerOf(record).nonces.size };
}

/** A record that is played again, with all that was told from its start. Null where it holds nothing to be checked. */
export function checkRecord(record: string, log: readonly { what: Happened }[], start: unknown): Findings | null {
  const { table, commitment, secret, nonces } = headerOf(record);
  if (!commitment || !secret) return null;
  const promises = memory.recall(table);
  const isWitness = promises !== null;
  const checks = verify(record, { promises, isWitness, mine: noncesOf(table), log, start });
  return { checks, isWitness, isWhole: true, added: nonces.size };
}
