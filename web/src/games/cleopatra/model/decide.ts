// A decision as it is pressed and dragged. How it is asked in words stands in `ask`.

import type { Card, View } from '../../../types/cleopatra';
import { decisions, type Decision, type Press, type Read, type Way } from '../../engine/decide';
import { actions, isMosaic, paidBy, type Action, type Piece } from './actions';
import { questions } from './ask';
import { agreed, CARDS, countOf } from './cards';
import { cardSymbol } from './events';
import { cardName, nameOf, phrase, sphinxes } from './names';

type Deciding = Decision<View, Action>;
type Left = readonly Read<Action>[];

/** The place where a piece would be built. Mosaics are laid with the stencil. */
export function placeOf(view: View, { what, where }: Piece): string {
  const [first = ''] = where;
  switch (what) {
    case 'sphinx':
      return `sphinx-${first}-${sphinxes(view, first) + 1}`;
    case 'obelisk':
    case 'door':
    case 'wall':
      return `${what}-${first}`;
    case 'mosaic':
      return 'mosaic-top';
    default:
      return 'throne';
  }
}

/** How many cards of a kind are certain to be paid: what all payments hold that are left. */
export function certain(remaining: readonly string[]): (card: Card) => number {
  const payments = remaining.map((text) => actions.read(text));
  if (payments.length === 0 || payments.some(({ kind }) => kind !== 'pay')) return () => 0;
  return (card) => agreed(payments.map(paidBy), card);
}

/** The cards that are paid one by one: those of which some payments hold more than all. */
function cardsToPay(left: Left): (action: Action) => Card[] {
  const payments = left.filter(({ action }) => action.kind === 'pay').map(({ action }) => paidBy(action));
  const least = new Map(CARDS.map((card) => [card, payments.length > 1 ? agreed(payments, card) : 0]));
  return (action) => CARDS.filter((card) => countOf(paidBy(action), card) > least.get(card)!);
}

function presses({ view, left }: Deciding): (read: Read<Action>) => Press[] {
  const toPay = cardsToPay(left);
  // The stencil is there as soon as nothing else can be done.
  const isLaying = left.every(({ action }) => isMosaic(action));
  return ({ action }) => {
    const press = (anchor: string): Press[] => [{ anchor, label: nameOf(view, action) }];
    switch (action.kind) {
      case 'worship':
        return press(`worshipper-${action.worshipper}`);
      case 'market':
      case 'place':
        return press(`stall-${action.stall}`);
      case 'build':
        if (!isMosaic(action)) return press(placeOf(view, action));
        if (isLaying) return [];
        return [{ anchor: 'mosaic-top', label: phrase('cleopatra-act-mosaic') }];
      case 'pay':
        return toPay(action).map((card) => ({
          anchor: `hand-${card}`,
          label: phrase('cleopatra-pay-with', { card: cardName(card) }),
        }));
      case 'claim':
        return press(`area-${action.square}`);
      case 'discard':
        return press(`hand-${action.card}`);
      default:
        return [];
    }
  };
}

function building(view: View, piece: Piece): Way[] {
  // Where exactly a mosaic is put the garden itself finds out.
  if (piece.what === 'mosaic') {
    const symbol = `cleopatra-mosaic-${view.mosaics.top}`;
    return ['mosaic-top', 'stencil'].map((from) => ({ symbol, from, to: 'garden' }));
  }
  return [{ symbol: `cleopatra-${piece.what}`, from: `price-${piece.what}`, to: placeOf(view, piece) }];
}

const thrown = (card: Card): Way => ({ symbol: cardSymbol(card), from: `hand-${card}`, to: 'discards' });

function carries({ view, seat, left }: Deciding): (read: Read<Action>) => Way[] {
  const toPay = cardsToPay(left);
  return ({ action }) => {
    switch (action.kind) {
      case 'market': {
        const top = view.market.find(({ stall }) => stall === action.stall)?.up[0] ?? null;
        return [{ symbol: cardSymbol(top), from: `stall-${action.stall}`, to: 'hand' }];
      }
      case 'place':
        return [{ symbol: cardSymbol(view.drawn?.card ?? null), from: 'drawn', to: `stall-${action.stall}` }];
      case 'build':
        return building(view, action);
      case 'pay':
        return toPay(action).map(thrown);
      case 'claim':
        return [{ symbol: 'cleopatra-statue', seat, from: `seat-${seat}-statues`, to: `area-${action.square}` }];
      case 'discard':
        return [thrown(action.card)];
      default:
        return [];
    }
  };
}

export const deciding = decisions<View, Action>({ notation: actions, name: nameOf, questions, presses, carries });
