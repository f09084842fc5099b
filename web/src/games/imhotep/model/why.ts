// What to ask about when something is pressed that cannot be: a text in the notation that the press would mean.

import type { Card, Ship, ShipPicture, Site, View } from '../../../types/imhotep';
import { actions, type Space } from './actions';
import { SITES } from './sites';

const freeSpaces = (view: View): Space[] =>
  view.ships.flatMap(({ ship, spaces, dock }) =>
    dock ? [] : spaces.flatMap((seat, index) => (seat ? [] : [`${ship}.${index + 1}` as Space])),
  );

const freeDock = (view: View): Site | undefined => SITES.find((site) => view.ships.every(({ dock }) => dock !== site));

export const whyNotLoad = (space: Space): string => actions.write({ kind: 'load', space });

const sailing = (ship: Ship | undefined, site: Site | undefined): string | undefined =>
  ship && site && actions.write({ kind: 'sail', ship, site });

export const whyNotSail = (view: View, { ship, dock }: ShipPicture): string | undefined =>
  sailing(ship, dock ?? freeDock(view));

/** A dock is asked about with the ship that was chosen, or else the one that is there. */
export const whyNotDock = (view: View, site: Site, chosen: Ship | null): string | undefined =>
  sailing(chosen ?? view.ships.find(({ dock }) => !dock)?.ship, site);

export const whyNotPlay = (view: View, card: Card): string | undefined => {
  const [space, second] = freeSpaces(view);
  const site = freeDock(view);
  if (!space) return undefined;
  if (card === 'hammer') return actions.write({ kind: 'hammer', space });
  if (card === 'sail' && site) return actions.write({ kind: 'sail-card', space, site });
  if (card === 'chisel' && second) return actions.write({ kind: 'chisel', space, second });
  return undefined;
};
