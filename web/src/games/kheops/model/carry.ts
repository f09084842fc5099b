// What can be dragged: pawns from the supply and between tiles, tiles from the hand.

import type { Carry, Seat } from '../../contract';
import type { View } from '../../../types/kheops';
import { read } from './action';
import { pawnSymbol, tileSymbol } from './events';
import { byCell } from './networks';

export function carries(view: View, remaining: readonly string[], seat: Seat): Carry[] {
  const laid = byCell(view);
  const standing = (cell: string) => pawnSymbol(laid.get(cell)?.pawn?.pawn ?? 'worker');
  return remaining.flatMap((text): Carry[] => {
    const action = read(text);
    switch (action.kind) {
      case 'place': {
        const from = `supply-${seat}-${action.pawn}`;
        return [{ symbol: pawnSymbol(action.pawn), seat, from, to: `cell-${action.cell}`, text }];
      }
      case 'swap': {
        const { own, other } = action;
        return [{ symbol: standing(own), seat, from: `cell-${own}`, to: `cell-${other}`, text }];
      }
      case 'move': {
        const { from, to } = action;
        return [{ symbol: standing(from), seat, from: `cell-${from}`, to: `cell-${to}`, text }];
      }
      case 'build': {
        const { tile, cell } = action;
        return [{ symbol: tileSymbol(view, tile), from: `hand-${tile}`, to: `cell-${cell}`, text }];
      }
      case 'turn':
        return [];
    }
  });
}
