// What things and actions are called.

import type { Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import type { Card, Pyramid, Site, View } from '../../../types/imhotep';
import { placeOf, shipOf, type Action, type Space } from './actions';

export const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });
export const cardName = (card: Card): Phrase => phrase(`card-${card}`);
/** What a card is called and what it does. */
export const aboutCard = (card: Card): Phrase =>
  phrase('imhotep-about-card', { card: cardName(card), about: phrase(`imhotep-about-${card}`) });
export const siteName = (site: Site): Phrase => phrase(`site-${site}`);
export const siteTo = (site: Site): Phrase => phrase(`site-${site}.to`);
export const pyramidName = (pyramid: Pyramid): Phrase => phrase(`pyramid-${pyramid}`);
export const owner = (seat: Seat): { seat: string } => ({ seat });
export const seatsOf = (view: View): Seat[] => Object.keys(view.seats) as Seat[];

/** How many stones the seat that decides would take now. */
export const stonesToTake = ({ computed, decider, phase }: View): number => {
  const takes = decider && computed.takes[decider];
  return (phase === 'temple' ? takes?.temple : takes?.turn) ?? 0;
};

const spaceArgs = (space: Space) => ({ ship: shipOf(space), place: placeOf(space) });

export const spaceName = (space: Space): Phrase => phrase('imhotep-space', spaceArgs(space));

/** What an action does. */
export const nameOf = (view: View, action: Action): Phrase => {
  const key = `imhotep-do-${action.kind}`;
  switch (action.kind) {
    case 'stones':
      return phrase(key, { stones: stonesToTake(view) });
    case 'load':
    case 'hammer':
      return phrase(key, spaceArgs(action.space));
    case 'sail':
      return phrase(key, { ship: action.ship, site: siteTo(action.site) });
    case 'lever':
      return phrase(key, {
        ship: action.ship,
        site: siteTo(action.site),
        order: ([...action.order] as Seat[]).map(owner),
      });
    case 'sail-card':
      return phrase(key, { ...spaceArgs(action.space), site: siteTo(action.site) });
    case 'chisel': {
      const { ship, place } = spaceArgs(action.second);
      return phrase(key, { ...spaceArgs(action.space), ship2: ship, place2: place });
    }
    case 'take':
    case 'keep':
      return phrase(key, { card: cardName(action.card) });
    case 'decline':
      return phrase(key, { phase: view.phase });
    case 'pyramid':
      return phrase(key, { pyramid: pyramidName(action.pyramid) });
    default:
      return phrase(key);
  }
};
