// Cells of a chamber: a letter for the column, a digit for the row (`b3`).

import type { CardPicture } from './view';
import { SIDE } from './view';

export interface Place {
  column: number;
  row: number;
}

/** What can be printed on a cell, as in a deck file. */
export type Sign = '#' | '.' | 'E' | 'T' | 'r' | 'g' | 't' | 'p' | 's' | 'x';

export const place = (cell: string): Place => ({ column: cell.charCodeAt(0) - 97, row: Number(cell[1]) - 1 });

export const cellAt = (column: number, row: number): string => String.fromCharCode(97 + column) + String(row + 1);

/** Every cell, by column, then row. */
export const CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, at) =>
  cellAt(Math.floor(at / SIDE), at % SIDE),
);

export const signAt = (card: CardPicture, cell: string): Sign => {
  const { column, row } = place(cell);
  return (card.rows[row]?.[column] ?? '#') as Sign;
};

/** The cells of a card with this sign. */
export const cellsWith = (card: CardPicture, sign: Sign): string[] =>
  CELLS.filter((cell) => signAt(card, cell) === sign);
