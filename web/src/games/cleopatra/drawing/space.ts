// The spaces of the palace: one step is a square of the garden, `z` counts in units of which a square has 36. All three
// are drawn in these units, and then scaled into the room.

import { type Point, Projection, type Spot } from '../../../stage/projection';

/** So many units of a flat drawing, and of height, are one square. */
export const SQUARE = 36;

/**
 * How the palace is looked at: along the 2:1 grid; from higher up and more from the front, where the room is narrow; or
 * straight from above.
 */
export type Lens = 'slant' | 'steep' | 'flat';

export const SPACES: Record<Lens, Projection> = {
  slant: new Projection({ u: [36, 18], v: [-36, 18], z: 1 }),
  steep: new Projection({ u: [36.4, 9.6], v: [-18.6, 25], z: 0.98 }),
  flat: new Projection({ u: [36, 0], v: [0, 36], z: 0 }),
};

export const isFlat = (space: Projection): boolean => space.camera.z === 0;

const STEP = (1 / SQUARE).toFixed(5);

/** Lays a drawing with 36 units a square on the ground, or hangs it on one of the two faces that are seen. */
export const onGround = (space: Projection, spot: Spot): string => `${space.onTop(spot)} scale(${STEP})`;
export const onLeft = (space: Projection, spot: Spot): string => `${space.onLeft(spot)} scale(${STEP} 1)`;
export const onRight = (space: Projection, spot: Spot): string => `${space.onRight(spot)} scale(${STEP} 1)`;

/** Stands a drawing upright on a spot. */
export function upright(space: Projection, spot: Spot, scale = 1): string {
  const { x, y } = space.at(spot);
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  return scale === 1 ? at : `${at} scale(${scale})`;
}

/** What lies on the ground under a point of the picture: the way back from the picture into the space. */
export function groundAt({ camera: { u, v }, origin }: Projection, { x, y }: Point): Point {
  const [a, b] = [x - origin.x, y - origin.y];
  const size = u[0] * v[1] - v[0] * u[1];
  return { x: (a * v[1] - b * v[0]) / size, y: (b * u[0] - a * u[1]) / size };
}
