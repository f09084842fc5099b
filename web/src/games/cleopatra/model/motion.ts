// What events touch on the board, and what they move.

import type { Phrase } from '../../../words.svelte';
import type { Flight, GameEvent, Seat } from '../../contract';
import { sphinxes } from '../palace';
import { readPiece, type Piece } from '../parse';
import type { Card, Event, Side, View } from '../view';

/** Not more than so many cards fly at once. */
const MOST = 6;

const readEvent = (event: GameEvent): Event => event as unknown as Event;

export const cardSymbol = (card: Card | null): string =>
  card ? `cleopatra-card-${card.replace('+', '-double')}` : 'cleopatra-back';

const squareAnchors = (squares: readonly string[]): string[] => squares.map((square) => `sq-${square}`);

/** The anchors of a piece that stands; of sphinxes the whole row, as no event says which of them it was. */
function pieceAnchors(piece: Piece): string[] {
  switch (piece.kind) {
    case 'sphinx':
      return [`sphinxes-${piece.side}`];
    case 'obelisk':
    case 'door':
      return [`${piece.kind}-${piece.side}`];
    case 'wall':
      return [`wall-${piece.wall}`];
    case 'mosaic':
      return squareAnchors(piece.squares);
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
  [...cards, ...Array<null>(unseen).fill(null)].slice(0, MOST);

const drawnPiece = (piece: Piece, view: View): Pick<Flight, 'symbol' | 'to'> => {
  switch (piece.kind) {
    case 'sphinx':
      return { symbol: 'cleopatra-sphinx', to: sphinxAnchor(view, piece.side) };
    case 'wall':
      return { symbol: 'cleopatra-wall', to: `wall-${piece.wall}` };
    case 'mosaic': {
      const laid = view.mosaics.laid.find(({ squares }) => squares.join() === piece.squares.join());
      return { symbol: `cleopatra-mosaic-${laid?.mosaic ?? 'X'}`, to: `mosaic-${laid?.mosaic ?? 'top'}` };
    }
    case 'obelisk':
    case 'door':
      return { symbol: `cleopatra-${piece.kind}`, to: `${piece.kind}-${piece.side}` };
    default:
      return { symbol: `cleopatra-${piece.kind}`, to: 'throne' };
  }
};

const sphinxAnchor = (view: View, side: Side): string => `sphinx-${side}-${sphinxes(view, side)}`;

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
      const symbol = `cleopatra-worshipper-${told.worshipper}`;
      return [{ symbol, from: `slot-${slot}`, to: `slot-${before.worshippers.length}` }];
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
  const { symbol, to } = drawnPiece(piece, after);
  const from = piece.kind === 'mosaic' ? 'mosaic-top' : `price-${piece.kind}`;
  return [
    { symbol, from, to },
    { symbol: 'cleopatra-scarab', from: to, to: `seat-${seat}-scarabs` },
  ];
}

/** What a line of the score came from. Nobody's name is on a piece of the palace, so the purse stands for those. */
export function pieces(seat: Seat, line: string, _piece: Phrase, view: View): string[] {
  switch (line) {
    case 'scarabs':
    case 'penalty':
      return [`seat-${seat}-scarabs`];
    case 'sanctuaries':
      return (view.seats[seat]?.sanctuaries ?? []).map(([first]) => `area-${first}`);
    case 'hand':
      return [`seat-${seat}-cards`];
    default:
      return [`seat-${seat}-amulets`];
  }
}
