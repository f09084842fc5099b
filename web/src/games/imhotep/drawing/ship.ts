// The lines of a ship along `u`, its bow at the upper left, in steps of its own space: the first stone lies at the bow.

import type { Point, Projection, Spot } from '../../../stage/projection';

/** Half its width, the height of its sides, of its deck. */
const HALF = 0.8;
const SIDE = 0.82;
const DECK = 0.42;
const BOW: Spot = [-1.15, 0, 1.75];
/** The first space begins here. */
const FIRST = 0.6;

export class ShipLines {
  /** From the bow's shoulder to the stern's. */
  readonly length: number;

  constructor(
    private readonly space: Projection,
    readonly spaces: number,
    private readonly pitch: number,
  ) {
    this.length = spaces * pitch + 0.78;
  }

  /** The corner of a space, counted from 0. */
  corner(index: number): Spot {
    return [FIRST + index * this.pitch + (this.pitch - 1.16) / 2, -0.5, DECK];
  }

  /** Where the number of a space stands on the hull. */
  number(index: number): Spot {
    const [u] = this.corner(index);
    return [u + 0.5, HALF, DECK];
  }

  get bow(): Point {
    return this.space.at(BOW);
  }

  get stern(): Point {
    return this.space.at(this.#stern);
  }

  get eye(): Spot {
    return [0.42, HALF, 0.5];
  }

  get mast(): Spot {
    return [this.length + 0.16, -0.4, DECK];
  }

  get #stern(): Spot {
    return [this.length + 1.1, 0, 1.95];
  }

  shadow(): string {
    const l = this.length;
    const wide = HALF * 1.7;
    return this.space.path(
      ...(['M', [-0.7, 0, 0], 'C', [0, HALF * 1.5, 0], [0.4, wide, -0.1], [1, wide, -0.1]] as const),
      ...(['L', [l, wide, -0.1], 'C', [l + 0.6, HALF * 1.6, 0], [l + 1.2, HALF, 0], [l + 1.5, 0, 0]] as const),
      ...(['C', [l + 0.8, -HALF, 0], [l, -HALF, 0], [l - 0.4, -HALF, 0], 'L', [0.6, -HALF, 0], 'Z'] as const),
    );
  }

  /** The far inner side, from gunwale to gunwale. */
  inside(): string {
    const l = this.length;
    return `${this.farGunwale()} ${this.space.path(
      ...(['C', [l + 0.7, HALF * 0.3, 1], [l + 0.5, HALF, SIDE], [l - 0.4, HALF, SIDE]] as const),
      ...(['L', [0.5, HALF, SIDE], 'C', [-0.35, HALF, SIDE], [-0.75, HALF * 0.2, 0.95], BOW, 'Z'] as const),
    )}`;
  }

  deck(): string {
    const l = this.length;
    const far = -HALF * 0.86;
    return this.space.area([
      [-0.2, -0.05, DECK],
      [0.25, far, DECK],
      [l - 0.1, far, DECK],
      [l + 0.35, 0, DECK],
      [l + 0.1, HALF, DECK],
      [0.1, HALF, DECK],
    ]);
  }

  planks(): string {
    return Array.from({ length: this.spaces + 1 }, (_, index) => {
      const u = FIRST - 0.08 + index * this.pitch;
      return this.space.line([
        [u, -HALF * 0.86, DECK],
        [u, HALF, DECK],
      ]);
    }).join('');
  }

  farGunwale(): string {
    const l = this.length;
    return this.space.path(
      ...(['M', BOW, 'C', [-0.75, -HALF * 0.2, 0.95], [-0.35, -HALF, SIDE], [0.5, -HALF, SIDE]] as const),
      ...(['L', [l - 0.4, -HALF, SIDE]] as const),
      ...(['C', [l + 0.5, -HALF, SIDE], [l + 0.8, -HALF * 0.2, 1], this.#stern] as const),
    );
  }

  nearGunwale(): string {
    const l = this.length;
    return this.space.path(
      ...(['M', BOW, 'C', [-0.75, HALF * 0.2, 0.95], [-0.35, HALF, SIDE], [0.5, HALF, SIDE]] as const),
      ...(['L', [l - 0.4, HALF, SIDE]] as const),
      ...(['C', [l + 0.5, HALF, SIDE], [l + 0.7, HALF * 0.3, 1], this.#stern] as const),
    );
  }

  /** The near side: below its gunwale down to the water. */
  hull(): string {
    const l = this.length;
    return `${this.nearGunwale()} ${this.space.path(
      ...(['C', [l + 1.15, 0.2, 1.2], [l + 0.75, HALF * 0.7, 0.2], [l - 0.1, HALF * 0.8, 0]] as const),
      ...(['L', [0.6, HALF * 0.8, 0], 'C', [-0.3, HALF * 0.7, 0.1], [-0.85, 0.1, 0.9], BOW, 'Z'] as const),
    )}`;
  }

  seam(): string {
    const l = this.length;
    const out = HALF * 0.93;
    return this.space.path(
      ...(['M', [-0.5, 0.28, 0.52], 'C', [-0.2, HALF * 0.9, 0.34], [0.2, out, 0.3], [0.6, out, 0.3]] as const),
      ...(['L', [l - 0.2, out, 0.3]] as const),
      ...(['C', [l + 0.3, HALF * 0.9, 0.34], [l + 0.6, HALF * 0.8, 0.42], [l + 0.85, 0.35, 0.66]] as const),
    );
  }

  waterline(): string {
    const l = this.length;
    const out = HALF * 0.84;
    return this.space.path(
      ...(['M', [-0.2, HALF * 0.66, 0], 'C', [0.1, HALF * 0.82, 0], [0.3, out, 0], [0.6, out, 0]] as const),
      ...(['L', [l - 0.1, out, 0]] as const),
      ...(['C', [l + 0.4, HALF * 0.8, 0], [l + 0.7, HALF * 0.6, 0.1], [l + 0.9, 0.2, 0.2]] as const),
    );
  }

  /** The whole ship, seen from outside: what is pressed, and what glows. */
  outline(): string {
    const l = this.length;
    return `${this.farGunwale()} ${this.space.path(
      ...(['C', [l + 1.15, 0.2, 1.2], [l + 0.75, HALF * 0.7, 0.2], [l - 0.1, HALF * 0.8, 0]] as const),
      ...(['L', [0.6, HALF * 0.8, 0], 'C', [-0.3, HALF * 0.7, 0.1], [-0.85, 0.1, 0.9], BOW, 'Z'] as const),
    )}`;
  }

  oar(reach = 1): { shaft: string; blade: string } {
    const l = this.length;
    const [top, water, end]: Spot[] = [
      [l + 0.62, HALF * 0.5, 1.5],
      [l + 0.62 + 1.1 * reach, HALF * 0.9, 0.12],
      [l + 0.62 + 1.45 * reach, HALF, -0.3],
    ];
    return { shaft: this.space.line([top!, water!]), blade: this.space.line([water!, end!]) };
  }

  /** Mast, yard and cloth: set once the ship may leave, else furled. */
  rig(isSet: boolean, isLow: boolean): { mast: string; yards: string; cloth: string; ties: string } {
    const [u, v, z = 0] = this.mast;
    const top = isLow ? 2.8 : isSet ? 4.7 : 3.3;
    const line = (a: Spot, b: Spot) => this.space.line([a, b]);
    const mast = line([u, v, z], [u, v, top]);
    if (!isSet) {
      const yard = top - 0.15;
      const half = isLow ? 0.6 : 0.8;
      return {
        mast,
        yards: line([u, v - half, yard], [u, v + half, yard]),
        cloth: line([u, v - half + 0.1, yard - 0.16], [u, v + half - 0.1, yard - 0.16]),
        ties: [-0.5, 0, 0.5].map((k) => line([u, v + k * half, yard + 0.02], [u, v + k * half, yard - 0.3])).join(''),
      };
    }
    const half = isLow ? 0.6 : 1;
    const drop = isLow ? 1 : 1.55;
    const [high, deep] = [top - 0.2, top - 0.2 - drop];
    const [a, b, c, d]: Spot[] = [
      [u, v - half, high],
      [u, v + half, high],
      [u, v + half, deep],
      [u, v - half, deep],
    ];
    const belly = drop * 0.36;
    return {
      mast,
      yards: line(a!, b!) + line(d!, c!),
      cloth: this.space.path(
        ...([
          'M',
          a!,
          'L',
          b!,
          'C',
          [u - belly, v + half, high - belly],
          [u - belly, v + half, deep + belly],
          c!,
        ] as const),
        ...(['L', d!, 'C', [u - belly, v - half, deep + belly], [u - belly, v - half, high - belly], a!, 'Z'] as const),
      ),
      ties: '',
    };
  }

  /** Where the slip with what is missing stands: under the hull, or at the masthead. */
  slip(where: 'words' | 'pips', isSet: boolean, isLow: boolean): Point {
    if (where === 'words') return this.space.at([this.length * 0.36, 0.64, -2]);
    const [u, v] = this.mast;
    return this.space.at([u, v, isLow ? 2.95 : isSet ? 4.9 : 3.5]);
  }
}
