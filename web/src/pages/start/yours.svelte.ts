// The tables of this device, as they are offered to go on with.

import { ledgersOf } from '../../api/stream.svelte';
import { isMine } from '../../app/turns.svelte';
import { device, type HeldTable } from '../../keys.svelte';

export const isTurn = ({ table }: HeldTable): boolean => ledgersOf(table).some(isMine);

/** Nobody waits there: the others are bots. */
export function isAlone({ table }: HeldTable): boolean {
  const seats = ledgersOf(table)[0]?.now.seats;
  return seats !== undefined && seats.filter(({ kind }) => kind !== 'bot').length < 2;
}

/** People wait for somebody of this device. */
export const isWaitedFor = (held: HeldTable): boolean => isTurn(held) && !isAlone(held);

const isOver = ({ table, over }: HeldTable): boolean =>
  over || ['finished', 'abandoned'].includes(ledgersOf(table)[0]?.now.phase ?? '');

function rank(held: HeldTable): number {
  if (isOver(held)) return 3;
  if (isAlone(held)) return 2;
  return isTurn(held) ? 0 : 1;
}

/** First where people wait for this device, then other tables with people; games against bots only never come first. */
export const yourTables = (): HeldTable[] => [...device.tables].sort((one, other) => rank(one) - rank(other));
