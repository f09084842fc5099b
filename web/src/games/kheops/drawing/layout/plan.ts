// What a composition says: where the face stands, and where everything around it lies. In CSS pixels of the room.

import type { Papers, Room } from '../../../../stage/room';
import { HEIGHT, ROWS, WIDTH, type Point } from '../geometry';

export interface Box extends Point {
  width: number;
  height: number;
}

/** The face: the left end of its base, how large a cell is, and how far it is stretched in height. */
export interface Face extends Point {
  side: number;
  ky: number;
}

/** The pawns of a seat: all of its workers in rows, or one with their number. The others stand at spots of their own. */
export interface Supply {
  workers: Point & { scale: number; step: number; row: number; isCounted: boolean };
  others: (Point & { scale: number })[];
}

/** Tiles that lie in a row: the middle of the first, how far it is to the next, and how long their sides are. */
export interface Row extends Point {
  step: number;
  side: number;
}

export type Legend =
  | { kind: 'stelae'; boxes: [Box, Box]; button: Box; text: number }
  | { kind: 'course'; boxes: [Box]; button: Box; text: number }
  | { kind: 'slab'; boxes: [Box]; button: Box; text: number };

export interface Plan {
  room: Room;
  face: Face;
  /** How large everything else is: 1 where a cell is 122 wide. */
  unit: number;
  horizon: number;
  sun: Point & { r: number };
  own: Supply;
  hand: Row;
  /** What the other seat has: on the sand too, or only on its plate, from where its pieces come. */
  far: { supply: Supply; hand: Row } | null;
  plate: Box;
  pile: Point & { scale: number };
  /** Where the turns are counted: carved into the plinth, or in the sky. */
  turn: Point & { size: number; anchor: 'start' | 'middle' | 'end'; isShort: boolean };
  /** Where a cell is looked at closely before it is pressed again; its buttons are below or beside it. */
  lens: Point & { r: number; isBeside: boolean };
  bowls: (Point & { scale: number })[];
  legend: Legend;
  papers: Papers;
}

/** Papers follow the size of text only so far that the scene keeps its room; what lies on the scene follows less. */
export const onPapers = (text: number): number => Math.min(text, 1.5);
export const onScene = (text: number): number => Math.min(text, 1.25);

/** The size at which everything was drawn. */
export const DRAWN_SIDE = 122;
/** Between papers and edges. */
export const EDGE = 8;
/** The plinth below the base and the arrows of the ways out, in sides of a cell. */
export const FOOT = 0.4;
/** How high the face is, in sides of a cell. */
export const RISE = (ROWS * HEIGHT) / WIDTH;
/** How far the core stands out above the apex, in sides of a cell. */
export const TOP = 0.06;

export const apexOf = ({ x, y, side, ky }: Face): Point => ({ x: x + (ROWS / 2) * side, y: y - RISE * side * ky });

/** How far the face reaches to the left at a height. */
export function leftEdge(face: Face, y: number): number {
  const apex = apexOf(face);
  const down = Math.min(1, Math.max(0, (y - apex.y) / (face.y - apex.y)));
  return apex.x - (down * ROWS * face.side) / 2;
}
