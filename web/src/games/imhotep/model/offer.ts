// The cards that somebody chooses from now: they leave their hooks.

import type { BoardProps } from '../../contract';
import type { Card, View } from '../../../types/imhotep';
import { actions, type Action } from './actions';

export interface Choice {
  /** Nothing for the face-down pair. */
  card: Card | null;
  anchor: string;
  /** Its number among the answers, none while there are no answers: cards that are alike have the same. */
  number: number;
}

export interface Offer {
  /** Empty while nobody chooses a card. */
  cards: Choice[];
  /** The two of the face-down pair, of which one is kept. */
  isPair: boolean;
}

const NOTHING: Offer = { cards: [], isPair: false };

type Looking = Pick<BoardProps<View>, 'open' | 'seat' | 'remaining'>;

export function offered(view: View, { open, seat, remaining }: Looking): Offer {
  const { cards, pair, face_down: hidden } = view.market;
  const numberOf = (action: Action): number => remaining.indexOf(actions.write(action)) + 1;
  const choice = (card: Card, place: string, kind: 'take' | 'keep'): Choice => {
    return { card, anchor: `${place}-${card}`, number: numberOf({ kind, card }) };
  };
  if (pair) return { cards: pair.map((card) => choice(card, 'pair', 'keep')), isPair: true };
  const own = seat !== null && view.decider === seat && view.phase === 'take' && open.size > 0;
  if (!own) return NOTHING;
  const faces = cards.map((card) => choice(card, 'market', 'take'));
  if (hidden === 0) return { cards: faces, isPair: false };
  const pile: Choice = { card: null, anchor: 'market-hidden', number: numberOf({ kind: 'take-hidden' }) };
  return { cards: [...faces, pile], isPair: false };
}
