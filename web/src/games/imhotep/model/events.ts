// What events touch and move on the board.

import type { Flight, GameEvent, Seat } from '../../contract';
import { PYRAMID_A } from '../data';
import type { Card, Event, Site, View } from '../../../types/imhotep';
import { at } from './touch';

const onShip = (space: string): string => `ship-${space.replace('.', '-')}`;

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

export const stone = (seat: Seat, from: string, to: string): Flight => ({
  symbol: `imhotep-stone-${seat.toLowerCase()}`,
  seat,
  from,
  to,
});
export const card = (name: Card | 'back', from: string, to: string): Flight => ({ symbol: `imhotep-card-${name}`, from, to });

/** A stone comes from the ship at the site's dock; if that ship is not being unloaded, a red card brings it. */
const source = (site: Site, seat: Seat, before: View): string => {
  const unloaded = before.unloading?.site === site;
  const sailing = !before.unloading && before.ships.every(({ dock }) => dock !== site);
  return unloaded || sailing ? `unload-${site}` : `heap-${seat}`;
};

/** The space of the one pyramid (side A) that the stone of a seat came to, by the points it gave. */
const pyramidSpace = (seat: Seat, points: number, before: View, after: View): string => {
  const built = after.pyramid.built[0] ?? [];
  const first = before.pyramid.built[0]?.length ?? 0;
  const index = built.findIndex((by, space) => space >= first && by === seat && PYRAMID_A[space] === points);
  return after.sides.pyramid === 'A' && index >= 0 ? `pyramid-${index + 1}` : 'pyramid-beside';
};

const newTower = (seat: Seat, before: View, after: View): string => {
  const index = after.obelisks.towers.findIndex((by, space) => by === seat && !before.obelisks.towers[space]);
  return `tower-${index + 1}`;
};

export const flights = (told: GameEvent, before: View, after: View): Flight[] => {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'stones-taken':
      return Array.from({ length: event.stones }, () => stone(event.seat, `heap-${event.seat}`, `load-${event.seat}`));
    case 'loaded':
      return [stone(event.seat, `load-${event.seat}`, onShip(event.space))];
    case 'sailed':
      return [{ symbol: 'imhotep-ship', from: at.ship(event.ship), to: at.dock(event.site) }];
    case 'card-played':
      return [card(event.card, `cards-${event.seat}`, 'market-discards')];
    case 'card-taken':
      return [
        stone(event.seat, 'unload-market', `heap-${event.seat}`),
        card(event.card, `market-${event.card}`, `cards-${event.seat}`),
      ];
    case 'pair-taken':
      return [
        stone(event.seat, 'unload-market', `heap-${event.seat}`),
        card('back', 'market-hidden', `cards-${event.seat}`),
      ];
    case 'card-kept':
      return event.discarded ? [card(event.discarded, `cards-${event.seat}`, 'market-discards')] : [];
    case 'nothing-to-take':
      return [stone(event.seat, 'unload-market', `heap-${event.seat}`)];
    case 'card-drawn':
      return [card(event.card, 'market-pile', `cards-${event.seat}`)];
    case 'pyramid-built': {
      const to = pyramidSpace(event.seat, event.points, before, after);
      return [stone(event.seat, source('pyramid', event.seat, before), to)];
    }
    case 'pyramids-built': {
      const to = `pyramid-${event.pyramid}-${event.space}`;
      return [stone(event.seat, source('pyramid', event.seat, before), to)];
    }
    case 'temple-built':
      return [stone(event.seat, 'unload-temple', `temple-${event.space}`)];
    case 'chamber-built':
      return [stone(event.seat, source('chamber', event.seat, before), `chamber-${event.row}.${event.column}`)];
    case 'obelisk-built':
      return [stone(event.seat, source('obelisks', event.seat, before), `obelisk-${event.seat}`)];
    case 'stone-waits':
      return [stone(event.seat, source('obelisks', event.seat, before), `loose-${event.seat}`)];
    case 'tower-built':
      return [stone(event.seat, `loose-${event.seat}`, newTower(event.seat, before, after))];
    default:
      return [];
  }
};
