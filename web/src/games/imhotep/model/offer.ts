// The cards that somebody chooses from now: they leave their hooks.

import type { BoardProps } from '../../contract';
import type { Card, View } from '../../../types/imhotep';

export interface Choice {
  /** Nothing for the face-down pair. */
  card: Card | null;
  anchor: string;
}

export interface Offer {
  /** Empty while nobody chooses a card. */
  cards: Choice[];
  /** The two of the face-down pair, of which one is kept. */
  isPair: boolean;
}

const NOTHING: Offer = { cards: [], isPair: false };

export function offered(view: View, { open, seat }: Pick<BoardProps<View>, 'open' | 'seat'>): Offer {
  const { cards, pair, face_down: hidden } = view.market;
  if (pair) return { cards: pair.map((card) => ({ card, anchor: `pair-${card}` })), isPair: true };
  const own = seat !== null && view.decider === seat && view.phase === 'take' && open.size > 0;
  if (!own) return NOTHING;
  const faces: Choice[] = cards.map((card) => ({ card, anchor: `market-${card}` }));
  return { cards: hidden > 0 ? [...faces, { card: null, anchor: 'market-hidden' }] : faces, isPair: false };
}
