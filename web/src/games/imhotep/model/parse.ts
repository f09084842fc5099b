// The notation, read. Only texts that the server gave are read here, so none is malformed.

import type { Seat } from '../../contract';
import type { Card, Pyramid, Ship, Site } from '../../../types/imhotep';

export type BlueCard = 'lever' | 'hammer' | 'sail' | 'chisel';

export interface Space {
  ship: Ship;
  place: number;
}

export type Action =
  | { kind: 'stones' | 'pass' | 'take-hidden' | 'decline' | 'point' }
  | { kind: 'load' | 'hammer'; spaces: [Space] }
  | { kind: 'sail'; ship: Ship; site: Site }
  | { kind: 'lever'; ship: Ship; site: Site; order: Seat[] }
  | { kind: 'sail-card'; spaces: [Space]; site: Site }
  | { kind: 'chisel'; spaces: [Space, Space] }
  | { kind: 'take' | 'keep'; card: Card }
  | { kind: 'pyramid'; pyramid: Pyramid };

export type Kind = Action['kind'];

const space = (text = ''): Space => ({ ship: text[0] as Ship, place: Number(text[2]) });

const play = (card: BlueCard, rest: string[]): Action => {
  switch (card) {
    case 'lever':
      return { kind: 'lever', ship: rest[0] as Ship, site: rest[1] as Site, order: [...(rest[2] ?? '')] as Seat[] };
    case 'hammer':
      return { kind: 'hammer', spaces: [space(rest[0])] };
    case 'sail':
      return { kind: 'sail-card', spaces: [space(rest[0])], site: rest[1] as Site };
    case 'chisel':
      return { kind: 'chisel', spaces: [space(rest[0]), space(rest[1])] };
  }
};

export const parse = (text: string): Action => {
  const [verb = '', first = '', ...rest] = text.split(' ');
  switch (verb) {
    case 'load':
      return { kind: 'load', spaces: [space(first)] };
    case 'sail':
      return { kind: 'sail', ship: first as Ship, site: rest[0] as Site };
    case 'play':
      return play(first as BlueCard, rest);
    case 'take':
      return first === 'hidden' ? { kind: 'take-hidden' } : { kind: 'take', card: first as Card };
    case 'keep':
      return { kind: 'keep', card: first as Card };
    case 'pyramid':
      return { kind: 'pyramid', pyramid: first as Pyramid };
    default:
      return { kind: verb as 'stones' | 'pass' | 'decline' | 'point' };
  }
};

/** The ships an action has to do with. */
export const shipsOf = (action: Action): Ship[] => {
  if ('ship' in action) return [action.ship];
  return 'spaces' in action ? action.spaces.map((at) => at.ship) : [];
};

/** The blue card that an action plays. */
export const cardPlayed = (kind: Kind): BlueCard | null => {
  if (kind === 'sail-card') return 'sail';
  return kind === 'lever' || kind === 'hammer' || kind === 'chisel' ? kind : null;
};
