// What seats are called at a table.

import type { SeatFace } from '../api/faces';
import type { Seat } from '../games/contract';
import { say, words } from '../words.svelte';

export const botName = (bot: string): string => (words.knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

export function seatName({ seat, name, called, bot, kind }: SeatFace): string {
  const known = name ?? called;
  if (known) return known;
  if (bot) return say('table-bot-seat', { bot: botName(bot), seat });
  return say(kind === 'invited' ? 'table-seat-invited' : 'table-seat-open', { seat });
}

export const seatNames = (seats: readonly SeatFace[]): Partial<Record<Seat, string>> =>
  Object.fromEntries(seats.map((face) => [face.seat, seatName(face)]));
