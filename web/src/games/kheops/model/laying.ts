// The tile that is being laid or turned, while texts are left that differ in the way it lies.

import type { Openings, View } from '../../../types/kheops';
import { read } from './action';
import type { Settled } from './choose';
import { face } from './networks';

/** All ways a tile with so many openings can lie. */
const WAYS: readonly (readonly Openings[])[] = [[], ['l', 'r', 'b'], ['lr', 'lb', 'rb'], ['lrb']];

export interface Laying {
  tile: number;
  openings: Openings;
  /** The ways it can be turned through. */
  ways: readonly Openings[];
}

/** The tile in question, lying as preferred where that is possible. */
export function layingOf(
  view: View,
  remaining: readonly string[],
  settled: Settled | null,
  preferred: Openings | null,
): Laying | null {
  const tile = settled?.tile ?? chosenTile(remaining);
  if (tile === null) return null;
  const ways = settled ? settled.ways.map(({ openings }) => openings) : (WAYS[face(view, tile).openings] ?? []);
  const openings = ways.find((way) => way === preferred) ?? ways[0];
  return openings ? { tile, openings, ways } : null;
}

/** The tile of the hand that all remaining texts build. */
export function chosenTile(remaining: readonly string[]): number | null {
  const tiles = new Set(remaining.map(read).map((action) => (action.kind === 'build' ? action.tile : null)));
  const [tile = null] = tiles;
  return tiles.size === 1 ? tile : null;
}

export function nextWay({ openings, ways }: Laying): Openings {
  return ways[(ways.indexOf(openings) + 1) % ways.length] ?? openings;
}
