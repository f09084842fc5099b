// What can be pressed on the board, and what pressing it picks.

import type { Phrase } from '../../../words.svelte';
import type { Option, Seat } from '../../contract';
import type { Ship, View } from '../../../types/imhotep';
import { cardName, nameOf, owner, phrase, siteTo } from './names';
import { cardPlayed, parse, shipsOf, type Action, type Space } from './parse';

export const at = {
  ship: (ship: Ship): string => `ship-${ship}`,
  space: ({ ship, place }: Space): string => `ship-${ship}-${place}`,
  dock: (site: string): string => `dock-${site}`,
  hand: (seat: Seat, card: string): string => `hand-${seat}-${card}`,
};

/** A place to press for an action, and what it says when several actions are behind it. */
interface Press {
  anchor: string;
  label: Phrase;
}

const onSpace = (space: Space): Press => ({
  anchor: at.space(space),
  label: phrase('imhotep-space', { ship: space.ship, place: space.place }),
});

/** The stones of a ship that can be the next to leave it, by the order that is asked for. */
const nextStones = (view: View, ship: Ship, order: Seat[], settled: number): Press[] => {
  const next = order[settled];
  const spaces = view.ships.find((picture) => picture.ship === ship)?.spaces ?? [];
  // Stones that were named before are gone: of one owner's stones the first ones.
  const before = order.slice(0, settled);
  return spaces.flatMap((seat, index) => {
    const gone = before.filter((named) => named === seat).length;
    const rank = spaces.slice(0, index).filter((other) => other === seat).length;
    if (!seat || seat !== next || rank < gone) return [];
    return [{ anchor: at.space({ ship, place: index + 1 }), label: phrase('imhotep-stone-of', { seat: owner(seat) }) }];
  });
};

/** How many letters all of the orders begin with alike. */
const sharedOrder = (actions: Action[]): number => {
  const orders = actions.flatMap((action) => (action.kind === 'lever' ? [action.order] : []));
  const [first = []] = orders;
  const apart = first.findIndex((seat, index) => orders.some((order) => order[index] !== seat));
  return apart < 0 ? first.length : apart;
};

const oneOf = <T>(values: T[]): boolean => new Set(values).size === 1;

/** The places to press for one action, given all those that are left. */
const presses = (view: View, action: Action, left: Action[], seat: Seat): Press[] => {
  const settled = oneOf(left.map(({ kind }) => kind));
  const oneShip = oneOf(left.flatMap(shipsOf));
  const card = cardPlayed(action.kind);
  if (card && !settled) {
    return [{ anchor: at.hand(seat, card), label: phrase('imhotep-kind-play', { card: cardName(card) }) }];
  }
  const dock = (site: string): Press => ({ anchor: at.dock(site), label: phrase('imhotep-press-dock') });
  switch (action.kind) {
    case 'stones': {
      const label = nameOf(view, 'stones');
      return [
        { anchor: `quarry-${seat}`, label },
        { anchor: `sled-${seat}`, label },
      ];
    }
    case 'load':
    case 'hammer':
    case 'chisel':
      return action.spaces.map(onSpace);
    case 'sail-card':
      return oneOf(left.map((other) => ('spaces' in other ? at.space(other.spaces[0]) : '')))
        ? [dock(action.site)]
        : action.spaces.map(onSpace);
    case 'sail':
    case 'lever': {
      const ship = { anchor: at.ship(action.ship), label: phrase('imhotep-press-ship', { ship: action.ship }) };
      if (!settled || !oneShip) return [ship];
      if (!oneOf(left.map((other) => ('site' in other ? other.site : '')))) {
        return [{ anchor: at.dock(action.site), label: phrase('imhotep-press-sail', { site: siteTo(action.site) }) }];
      }
      if (action.kind === 'sail') return [dock(action.site)];
      return nextStones(view, action.ship, action.order, sharedOrder(left));
    }
    case 'take':
      return [{ anchor: `market-${action.card}`, label: cardName(action.card) }];
    case 'take-hidden':
      return [{ anchor: 'market-hidden', label: phrase('imhotep-do-take-hidden') }];
    case 'keep':
      return [{ anchor: `pair-${action.card}`, label: cardName(action.card) }];
    case 'pyramid':
      return [{ anchor: `pyramid-${action.pyramid}`, label: nameOf(view, `pyramid ${action.pyramid}`) }];
    case 'point':
      return [{ anchor: `temple-${view.temple_space}`, label: phrase('imhotep-do-point') }];
    case 'pass':
    case 'decline':
      return [];
  }
};

export const touch = (view: View, remaining: readonly string[], seat: Seat): Map<string, Option> => {
  const open = new Map<string, Option>();
  const left = remaining.map(parse);
  remaining.forEach((text, index) => {
    for (const { anchor, label } of presses(view, left[index]!, left, seat)) {
      const option = open.get(anchor) ?? { id: anchor, label, texts: [] };
      if (option.texts.at(-1) !== text) option.texts.push(text);
      open.set(anchor, option);
    }
  });
  for (const [anchor, option] of open) {
    const [only] = option.texts;
    // What leaves everything as it was is nothing to press.
    if (option.texts.length > 1 && option.texts.length === remaining.length) open.delete(anchor);
    else if (option.texts.length === 1 && only) open.set(anchor, { ...option, label: nameOf(view, only) });
  }
  return open;
};

/** The ship that what was picked so far is about, once it is settled. */
export const chosenShip = (remaining: readonly string[]): Ship | null => {
  const actions = remaining.map(parse);
  const [ship] = actions.flatMap(shipsOf);
  return ship && actions.every((action) => shipsOf(action).length > 0 && shipsOf(action).every((at) => at === ship))
    ? ship
    : null;
};
