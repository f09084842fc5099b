// Coming to a table by a link: what the link is good for, and sitting down.

import type { Seat } from '../games/contract';
import { type Credential, device } from '../keys.svelte';
import { api } from './client';
import { promise } from './fair';
import type { Me, Seated, TableFace } from './faces';

/** What a link's secret opens at a table now. Asking takes nothing. */
export const goodFor = (table: string, token: string): Promise<Me> => api.get<Me>(`/tables/${table}/me`, token);

/** Sits down, with a link's credential or at a seat that is open, and keeps the seat's own credential. */
export async function sitDown(face: TableFace, seat: Seat, name: string, token?: string): Promise<void> {
  const promised = await promise();
  const body = { name, ...(promised && { nonce_hash: promised.nonce_hash }) };
  const { link } = await api.post<Seated>(`/tables/${face.table}/seats/${seat}/join`, body, token);
  keep(face, { ...link, seat, role: 'seat', name, ...(promised && { nonce: promised.nonce }) });
}

/** Keeps a credential of a table on this device. */
export function keep(face: TableFace, credential: Omit<Credential, 'table' | 'game' | 'seenAt'>): void {
  device.keep({ ...credential, table: face.table, game: face.game, seenAt: Date.now() });
}
