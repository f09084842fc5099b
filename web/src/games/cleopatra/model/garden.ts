// The squares of the garden: their names, and what is printed on them.

import { printed } from '../../../types/cleopatra.printed';

export const WIDTH = printed.sizes.width;

const FIRST = 'a'.charCodeAt(0);

/** The letters of the columns, from the left. */
export const COLUMNS: readonly string[] = Array.from({ length: WIDTH }, (_, at) => String.fromCharCode(FIRST + at));

export const squareName = (column: number, row: number): string => `${COLUMNS[column]}${row}`;
export const columnOf = (square: string): number => COLUMNS.indexOf(square.charAt(0));
export const rowOf = (square: string): number => Number(square.slice(1));

export const SQUARES: readonly string[] = COLUMNS.flatMap((_, row) =>
  COLUMNS.map((_, column) => squareName(column, row)),
);

const PALMS = new Set(printed.palms);
const THRONE = new Set(printed.throne);

export const isPalm = (square: string): boolean => PALMS.has(square);
export const isThrone = (square: string): boolean => THRONE.has(square);
