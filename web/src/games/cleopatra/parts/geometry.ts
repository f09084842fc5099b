// Where things are in the drawing of the palace: the garden behind, the doors, the plaza in front.

import type { Side, View, Wall } from '../../../types/cleopatra';
import { columnOf, rowOf, WIDTH } from '../model/garden';
import type { Piece } from '../model/actions';
import { sphinxes } from '../model/names';

export const CELL = 40;
export const GARDEN = WIDTH * CELL;
const DEEP = 36;
const KERB = 17;
/** The garden's corner at the back on the left. */
export const ORIGIN = DEEP + KERB;
export const END = ORIGIN + GARDEN;
export const SIZE = { width: END + ORIGIN, height: 618 };
export const FRONT = END + KERB + 2;
export const PLAZA = FRONT + 60;
export const MIDDLE = SIZE.width / 2;

export const xOf = (square: string): number => ORIGIN + CELL * columnOf(square);
export const yOf = (square: string): number => ORIGIN + CELL * rowOf(square);

const ALONG: Record<string, number> = { left: 0, back: 0, mid: 3, right: 6, front: 6 };

/** A wall is drawn 120 by 36 with its foot below; this turns its foot to the garden. */
export function wallTransform(wall: Wall): string {
  const [side, part] = wall.split('-') as [string, string];
  const along = ORIGIN + CELL * ALONG[part]!;
  if (side === 'back') return `translate(${along} 0)`;
  if (side === 'left') return `translate(0 ${along + 3 * CELL}) rotate(-90)`;
  return `translate(${SIZE.width} ${along}) rotate(90)`;
}

export const doorX = (side: Side): number => (side === 'left' ? ORIGIN - 14 : END - 120 + 14);

/** Sphinxes and obelisk stand outwards from the middle of the plaza. */
export const SPHINX = { width: 52, height: 56 };
export const OBELISK = { width: 40, height: 110 };
/** Where they stand. */
export const FOOTING = SIZE.height - 8;
const AISLE = 30;

export const obeliskX = (side: Side): number => (side === 'left' ? MIDDLE - AISLE - OBELISK.width : MIDDLE + AISLE);

export function sphinxX(side: Side, place: number): number {
  const out = AISLE + OBELISK.width + SPHINX.width * (place - 1);
  return side === 'left' ? MIDDLE - out - SPHINX.width : MIDDLE + out;
}

/** Where the stencil begins when nobody has pointed anywhere, in squares: before the throne. */
export const BEGINNING = [4.5, 5.5] as const;
/** The middle of a square. */
export const CENTRE = 0.5;
/** How much more a step aside counts than one ahead. */
export const ASIDE = 3;

/** The queen's place on a step: 0 is where she sets out, 5 before the palace. */
export const stepY = (space: number): number => SIZE.height - 26 - space * 29;

function wallMiddle(wall: Wall): [number, number] {
  const [side, part] = wall.split('-') as [string, string];
  const along = ORIGIN + CELL * (ALONG[part]! + 1.5);
  if (side === 'back') return [along, DEEP / 2];
  return [side === 'left' ? DEEP / 2 : SIZE.width - DEEP / 2, along];
}

/** The middle of the place where a piece would stand. */
export function placeMiddle(view: View, { what, where }: Piece): [number, number] {
  const [first = ''] = where;
  const side = first as Side;
  switch (what) {
    case 'sphinx':
      return [sphinxX(side, sphinxes(view, side) + 1) + SPHINX.width / 2, FOOTING - SPHINX.height / 2];
    case 'obelisk':
      return [obeliskX(side) + OBELISK.width / 2, FOOTING - OBELISK.height / 2];
    case 'door':
      return [doorX(side) + 60, FRONT + 36];
    case 'wall':
      return wallMiddle(first as Wall);
    default:
      return [MIDDLE, ORIGIN + 1.5 * CELL];
  }
}

/** The border of some squares, as a path. */
export function outline(squares: readonly string[]): string {
  const there = new Set(squares.map((square) => `${columnOf(square)},${rowOf(square)}`));
  const edges: string[] = [];
  for (const square of squares) {
    const [column, row] = [columnOf(square), rowOf(square)];
    const [x, y] = [xOf(square), yOf(square)];
    if (!there.has(`${column},${row - 1}`)) edges.push(`M${x} ${y}h${CELL}`);
    if (!there.has(`${column},${row + 1}`)) edges.push(`M${x} ${y + CELL}h${CELL}`);
    if (!there.has(`${column - 1},${row}`)) edges.push(`M${x} ${y}v${CELL}`);
    if (!there.has(`${column + 1},${row}`)) edges.push(`M${x + CELL} ${y}v${CELL}`);
  }
  return edges.join('');
}
