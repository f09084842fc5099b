// What a press on a stone's place reaches: its whole cube, and never less than a finger.

import type { Projection, Spot } from '../../../stage/projection';
import { FINGER } from './geometry';

export function pressArea(space: Projection, [u, v, z = 0]: Spot, size: number): string {
  const cube = space.area([
    [u, v, z + size],
    [u + size, v, z + size],
    [u + size, v, z],
    [u + size, v + size, z],
    [u, v + size, z],
    [u, v + size, z + size],
  ]);
  if (2 * size * space.camera.z >= FINGER) return cube;
  return cube + fingertip(space, [u + size / 2, v + size / 2, z + size / 2]);
}

/** A square as large as a fingertip around a spot. */
export function fingertip(space: Projection, spot: Spot): string {
  const { x, y } = space.at(spot);
  return `M${x - FINGER / 2} ${y - FINGER / 2}h${FINGER}v${FINGER}h${-FINGER}z`;
}
