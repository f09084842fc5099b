// Brings together what is needed to check a finished table, and checks it.

import { api } from '../api/client';
import type { TableFace } from '../api/faces';
import { device } from '../keys.svelte';
import type { Eyes } from '../table/eyes.svelte';
import { memory, promisesOf } from './memory';
import { headerOf } from './record';
import { type Check, verify } from './verify';

export interface Findings {
  checks: Check[];
  /** Did this device see the promises before the game? */
  isWitness: boolean;
  /** For so many people a device added something. */
  added: number;
}

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
  const mine = device.seats(table.table).flatMap(({ seat, nonce }) => (seat && nonce ? [[seat, nonce] as const] : []));
  const checks = verify(record, {
    promises: remembered ?? promisesOf({ commitment: table.commitment, seats }),
    isWitness: remembered !== null,
    mine: new Map(mine),
    log,
    start: start?.view,
  });
  return { checks, isWitness: remembered !== null, added: headerOf(record).nonces.size };
}
