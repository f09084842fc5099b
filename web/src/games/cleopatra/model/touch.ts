// What can be pressed on the board, by anchor.

import type { Option, Seat } from '../../contract';
import { CARDS, sphinxes } from '../palace';
import { argumentsOf, cardsOf, isMosaic, pieceOf, verbOf, type Piece } from '../parse';
import type { View } from '../view';
import { agreed, countOf } from './pay';
import { cardName, kindName, name, phrase } from './words';

/** The place where a piece would be built. Mosaics are laid with the stencil. */
export function placeOf(view: View, piece: Piece): string {
  switch (piece.kind) {
    case 'sphinx':
      return `sphinx-${piece.side}-${sphinxes(view, piece.side) + 1}`;
    case 'obelisk':
    case 'door':
      return `${piece.kind}-${piece.side}`;
    case 'wall':
      return `wall-${piece.wall}`;
    case 'mosaic':
      return 'mosaic-top';
    default:
      return 'throne';
  }
}

function anchorOf(view: View, text: string): string | null {
  const [first = ''] = argumentsOf(text);
  switch (verbOf(text)) {
    case 'worship':
      return `worshipper-${first}`;
    case 'market':
    case 'place':
      return `stall-${first}`;
    case 'build':
      return isMosaic(text) ? null : placeOf(view, pieceOf(text));
    case 'claim':
      return `area-${first}`;
    case 'discard':
      return `hand-${first}`;
    default:
      return null;
  }
}

/** One card more of a kind: the payments that hold more of it than all agree on. */
function payTouches(texts: readonly string[]): Map<string, Option> {
  const open = new Map<string, Option>();
  for (const card of CARDS) {
    const least = agreed(texts, card);
    const more = texts.filter((text) => countOf(text, card) > least);
    const label = phrase('cleopatra-pay-with', { card: cardName(card) });
    if (more.length > 0) open.set(`hand-${card}`, { id: `hand-${card}`, label, texts: more });
  }
  return open;
}

export function touch(view: View, remaining: readonly string[], _seat: Seat): Map<string, Option> {
  const pays = remaining.filter((text) => verbOf(text) === 'pay');
  const open = pays.length > 0 ? paying(view, pays) : new Map<string, Option>();
  for (const text of remaining) {
    const at = anchorOf(view, text);
    if (at) open.set(at, { id: at, label: name(view, text), texts: [text] });
  }
  const mosaics = remaining.filter(isMosaic);
  if (mosaics.length > 0 && mosaics.length < remaining.length) {
    const label = phrase('cleopatra-act-mosaic', { kind: kindName('mosaic') });
    open.set('mosaic-top', { id: 'mosaic-top', label, texts: mosaics });
  }
  return open;
}

/** Payments are made card by card; the only one that is left, with any of its cards. */
function paying(view: View, pays: readonly string[]): Map<string, Option> {
  const [only = ''] = pays;
  if (pays.length > 1) return payTouches(pays);
  const cards = [...new Set(cardsOf(only))];
  const open = cards.map((card): [string, Option] => {
    const at = `hand-${card}`;
    return [at, { id: at, label: name(view, only), texts: [only] }];
  });
  return new Map(open);
}
