// Solids of the palace, as tables of blocks. A block may taper: its top is set in on every side.

import type { Projection, Spot } from '../../../stage/projection';
import { castShadow } from '../../../stage/solids';
import { SQUARE } from './space';

export const MATERIALS = ['lime', 'sand', 'rock', 'lapis', 'cedar', 'basalt', 'ebony', 'white'] as const;
export type Material = (typeof MATERIALS)[number];

/** A corner on the ground. */
export type Corner = readonly [u: number, v: number];

export interface Solid {
  material: Material;
  from: Corner;
  to: Corner;
  /** Where it begins and ends. */
  z: readonly [low: number, high: number];
  inset: number;
}

export const block = (material: Material, from: Corner, to: Corner, z: Solid['z'], inset = 0): Solid => ({
  material,
  from,
  to,
  z,
  inset,
});

export const moved = (solids: readonly Solid[], [u, v]: Corner, up = 0): Solid[] =>
  solids.map(({ from, to, z, ...rest }) => ({
    ...rest,
    from: [from[0] + u, from[1] + v],
    to: [to[0] + u, to[1] + v],
    z: [z[0] + up, z[1] + up],
  }));

export interface Outlines {
  top: string;
  left: string;
  right: string;
  edge: string;
}

export function outlines(space: Projection, { from, to, z: [low, high], inset }: Solid): Outlines {
  const [u0, v0, u1, v1] = [from[0] + inset, from[1] + inset, to[0] - inset, to[1] - inset];
  const [back, right, near, left]: Spot[] = [
    [u0, v0, high],
    [u1, v0, high],
    [u1, v1, high],
    [u0, v1, high],
  ];
  const [footRight, footNear, footLeft]: Spot[] = [
    [to[0], from[1], low],
    [to[0], to[1], low],
    [from[0], to[1], low],
  ];
  return {
    top: space.area([back!, right!, near!, left!]),
    left: space.area([left!, near!, footNear!, footLeft!]),
    right: space.area([right!, near!, footNear!, footRight!]),
    edge: space.line([left!, near!, right!]),
  };
}

/** The whole outline of a block, for what may be pressed. */
export function silhouette(space: Projection, solid: Solid): string {
  const { top, left, right } = outlines(space, solid);
  return top + left + right;
}

const SUN = [0.62 / SQUARE, -0.12 / SQUARE] as const;

/** The shadow that something of this height casts on the ground. */
export const shadowOf = (space: Projection, from: Corner, to: Corner, z: number, height: number): string =>
  castShadow(space, { u: from[0], v: from[1], z, du: to[0] - from[0], dv: to[1] - from[1], dz: height }, SUN);
