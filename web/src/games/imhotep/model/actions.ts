// The notation of decisions.

import { notation, type ActionOf } from '../../engine/notation';
import type { Card, Pyramid, Ship, Site } from '../../../types/imhotep';

/** A space of a ship, as in `2.3`. */
export type Space = `${Ship}.${number}`;

const FORMS = {
  stones: 'stones',
  load: 'load <space>',
  sail: 'sail <ship> <site>',
  lever: 'play lever <ship> <site> <order>',
  hammer: 'play hammer <space>',
  'sail-card': 'play sail <space> <site>',
  chisel: 'play chisel <space> <second>',
  pass: 'pass',
  'take-hidden': 'take hidden',
  take: 'take <card>',
  keep: 'keep <card>',
  pyramid: 'pyramid <pyramid>',
  card: 'card',
  decline: 'decline',
  point: 'point',
} as const;

interface Values {
  space: Space;
  second: Space;
  ship: Ship;
  site: Site;
  card: Card;
  pyramid: Pyramid;
}

export type Action = ActionOf<typeof FORMS, Values>;
export type Kind = Action['kind'];

export const actions = notation<Values>()(FORMS);

export const shipOf = (space: Space): Ship => space.split('.', 1)[0] as Ship;

export const placeOf = (space: Space): number => Number(space.split('.')[1]);

/** The spaces that an action loads. */
export const spacesOf = (action: Action): Space[] => {
  if (action.kind === 'chisel') return [action.space, action.second];
  return 'space' in action ? [action.space] : [];
};

/** The ships that an action has to do with. */
export const shipsOf = (action: Action): Ship[] => ('ship' in action ? [action.ship] : spacesOf(action).map(shipOf));

/** The card of the hand that an action plays. */
export const cardPlayed = (kind: Kind): Card | null => {
  if (kind === 'sail-card') return 'sail';
  return kind === 'lever' || kind === 'hammer' || kind === 'chisel' ? kind : null;
};
