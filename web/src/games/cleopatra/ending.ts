// How the game is reckoned: what becomes of the amulets first, then what the scarabs are after that.

import type { View } from '../../types/cleopatra';
import type { SheetFace as Sheet } from '../../types/api';
import type { Count, EndingFace, EndingRow } from '../contract';
import { pieces } from './model';

const POINTS = 'points';
const AMULETS = 'amulets';
/** The account of amulets, in the order of the reckoning. What is left says only what the others came to. */
const TAKEN = ['amulets', 'hand', 'sanctuaries', 'forgiven', 'left'];
const LEFT = 'left';
const SCARABS = 'scarabs';
const CROCODILE = 'eliminated';

function rows(sheets: readonly Sheet[], view: View): EndingRow[] {
  const lineOf = ({ lines }: Sheet, id: string) => lines.find(({ line }) => line === id);
  const countOf =
    (id: string) =>
    (sheet: Sheet): Count => {
      const { seat, total } = sheet;
      const line = lineOf(sheet, id);
      const told = line?.pieces ?? [];
      const at = told.flatMap((piece) => pieces(seat, id, piece, view));
      // Whoever is eliminated loses all scarabs.
      const isLost = id === CROCODILE && (line?.points ?? 0) > 0;
      const points = isLost ? total - (lineOf(sheet, SCARABS)?.points ?? 0) : (line?.points ?? 0);
      return { seat, points, at: [...new Set(at)], why: id === SCARABS ? [] : told };
    };
  const rowOf =
    (account: string) =>
    (id: string): EndingRow => ({
      id,
      name: { key: `line-${id}` },
      counts: sheets.map(countOf(id)),
      account,
      ...(id === LEFT ? { restates: true } : {}),
    });
  return [...TAKEN.map(rowOf(AMULETS)), ...[SCARABS, 'penalty', CROCODILE].map(rowOf(POINTS))];
}

export const ending: EndingFace<View> = {
  rows,
  sum: (account) => ({ key: account === AMULETS ? 'cleopatra-ending-amulets' : 'cleopatra-ending-scarabs' }),
  tie: { key: 'cleopatra-ending-tie' },
  tells: ['reckoned', 'penalised', 'eliminated'],
};
