// What board elements share.

import type { View } from '../../../types/cleopatra';
import type { BoardProps } from '../../contract';
import type { Target } from '../../../design/target.svelte';

/** The part of the board that targets need. */
export const pressing = ({ open, pick, point, ask }: BoardProps<View>): Target['props'] => ({
  open,
  pick,
  point,
  ask,
});

/** A reason is asked for only by who decides. */
export const why = (board: BoardProps<View>, text: string): string | undefined =>
  board.remaining.length > 0 ? text : undefined;

/** Is this the piece that is to be paid now? */
export const isWanted = (view: View, piece: string): boolean => view.phase === 'pay' && view.this_turn.piece === piece;
