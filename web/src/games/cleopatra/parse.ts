// Reading the notation: `build wall back-mid`, `pay artisan stone+`.

import type { Card, Kind, Side, Wall } from './view';

/** A piece of the palace and where it stands, as in `sphinx left` or `mosaic c3 c4 d4 e4 e5`. */
export type Piece =
  | { kind: 'sphinx' | 'obelisk' | 'door'; side: Side }
  | { kind: 'wall'; wall: Wall }
  | { kind: 'mosaic'; squares: string[] }
  | { kind: 'pedestal' | 'throne' };

export const verbOf = (text: string): string => text.split(' ', 1)[0]!;

export const argumentsOf = (text: string): string[] => text.split(' ').slice(1);

export function readPiece(text: string): Piece {
  const [kind, ...rest] = text.split(' ') as [Kind, ...string[]];
  switch (kind) {
    case 'sphinx':
    case 'obelisk':
    case 'door':
      return { kind, side: rest[0] as Side };
    case 'wall':
      return { kind, wall: rest[0] as Wall };
    case 'mosaic':
      return { kind, squares: rest };
    default:
      return { kind };
  }
}

/** The piece of a `build` text. */
export const pieceOf = (text: string): Piece => readPiece(argumentsOf(text).join(' '));

/** The cards of a `pay` or `discard` text. */
export const cardsOf = (text: string): Card[] => argumentsOf(text) as Card[];

export const isMosaic = (text: string): boolean => text.startsWith('build mosaic ');

/** How often every card occurs, in the order of the list. */
export function countCards(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
