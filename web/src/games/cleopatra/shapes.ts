// Mosaics on the garden: how they are turned, and finding one's way among the places where they fit.

import { readPiece } from './model/actions';
import { columnOf, rowOf } from './model/garden';
import { ASIDE, CENTRE } from './parts/geometry';

export type Cell = readonly [column: number, row: number];

/** A legal place of the top mosaic. */
export interface Placement {
  text: string;
  squares: string[];
  /** How the mosaic lies: the same for all places that only differ by a shift. */
  turn: string;
  column: number;
  row: number;
}

export const cellsOf = (rows: readonly string[]): Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x): Cell[] => (mark === '#' ? [[x, y]] : [])));

const squaresToCells = (squares: readonly string[]): Cell[] =>
  squares.map((square): Cell => [columnOf(square), rowOf(square)]);

const least = (numbers: number[]): number => Math.min(...numbers);

/** Rows of `#` and `.`, joined by spaces: how the cells lie, wherever they are. */
export function turnOf(cells: readonly Cell[]): string {
  const left = least(cells.map(([column]) => column));
  const top = least(cells.map(([, row]) => row));
  const marks = new Set(cells.map(([column, row]) => `${column - left},${row - top}`));
  const width = Math.max(...cells.map(([column]) => column)) - left + 1;
  const height = Math.max(...cells.map(([, row]) => row)) - top + 1;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (marks.has(`${column},${row}`) ? '#' : '.')).join(''),
  );
  return rows.join(' ');
}

const changed = (turn: string, change: (cell: Cell) => Cell): string => turnOf(cellsOf(turn.split(' ')).map(change));

/** Turned a quarter to the right. */
export const rotated = (turn: string): string => changed(turn, ([column, row]) => [-row, column]);

export const mirrored = (turn: string): string => changed(turn, ([column, row]) => [-column, row]);

export function placementOf(text: string): Placement {
  const squares = [...readPiece(text.replace(/^build /, '')).where];
  const cells = squaresToCells(squares);
  return {
    text,
    squares,
    turn: turnOf(cells),
    column: least(cells.map(([column]) => column)),
    row: least(cells.map(([, row]) => row)),
  };
}

const middle = ({ squares }: Placement): Cell => {
  const cells = squaresToCells(squares);
  const mean = (at: 0 | 1) => cells.reduce((sum, cell) => sum + cell[at] + CENTRE, 0) / cells.length;
  return [mean(0), mean(1)];
};

const nearest = (places: readonly Placement[], far: (place: Placement) => number): Placement | null => {
  let best: Placement | null = null;
  for (const place of places) if (!best || far(place) < far(best)) best = place;
  return best;
};

/** The place nearest to a point of the garden (in squares), turned as wanted where that fits anywhere. */
export function nearestTo(places: readonly Placement[], [x, y]: Cell, turn: string | null): Placement | null {
  const alike = places.filter((place) => place.turn === turn);
  return nearest(alike.length > 0 ? alike : places, (place) => {
    const [column, row] = middle(place);
    return Math.hypot(column - x, row - y);
  });
}

/** The next place in a direction, turned the same way. */
export function neighbour(places: readonly Placement[], from: Placement, [dx, dy]: Cell): Placement | null {
  const ahead = (place: Placement) => (place.column - from.column) * dx + (place.row - from.row) * dy;
  const aside = (place: Placement) =>
    Math.abs((place.column - from.column) * dy) + Math.abs((place.row - from.row) * dx);
  const there = places.filter((place) => place.turn === from.turn && ahead(place) > 0);
  return nearest(there, (place) => ahead(place) + ASIDE * aside(place));
}

/** The same mosaic turned or mirrored, as near as it fits; the next turn that fits anywhere. */
export function changedTurn(
  places: readonly Placement[],
  from: Placement,
  change: (turn: string) => string,
): Placement {
  let turn = change(from.turn);
  while (turn !== from.turn && !places.some((place) => place.turn === turn)) turn = change(turn);
  return nearestTo(places, middle(from), turn) ?? from;
}

/** The next of the places that cover a square, beginning with those that lie like the present one. */
export function nextCovering(places: readonly Placement[], square: string, from: Placement | null): Placement | null {
  const covering = places.filter((place) => place.squares.includes(square));
  const sorted = covering.toSorted((one, other) => one.turn.localeCompare(other.turn));
  if (!from) return sorted[0] ?? null;
  const at = sorted.findIndex((place) => place.text === from.text);
  if (at >= 0) return sorted[(at + 1) % sorted.length]!;
  return sorted.find((place) => place.turn === from.turn) ?? sorted[0] ?? null;
}
