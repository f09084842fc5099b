// Where a ship would land, and what its stones would bring there: the program counts it.

import type { Landing, Ship, Site, View } from '../../../types/imhotep';
import { actions } from './actions';

export const landingAt = (view: View, ship: Ship | null, site: Site): Landing | undefined =>
  view.computed.landings.find((landing) => landing.ship === ship && landing.site === site);

/** What sailing by this text leads to; cards change what is aboard, or its order. */
export function landingOf(view: View, text: string | null): Landing | undefined {
  const action = text === null ? null : actions.read(text);
  return action?.kind === 'sail' ? landingAt(view, action.ship, action.site) : undefined;
}

/** A change of points, as on a scoreboard. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');
