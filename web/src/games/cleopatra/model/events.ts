// What events touch on the board, and what they move.

import type { Card, Event, View } from '../../../types/cleopatra';
import type { Flight, GameEvent, Seat } from '../../contract';
import { FLYING } from '../drawing/limits';
import { readPiece, type Piece } from './actions';
import { sphinxes } from './names';

const readEvent = (event: GameEvent): Event => event as unknown as Event;

export const cardSymbol = (card: Card | null): string =>
  card ? `cleopatra-card-${card.replace('+', '-double')}` : 'cleopatra-back';

const squareAnchors = (squares: readonly string[]): string[] => squares.map((square) => `sq-${square}`);

/** The anchors of a piece that stands; of sphinxes the whole row, as no event says which of them it was. */
function pieceAnchors({ what, where }: Piece): string[] {
  const [first = ''] = where;
  switch (what) {
    case 'sphinx':
      return [`sphinxes-${first}`];
    case 'obelisk':
    case 'door':
    case 'wall':
      return [`${what}-${first}`];
    case 'mosaic':
      return squareAnchors(where);
    default:
      return ['throne'];
  }
}

export function anchors(event: GameEvent): string[] {
  const told = readEvent(event);
  switch (told.event) {
    case 'stall-opened':
      return [`stall-${told.stall}`];
    case 'stall-taken':
    case 'card-placed':
      return [`stall-${told.stall}`, `seat-${told.seat}`];
    case 'mosaic-turned-up':
    case 'mosaic-left':
      return ['mosaic-top'];
    case 'worshipped':
      return [`worshipper-${told.worshipper}`, `seat-${told.seat}`];
    case 'building-began':
      return pieceAnchors(readPiece(told.piece));
    case 'built':
      return [...pieceAnchors(readPiece(told.piece)), `seat-${told.seat}-scarabs`];
    case 'claimed':
      return [`area-${told.square}`];
    case 'walked':
      return ['queen'];
    case 'deck-rebuilt':
      return ['deck'];
    case 'paid':
    case 'hand-kept':
    case 'reckoned':
      return [`seat-${told.seat}-amulets`];
    case 'discarded':
      return ['discards', `seat-${told.seat}-cards`];
    case 'drew':
    case 'nothing-to-draw':
    case 'hand-dealt':
    case 'hand-seen':
    case 'cards-looked':
    case 'hand-shown':
      return [`seat-${told.seat}-cards`];
    default:
      return 'seat' in told ? [`seat-${told.seat}`] : [];
  }
}

/** Where a seat's cards are: in the hand that lies open, or by the seat. */
const handOf = (view: View, seat: Seat, card: Card | null): string => {
  const hand = view.seats[seat]?.hand;
  if (!hand) return `seat-${seat}-cards`;
  return card && hand.includes(card) ? `hand-${card}` : 'hand';
};

const faces = (cards: readonly Card[], unseen = 0): (Card | null)[] =>
  [...cards, ...Array<null>(unseen).fill(null)].slice(0, FLYING);

/** Where a piece stands that was just built. */
function standsAt({ what, where }: Piece, after: View): string {
  const [first = ''] = where;
  switch (what) {
    case 'sphinx':
      return `sphinx-${first}-${sphinxes(after, first)}`;
    case 'obelisk':
    case 'door':
    case 'wall':
      return `${what}-${first}`;
    case 'mosaic':
      return `mosaic-${laidOn(where, after) ?? 'top'}`;
    default:
      return 'throne';
  }
}

const laidOn = (squares: readonly string[], { mosaics }: View): string | undefined =>
  mosaics.laid.find((laid) => laid.squares.join() === squares.join())?.mosaic;

export function flights(event: GameEvent, before: View, after: View): Flight[] {
  const told = readEvent(event);
  switch (told.event) {
    case 'stall-taken':
    case 'drew': {
      const from = told.event === 'drew' ? 'deck' : `stall-${told.stall}`;
      return faces(told.cards, told.unseen).map((card) => ({
        symbol: cardSymbol(card),
        from,
        to: handOf(after, told.seat, card),
      }));
    }
    case 'card-placed':
      return [{ symbol: cardSymbol(told.card), from: 'deck', to: `stall-${told.stall}` }];
    case 'paid':
      return faces(told.cards).map((card) => thrown(before, told.seat, card));
    case 'discarded':
      return [thrown(before, told.seat, told.card)];
    case 'built':
      return built(readPiece(told.piece), told.seat, after);
    case 'claimed':
      return [
        {
          symbol: 'cleopatra-statue',
          seat: told.seat,
          from: `seat-${told.seat}-statues`,
          to: `area-${told.square}`,
        },
      ];
    case 'walked':
      return [{ symbol: 'cleopatra-queen', from: `step-${told.space - told.spaces}`, to: `step-${told.space}` }];
    case 'worshipped': {
      const slot = before.worshippers.findIndex(({ worshipper }) => worshipper === told.worshipper) + 1;
      const last = before.worshippers.length;
      const symbol = `cleopatra-worshipper-${told.worshipper}`;
      return slot === last ? [] : [{ symbol, from: `slot-${slot}`, to: `slot-${last}` }];
    }
    case 'offer-shown':
      return told.scarabs > 0 ? [{ symbol: 'cleopatra-scarab', from: `seat-${told.seat}-scarabs`, to: 'queen' }] : [];
    default:
      return [];
  }
}

const thrown = (before: View, seat: Seat, card: Card | null): Flight => ({
  symbol: cardSymbol(card),
  from: handOf(before, seat, card),
  to: 'discards',
});

/** The piece goes to its place, and its reward to the builder. */
function built(piece: Piece, seat: Seat, after: View): Flight[] {
  const to = standsAt(piece, after);
  const isMosaic = piece.what === 'mosaic';
  const drawn = isMosaic ? `mosaic-${laidOn(piece.where, after) ?? 'X'}` : piece.what;
  return [
    { symbol: `cleopatra-${drawn}`, from: isMosaic ? 'mosaic-top' : `price-${piece.what}`, to },
    { symbol: 'cleopatra-scarab', from: to, to: `seat-${seat}-scarabs` },
  ];
}
