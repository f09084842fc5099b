// How points are counted at the end: site by site, then cards.

import type { View } from '../../types/imhotep';
import type { SheetFace as Sheet } from '../../types/api';
import type { EndingFace, EndingRow, Seat } from '../contract';
import { pieces } from './model';

const ACCOUNT = 'points';
/** Lines that begin so belong to one site: the temple has one for each round. */
const SITES = ['temple'];

const groupOf = (line: string): string => SITES.find((site) => line.startsWith(site)) ?? line;

function rows(sheets: readonly Sheet[], view: View): EndingRow[] {
  const groups = [...new Set((sheets[0]?.lines ?? []).map(({ line }) => groupOf(line)))];
  const countOf = (group: string, seat: Seat, lines: Sheet['lines']) => {
    const own = lines.filter(({ line, points }) => groupOf(line) === group && points !== 0);
    const why = own.flatMap((line) => line.pieces);
    const from = own.flatMap(({ line, pieces: told }) =>
      (told.length > 0 ? told : [{ key: '' }]).flatMap((piece) => pieces(seat, line, piece, view)),
    );
    return { seat, points: own.reduce((sum, { points }) => sum + points, 0), at: [...new Set(from)], why };
  };
  return groups.map((group) => ({
    id: group,
    name: { key: SITES.includes(group) ? `imhotep-ending-${group}` : `line-${group}` },
    counts: sheets.map(({ seat, lines }) => countOf(group, seat, lines)),
    account: ACCOUNT,
  }));
}

export const ending: EndingFace<View> = { rows, tie: { key: 'imhotep-ending-tie' } };
