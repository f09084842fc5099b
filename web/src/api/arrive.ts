// Coming to a table by a link: what the link is good for, and sitting down.

import type { Seat } from '../games/contract';
import { type Credential, device } from '../keys.svelte';
import { api, authorization, problemOf } from './client';
import { promise } from './fair';
import type { Seated, Standing, TableFace } from './faces';
import { FrameReader, type Frame } from './sse';

export type Good =
  | { role: 'seat'; seat: Seat }
  | { role: 'invited'; seat: Seat }
  | { role: 'creator' | 'spectator' | 'void' };

/** The first thing the stream says to a credential: how the table stands for it, or that it opens nothing. */
async function firstFrame(token: string): Promise<Frame | undefined> {
  const attempt = new AbortController();
  const response = await fetch('/api/stream', { headers: authorization(token), signal: attempt.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const frames = new FrameReader();
  let frame: Frame | undefined;
  while (reader && !frame) {
    const { done, value } = await reader.read();
    if (done) break;
    frame = frames.read(value)[0];
  }
  attempt.abort();
  return frame;
}

/** The code with which the server refuses something; empty if it does not. */
const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(() => '', (thrown: unknown) => problemOf(thrown).code);

/** What a link's secret opens at a table. Asking takes nothing: nobody can sit down without a name. */
export async function goodFor(face: TableFace, token: string): Promise<Good> {
  const frame = await firstFrame(token);
  const standing = frame?.event === 'table' ? (JSON.parse(frame.data) as Standing) : null;
  if (standing?.to) return { role: 'seat', seat: standing.to };
  for (const { seat } of face.seats.filter(({ kind }) => kind === 'invited')) {
    const code = await refusal(api.post(`/tables/${face.table}/seats/${seat}/join`, { name: '' }, token));
    if (code === 'bad-name') return { role: 'invited', seat };
  }
  if (!standing) return { role: 'void' };
  const owner = (await refusal(api.patch(`/tables/${face.table}`, {}, token))) === '';
  return { role: owner ? 'creator' : 'spectator' };
}

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
