// The land behind the terraces: one outline from the left edge along the bank to the right edge.

import type { Projection, Spot } from '../../../stage/projection';
import type { Layout } from './frame';
import { BANK, type Terrace } from './terraces';

/** The land goes on so far beyond the room that no edge of it is ever seen. */
const BEYOND = 4000;

const pair = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function farBank({ terraces, banked, horizon, far }: Layout): string {
  const bank = terraces.slice(0, banked);
  const { scale: k } = far;
  const first = bank[0]!.space.at([0, 0, 0]);
  const last = bank.at(-1)!;
  const end = last.space.at([last.length, 0, 0]);
  const backs = bank.flatMap(({ space, length }) => [space.at([0, -1, BANK]), space.at([length, -1, BANK])]);
  return [
    `M${pair(-BEYOND, horizon)}L${pair(first.x - 82 * k, horizon + 8 * k)}`,
    `C${pair(first.x - 48 * k, horizon + 14 * k)} ${pair(first.x - 18 * k, horizon + 40 * k)}`,
    ` ${pair(first.x + 2 * k, first.y - 10 * k)}`,
    ...backs.map(({ x, y }) => `L${pair(x, y)}`),
    `L${pair(end.x + 8 * k, end.y - 8 * k)}`,
    `C${pair(end.x + 64 * k, end.y - 15 * k)} ${pair(end.x + 118 * k, end.y)} ${pair(end.x + 228 * k, end.y + 60 * k)}`,
    `L${pair(end.x + BEYOND, end.y + BEYOND / 2)}V${(horizon - 60 * k).toFixed(1)}L${pair(end.x + 228 * k, horizon - 58 * k)}`,
    `C${pair(end.x - 100 * k, horizon - 44 * k)} ${pair(first.x + 500 * k, horizon - 20 * k)} ${pair(-BEYOND, horizon)}z`,
  ].join('');
}

/** Dark water at the foot of a wall, and its mirror. */
export function mirrored({ space, length }: Terrace, back: number): string {
  const deep = -BANK * 0.95;
  const face = (spots: Spot[], at: Projection) => at.area(spots);
  return (
    face(
      [
        [0, 0, 0],
        [length, 0, 0],
        [length, 0, deep],
        [0, 0, deep],
      ],
      space,
    ) +
    face(
      [
        [length, 0, 0],
        [length, -back, 0],
        [length, -back, deep],
        [length, 0, deep],
      ],
      space,
    )
  );
}
