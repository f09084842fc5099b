// Cells of a chamber: a letter for the column, a digit for the row (`b3`), and what is printed on them.

import { printed } from '../../types/pyramids.printed';
import type { Cell } from '../stencil/placement';
import type { CardPicture } from './view';

/** The letters of the columns. */
export const COLUMNS = 'abcdefghijklmnopqrstuvwxyz';
const { side } = printed.sizes;

export const cellOf = (name: string): Cell => [COLUMNS.indexOf(name[0] ?? ''), Number(name.slice(1)) - 1];

export const nameOf = ([column, row]: Cell): string => `${COLUMNS[column]}${row + 1}`;

/** Every cell, by column, then row. */
export const CELLS: readonly string[] = Array.from({ length: side * side }, (_, at) =>
  nameOf([Math.floor(at / side), at % side]),
);

/** What can be printed on a cell. */
export type Sign = keyof typeof printed.signs;

const SIGNS = new Map(Object.entries(printed.signs).map(([sign, letter]) => [letter, sign as Sign]));

/** What is printed on a cell, if anything is. */
export function signAt(card: CardPicture, cell: string): Sign | undefined {
  const [column, row] = cellOf(cell);
  return SIGNS.get(card.rows[row]?.[column] ?? printed.signs.wall);
}

/** The cells of a card with this sign. */
export const cellsWith = (card: CardPicture, sign: Sign): string[] =>
  CELLS.filter((cell) => signAt(card, cell) === sign);
