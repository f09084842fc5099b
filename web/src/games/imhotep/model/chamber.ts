// The burial chamber: three rows, filled column by column.

import type { Seat } from '../../contract';
import { ROWS } from '../data';

export interface Cell {
  row: number;
  column: number;
  seat: Seat;
}

export const cells = (chamber: Seat[]): Cell[] =>
  chamber.map((seat, index) => ({ row: (index % ROWS) + 1, column: Math.floor(index / ROWS) + 1, seat }));

export const cellAnchor = ({ row, column }: Pick<Cell, 'row' | 'column'>): string => `chamber-${row}.${column}`;

const touching = (one: Cell, other: Cell): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;

/** The connected groups of stones of one colour. */
export const groups = (chamber: Seat[]): Cell[][] => {
  const left = new Set(cells(chamber));
  const found: Cell[][] = [];
  for (const start of left) {
    left.delete(start);
    const group = [start];
    for (const member of group) {
      for (const cell of left) {
        if (cell.seat === start.seat && touching(member, cell)) {
          left.delete(cell);
          group.push(cell);
        }
      }
    }
    found.push(group);
  }
  return found;
};
