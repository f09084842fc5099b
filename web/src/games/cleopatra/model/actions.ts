// The notation of decisions and of pieces: `build wall back-mid`, `pay artisan stone+`.

import type { Card, Kind, Stall, Worshipper } from '../../../types/cleopatra';
import { notation, type ActionOf } from '../../engine/notation';

const FORMS = {
  worship: 'worship <worshipper>',
  market: 'market <stall>',
  place: 'place <stall>',
  build: 'build <what> <where...>',
  pay: 'pay <cards...>',
  claim: 'claim <square>',
  palms: 'palms',
  done: 'done',
  discard: 'discard <card>',
  keep: 'keep',
  offer: 'offer <scarabs>',
} as const;

interface Values {
  worshipper: Worshipper;
  stall: Stall;
  what: Kind;
  cards: Card;
  card: Card;
}

export type Action = ActionOf<typeof FORMS, Values>;

/** A piece of the palace and its place: a side, the name of a wall, the squares of a mosaic, or nothing. */
export type Piece = Pick<Extract<Action, { kind: 'build' }>, 'what' | 'where'>;

export const actions = notation<Values>()(FORMS);

/** The piece of a text such as `sphinx left`. */
export const readPiece = (text: string): Piece => actions.read(`build ${text}`) as Extract<Action, { kind: 'build' }>;

export const pieceText = ({ what, where }: Piece): string => [what, ...where].join(' ');

export const isMosaic = (action: Action): boolean => action.kind === 'build' && action.what === 'mosaic';

/** The cards that are paid. */
export const paidBy = (action: Action): readonly Card[] => (action.kind === 'pay' ? action.cards : []);
