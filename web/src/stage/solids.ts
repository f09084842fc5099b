// Solids as outlines of what is seen of them: three faces, the shadow they cast and the one they stand on.

import type { Point, Projection, Spot } from './projection';

export interface Block {
  u: number;
  v: number;
  z?: number;
  /** Its length along each axis. */
  du: number;
  dv: number;
  dz: number;
}

export interface Faces {
  top: string;
  /** The face that looks to the lower left. */
  left: string;
  /** The face that looks to the lower right. */
  right: string;
  /** The two near edges of the top. */
  edge: string;
}

export function faces(space: Projection, { u, v, z = 0, du, dv, dz }: Block): Faces {
  const [back, right]: Spot[] = [
    [u, v, z + dz],
    [u + du, v, z + dz],
  ];
  const [near, left]: Spot[] = [
    [u + du, v + dv, z + dz],
    [u, v + dv, z + dz],
  ];
  const foot: Spot = [u + du, v + dv, z];
  return {
    top: space.area([back!, right!, near!, left!]),
    left: space.area([left!, near!, foot, [u, v + dv, z]]),
    right: space.area([right!, near!, foot, [u + du, v, z]]),
    edge: space.line([left!, near!, right!]),
  };
}

/** How far the top of something one step high throws its shadow, along `u` and `v`. */
export type Sun = readonly [u: number, v: number];

/** The shadow that a block casts on the ground it stands on. `taper` is how wide its top is, 0 for a point. */
export function castShadow(space: Projection, { u, v, z = 0, du, dv, dz }: Block, sun: Sun, taper = 1): string {
  const foot: Spot[] = [
    [u, v],
    [u + du, v],
    [u + du, v + dv],
    [u, v + dv],
  ];
  const [middleU, middleV] = [u + du / 2, v + dv / 2];
  const top = foot.map(([a, b]): Spot => [
    middleU + (a - middleU) * taper + sun[0] * dz,
    middleV + (b - middleV) * taper + sun[1] * dz,
  ]);
  const points = hull([...foot, ...top].map(([a, b]) => space.at([a, b, z])));
  return 'M' + points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L') + 'Z';
}

/** The outline around points, by Andrew's monotone chain. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  return [...half(sorted), ...half([...sorted].reverse())];
}

function half(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
