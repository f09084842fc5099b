// The pyramid as it would look after a decision: only to be shown, the server decides what becomes of it.

import type { CellPicture, View } from '../../../types/kheops';
import { read } from './action';
import { byCell } from './networks';

export function after(view: View, text: string | null): View {
  const seat = view.decider;
  if (text === null || seat === null) return view;
  const laid = byCell(view);
  const change = (cell: string, changed: Partial<CellPicture>) => {
    const here = laid.get(cell);
    if (here) laid.set(cell, { ...here, ...changed });
  };
  const pawnOn = (cell: string) => laid.get(cell)?.pawn ?? null;
  const action = read(text);
  switch (action.kind) {
    case 'place':
      change(action.cell, { pawn: { seat, pawn: action.pawn } });
      break;
    case 'turn':
      change(action.cell, { openings: action.openings });
      break;
    case 'swap': {
      const [own, other] = [pawnOn(action.own), pawnOn(action.other)];
      change(action.own, { pawn: other });
      change(action.other, { pawn: own });
      break;
    }
    case 'move':
      change(action.to, { pawn: pawnOn(action.from) });
      change(action.from, { pawn: null });
      break;
    case 'build': {
      const { cell, tile, openings } = action;
      laid.set(cell, { cell, tile, openings, pawn: null });
      break;
    }
  }
  return { ...view, cells: [...laid.values()] };
}
