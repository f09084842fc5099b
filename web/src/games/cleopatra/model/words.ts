// What things are called, as phrases of the game's own words and the page's.

import type { Phrase } from '../../../words.svelte';
import { argumentsOf, cardsOf, countCards, pieceOf, readPiece, verbOf, type Piece } from '../parse';
import { bonusOf, HAND_LIMIT, isCorrupt, priceOf } from '../palace';
import type { Card, CardPicture, Fine, Kind, View, Worshipper } from '../view';

export const phrase = (key: string, args?: Phrase['args']): Phrase => (args ? { key, args } : { key });

export const cardName = (card: Card): Phrase =>
  phrase(card.endsWith('+') ? `double-${card.slice(0, -1)}` : `card-${card}`);

export const shownCard = (card: CardPicture | null): Phrase =>
  card?.card ? cardName(card.card) : phrase(card ? 'card-face-down' : 'cards-none');

/** Cards by name, equal ones counted. */
export function cardNames(cards: readonly Card[]): Phrase | Phrase[] {
  if (cards.length === 0) return phrase('cards-none');
  return [...countCards(cards)].map(([card, count]) =>
    count === 1 ? cardName(card) : phrase('cards-several', { count, card: cardName(card) }),
  );
}

export const worshipperName = (worshipper: Worshipper): Phrase => phrase(`worshipper-${worshipper}`);

export const kindName = (kind: Kind, count = 1): Phrase => phrase(`kind-${kind}`, { count });

export const fineName = ({ of, number }: Fine): Phrase => phrase(`draw-${of}`, { number });

export function pieceName(piece: Piece): Phrase {
  switch (piece.kind) {
    case 'sphinx':
    case 'obelisk':
    case 'door':
      return phrase(`built-${piece.kind}`, { side: phrase(`side-${piece.side}`) });
    case 'wall':
      return phrase('built-wall', { place: phrase(`wall-${piece.wall}`) });
    case 'mosaic':
      return phrase('built-mosaic', { squares: piece.squares.join(' ') });
    default:
      return phrase(`built-${piece.kind}`);
  }
}

export function costName(kind: Kind): Phrase {
  const { artisans, resources, of } = priceOf(kind);
  return phrase(`cost-${of}`, { artisans, resources });
}

export const standsName = (piece: Piece): Phrase => phrase('cleopatra-tell-built', { piece: pieceName(piece) });

/** What a piece costs and what it would earn now. */
export function offerOf(view: View, piece: Piece): Phrase {
  const { reward } = priceOf(piece.kind);
  const bonus = bonusOf(view, piece);
  const args = { piece: pieceName(piece), cost: costName(piece.kind), reward, bonus, total: reward + bonus };
  return phrase('cleopatra-tell-piece', args);
}

export const amuletsOf = (text: string): number => cardsOf(text).filter(isCorrupt).length;

const paid = (text: string): Phrase => {
  const cards = cardsOf(text);
  if (cards.length === 0) return phrase('cleopatra-do-pay-nothing');
  return phrase('cleopatra-do-pay', { cards: cardNames(cards), amulets: amuletsOf(text) });
};

/** What a legal text does. */
export function name(view: View, text: string): Phrase {
  const [first = ''] = argumentsOf(text);
  switch (verbOf(text)) {
    case 'worship': {
      const slot = view.worshippers.find(({ worshipper }) => worshipper === first);
      const args = { worshipper: phrase(`worshipper-${first}`), fine: slot ? fineName(slot.fine) : '' };
      return phrase('cleopatra-do-worship', args);
    }
    case 'market':
      return phrase('cleopatra-do-market', { stall: first });
    case 'place':
      return phrase('cleopatra-do-place', { stall: first, card: shownCard(view.drawn) });
    case 'build':
      return phrase('cleopatra-do-build', { piece: pieceName(pieceOf(text)) });
    case 'pay':
      return paid(text);
    case 'claim': {
      const area = view.this_turn.claims.find((squares) => squares.includes(first));
      return phrase('cleopatra-do-claim', { square: first, squares: area?.length ?? 1 });
    }
    case 'palms':
      return phrase('cleopatra-do-palms', { palms: palms(view) });
    case 'done':
      return phrase(`cleopatra-do-done.${view.phase}`);
    case 'discard':
      return phrase('cleopatra-do-discard', { card: cardName(first as Card) });
    case 'keep':
      return phrase('cleopatra-do-keep', { amulets: over(view) });
    default:
      return phrase('cleopatra-do-offer', { scarabs: Number(first) });
  }
}

/** The palms under the mosaic that was just laid. */
const palms = (view: View): number => (view.this_turn.piece ? bonusOf(view, readPiece(view.this_turn.piece)) : 0);

const over = (view: View): number => Math.max(0, (view.seats[view.turn]?.cards ?? 0) - HAND_LIMIT);
