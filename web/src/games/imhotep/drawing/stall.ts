// The market's stall: a wall with hooks, an awning before it. In steps of its terrace.

import type { Projection, Spot } from '../../../stage/projection';
import { BANK } from './terraces';

export const STALL = { u: 0.25, v: -3.1, length: 8.1, depth: 1.5 };
/** A card that hangs on the wall. */
export const CARD = { width: 1.8, height: 2.46 };
const HOOK = 1.89;
const STRIPES = 13;

/** The upper left corner of the card on a hook. */
export const hook = (index: number): Spot => [STALL.u + 0.14 + index * HOOK, STALL.v + STALL.depth - 0.2, BANK + 2.82];

export const poles = (space: Projection): string =>
  [STALL.u - 0.1, STALL.u + STALL.length + 0.4]
    .map((u) =>
      space.line([
        [u, STALL.v + STALL.depth + 0.45, BANK],
        [u, STALL.v + STALL.depth + 0.45, BANK + 3.8],
      ]),
    )
    .join('');

export interface Stripe {
  back: string;
  front: string;
  fringe: string;
  isRed: boolean;
}

export function awning(space: Projection): Stripe[] {
  const width = (STALL.length + 0.75) / STRIPES;
  const [rear, ridge, eaves] = [STALL.v + 0.3, STALL.v + STALL.depth - 0.5, STALL.v + STALL.depth + 0.5];
  const [high, low] = [BANK + 4.3, BANK + 3.82];
  return Array.from({ length: STRIPES }, (_, index) => {
    const [a, b] = [STALL.u - 0.25 + index * width, STALL.u - 0.25 + (index + 1) * width];
    return {
      back: space.area([
        [a, rear, high + 0.05],
        [b, rear, high + 0.05],
        [b, ridge, high],
        [a, ridge, high],
      ]),
      front: space.area([
        [a, ridge, high],
        [b, ridge, high],
        [b, eaves, low],
        [a, eaves, low],
      ]),
      fringe: space.path(
        ...(['M', [a, eaves, low], 'L', [b, eaves, low], 'L', [b, eaves, low - 0.22]] as const),
        ...(['C', [b, eaves, low - 0.5], [a, eaves, low - 0.5], [a, eaves, low - 0.22], 'Z'] as const),
      ),
      isRed: index % 2 === 0,
    };
  });
}

/** The face-down pile on the ground before the stall, and the place beside it where cards are laid away. */
export const PILE: Spot = [7.15, -1.2, BANK];
export const AWAY: Spot = [5.9, -1.2, BANK];
export const PACK = { du: 0.8, dv: 0.56 };
