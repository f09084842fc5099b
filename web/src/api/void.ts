// Credentials that no longer open anything.

import { device } from '../keys.svelte';
import { api, problemOf } from './client';

/** Asks the server about every credential of a table, and drops those that it says are void. */
export async function dropVoid(table: string): Promise<void> {
  for (const credential of device.held(table)) {
    if (credential.role === 'invited') continue;
    try {
      await api.get(`/tables/${table}/now`, credential);
    } catch (thrown) {
      const { code } = problemOf(thrown);
      if (code === 'no-table') device.forget(table);
      if (code === 'not-allowed') device.drop(credential.token);
    }
  }
}
