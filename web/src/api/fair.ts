// What this device adds to a table's shuffles, so that no host can choose them: it promises 32 random bytes by their
// hash when somebody sits down, and tells them once everybody has.

import { hashOfNonce, hex } from '../fair/bytes';
import { memory } from '../fair/memory';
import { device } from '../keys.svelte';
import { api, problemOf } from './client';
import type { TableFace } from './faces';

export interface Promised {
  nonce: string;
  nonce_hash: string;
}

export function promise(): Promised {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { nonce, nonce_hash: hashOfNonce(nonce) };
}

/** Seats whose nonce is on its way. */
const telling = new Set<string>();

/** Tells what the seats of this device have promised; called when all have sat down. */
export async function tellNonces(face: TableFace): Promise<void> {
  const { table } = face;
  for (const { token, nonce } of device.seats(table)) {
    if (!nonce || telling.has(token)) continue;
    telling.add(token);
    try {
      // Before anything is told, this device keeps what everybody else has promised.
      memory.keep(face);
      await api.post(`/tables/${table}/nonce`, { nonce }, token);
    } catch (thrown) {
      // Told already, perhaps by another tab; anything else is tried again when the table is next heard of.
      if (problemOf(thrown).code !== 'already-so') telling.delete(token);
    }
  }
}
