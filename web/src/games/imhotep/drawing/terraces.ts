// The five terraces of the bank: how long each is, by its side, and how they stand in a row.

import { type Point, type Projection, isometric, Projection as Space } from '../../../stage/projection';
import type { Side, Site } from '../../../types/imhotep';

/** How high the bank lies above the water. */
export const BANK = 1.3;

/** The lengths along the water and the depths behind it. The temple grows with its columns. */
const SIZES: Record<Site, Record<Side, readonly [length: number, depth: number]>> = {
  market: { A: [8.6, 4.2], B: [8.6, 4.2] },
  pyramid: { A: [5.8, 5.2], B: [9.5, 4.4] },
  temple: { A: [7.4, 4.6], B: [8.1, 4.6] },
  chamber: { A: [7.6, 6], B: [9, 6] },
  obelisks: { A: [6.6, 4], B: [9.6, 5.4] },
};
const COLUMN = { A: 1.27, B: 1.5 };
const FULL_TEMPLE = 5;
/** Where along the wall the landing lies: the name stands left of it. */
const LANDING: Record<Site, number> = { market: 0.7, pyramid: 0.7, temple: 0.68, chamber: 0.74, obelisks: 0.72 };

export interface Terrace {
  site: Site;
  /** Its own space: the left end of its wall is the origin, at the water. */
  space: Projection;
  /** So many pixels is one step, the edge of a stone. */
  unit: number;
  length: number;
  depth: number;
  /** Where its landing begins. */
  landing: number;
}

export interface Sides {
  sides: Record<Site, Side>;
  /** Columns of the temple. */
  columns: number;
}

export function sizeOf(site: Site, { sides, columns }: Sides): readonly [number, number] {
  const [length, depth] = SIZES[site][sides[site]];
  return site === 'temple' ? [length - (FULL_TEMPLE - columns) * COLUMN[sides.temple], depth] : [length, depth];
}

export interface Row {
  sites: readonly Site[];
  /** The left end of the first wall, at the water. */
  origin: Point;
  unit: number;
  /** How far each terrace steps back behind the one before. */
  step: number;
}

export const lengthOf = (sites: readonly Site[], sides: Sides): number =>
  sites.reduce((sum, site) => sum + sizeOf(site, sides)[0], 0);

export function row({ sites, origin, unit, step }: Row, sides: Sides): Terrace[] {
  const whole = new Space(isometric(unit), origin);
  let u = 0;
  return sites.map((site, index) => {
    const [length, depth] = sizeOf(site, sides);
    const space = new Space(isometric(unit), whole.at([u, -step * index]));
    u += length;
    return { site, space, unit, length, depth, landing: length * LANDING[site] - 0.8 };
  });
}
