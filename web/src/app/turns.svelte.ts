// Whose turn it is at all tables of this device: in the tab's title, and by a knock and a notice when it becomes yours.

import { device } from '../keys.svelte';
import type { Ledger } from '../api/ledger.svelte';
import { allLedgers } from '../api/stream.svelte';
import { say } from '../words.svelte';
import { notify } from './notices';
import { settings } from './settings.svelte';
import { knock } from './sound';

/** Must a person of this device decide there? */
export function isMine({ to, now }: Ledger): boolean {
  if (to === null || now.phase !== 'playing' || now.paused || !now.deciding.includes(to)) return false;
  return !now.seats.some(({ seat, covered }) => seat === to && covered);
}

/** The tables where it is the turn of a person of this device, the one last seen first. */
export function turnsHere(): Ledger[] {
  const held = device.tables.map(({ table }) => table);
  const mine = allLedgers()
    .filter(isMine)
    .filter(({ id }) => held.includes(id));
  return mine.sort((one, other) => held.indexOf(one.id) - held.indexOf(other.id));
}

const turnOf = ({ id, to }: Ledger) => `${id}/${to}`;

/** Says it in the title of the tab. `page` is what the page that is shown calls itself. */
export function titleWith(page: string): string {
  const [first] = turnsHere();
  if (!first) return page ? `${page} – Mastaba` : 'Mastaba';
  return say('title-your-turn', { game: say(`game-${first.table.game}`) });
}

/** Knocks and notifies when it becomes somebody's turn here. Called once, when the page opens. */
export function announceTurns(): void {
  let known: Set<string> | null = null;
  $effect.root(() => {
    $effect(() => {
      const turns = turnsHere();
      const fresh = turns.filter((turn) => known !== null && !known.has(turnOf(turn)));
      known = new Set(turns.map(turnOf));
      const [first] = fresh;
      if (!first) return;
      if (settings.sound) knock();
      if (settings.notifications && document.visibilityState === 'hidden') {
        const { table, game } = first.table;
        void notify(say('notice-your-turn'), say(`game-${game}`), `/t/${table}`);
      }
    });
  });
}
