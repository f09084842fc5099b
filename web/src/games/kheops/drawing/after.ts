// The tiles and pawns as they would lie after a decision: a drawing, until the program says what becomes of it.

import type { CellPicture, View } from '../../../types/kheops';
import { actions } from '../model/actions';
import { byCell } from '../model/tiles';

export function after(view: View, text: string | null): View {
  const seat = view.decider;
  if (text === null || seat === null) return view;
  const laid = byCell(view);
  const change = (cell: string, changed: Partial<CellPicture>) => {
    const here = laid.get(cell);
    if (here) laid.set(cell, { ...here, ...changed });
  };
  const pawnOn = (cell: string) => laid.get(cell)?.pawn ?? null;
  const action = actions.read(text);
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
      laid.set(cell, { cell, tile: Number(tile), openings, pawn: null });
      break;
    }
  }
  return { ...view, cells: [...laid.values()] };
}
