// The same people again: the first who wants it makes the table, and all sit down there with what they hold here.

import { api, Problem } from '../../api/client';
import type { Made, Seated } from '../../api/faces';
import { promise } from '../../api/fair';
import type { Seat } from '../../games/contract';
import { device } from '../../keys.svelte';
import type { Eyes } from '../eyes.svelte';
import type { Session } from '../session.svelte';

async function make(session: Session): Promise<string> {
  const { shown, table } = session;
  const made = await api.post<Made>(shown.path('rematch'), undefined, shown.token);
  const { token, url } = made.creator;
  const mine = { table: made.table, seat: null, name: '', game: table.game, seenAt: Date.now() };
  device.keep({ ...mine, token, url, role: 'creator' });
  device.keep({ ...mine, token: made.spectator.token, url: made.spectator.url, role: 'spectator' });
  return made.table;
}

/** Sits down one seat further, where it is kept for this person. */
async function sit(table: string, { credential, seat }: Eyes, seats: number, game: string): Promise<void> {
  if (!credential || !seat) return;
  const next = 'ABCD'[('ABCD'.indexOf(seat) + 1) % seats] as Seat;
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

/** Goes to the next game; the answer is its table. */
export async function rematch(session: Session): Promise<string> {
  const { table: face } = session;
  const table = face.rematch ?? (await make(session));
  for (const eyes of session.eyes) {
    try {
      await sit(table, eyes, face.seats.length, face.game);
    } catch (thrown) {
      // Whoever sits there already has nothing to do.
      if (!(thrown instanceof Problem) || thrown.code !== 'seat-taken') throw thrown;
    }
  }
  return table;
}
