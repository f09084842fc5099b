// The same people again: the first who wants it makes the table, and all sit down there with what they hold here.

import { api, Problem } from '../../api/client';
import type { Made, Seated } from '../../api/faces';
import { promise } from '../../api/fair';
import type { Seat } from '../../games/contract';
import { device } from '../../keys.svelte';
import type { Eyes } from '../eyes.svelte';
import type { Session } from '../session.svelte';

async function make(session: Session, isTurned: boolean): Promise<string> {
  const { shown, table } = session;
  const made = await api.post<Made>(shown.path('rematch'), { turned: isTurned }, shown.token);
  const { token, url } = made.creator;
  const mine = { table: made.table, seat: null, name: '', game: table.game, seenAt: Date.now() };
  device.keep({ ...mine, token, url, role: 'creator' });
  device.keep({ ...mine, token: made.spectator.token, url: made.spectator.url, role: 'spectator' });
  return made.table;
}

/** Sits down where a seat is kept for this person. */
async function sitAt(table: string, { credential }: Eyes, next: Seat, game: string): Promise<void> {
  if (!credential) return;
  const promised = await promise();
  const { name, token: shown } = credential;
  const body = { name, ...(promised ? { nonce_hash: promised.nonce_hash } : {}) };
  const { link } = await api.post<Seated>(`/tables/${table}/seats/${next}/join`, body, shown);
  device.keep({
    table,
    token: link.token,
    url: link.url,
    seat: next,
    role: 'seat',
    name,
    game,
    seenAt: Date.now(),
    ...(promised ? { nonce: promised.nonce } : {}),
  });
}

/** Whoever made the table said whether the seats turn: a seat is kept at the same place, or one further. */
async function sit(table: string, eyes: Eyes, seats: number, game: string): Promise<void> {
  const { seat } = eyes;
  if (!seat) return;
  const further = 'ABCD'[('ABCD'.indexOf(seat) + 1) % seats] as Seat;
  try {
    await sitAt(table, eyes, seat, game);
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    await sitAt(table, eyes, further, game);
  }
}

/** Goes to the next game, with the seats turned by one or as they were; the answer is its table. */
export async function rematch(session: Session, isTurned: boolean): Promise<string> {
  const { table: face } = session;
  const table = face.rematch ?? (await make(session, isTurned));
  for (const eyes of session.eyes) {
    // Whoever sits there already has nothing to do.
    if (device.held(table).some(({ role, name }) => role === 'seat' && name === eyes.credential?.name)) continue;
    await sit(table, eyes, face.seats.length, face.game);
  }
  return table;
}
