// What events touch and move on the board.

import type { Flight, GameEvent, Seat } from '../../contract';
import type { Card, Event, Site, View } from '../../../types/imhotep';
import { printed } from '../../../types/imhotep.printed';
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
export const card = (name: Card | 'back', from: string, to: string): Flight => ({
  symbol: `imhotep-card-${name}`,
  from,
  to,
});

/** A stone comes from the ship at the site's dock; if that ship is not being unloaded, a red card brings it. */
const source = (site: Site, seat: Seat, before: View): string => {
  const unloaded = before.unloading?.site === site;
  const sailing = !before.unloading && before.ships.every(({ dock }) => dock !== site);
  return unloaded || sailing ? `unload-${site}` : `heap-${seat}`;
};

const count = (events: readonly GameEvent[], kind: Event['event'], seat?: Seat): number =>
  events.filter((event) => event.event === kind && (!seat || event['seat'] === seat)).length;

/** The space of the one pyramid (side A) that a stone comes to: one after the other. */
const pyramidSpace = (before: View, earlier: readonly GameEvent[]): string => {
  const space = (before.pyramid.built[0]?.length ?? 0) + count(earlier, 'pyramid-built') + 1;
  return before.sides.pyramid === 'A' && space <= printed.pyramid_a.length ? `pyramid-${space}` : 'pyramid-beside';
};

const newTower = (seat: Seat, before: View, after: View, earlier: readonly GameEvent[]): string => {
  const fresh = after.obelisks.towers.flatMap((by, space) =>
    by === seat && !before.obelisks.towers[space] ? [space + 1] : [],
  );
  return `tower-${fresh[count(earlier, 'tower-built', seat)] ?? 0}`;
};

/** How many stones are on a seat's sled by now. */
const onSled = (seat: Seat, before: View, earlier: readonly GameEvent[]): number => {
  const taken = earlier.flatMap((event) =>
    event.event === 'stones-taken' && event['seat'] === seat ? [Number(event['stones'])] : [],
  );
  const sum = taken.reduce((all, stones) => all + stones, before.seats[seat]?.sled ?? 0);
  return sum - count(earlier, 'loaded', seat);
};

const onPlace = (seat: Seat, place: number): string => `sled-${seat}-${place}`;

export const flights = (told: GameEvent, before: View, after: View, earlier: readonly GameEvent[] = []): Flight[] => {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'stones-taken': {
      const { seat, stones } = event;
      const there = onSled(seat, before, earlier);
      return Array.from({ length: stones }, (_, index) =>
        stone(seat, `heap-${seat}`, onPlace(seat, there + index + 1)),
      );
    }
    case 'loaded': {
      const { seat, space } = event;
      return [stone(seat, onPlace(seat, onSled(seat, before, earlier)), onShip(space))];
    }
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
      const to = pyramidSpace(before, earlier);
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
      return [stone(event.seat, `loose-${event.seat}`, newTower(event.seat, before, after, earlier))];
    default:
      return [];
  }
};
