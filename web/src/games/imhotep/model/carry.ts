// What can be dragged: stones, ships, and cards.

import type { Carry, Seat } from '../../contract';
import type { View } from '../../../types/imhotep';
import { card, stone } from './events';
import { cardPlayed, parse, type Action } from './parse';
import { at } from './touch';

/** A card of the hand goes to what it is played on; once it is chosen, ships go to their docks as ever. */
function played(action: Action, seat: Seat): Omit<Carry, 'text'>[] {
  const name = cardPlayed(action.kind);
  if (!name) return [];
  const to = 'ship' in action ? [at.ship(action.ship)] : 'spaces' in action ? action.spaces.map(at.space) : [];
  return to.map((place) => card(name, at.hand(seat, name), place));
}

function carried(action: Action, seat: Seat, isSettled: boolean): Omit<Carry, 'text'>[] {
  const cards = `cards-${seat}`;
  switch (action.kind) {
    case 'stones':
      return [stone(seat, `quarry-${seat}`, `sled-${seat}`)];
    case 'load':
      return [stone(seat, `sled-${seat}`, at.space(action.spaces[0]))];
    case 'sail':
      return [{ symbol: 'imhotep-ship', from: at.ship(action.ship), to: at.dock(action.site) }];
    case 'lever':
      if (!isSettled) return played(action, seat);
      return [{ symbol: 'imhotep-ship', from: at.ship(action.ship), to: at.dock(action.site) }];
    case 'hammer':
    case 'chisel':
    case 'sail-card':
      return isSettled ? [] : played(action, seat);
    case 'take':
      return [card(action.card, `market-${action.card}`, cards)];
    case 'take-hidden':
      return [card('back', 'market-hidden', cards)];
    case 'keep':
      return [card(action.card, `pair-${action.card}`, cards)];
    case 'pyramid':
      return [stone(seat, at.dock('pyramid'), `pyramid-${action.pyramid}`)];
    case 'point':
    case 'pass':
    case 'decline':
      return [];
  }
}

export function carries(_view: View, remaining: readonly string[], seat: Seat): Carry[] {
  const actions = remaining.map(parse);
  const isSettled = new Set(actions.map(({ kind }) => kind)).size === 1;
  return actions.flatMap((action, index) =>
    carried(action, seat, isSettled).map((way) => ({ ...way, text: remaining[index]! })),
  );
}
