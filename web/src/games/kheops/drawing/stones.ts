// The tiles of the pyramid as they are drawn: where they lie, what they open to, and whose network they belong to.

import type { CellPicture, Network, TilePicture, View } from '../../../types/kheops';
import { face, networkOf } from '../model/tiles';
import { middle, pointsUp } from './geometry';
import { throughs } from './mouths';

/** Who leads a network: nobody, a seat, both alike, or nobody ever. */
export type Tint = 'free' | 'a' | 'b' | 'tie' | 'cursed';

export interface Stone extends CellPicture {
  x: number;
  y: number;
  up: boolean;
  picture: TilePicture;
  /** The mouths that no wall closes. */
  through: string;
  tint: Tint;
  isSealed: boolean;
  network: Network | undefined;
}

export function tintOf(network: Network | undefined): Tint {
  if (!network) return 'free';
  if (network.cursed) return 'cursed';
  if (network.leader) return network.leader === 'A' ? 'a' : 'b';
  return Object.values(network.strength).some((strength) => strength > 0) ? 'tie' : 'free';
}

export const isSealed = (network: Network | undefined): boolean => !!network && network.closed && !network.cursed;

export function stonesOf(view: View, networks: readonly Network[]): Stone[] {
  const laid = new Map(view.cells.map((here) => [here.cell, here]));
  return view.cells.map((here) => {
    const network = networkOf(networks, here.cell);
    return {
      ...here,
      ...middle(here.cell),
      up: pointsUp(here.cell),
      picture: face(view, here.tile),
      through: throughs(laid, here),
      tint: tintOf(network),
      isSealed: isSealed(network),
      network,
    };
  });
}

/** The symbol of a tile's sign; none where nothing is carved. */
export function signOf({ symbol, colour, tile }: TilePicture): string | null {
  if (symbol === 'none') return null;
  // A pharaoh and a queen lie in each colour: one of them in every second tile.
  if (colour) return `kheops-sarcophagus-${colour}${tile % 2 === 0 ? '-queen' : ''}`;
  return `kheops-sign-${symbol}`;
}

const OBJECTS: readonly TilePicture['symbol'][] = ['sarcophagus', 'ankh', 'curse', 'double'];

export const isObject = ({ symbol }: TilePicture): boolean => OBJECTS.includes(symbol);
