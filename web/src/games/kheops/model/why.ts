// What to ask about when a cell is pressed that cannot be picked: the decision that was probably meant.

import type { View } from '../../../types/kheops';
import { read } from './action';
import { byCell, face } from './networks';

export function whyNot(view: View, remaining: readonly string[], cell: string): string | undefined {
  const first = remaining[0];
  if (first === undefined) return undefined;
  const action = read(first);
  const here = byCell(view).get(cell);
  switch (action.kind) {
    case 'place':
      return `${action.pawn} ${cell}`;
    case 'turn':
      return here && here.cell !== action.cell ? `turn ${cell} ${here.openings}` : undefined;
    case 'swap':
      return here?.pawn?.seat === view.decider ? undefined : `swap ${action.own} ${cell}`;
    case 'move':
      return here?.pawn?.seat === view.decider ? `move ${cell} ${action.to}` : `move ${action.from} ${cell}`;
    case 'build': {
      if (cell === action.cell) return undefined;
      const ways = { 1: 'l', 2: 'lr', 3: 'lrb' } as Record<number, string>;
      return `build ${action.tile} ${cell} ${ways[face(view, action.tile).openings]}`;
    }
  }
}
