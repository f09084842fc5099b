// What events touch on the board.

import type { GameEvent } from '../../contract';
import type { Event } from '../../../types/imhotep';
import type { Space } from './actions';
import { at } from './anchors';

const onShip = (space: string): string => at.space(space as Space);

export const anchors = (told: GameEvent): string[] => {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'round-began':
      return ['ship-1', 'ship-2', 'ship-3', 'ship-4'];
    case 'market-dealt':
      return ['site-market'];
    case 'pile-remade':
      return ['market-pile'];
    case 'stones-taken':
      return [`sled-${event.seat}`, `quarry-${event.seat}`];
    case 'loaded':
      return [onShip(event.space)];
    case 'sailed':
      return [at.dock(event.site)];
    case 'card-played':
    case 'card-taken':
    case 'card-drawn':
    case 'card-kept':
      return [at.hand(event.seat, event.card), `cards-${event.seat}`];
    case 'pair-taken':
    case 'pair-seen':
      return ['market-hidden'];
    case 'red-card-acts':
    case 'red-card-lapsed':
    case 'cards-left':
    case 'nothing-to-take':
      return [`quarry-${event.seat}`];
    case 'pyramid-built':
      return ['site-pyramid'];
    case 'pyramids-built':
      return [`pyramid-${event.pyramid}-${event.space}`];
    case 'temple-built':
    case 'temple-scored':
      return [`temple-${event.space}`];
    case 'chamber-built':
      return [`chamber-${event.row}.${event.column}`];
    case 'obelisk-built':
      return [`obelisk-${event.seat}`];
    case 'stone-waits':
    case 'tower-built':
      return [`loose-${event.seat}`, `obelisk-${event.seat}`];
    default:
      return [];
  }
};
