// How points are counted at the end: network by network, the smallest first, and ankhs last.

import type { PieceFace, SheetFace as Sheet } from '../../types/api';
import type { View } from '../../types/kheops';
import type { Count, EndingFace, EndingRow, Seat } from '../contract';
import { pieces } from './model';

const ACCOUNT = 'points';
const NETWORK = 'piece-network';

/** What one line gives for a network. */
interface Part {
  seat: Seat;
  line: string;
  piece: PieceFace;
  points: number;
}

const nameOf = ({ line, points }: Part) => ({
  key: 'kheops-ending-part',
  args: { line: { key: `line-${line}` }, points },
});

function partsOf(sheets: readonly Sheet[]): Part[] {
  return sheets.flatMap(({ seat, lines }) =>
    lines.flatMap(({ line, pieces: told }) =>
      told.flatMap((piece) =>
        piece.key === NETWORK ? [{ seat, line, piece, points: Number(piece.args['points']) }] : [],
      ),
    ),
  );
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0);

function networkRow(parts: readonly Part[], seats: readonly Seat[], view: View): EndingRow {
  const [first] = parts as [Part, ...Part[]];
  const anchors = pieces(first.seat, first.line, first.piece, view);
  const countOf = (seat: Seat): Count =>
    seat === first.seat ? { seat, points: sumOf(parts), at: anchors, why: parts.map(nameOf) } : nothing(seat);
  return {
    id: `network-${anchors[0] ?? first.line}`,
    name: { key: 'kheops-ending-network', args: { tiles: first.piece.args['count'] ?? 0 } },
    note: { key: 'kheops-ending-parts', args: { parts: parts.map(nameOf) } },
    counts: seats.map(countOf),
    account: ACCOUNT,
  };
}

const nothing = (seat: Seat): Count => ({ seat, points: 0, at: [], why: [] });

function ankhRow(sheets: readonly Sheet[], view: View): EndingRow {
  const countOf = ({ seat, lines }: Sheet): Count => {
    const own = lines.find(({ line }) => line === 'ankhs');
    const told = own?.pieces ?? [];
    return {
      seat,
      points: own?.points ?? 0,
      at: told.flatMap((piece) => pieces(seat, 'ankhs', piece, view)),
      why: told,
    };
  };
  return { id: 'ankhs', name: { key: 'line-ankhs' }, counts: sheets.map(countOf), account: ACCOUNT };
}

function rows(sheets: readonly Sheet[], view: View): EndingRow[] {
  const networks = new Map<string, Part[]>();
  for (const part of partsOf(sheets)) {
    const tiles = JSON.stringify(part.piece.args['tiles']);
    networks.set(tiles, [...(networks.get(tiles) ?? []), part]);
  }
  const ordered = [...networks.values()].sort((one, other) => sumOf(one) - sumOf(other));
  const seats = sheets.map(({ seat }) => seat);
  return [...ordered.map((parts) => networkRow(parts, seats, view)), ankhRow(sheets, view)];
}

export const ending: EndingFace<View> = { rows };
