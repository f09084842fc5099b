// Where stones lie in the burial chamber: in rows, filled column by column.

import type { Seat } from '../../contract';
import { printed } from '../../../types/imhotep.printed';

export interface Cell {
  row: number;
  column: number;
  seat: Seat;
}

export const ROWS = printed.sizes.rows;

export const cells = (chamber: readonly Seat[]): Cell[] =>
  chamber.map((seat, index) => ({ row: (index % ROWS) + 1, column: Math.floor(index / ROWS) + 1, seat }));

export const cellAnchor = (cell: string): string => `chamber-${cell}`;

export const cellOf = ({ row, column }: Pick<Cell, 'row' | 'column'>): string => `${row}.${column}`;
