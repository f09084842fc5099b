// A decision in steps: first the kind of action, then whatever the texts that are left still differ in.

import type { Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import { agree, decisions, type Decision, type Press, type Question, type Read, type Way } from '../../engine/decide';
import type { Card, Ship, View } from '../../../types/imhotep';
import { actions, cardPlayed, shipsOf, spacesOf, type Action, type Kind, type Space } from './actions';
import { at } from './anchors';
import { cardSymbol, stoneSymbol } from './figures';
import { cardName, nameOf, owner, phrase, siteTo, spaceName, stonesToTake } from './names';

type Deciding = Decision<View, Action>;
type Asked = Question<Action>;

const kindLabel = (view: View, kind: Kind): Phrase => {
  const played = cardPlayed(kind);
  if (played) return phrase('imhotep-kind-play', { card: cardName(played) });
  return phrase(`imhotep-kind-${kind}`, kind === 'stones' ? { stones: stonesToTake(view) } : {});
};

/** An answer to what is asked: the question has said already what is done with a card. */
const answerLabel = (view: View, action: Action): Phrase => {
  if (action.kind === 'take' || action.kind === 'keep') return cardName(action.card);
  if (action.kind === 'take-hidden') return phrase('imhotep-pair');
  if (action.kind === 'pyramid') {
    const next = view.computed.next.pyramid.find(({ pyramid }) => pyramid === action.pyramid);
    return phrase('imhotep-answer-pyramid', {
      pyramid: phrase(`imhotep-which-${action.pyramid}`),
      points: next?.points ?? 0,
      gift: phrase(`imhotep-with-${next?.bonus ?? 'none'}`),
    });
  }
  return action.kind === 'decline' ? kindLabel(view, action.kind) : nameOf(view, action);
};

const firstOf = (left: readonly Read<Action>[]): Action => left[0]!.action;

const shipsLabel = (action: Action): Phrase => {
  const [first = '', second] = shipsOf(action);
  if (second === undefined) return phrase('imhotep-ship', { ship: first });
  if (first === second) return phrase('imhotep-ship-both', { ship: first });
  return phrase('imhotep-ships-two', { ship: first, ship2: second });
};

/** What is asked about actions of this kind, in this order. */
function details(action: Action): Asked[] {
  const { kind } = action;
  const ask = (what: string) => phrase(`imhotep-ask-${what}`, { kind });
  const ships: Asked = {
    prompt: ask('ship'),
    answer: (read) => shipsOf(read.action).join(' '),
    label: (_, left) => shipsLabel(firstOf(left)),
  };
  const place = (index: number): Asked => ({
    prompt: ask('place'),
    answer: (read) => spacesOf(read.action)[index] ?? '',
    label: (space) => spaceName(space as Space),
  });
  const site: Asked = {
    prompt: ask('site'),
    answer: (read) => ('site' in read.action ? read.action.site : ''),
    label: (where) => phrase(`section-${where}`),
  };
  const unloaded = (index: number): Asked => ({
    prompt: ask(`order-${index + 1}`),
    answer: (read) => (read.action.kind === 'lever' && read.action.order[index]) || '',
    label: (seat) => phrase('imhotep-stone-of', seat ? { seat: owner(seat as Seat) } : {}),
  });
  switch (action.kind) {
    case 'sail':
      return [ships, site];
    case 'lever':
      return [ships, site, ...[...action.order].map((_, index) => unloaded(index))];
    case 'sail-card':
      return [ships, place(0), site];
    default:
      return [ships, place(0), place(1)];
  }
}

function questions({ view, left }: Deciding): Asked[] {
  const { phase } = view;
  // Answers to what is asked outside a turn's own action are whole actions.
  const isWhole = ['take', 'keep', 'pyramid', 'card', 'stones', 'temple'].includes(phase);
  const ask = isWhole ? phase : phase === 'load' ? 'bonus' : 'turn';
  // By the first version of the rules a card had to be taken.
  const isFree = left.some(({ action }) => action.kind === 'decline');
  const may = isFree ? 'decline' : 'take';
  // Whoever has stones behind this one decides next.
  const rest = phase === 'take' || phase === 'pyramid' ? (view.unloading?.rest ?? []) : [];
  const prompt =
    rest.length > 0
      ? phrase(`imhotep-ask-${ask}-then`, { may, seats: rest.map(owner) })
      : phrase(`imhotep-ask-${ask}`, { may });
  if (isWhole) {
    return [{ prompt, answer: ({ text }) => text, label: (_, [read]) => answerLabel(view, read!.action) }];
  }
  const kinds: Asked = {
    prompt,
    answer: ({ action }) => action.kind,
    label: (kind) => kindLabel(view, kind as Kind),
  };
  return [kinds, ...details(firstOf(left))];
}

/** The stones of a ship that can be the next to leave it, by the order that is asked for. */
const nextStones = (view: View, ship: Ship, order: readonly string[], settled: number): Press[] => {
  const next = order[settled];
  const spaces = view.ships.find((picture) => picture.ship === ship)?.spaces ?? [];
  // Stones that were named before are gone: of one owner's stones the first ones.
  const before = order.slice(0, settled);
  return spaces.flatMap((seat, index) => {
    const gone = before.filter((named) => named === seat).length;
    const rank = spaces.slice(0, index).filter((other) => other === seat).length;
    if (!seat || seat !== next || rank < gone) return [];
    const label = phrase('imhotep-stone-of', { seat: owner(seat) });
    return [{ anchor: at.space(`${ship}.${index + 1}`), label }];
  });
};

/** How many letters all of the orders begin with alike. */
const sharedOrder = (left: readonly Read<Action>[]): number => {
  const orders = left.flatMap(({ action }) => (action.kind === 'lever' ? [action.order] : []));
  const [first = ''] = orders;
  const apart = [...first].findIndex((seat, index) => orders.some((order) => order[index] !== seat));
  return apart < 0 ? first.length : apart;
};

const isSettled = ({ left }: Deciding): boolean => agree(left, ({ action }) => action.kind);

function presses(decision: Deciding): (read: Read<Action>) => Press[] {
  const { view, seat, left } = decision;
  const settled = isSettled(decision);
  const oneShip = agree(
    left.flatMap(({ action }) => shipsOf(action)),
    (ship) => ship,
  );
  const oneSite = agree(left, ({ action }) => ('site' in action ? action.site : ''));
  const oneSpace = agree(left, ({ action }) => spacesOf(action)[0]);
  const shared = sharedOrder(left);
  const onSpace = (space: Space): Press => ({ anchor: at.space(space), label: spaceName(space) });
  const dock = (site: string): Press => ({ anchor: at.dock(site), label: phrase('imhotep-press-dock') });
  return ({ action }) => {
    const played = cardPlayed(action.kind);
    if (played && !settled) return [{ anchor: at.hand(seat, played), label: kindLabel(view, action.kind) }];
    const label = nameOf(view, action);
    switch (action.kind) {
      case 'stones':
        return [`quarry-${seat}`, `sled-${seat}`].map((anchor) => ({ anchor, label }));
      case 'load':
      case 'hammer':
      case 'chisel':
        return spacesOf(action).map(onSpace);
      case 'sail-card':
        return oneSpace ? [dock(action.site)] : [onSpace(action.space)];
      case 'sail':
      case 'lever': {
        const { ship, site } = action;
        if (!settled || !oneShip) {
          return [{ anchor: at.ship(ship), label: phrase('imhotep-press-ship', { ship }) }];
        }
        if (!oneSite) return [{ anchor: at.dock(site), label: phrase('imhotep-press-sail', { site: siteTo(site) }) }];
        return action.kind === 'sail' ? [dock(site)] : nextStones(view, ship, [...action.order], shared);
      }
      case 'take':
        return [{ anchor: `market-${action.card}`, label }];
      case 'take-hidden':
        return [{ anchor: 'market-hidden', label }];
      case 'keep':
        return [{ anchor: `pair-${action.card}`, label }];
      case 'pyramid':
        return [{ anchor: `pyramid-${action.pyramid}`, label }];
      case 'point':
        return [{ anchor: `temple-${view.temple_space}`, label }];
      case 'card':
      case 'pass':
      case 'decline':
        return [];
    }
  };
}

function carries(decision: Deciding): (read: Read<Action>) => Way[] {
  const { seat } = decision;
  const settled = isSettled(decision);
  const stone = (from: string, to: string): Way => ({ symbol: stoneSymbol(seat), seat, from, to });
  const card = (face: Card | 'back', from: string, to: string): Way => ({ symbol: cardSymbol(face), from, to });
  const ship = (from: Ship, to: string): Way => ({ symbol: 'imhotep-ship', from: at.ship(from), to: at.dock(to) });
  return ({ action }) => {
    const played = cardPlayed(action.kind);
    // A card of the hand goes to what it is played on. Once it is chosen, ships go to their docks as ever.
    if (played && !settled) {
      const to = 'ship' in action ? [at.ship(action.ship)] : spacesOf(action).map(at.space);
      return to.map((place) => card(played, at.hand(seat, played), place));
    }
    switch (action.kind) {
      case 'stones':
        return [stone(`quarry-${seat}`, `sled-${seat}`)];
      case 'load':
        return [stone(`sled-${seat}`, at.space(action.space))];
      case 'sail':
      case 'lever':
        return [ship(action.ship, action.site)];
      case 'take':
        return [card(action.card, `market-${action.card}`, `cards-${seat}`)];
      case 'take-hidden':
        return [card('back', 'market-hidden', `cards-${seat}`)];
      case 'keep':
        return [card(action.card, `pair-${action.card}`, `cards-${seat}`)];
      case 'pyramid':
        return [stone(at.dock('pyramid'), `pyramid-${action.pyramid}`)];
      default:
        return [];
    }
  };
}

export const deciding = decisions<View, Action>({ notation: actions, name: nameOf, questions, presses, carries });

/** The ship that what was picked so far is about, once it is settled. */
export const chosenShip = (remaining: readonly string[]): Ship | null => {
  const ships = remaining.map((text) => shipsOf(actions.read(text)));
  const [ship] = ships.flat();
  const isOne = ships.every((each) => each.length > 0 && each.every((other) => other === ship));
  return ship && isOne ? ship : null;
};
