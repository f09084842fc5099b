// What events touch on the board, and how cards are drawn.

import type { Card, Event } from '../../../types/cleopatra';
import type { GameEvent } from '../../contract';
import { readPiece, type Piece } from './actions';

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
