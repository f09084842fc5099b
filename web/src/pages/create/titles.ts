// What the seats of a table that is set up are called.

import { settings } from '../../app/settings.svelte';
import { say } from '../../words.svelte';
import type { Plan } from './plan.svelte';

export function seatTitle(plan: Plan, place: number): string {
  const seat = plan.seats[place];
  switch (seat?.kind) {
    case 'me':
      return settings.name.trim() || say('start-name-guest');
    case 'here':
      return seat.name.trim() || `${say('start-name-guest')} ${plan.letterOf(place)}`;
    case 'bot':
      return say(`bot-${seat.bot}`);
    case 'link':
    case 'open':
      return say(`new-kind-${seat.kind}.short`);
    default:
      return say('new-free');
  }
}

/** One sentence more about who sits there. */
export function seatNote(plan: Plan, place: number): string {
  const seat = plan.seats[place];
  if (!seat || seat.kind === 'none') return '';
  if (seat.kind === 'bot') return say(`bot-${seat.bot}.about`);
  return say(seat.kind === 'here' ? 'new-kind-here' : `new-kind-${seat.kind}-about`);
}
