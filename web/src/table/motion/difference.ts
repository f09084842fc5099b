// What differs between two views, as moves of pieces from place to place. It knows no board: what is near is asked for.

import type { GameFace, Place } from '../../games/contract';

/** Pieces of one kind on their way together. What stays where it is moves only with what it stands on. */
export interface Move {
  from: Place;
  to: Place;
  count: number;
  /** The move of what they stand on: they ride along with it, and set off from there. */
  carried?: Move;
}

export interface Difference {
  /** What left its place, and what came to one. */
  leaving: Place[];
  arriving: Place[];
  /** What neither came nor left. */
  staying: Place[];
  /** What gives and takes without end. */
  supplies: Place[];
}

/** How far it is from one anchor to another. */
export type Distance = (from: string, to: string) => number;

const standing = new WeakMap<object, readonly Place[]>();

/** What stands where in a view. It is asked for by whatever moves and whatever is marked, and found out once. */
export function placesOf(face: Pick<GameFace, 'places'>, view: unknown): readonly Place[] {
  if (typeof view !== 'object' || view === null) return face.places(view);
  const known = standing.get(view) ?? face.places(view);
  standing.set(view, known);
  return known;
}

/** What is the same piece at the same place before and after. */
const keyOf = ({ at, piece, id }: Place): string => [piece, at, id].join(' ');

/** Each piece at each place once. */
function summed(places: readonly Place[]): Map<string, Place> {
  const all = new Map<string, Place>();
  for (const place of places) {
    const known = all.get(keyOf(place));
    all.set(keyOf(place), known ? { ...known, count: known.count + place.count } : place);
  }
  return all;
}

export function differenceOf(before: readonly Place[], after: readonly Place[]): Difference {
  const [then, now] = [summed(before), summed(after)];
  const difference: Difference = { leaving: [], arriving: [], staying: [], supplies: [] };
  const { leaving, arriving, staying, supplies } = difference;
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    const [had, has] = [then.get(key), now.get(key)];
    const [was, is] = [had?.count ?? 0, has?.count ?? 0];
    if (was === Infinity || is === Infinity) supplies.push((has ?? had)!);
    else {
      if (is > was) arriving.push({ ...has!, count: is - was });
      if (was > is) leaving.push({ ...had!, count: was - is });
      if (was > 0 && is > 0) staying.push({ ...has!, count: Math.min(was, is) });
    }
  }
  return difference;
}

/** Every way from one of the places to another for the same piece, the best first: it is the very same, then the nearest. */
function waysBetween(leaving: readonly Place[], arriving: readonly Place[], distance: Distance) {
  const strangeness = (from: Place, to: Place): number => {
    if (from.id === undefined || to.id === undefined) return 1;
    return from.id === to.id ? 0 : 2;
  };
  const ways = leaving.flatMap((from) =>
    arriving
      .filter(({ piece }) => piece === from.piece)
      .map((to) => ({
        from,
        to,
        strange: strangeness(from, to),
        far: from.at === to.at ? 0 : distance(from.at, to.at),
      })),
  );
  return ways.sort((one, other) => one.strange - other.strange || one.far - other.far);
}

/** What came to a place has left the nearest one; nothing is taken twice. */
function betweenPlaces(leaving: readonly Place[], arriving: readonly Place[], distance: Distance): Move[] {
  const left = new Map([...leaving, ...arriving].map((place) => [place, place.count]));
  return waysBetween(leaving, arriving, distance).flatMap(({ from, to }) => {
    const count = Math.min(left.get(from)!, left.get(to)!);
    if (count === 0) return [];
    left.set(from, left.get(from)! - count);
    left.set(to, left.get(to)! - count);
    return [{ from, to, count }];
  });
}

/** A supply without end gives and takes by itself: what it gives to one place does not come from another. */
function withSupplies(
  leaving: readonly Place[],
  arriving: readonly Place[],
  supplies: readonly Place[],
  distance: Distance,
): Move[] {
  const nearest = (place: Place): Place => waysBetween([place], supplies, distance)[0]!.to;
  return [
    ...leaving.map((from) => ({ from, to: nearest(from), count: from.count })),
    ...arriving.map((to) => ({ from: nearest(to), to, count: to.count })),
  ];
}

/**
 * Where an event names two places, a piece has gone from the one to the other. What has gone on from there, or was there
 * before and has gone, is another one: a card is played from a hand, and the next one is drawn. What an event names both
 * ends of goes straight.
 */
function throughPlaces(move: Move, events: readonly (readonly string[])[], staying: readonly Place[]): Move[] {
  const { from, to, count } = move;
  const ways = events.filter(
    ([first, second, ...more]) => first === from.at && second !== undefined && more.length === 0,
  );
  if (ways.some(([, second]) => second === to.at)) return [move];
  const between = staying.find(
    ({ at, piece }) => piece === from.piece && at !== to.at && ways.some(([, second]) => second === at),
  );
  if (!between) return [move];
  return [
    { from: between, to, count },
    { from, to: between, count },
  ];
}

/** All moves of a difference. `events` are the anchors that each event names. What stands on a piece rides along with it. */
export function movesOf(
  { leaving, arriving, staying, supplies }: Difference,
  distance: Distance,
  events: readonly (readonly string[])[] = [],
): Move[] {
  const endless = new Set(supplies.map(({ piece }) => piece));
  const isCounted = ({ piece }: Place) => !endless.has(piece);
  const isEndless = ({ piece }: Place) => endless.has(piece);
  const moves = [
    ...betweenPlaces(leaving.filter(isCounted), arriving.filter(isCounted), distance).flatMap((move) =>
      throughPlaces(move, events, staying),
    ),
    ...withSupplies(leaving.filter(isEndless), arriving.filter(isEndless), supplies, distance),
    // What stays may be carried along.
    ...staying.map((place) => ({ from: place, to: place, count: place.count })),
  ];
  // What was turned over has not gone anywhere.
  const isCarrier = ({ from, to }: Move) => from.at !== to.at;
  const carriers = new Map(moves.filter(isCarrier).map((move) => [move.from.piece, move]));
  for (const move of moves) {
    const carrier = move.from.on === undefined ? undefined : carriers.get(move.from.on);
    if (carrier) (move as Move).carried = carrier;
  }
  return moves.filter((move: Move) => isCarrier(move) || move.carried);
}

/** Each piece by itself; of many that go the same way the last ones go together. */
export const oneByOne = (moves: readonly Move[], most: number): Move[] =>
  moves.flatMap((move) => {
    if (move.count === 1) return [move];
    const alone = Math.min(move.count, most) - 1;
    const last = { ...move, count: move.count - alone };
    return [...Array.from({ length: alone }, () => ({ ...move, count: 1 })), last];
  });

/** A move in its order: what belongs to the same event is the same step. */
export interface Step {
  move: Move;
  step: number;
}

/** The moves in the order in which events name their places; what clears a place is before what comes there. */
export function inOrder(moves: readonly Move[], events: readonly (readonly string[])[]): Step[] {
  const first = (at: string) => {
    const place = events.findIndex((anchors) => anchors.includes(at));
    return place < 0 ? events.length : place;
  };
  const stepOf = ({ from, to, carried }: Move): number => {
    const own = Math.min(first(from.at), first(to.at));
    return carried ? Math.max(own, stepOf(carried)) : own;
  };
  const depth = ({ carried }: Move): number => (carried ? depth(carried) + 1 : 0);
  const comes = ({ from, to }: Move) => Number(first(to.at) < first(from.at));
  return moves
    .map((move) => ({ move, step: stepOf(move) }))
    .sort(
      (one, other) =>
        one.step - other.step || depth(one.move) - depth(other.move) || comes(one.move) - comes(other.move),
    );
}
