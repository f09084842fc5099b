// From the space of a scene to its picture. `u` runs to the lower right, `v` to the lower left, `z` upwards.

export type Spot = readonly [u: number, v: number, z?: number];

export interface Point {
  x: number;
  y: number;
}

/** So far a step along each axis goes in the picture, in its own units. */
export interface Camera {
  u: readonly [x: number, y: number];
  v: readonly [x: number, y: number];
  /** Upwards. Nothing stands in a picture from above, where this is 0. */
  z: number;
}

/** The 2:1 grid: one step goes twice as far sideways as down. */
export const isometric = (unit: number): Camera => ({ u: [unit, unit / 2], v: [-unit, unit / 2], z: unit });

/** Tenths are enough for a picture and keep it small. */
const round = (value: number): number => Math.round(value * 10) / 10;

const text = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export class Projection {
  constructor(
    readonly camera: Camera,
    /** Where the origin of the space lies in the picture. */
    readonly origin: Point = { x: 0, y: 0 },
  ) {}

  at([u, v, z = 0]: Spot): Point {
    const { camera, origin } = this;
    return {
      x: origin.x + u * camera.u[0] + v * camera.v[0],
      y: origin.y + u * camera.u[1] + v * camera.v[1] - z * camera.z,
    };
  }

  /** A line through points of the space, as the `d` of a path. */
  line(spots: readonly Spot[]): string {
    return 'M' + spots.map((spot) => text(this.at(spot))).join('L');
  }

  area(spots: readonly Spot[]): string {
    return this.line(spots) + 'Z';
  }

  /** A path of any commands: `path('M', [0, 0], 'C', [1, 0], [1, 1], [2, 1])`. */
  path(...parts: readonly (string | Spot)[]): string {
    return parts.map((part) => (typeof part === 'string' ? part : text(this.at(part)))).join(' ');
  }

  /** Lays a flat drawing on the ground at a spot: its x along `u`, its y along `v`, so many units of it one step. */
  onTop(spot: Spot, units = 1): string {
    const { u, v } = this.camera;
    return this.#plane(u, v, spot, units);
  }

  /** Hangs a flat drawing on a face that looks to the lower left: its x along `u`, its y down. */
  onLeft(spot: Spot, units = 1): string {
    return this.#plane(this.camera.u, [0, this.camera.z], spot, units);
  }

  /** Hangs a flat drawing on a face that looks to the lower right: its x against `v`, its y down. */
  onRight(spot: Spot, units = 1): string {
    const [x, y] = this.camera.v;
    return this.#plane([-x, -y], [0, this.camera.z], spot, units);
  }

  #plane(x: Camera['u'], y: Camera['u'], spot: Spot, units: number): string {
    const at = this.at(spot);
    const scales = [...x, ...y].map((step) => Math.round((step / units) * 1000) / 1000);
    return `matrix(${scales.join(' ')} ${round(at.x)} ${round(at.y)})`;
  }
}
