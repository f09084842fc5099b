// What things and actions are called, as phrases of the game's own words and the page's.

import type {
  Card,
  CardPicture,
  Fine,
  Kind,
  KindNow,
  Lacking,
  Scarabs,
  View,
  Worshipper,
} from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import type { Phrase } from '../../../words.svelte';
import { pieceText, type Action, type Piece } from './actions';
import { corruptOf, countCards } from './cards';

export const phrase = (key: string, args?: Phrase['args']): Phrase => (args ? { key, args } : { key });

export const cardName = (card: Card): Phrase =>
  phrase(card.endsWith('+') ? `double-${card.slice(0, -1)}` : `card-${card}`);

/** What is written on a card: the good, without the number that is drawn. */
export const goodName = (card: Card): Phrase => phrase(`cleopatra-good-${card.replace('+', '')}`);

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

/** What a worshipper does for its fine. */
export const helpName = (worshipper: Worshipper, fine: Fine): Phrase =>
  phrase(`cleopatra-tell-${worshipper}`, { fine: fineName(fine), ...printed.help });

/** A kind of piece: one of them, or as many. */
export const kindName = (kind: Kind, count: number | 'one' = 'one'): Phrase => phrase(`kind-${kind}`, { count });

export const fineName = ({ of, number }: Fine): Phrase => phrase(`draw-${of}`, { number });

export function pieceName({ what, where }: Piece): Phrase {
  const [first = ''] = where;
  switch (what) {
    case 'sphinx':
    case 'obelisk':
    case 'door':
      return phrase(`built-${what}`, { side: phrase(`side-${first}`) });
    case 'wall':
      return phrase('built-wall', { place: phrase(`wall-${first}`) });
    case 'mosaic':
      return phrase('built-mosaic', { squares: where.join(' ') });
    default:
      return phrase(`built-${what}`);
  }
}

const PRICES = new Map(printed.pieces.map((piece) => [piece.kind, piece]));

export function costName(kind: Kind): Phrase {
  const { artisans, resources, of } = PRICES.get(kind)!;
  return phrase(`cost-${of}`, { artisans, resources });
}

/** What a kind costs, what it earns, and for what it earns more. */
export function priceName(kind: Kind): Phrase {
  const { reward, bonus } = PRICES.get(kind)!;
  return phrase('cleopatra-price', { cost: costName(kind), reward, bonus, kind });
}

/** What a kind costs now and at least gives, how many are left, and what the hand has too little for it. */
export function priceNow(now: KindNow, lacking: Lacking | null): Phrase {
  const { kind, artisans, resources, of, least, left, standing } = now;
  const args = { kind: kindName(kind), cost: phrase(`cost-${of}`, { artisans, resources }), least, left, standing };
  const lacks = left > 0 && lacking ? lacksNames(lacking) : [];
  if (lacks.length === 0) return phrase('cleopatra-price-now', args);
  return phrase('cleopatra-price-lacking', { ...args, lacks });
}

const lacksNames = (lacking: Lacking): Phrase[] =>
  (['artisans', 'resources'] as const)
    .filter((what) => lacking[what] > 0)
    .map((what) => phrase(`cleopatra-lacks-${what}`, { number: lacking[what] }));

/** The mosaics that can still be laid: the first one, and the others. */
export const pileName = ({ mosaics: { top, pile } }: View): Phrase =>
  top
    ? phrase('cleopatra-pile-of', { mosaic: top, others: pile.filter((each) => each !== top).join(' ') })
    : phrase('draw-no-mosaic');

/** How often each card is in the game. */
export const copiesName = (): Phrase =>
  phrase('cleopatra-counts-of', {
    cards: printed.cards.map(({ card, copies }) => phrase('cards-several', { count: copies, card: cardName(card) })),
  });

/** What amulets are worth at the end. None costs nothing. */
export function amuletsCost(): Phrase {
  const [, ...scarabs] = printed.penalties;
  return phrase('cleopatra-amulets-cost', { scarabs, most: scarabs.length });
}

export const standsName = (piece: Piece): Phrase => phrase('cleopatra-tell-built', { piece: pieceName(piece) });

/** How many sphinxes stand in a row. */
export const sphinxes = (view: View, side: string): number =>
  printed.sides.reduce((count, each, at) => (each === side ? view.palace.sphinxes[at]! : count), 0);

/** What a piece on a free place would give now. */
export const scarabsOf = (view: View, piece: Piece): Scarabs | undefined => {
  const text = pieceText(piece);
  return view.computed.places.find((place) => place.piece === text)?.scarabs;
};

/** What a piece costs and what it would earn now, or that it stands. */
export function offerOf(view: View, piece: Piece): Phrase {
  const scarabs = scarabsOf(view, piece);
  if (!scarabs) return standsName(piece);
  return phrase('cleopatra-tell-piece', { piece: pieceName(piece), cost: costName(piece.what), ...scarabs });
}

/** The scarabs of every mosaic, whatever it covers. */
export const mosaicReward = (view: View): number =>
  view.computed.kinds.find(({ kind }) => kind === 'mosaic')?.least ?? 0;

/** The palms that a mosaic on these squares would cover. */
export const palmsUnder = (view: View, squares: readonly string[]): string[] =>
  squares.filter((square) => view.computed.palms.includes(square));

const paid = (cards: readonly Card[]): Phrase => {
  if (cards.length === 0) return phrase('cleopatra-do-pay-nothing');
  return phrase('cleopatra-do-pay', { cards: cardNames(cards), amulets: corruptOf(cards).length });
};

/** What an action does. */
export function nameOf(view: View, action: Action): Phrase {
  switch (action.kind) {
    case 'worship': {
      const slot = view.worshippers.find(({ worshipper }) => worshipper === action.worshipper);
      const args = { worshipper: worshipperName(action.worshipper), fine: slot ? fineName(slot.fine) : '' };
      return phrase('cleopatra-do-worship', args);
    }
    case 'market':
      return phrase('cleopatra-do-market', { stall: action.stall });
    case 'place':
      return phrase('cleopatra-do-place', { stall: action.stall, card: shownCard(view.drawn) });
    case 'build':
      return phrase('cleopatra-do-build', { piece: pieceName(action) });
    case 'pay':
      return paid(action.cards);
    case 'claim': {
      const area = view.this_turn.claims.find((squares) => squares.includes(action.square));
      return phrase('cleopatra-do-claim', { square: action.square, squares: area?.length ?? 1 });
    }
    case 'palms':
      return phrase('cleopatra-do-palms', { palms: view.computed.building?.bonus ?? 0 });
    case 'done':
      return phrase(`cleopatra-do-done.${view.phase}`);
    case 'discard':
      return phrase('cleopatra-do-discard', { card: cardName(action.card) });
    case 'keep':
      return phrase('cleopatra-do-keep', { amulets: view.computed.over[view.turn] ?? 0 });
    case 'offer':
      return phrase('cleopatra-do-offer', { scarabs: Number(action.scarabs) });
  }
}
