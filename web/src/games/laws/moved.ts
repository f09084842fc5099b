// The law of motion: a piece that is somewhere else has gone there. None is moved twice, and none is made or lost.

import { expect } from 'vitest';
import { differenceOf, movesOf } from '../../table/motion/difference';
import type { GameFace, Place } from '../contract';
import { draw } from './drawn.svelte';
import { titleOf, type Moment } from './moments';

/** How many pieces of each kind lie at each place. Supplies without end are always the same. */
function counted(places: readonly Place[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { at, piece, count } of places) {
    if (count !== 0) counts.set(`${piece} at ${at}`, (counts.get(`${piece} at ${at}`) ?? 0) + count);
  }
  return counts;
}

/** The places once everything has moved: what was there, less what left, and what came. */
const after = (places: readonly Place[], moves: ReturnType<typeof movesOf>): Map<string, number> => {
  const way = moves.flatMap(({ from, to, count }) => [
    { ...from, count: -count },
    { ...to, count },
  ]);
  const counts = counted([...places, ...way]);
  for (const [place, count] of counts) if (count === 0) counts.delete(place);
  return counts;
};

const sorted = (counts: ReadonlyMap<string, number>) => [...counts].toSorted();

/** Between the views of a moment every piece moves from a place that is drawn to one that is, and then all stand as they do. */
export function moved(face: GameFace, moment: Moment): void {
  const title = titleOf(moment);
  const [then, now] = [face.places(moment.before), face.places(moment.after)];
  const events = moment.events.map((event) => face.anchors(event));
  const moves = movesOf(differenceOf(then, now), () => 0, events);
  expect(sorted(after(then, moves)), title).toEqual(sorted(counted(now)));
  const [left, reached] = [moment.before, moment.after].map((view) => draw(face, view, moment.viewer, []));
  for (const { from, to } of moves) {
    // What was below something else is seen only once it has gone, like the first card of a pile.
    expect(left!.has(from.at) || reached!.has(from.at), `${from.piece} leaves ${from.at}: ${title}`).toBe(true);
    expect(reached!.has(to.at), `${to.piece} comes to ${to.at}: ${title}`).toBe(true);
  }
}
