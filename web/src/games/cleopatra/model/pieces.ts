// Where the lines of the score came from.

import type { View } from '../../../types/cleopatra';
import type { Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';

/** What a line of the score came from. Nobody's name is on a piece of the palace, so the purse stands for those. */
export function pieces(seat: Seat, line: string, _piece: Phrase, view: View): string[] {
  switch (line) {
    case 'scarabs':
    case 'penalty':
      return [`seat-${seat}-scarabs`];
    case 'sanctuaries':
      return (view.seats[seat]?.sanctuaries ?? []).map(([first]) => `area-${first}`);
    case 'hand':
      return [`seat-${seat}-cards`];
    default:
      return [`seat-${seat}-amulets`];
  }
}
