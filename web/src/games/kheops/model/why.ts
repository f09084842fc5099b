// What to ask about when a cell is pressed that cannot be picked: the decision that was probably meant.

import type { View } from '../../../types/kheops';
import { actions } from './actions';
import { waysOf } from './laying';
import { byCell } from './tiles';

export function whyNot(view: View, remaining: readonly string[], cell: string): string | undefined {
  const [first] = remaining;
  if (first === undefined) return undefined;
  const { read, write } = actions;
  const action = read(first);
  const here = byCell(view).get(cell);
  const isOwn = here?.pawn?.seat === view.decider;
  switch (action.kind) {
    case 'place':
      return write({ ...action, cell });
    case 'turn':
      return here && here.cell !== action.cell ? write({ ...action, cell, openings: here.openings }) : undefined;
    case 'swap':
      return isOwn ? undefined : write({ ...action, other: cell });
    case 'move':
      return write(isOwn ? { ...action, from: cell } : { ...action, to: cell });
    case 'build': {
      const [openings] = waysOf(view, Number(action.tile));
      return openings && cell !== action.cell ? write({ ...action, cell, openings }) : undefined;
    }
  }
}
