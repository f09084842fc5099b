// Where stones lie at the sites, in steps of each terrace's own space.

import type { Spot } from '../../../stage/projection';
import { BANK, type Terrace } from './terraces';

/** A pyramid's places, filled column by column: how many a level has along its edge, and its first place. */
const LEVELS_A = [
  { size: 3, first: 0 },
  { size: 2, first: 9 },
  { size: 1, first: 13 },
];
const LEVELS_B = [
  { size: 2, first: 0 },
  { size: 1, first: 4 },
];

export interface Cell {
  /** Its number in the order of building, from 0. */
  index: number;
  spot: Spot;
  /** The level it lies on. */
  level: number;
}

/** The places of a pyramid on a plinth, those behind before those in front of them. */
function cells(levels: typeof LEVELS_A, corner: Spot): Cell[] {
  const [u, v, z = 0] = corner;
  return levels.flatMap(({ size, first }, level) =>
    Array.from({ length: size * size }, (_, place) => {
      const [column, line] = [Math.floor(place / size), place % size];
      const inset = level / 2;
      return {
        index: first + place,
        level,
        depth: column + line,
        spot: [u + inset + column, v + inset + line, z + level] as Spot,
      };
    }).sort((one, other) => one.depth - other.depth),
  );
}

export const PLINTH_A = 0.22;
export const pyramidCorner = ({ depth }: Terrace): Spot => [1.35, 0.8 - depth, BANK];
export const pyramidCells = (terrace: Terrace): Cell[] => {
  const [u, v, z = 0] = pyramidCorner(terrace);
  return cells(LEVELS_A, [u, v, z + PLINTH_A]);
};

/** The three pyramids of side B. */
export const PLINTH_B = 0.66;
const APART = 3.1;
export const smallPyramid = (which: number): Spot => [0.75 + which * APART, -3.2, BANK];
export const smallPyramidCells = (which: number): Cell[] => {
  const [u, v, z = 0] = smallPyramid(which);
  return cells(LEVELS_B, [u, v, z + PLINTH_B]);
};

/** The temple: columns of stones on a plinth, before its colonnade. */
export interface TempleShape {
  u: number;
  v: number;
  /** From one column to the next, and how long the whole is. */
  apart: number;
  length: number;
  plinth: number;
}
export const templeShape = (side: 'A' | 'B', columns: number): TempleShape => {
  const apart = side === 'A' ? 1.27 : 1.5;
  return { u: 0.45, v: -2, apart, length: columns * apart + 0.15, plinth: side === 'A' ? 0.34 : 0.74 };
};

/** The burial chamber: a pit with three rows; where many columns are filled, cells shrink and the pit stays. */
export const PIT = 0.5;
export const RIM = 0.2;
export interface PitShape {
  u: number;
  v: number;
  /** The edge of a cell. */
  cell: number;
  columns: number;
  length: number;
  width: number;
}
const FULL = { A: 7, B: 5 };
const CELL = { A: 0.92, B: 0.96 };
export const pitShape = (side: 'A' | 'B', filled: number, rows: number): PitShape => {
  const columns = Math.max(FULL[side], filled + 1);
  const length = FULL[side] * CELL[side];
  const cell = length / columns;
  return { u: 0.6, v: -3.6, cell, columns, length, width: rows * cell };
};

/** Obelisks: the drum of each stone, lower where there are many. */
export const DRUM = 0.8;
export const BASE = 0.66;
const FIT = 6;
export const drumHeight = (tallest: number): number => Math.min(0.86, (0.86 * FIT) / Math.max(1, tallest));
export const obeliskSpot = (index: number, count: number): Spot => [
  0.75 + index * (6.4 / Math.max(4, count)),
  -2.1,
  BANK,
];

/** Towers of side B stand on a bench; before it each seat has places for stones that wait. */
export const BENCH = 1.08;
export const towerSpot = (index: number): Spot => [0.6 + index * 1.12, -3.75, BANK];
export const WAITING = 0.26;
export const waitingSpot = (index: number, count: number): Spot => [
  0.7 + index * (count > 2 ? (count > 3 ? 2.22 : 2.9) : 3.2),
  -1.35,
  BANK,
];
