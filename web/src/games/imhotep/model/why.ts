// What to ask about when something is pressed that cannot be: a text in the notation that the press would mean.

import { SITES } from '../data';
import type { Card, Ship, ShipPicture, Site, View } from '../../../types/imhotep';
import type { Space } from './parse';

const written = ({ ship, place }: Space): string => `${ship}.${place}`;

const freeSpaces = (view: View): string[] =>
  view.ships.flatMap(({ ship, spaces, dock }) =>
    dock ? [] : spaces.flatMap((seat, index) => (seat ? [] : [written({ ship, place: index + 1 })])),
  );

const freeDock = (view: View): Site | undefined => SITES.find((site) => view.ships.every(({ dock }) => dock !== site));

export const whyNotLoad = (space: Space): string => `load ${written(space)}`;

export const whyNotSail = (view: View, { ship, dock }: ShipPicture): string | undefined => {
  const site = dock ?? freeDock(view);
  return site && `sail ${ship} ${site}`;
};

/** A dock is asked about with the ship that was chosen, or else the one that is there. */
export const whyNotDock = (view: View, site: Site, chosen: Ship | null): string | undefined => {
  const ship = chosen ?? view.ships.find(({ dock }) => !dock)?.ship;
  return ship && `sail ${ship} ${site}`;
};

export const whyNotPlay = (view: View, card: Card): string | undefined => {
  const [first, second] = freeSpaces(view);
  const site = freeDock(view);
  if (!first) return undefined;
  if (card === 'hammer') return `play hammer ${first}`;
  if (card === 'sail' && site) return `play sail ${first} ${site}`;
  if (card === 'chisel' && second) return `play chisel ${first} ${second}`;
  return undefined;
};
