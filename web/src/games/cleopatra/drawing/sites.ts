// Where everything stands on the palace: in squares from the garden's corner at the back on the left.

import type { Side, View, Wall } from '../../../types/cleopatra';
import type { Spot } from '../../../stage/projection';
import type { Piece } from '../model/actions';
import { sphinxes } from '../model/names';
import { DOOR_SIZE, WALL_DEPTH, WALL_LENGTH } from './pieces';
import { block, type Corner, type Solid } from './solids';

/** How high the grounds lie: the garden is 0. */
export const COURT = -18;
export const PLAZA = -50;
export const WATER = -84;

const PART: Record<string, number> = { left: 0, back: 0, mid: 3, right: 6, front: 6 };
/** The walls stand so far from the garden that they hide no square of it. */
const OUTSIDE = -1.75;
const OPPOSITE = 10.25;

export interface WallSite {
  corner: Corner;
  /** Which way it runs. */
  long: 'u' | 'v';
}

export function wallSite(wall: Wall): WallSite {
  const [side, part] = wall.split('-') as [string, string];
  const at = PART[part]!;
  if (side === 'back') return { corner: [at, OUTSIDE], long: 'u' };
  return { corner: [side === 'left' ? OUTSIDE : OPPOSITE, at], long: 'v' };
}

export const wallVolume = ({ corner: [u, v], long }: WallSite, height: number): Solid => {
  const size: Corner = long === 'u' ? [WALL_LENGTH, WALL_DEPTH] : [WALL_DEPTH, WALL_LENGTH];
  return block('sand', [u, v], [u + size[0], v + size[1]], [COURT, COURT + height]);
};

const DOOR_V = 10.55;
export const doorCorner = (side: Side): Corner => [side === 'left' ? 0 : 6, DOOR_V];
export const doorVolume = (side: Side, height: number): Solid => {
  const [u, v] = doorCorner(side);
  return block('sand', [u, v], [u + DOOR_SIZE.u, v + DOOR_SIZE.v], [COURT, COURT + height]);
};

/** Beside the stairs stand sphinxes, and nearest the river an obelisk. */
export const rowU = (side: Side): number => (side === 'left' ? 2 : 7);
export const sphinxV = (place: number): number => 12.55 + 1.27 * (place - 1);
export const OBELISK_V = 16.15;

export const standVolume = (u: number, v: number, [du, dv]: Corner, height: number): Solid =>
  block('sand', [u - du, v - dv], [u + du, v + dv], [PLAZA, PLAZA + height]);
export const SPHINX_HALF: Corner = [0.34, 0.66];
export const OBELISK_HALF: Corner = [0.36, 0.36];

/** The stairs: on space 0 the queen stands before them, on the last one before the palace. */
export const STAIRS = { u: [3.2, 5.8] as const, depth: 0.86, rise: 6.4 };
const STAIRS_V = 16.86;
export const stepFront = (space: number): number => STAIRS_V - space * STAIRS.depth;
export const stepZ = (space: number): number => PLAZA + space * STAIRS.rise;
export const queenSpot = (space: number): Spot => [4.1, stepFront(space) - 0.36, stepZ(space)];

/** The throne's squares. */
export const THRONE_CORNER: Corner = [3, 0];
export const THRONE_TOP = 30;

/** Where the mark of a piece hangs that can be built: over its middle. */
export function markSpot(view: View, { what, where }: Piece): Spot {
  const [first = ''] = where;
  const side = first as Side;
  switch (what) {
    case 'sphinx':
      return [rowU(side), sphinxV(sphinxes(view, side) + 1), PLAZA + 12];
    case 'obelisk':
      return [rowU(side), OBELISK_V, PLAZA + 14];
    case 'door': {
      const [u, v] = doorCorner(side);
      return [u + DOOR_SIZE.u / 2, v + DOOR_SIZE.v / 2, COURT + 16];
    }
    case 'wall': {
      const { corner, long } = wallSite(first as Wall);
      const middle = WALL_LENGTH / 2;
      const half = WALL_DEPTH / 2;
      return long === 'u'
        ? [corner[0] + middle, corner[1] + half, COURT + 16]
        : [corner[0] + half, corner[1] + middle, COURT + 16];
    }
    default:
      return [4.5, 1.5, THRONE_TOP];
  }
}
