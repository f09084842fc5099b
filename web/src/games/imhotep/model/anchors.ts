// The anchors of the board that several files name.

import type { Seat } from '../../contract';
import type { Ship } from '../../../types/imhotep';
import { placeOf, shipOf, type Space } from './actions';

export const at = {
  ship: (ship: Ship): string => `ship-${ship}`,
  space: (space: Space): string => `ship-${shipOf(space)}-${placeOf(space)}`,
  dock: (site: string): string => `dock-${site}`,
  hand: (seat: Seat, card: string): string => `hand-${seat}-${card}`,
};
