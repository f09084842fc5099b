// The sheet that fills at the end: its rows, in which order they are counted, and what it shows after each step.

import type { Count, EndingRow, GameFace, Seat } from '../../games/contract';
import type { Sheet } from '../faces';

/** Points, where a game does not tell several things apart that are counted. */
export const POINTS = 'points';

const countOf = (face: GameFace, view: unknown, { seat, lines }: Sheet, place: number): Count => {
  const { line, points, pieces } = lines[place]!;
  // Some points are told without what they come from.
  const from = pieces.length > 0 || points === 0 ? pieces : [{ key: '' }];
  const at = from.flatMap((piece) => face.pieces(seat, line, piece, view));
  return { seat, points, at: [...new Set(at)], why: pieces };
};

const lineRows = (face: GameFace, sheets: readonly Sheet[], view: unknown): EndingRow[] =>
  (sheets[0]?.lines ?? []).map(({ line }, place) => ({
    id: line,
    name: { key: `line-${line}` },
    counts: sheets.map((sheet) => countOf(face, view, sheet, place)),
    account: POINTS,
  }));

/** All rows in which somebody gets or loses something. */
export function rowsOf(face: GameFace, sheets: readonly Sheet[], view: unknown): EndingRow[] {
  const rows = face.ending?.rows?.(sheets, view) ?? lineRows(face, sheets, view);
  return rows.filter(({ counts, note }) => note !== undefined || counts.some(({ points }) => points !== 0));
}

/** One count that is shown by itself. */
export interface Step {
  row: number;
  count: Count;
}

/** What is counted, one after the other: what gives nothing is written down without being shown. */
export const stepsOf = (rows: readonly EndingRow[]): Step[] =>
  rows.flatMap(({ counts }, row) => counts.filter(({ points }) => points !== 0).map((count) => ({ row, count })));

/** How far the counting has come: the rows before one are full, and of this one so many counts. */
export interface Reached {
  row: number;
  seats: readonly Seat[];
}

export const isWritten = ({ row, seats }: Reached, place: number, { seat, points }: Count): boolean =>
  place < row || (place === row && (points === 0 || seats.includes(seat)));

/** What a seat has so far, in the account of the row that is counted. */
export function sumOf(rows: readonly EndingRow[], reached: Reached, seat: Seat): number {
  const account = rows[Math.min(reached.row, rows.length - 1)]?.account;
  return rows.reduce((sum, row, place) => {
    const count = row.counts.find((each) => each.seat === seat);
    const isAdded = count && row.account === account && !row.restates && isWritten(reached, place, count);
    return sum + (isAdded ? count.points : 0);
  }, 0);
}
