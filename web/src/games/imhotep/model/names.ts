// Phrases that the other parts share, and what a legal text does, as a phrase.

import type { Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import { SLED } from '../data';
import type { Card, Pyramid, Site, View } from '../../../types/imhotep';
import { parse } from './parse';

export const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });
export const cardName = (card: Card): Phrase => phrase(`card-${card}`);
export const siteName = (site: Site): Phrase => phrase(`site-${site}`);
export const siteTo = (site: Site): Phrase => phrase(`site-${site}.to`);
export const pyramidName = (pyramid: Pyramid): Phrase => phrase(`pyramid-${pyramid}`);
export const owner = (seat: Seat): { seat: string } => ({ seat });
export const seatsOf = (view: View): Seat[] => Object.keys(view.seats) as Seat[];

/** How many stones the quarry would give the seat that decides. */
export const stonesToTake = (view: View): number => {
  const own = view.decider && view.seats[view.decider];
  const offered = view.phase === 'temple' ? 2 : 3;
  return own ? Math.min(offered, SLED - own.sled, own.quarry) : offered;
};

export const nameOf = (view: View, text: string): Phrase => {
  const action = parse(text);
  const key = `imhotep-do-${action.kind}`;
  switch (action.kind) {
    case 'stones':
      return phrase(key, { stones: stonesToTake(view) });
    case 'load':
    case 'hammer':
      return phrase(key, { ship: action.spaces[0].ship, place: action.spaces[0].place });
    case 'sail':
      return phrase(key, { ship: action.ship, site: siteTo(action.site) });
    case 'lever':
      return phrase(key, { ship: action.ship, site: siteTo(action.site), order: action.order.map(owner) });
    case 'sail-card': {
      const { ship, place } = action.spaces[0];
      return phrase(key, { ship, place, site: siteTo(action.site) });
    }
    case 'chisel': {
      const [first, second] = action.spaces;
      return phrase(key, { ship: first.ship, place: first.place, ship2: second.ship, place2: second.place });
    }
    case 'take':
    case 'keep':
      return phrase(key, { card: cardName(action.card) });
    case 'pyramid':
      return phrase(key, { pyramid: pyramidName(action.pyramid) });
    default:
      return phrase(key);
  }
};
