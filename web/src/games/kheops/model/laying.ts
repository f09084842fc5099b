// The tile that is being laid or turned, while texts are left that differ in the way it lies.

import type { Openings, View } from '../../../types/kheops';
import { printed } from '../../../types/kheops.printed';
import { actions } from './actions';
import { byCell, face } from './tiles';

/** A tile whose place is settled while the way it will lie is still open: one of the hand, or one in play. */
export interface Settled {
  tile: number;
  cell: string;
  ways: { openings: Openings; text: string }[];
}

export interface Laying {
  tile: number;
  openings: Openings;
  /** The ways it can be turned through. */
  ways: readonly Openings[];
}

/** All ways in which a tile can lie. */
export const waysOf = (view: View, tile: number): readonly Openings[] => printed.ways[face(view, tile).openings]!;

export function settledOf(view: View, remaining: readonly string[]): Settled | null {
  const lying = remaining.map(actions.read).filter((action) => action.kind === 'build' || action.kind === 'turn');
  const [first] = lying;
  if (!first) return null;
  const tileOf = (action: typeof first) =>
    action.kind === 'build' ? Number(action.tile) : byCell(view).get(action.cell)!.tile;
  const tile = tileOf(first);
  if (!lying.every((action) => action.cell === first.cell && tileOf(action) === tile)) return null;
  const ways = lying.map((action) => ({ openings: action.openings, text: actions.write(action) }));
  return { tile, cell: first.cell, ways };
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
  const ways = settled ? settled.ways.map(({ openings }) => openings) : waysOf(view, tile);
  const openings = ways.find((way) => way === preferred) ?? ways[0];
  return openings ? { tile, openings, ways } : null;
}

/** The tile of the hand that all remaining texts build. */
export function chosenTile(remaining: readonly string[]): number | null {
  const tiles = new Set(remaining.map(actions.read).map((action) => action.kind === 'build' && action.tile));
  const [tile] = tiles;
  return tile && tiles.size === 1 ? Number(tile) : null;
}

export function nextWay({ openings, ways }: Laying): Openings {
  return ways[(ways.indexOf(openings) + 1) % ways.length] ?? openings;
}
