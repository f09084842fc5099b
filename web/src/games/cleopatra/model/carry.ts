// What can be dragged: pieces to their places, mosaics over the garden, cards to and from the hand, statues.

import type { Carry, Seat } from '../../contract';
import { CARDS } from '../palace';
import { argumentsOf, cardsOf, isMosaic, pieceOf, verbOf } from '../parse';
import type { Card, View } from '../view';
import { cardSymbol } from './motion';
import { agreed, countOf } from './pay';
import { placeOf } from './touch';

function building(view: View, text: string): Omit<Carry, 'text'>[] {
  // Where exactly a mosaic is put the garden itself finds out.
  if (isMosaic(text)) {
    const symbol = `cleopatra-mosaic-${view.mosaics.top}`;
    return ['mosaic-top', 'stencil'].map((from) => ({ symbol, from, to: 'garden' }));
  }
  const piece = pieceOf(text);
  return [{ symbol: `cleopatra-${piece.kind}`, from: `price-${piece.kind}`, to: placeOf(view, piece) }];
}

const thrown = (card: Card): Omit<Carry, 'text'> => ({
  symbol: cardSymbol(card),
  from: `hand-${card}`,
  to: 'discards',
});

/** Payments are made card by card: with those of which some hold more than all. */
function paying(pays: readonly string[]): Carry[] {
  return CARDS.flatMap((card) => {
    const least = pays.length > 1 ? agreed(pays, card) : 0;
    return pays.filter((text) => countOf(text, card) > least).map((text) => ({ ...thrown(card), text }));
  });
}

function carried(view: View, text: string, seat: Seat): Omit<Carry, 'text'>[] {
  const [first = ''] = argumentsOf(text);
  switch (verbOf(text)) {
    case 'market': {
      const top = view.market.find(({ stall }) => String(stall) === first)?.up[0] ?? null;
      return [{ symbol: cardSymbol(top), from: `stall-${first}`, to: 'hand' }];
    }
    case 'place':
      return [{ symbol: cardSymbol(view.drawn?.card ?? null), from: 'drawn', to: `stall-${first}` }];
    case 'build':
      return building(view, text);
    case 'claim':
      return [{ symbol: 'cleopatra-statue', seat, from: `seat-${seat}-statues`, to: `area-${first}` }];
    case 'discard':
      return cardsOf(text).slice(0, 1).map(thrown);
    default:
      return [];
  }
}

export const carries = (view: View, remaining: readonly string[], seat: Seat): Carry[] => [
  ...remaining.flatMap((text) => carried(view, text, seat).map((way) => ({ ...way, text }))),
  ...paying(remaining.filter((text) => verbOf(text) === 'pay')),
];
