// What moves in the stones themselves when the game goes on: a tile that is turned, whom networks belong to, and what is
// closed. Pawns and tiles that come from elsewhere fly by themselves; all of this begins once they have landed.

import type { Openings } from '../../../types/kheops';
import type { Side } from '../model/tiles';
import { angle, LOW } from './geometry';
import type { Stone } from './stones';

/** From the middle of a tile to that of the next one. */
const NEXT = 2 * LOW;
/** In milliseconds at normal speed: how long a tile turns, and how long colour takes for a tile. */
const TURNING = 420;
const FLOW = 160;
/** Colour never takes longer to come to the last tile. */
const LONGEST = 800;
/** More than two turns change is no turn: somebody looks at another time. */
const MOST = 7;

const POWERS = ['turn-passage', 'turn-room', 'swap', 'move'];

export interface Change {
  /** Tiles that were turned, each with how far it had to go, in degrees. */
  turned: (Stone & { degrees: number })[];
  /** Tiles as they were before colour came to them, and after how long it comes. */
  faded: (Stone & { after: number })[];
  /** Tiles whose network has just been closed, and after how long their lamps burn. */
  kindled: ReadonlyMap<string, number>;
  /** Tiles whose power acts for a pawn that has just come, and tiles that have just been laid. */
  acting: Stone[];
  laid: Stone[];
}

export const NOTHING: Change = { turned: [], faded: [], kindled: new Map(), acting: [], laid: [] };

const SIDES: readonly Side[] = ['l', 'r', 'b'];

/** By how many degrees a tile was turned; nothing where that cannot be seen. */
export function turnedBy(up: boolean, was: Openings, is: Openings): number {
  const degrees = (side: Side) => Math.round((angle(up, side) * 180) / Math.PI);
  const isTurned = (by: number) => {
    const reached = [...was].map((side) => (degrees(side as Side) + by) % 360);
    return SIDES.every((side) => reached.includes(degrees(side) % 360) === is.includes(side));
  };
  if (was === is) return 0;
  return isTurned(120) ? 120 : isTurned(240) ? -120 : 0;
}

/** The stones before and after; `slowness` is 1 at normal speed. */
export function changeOf(before: readonly Stone[], after: readonly Stone[], slowness: number): Change {
  const known = new Map(before.map((stone) => [stone.cell, stone]));
  const pairs = after.flatMap((stone) => {
    const was = known.get(stone.cell);
    return was ? [{ was, stone }] : [];
  });
  const laid = after.filter(({ cell }) => !known.has(cell));
  const turned = pairs.flatMap(({ was, stone }) => {
    const degrees = turnedBy(stone.up, was.openings, stone.openings);
    return degrees === 0 ? [] : [{ ...stone, degrees }];
  });
  const moved = pairs.filter(
    ({ was, stone }) => was.pawn?.seat !== stone.pawn?.seat || was.pawn?.pawn !== stone.pawn?.pawn,
  );
  const origins = [...laid, ...turned, ...moved.map(({ stone }) => stone)];
  if (origins.length === 0 || laid.length + turned.length + moved.length > MOST) return NOTHING;
  const begins = turned.length > 0 ? TURNING : 0;
  const later = ({ x, y }: Stone): number => {
    const steps = Math.min(...origins.map((origin) => Math.hypot(origin.x - x, origin.y - y) / NEXT));
    return (begins + Math.min(LONGEST, FLOW * steps)) * slowness;
  };
  const isTurned = new Set(turned.map(({ cell }) => cell));
  const faded = pairs
    .filter(({ was, stone }) => was.tint !== stone.tint || was.isSealed !== stone.isSealed)
    .filter(({ stone }) => !isTurned.has(stone.cell))
    .map(({ was, stone }) => ({ ...was, after: later(stone) }));
  const kindled = after.filter(({ cell, isSealed }) => isSealed && !known.get(cell)?.isSealed);
  // A pawn that moves or is swapped finds no power: there are as many as before.
  const count = (stones: readonly Stone[]) => stones.filter(({ pawn }) => pawn).length;
  const come = moved.filter(({ was, stone }) => !was.pawn && stone.pawn && count(after) > count(before));
  const acting = come.filter(({ stone }) => POWERS.includes(stone.picture.symbol));
  return {
    turned,
    faded,
    kindled: new Map(kindled.map((stone) => [stone.cell, later(stone)])),
    acting: acting.map(({ stone }) => stone),
    laid,
  };
}
