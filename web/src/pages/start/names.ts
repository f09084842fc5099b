// Who sits at a table, as people are told.

import type { SeatFace } from '../../api/faces';
import { say } from '../../words.svelte';

/** What a seat is called: the person, the bot, or why there is nobody. */
export function seatName({ kind, name, bot }: SeatFace): string {
  if (name) return name;
  if (kind === 'bot' && bot) return say(`bot-${bot}`);
  return say(`seat-${kind}`);
}

/** "3 hours ago", in the language that is spoken. */
export function ago(then: number, language: string): string {
  const seconds = Math.max(0, (Date.now() - then) / 1000);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  const count = unit === 'second' ? 0 : Math.round(seconds / length);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}
