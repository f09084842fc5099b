// The pyramid's geometry: 49 triangular cells `row.column` in seven rows, even columns pointing up.

export type Side = 'l' | 'r' | 'b';

export const ROWS = 7;
export const SIDES: readonly Side[] = ['l', 'r', 'b'];
export const SUMMIT = '6.0';

export const lastColumn = (row: number): number => 2 * (ROWS - row) - 2;

export function place(cell: string): { row: number; column: number; up: boolean } {
  const [row = 0, column = 0] = cell.split('.').map(Number);
  return { row, column, up: column % 2 === 0 };
}

/** Every cell, row by row from the bottom left. */
export const CELLS: readonly string[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: lastColumn(row) + 1 }, (_, column) => `${row}.${column}`),
).flat();

/** The same side as the neighbour calls it. */
export const facing = (side: Side): Side => (({ l: 'r', r: 'l', b: 'b' }) as const)[side];

/** The cell beyond a side; null if that is outside. */
export function beyond(cell: string, side: Side): string | null {
  const { row, column, up } = place(cell);
  const level = up ? { row: row - 1, column: column + 1 } : { row: row + 1, column: column - 1 };
  const there = side === 'b' ? level : { row, column: side === 'l' ? column - 1 : column + 1 };
  const inside = there.row >= 0 && there.column >= 0 && there.column <= lastColumn(there.row);
  return inside ? `${there.row}.${there.column}` : null;
}

/** The order in which cells are read: from the bottom left, row by row. */
export function byPlace(one: string, other: string): number {
  return CELLS.indexOf(one) - CELLS.indexOf(other);
}
