// The notation of decisions.

import { notation, type ActionOf } from '../../engine/notation';
import type { Cell, Openings, Pawn } from '../../../types/kheops';

const FORMS = {
  place: '<pawn> <cell>',
  turn: 'turn <cell> <openings>',
  swap: 'swap <own> <other>',
  move: 'move <from> <to>',
  build: 'build <tile> <cell> <openings>',
} as const;

interface Values {
  pawn: Pawn;
  cell: Cell;
  openings: Openings;
  own: Cell;
  other: Cell;
  from: Cell;
  to: Cell;
}

export type Action = ActionOf<typeof FORMS, Values>;

export const actions = notation<Values>()(FORMS);

/** The cell that an action begins with. */
export function firstCell(action: Action): Cell {
  if (action.kind === 'move') return action.from;
  return action.kind === 'swap' ? action.own : action.cell;
}

/** The cell that an action goes on to, if it has two. */
export function secondCell(action: Action): Cell {
  if (action.kind === 'move') return action.to;
  return action.kind === 'swap' ? action.other : '';
}
