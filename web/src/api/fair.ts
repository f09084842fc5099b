// What this device adds to a table's shuffles, so that no host can choose them: it promises 32 random bytes by their
// hash when somebody sits down, and tells them once everybody has.

import { device } from '../keys.svelte';
import { api, problemOf } from './client';

export interface Promised {
  nonce: string;
  nonce_hash: string;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Browsers hash only in a secure context: on plain HTTP of a home network this device adds nothing. */
export const canPromise = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function promise(): Promise<Promised | null> {
  if (!canPromise()) return null;
  const nonce = crypto.getRandomValues(new Uint8Array(32));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', nonce));
  return { nonce: hex(nonce), nonce_hash: hex(hash) };
}

/** Seats whose nonce is on its way. */
const telling = new Set<string>();

/** Tells what the seats of this device have promised; called when all have sat down. */
export async function tellNonces(table: string): Promise<void> {
  for (const { token, nonce } of device.seats(table)) {
    if (!nonce || telling.has(token)) continue;
    telling.add(token);
    try {
      await api.post(`/tables/${table}/nonce`, { nonce }, token);
    } catch (thrown) {
      // Told already, perhaps by another tab; anything else is tried again when the table is next heard of.
      if (problemOf(thrown).code !== 'already-so') telling.delete(token);
    }
  }
}
