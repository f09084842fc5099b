// How a table of this device stands, in words.

import { ledgersOf } from '../../api/stream.svelte';
import type { HeldTable } from '../../keys.svelte';
import { say, words } from '../../words.svelte';
import { seatName } from './names';
import { isTurn } from './yours.svelte';

export function people({ table, credentials }: HeldTable): string {
  const seats = ledgersOf(table)[0]?.now.seats;
  if (seats) return words.list(seats.filter(({ kind }) => kind === 'person' || kind === 'bot').map(seatName));
  return words.list(credentials.map(({ name }) => name).filter(Boolean));
}

export function stands(held: HeldTable): string {
  const standing = ledgersOf(held.table)[0];
  if (isTurn(held)) return say('tables-turn');
  if (!standing) return say(held.over ? 'tables-over' : 'tables-unknown');
  const { phase, seats, deciding, paused } = standing.now;
  if (phase === 'finished') return say('tables-over');
  if (phase === 'playing' && paused) return say('tables-paused');
  if (phase === 'playing') {
    const waited = seats.filter(({ seat }) => deciding.includes(seat)).map(seatName);
    return say('tables-waiting', { names: words.list(waited) });
  }
  const missing = seats.filter(({ kind }) => kind !== 'person' && kind !== 'bot').length;
  return say(`tables-${phase}`, { missing });
}
