// Where each network's plaque lies: at a corner that its tiles share. Only tips meet there, so it hides nothing.

import type { Network } from '../../../types/kheops';
import { BASE, cornersOf, middle, TALL, type Point } from './geometry';

interface Corner extends Point {
  name: string;
  /** How many tiles of the network touch it. */
  own: number;
}

export interface Plaque {
  network: Network;
  /** Where it lies, and the name of the corner it belongs to. */
  at: Point;
  corner: string;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function cornersIn(network: Network): Corner[] {
  const found = new Map<string, Corner>();
  for (const { name, x, y } of network.cells.flatMap(cornersOf)) {
    const own = (found.get(name)?.own ?? 0) + 1;
    found.set(name, { name, x, y, own });
  }
  const middles = network.cells.map(middle);
  const heart = {
    x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
    y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
  };
  // On the plinth a plaque would cover the ways out.
  const onPlinth = ({ y }: Point) => (y > TALL - 1 ? 1 : 0);
  return [...found.values()].toSorted(
    (one, other) =>
      onPlinth(one) - onPlinth(other) || other.own - one.own || distance(one, heart) - distance(other, heart),
  );
}

/**
 * One corner for each network, none twice, and none beside another where that can be. Those with the least choice choose
 * first. `half` is about half the width of a plaque.
 */
export function plaquesOf(networks: readonly Network[], half: number): Plaque[] {
  const taken: Corner[] = [];
  const isClear = (corner: Corner): boolean =>
    taken.every((other) => other.y !== corner.y || Math.abs(other.x - corner.x) > Math.max(1, 2.4 * half));
  return networks
    .map((network) => ({ network, corners: cornersIn(network) }))
    .toSorted((one, other) => one.corners.length - other.corners.length)
    .flatMap(({ network, corners }) => {
      const free = corners.filter(({ name }) => taken.every((other) => other.name !== name));
      const corner = free.find(isClear) ?? free[0] ?? corners[0];
      if (!corner) return [];
      taken.push(corner);
      // At the edges of the face it is moved inwards, as far as it needs.
      const slope = (corner.y / TALL) * (BASE / 2);
      const room = Math.max(0, slope - half * 0.3);
      const x = Math.min(BASE / 2 + room, Math.max(BASE / 2 - room, corner.x));
      return { network, at: { x, y: corner.y }, corner: corner.name };
    });
}
