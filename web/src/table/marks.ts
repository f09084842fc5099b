// What others have done since a seat's own last play, as places on the board: where something came, and whose play it was.

import type { TableEvent } from '../api/faces';
import type { GameFace, Place, Seat } from '../games/contract';
import { toldBy } from './faces';
import { differenceOf, placesOf } from './motion/difference';
import type { Spot } from './motion/spots';
import type { Scene } from './playback.svelte';

export interface Mark {
  at: string;
  seat: Seat;
  /** How many pieces more or fewer lie there than when the seat played, where that is to be counted. */
  change: number;
}

interface Story {
  at(number: number): Scene | undefined;
}

const counted = (places: readonly Place[], at: string): number =>
  places.reduce((sum, place) => (place.at === at && place.count !== Infinity ? sum + place.count : sum), 0);

/** The places an event touched, and who did: those it names, and those to which something came without a word. */
function touchedBy(face: GameFace, story: Story, event: TableEvent): [at: string, seat: Seat | null][] {
  const { seat } = event.what;
  // What was decided in secret by several is told together: each part says whose it is.
  const named = toldBy(event).flatMap(({ event: told }) =>
    face.anchors(told).map((at): [string, Seat | null] => [at, (told['seat'] as Seat | undefined) ?? seat ?? null]),
  );
  const [before, after] = [story.at(event.number - 1), story.at(event.number)];
  if (after?.number !== event.number || !before?.view || !after.view) return named;
  const known = new Set(named.map(([at]) => at));
  const { arriving } = differenceOf(placesOf(face, before.view), placesOf(face, after.view));
  return [
    ...named,
    ...arriving.filter(({ at }) => !known.has(at)).map(({ at }): [string, Seat | null] => [at, seat ?? null]),
  ];
}

/** One mark for each place that somebody else than the viewer touched. Whoever was there last has it. */
export function marksOf(
  face: GameFace,
  story: Story,
  news: readonly TableEvent[],
  view: unknown,
  viewer: Seat | null,
): Mark[] {
  const [first] = news;
  const seen = first && story.at(first.number - 1)?.view;
  const whose = new Map<string, Seat>();
  for (const event of news) {
    for (const [at, seat] of touchedBy(face, story, event)) {
      if (seat === viewer) whose.delete(at);
      else if (seat) whose.set(at, seat);
    }
  }
  const marks = [...whose].map(([at, seat]): Mark => ({ at, seat, change: 0 }));
  // Without what the seat saw last nothing can be counted.
  if (!seen || !view) return marks;
  const [then, now] = [placesOf(face, seen), placesOf(face, view)];
  return marks.map((mark) => {
    const [was, is] = [counted(then, mark.at), counted(now, mark.at)];
    // A place for one piece shows by itself whether there is one.
    return { ...mark, change: was > 1 || is > 1 ? is - was : 0 };
  });
}

/** An outline of its own, in the measure of the layer: what its path is drawn by, and where it begins. */
export interface Outline {
  path: string;
  matrix: string;
  start: { x: number; y: number };
}

export interface Box {
  mark: Mark;
  spot: Spot;
  /** It lies on a seat's plate, or on what else says whose it is. */
  isOnPlate: boolean;
  /** Where the board says nothing of it, a place is outlined by its box. */
  outline: Outline | null;
}

/** The path by which a board wants a place to be outlined. */
export const outlineIn = (place: Element): SVGPathElement | null => place.querySelector('path[data-outline]');

/** The outline as it lies on a layer with its upper left corner there, which is drawn larger by this. */
export function outlineOn(path: SVGPathElement, layer: { left: number; top: number; scale: number }): Outline | null {
  const drawing = path.getAttribute('d');
  const seen = path.getScreenCTM();
  if (!drawing || !seen) return null;
  const { left, top, scale } = layer;
  const on = [seen.a, seen.b, seen.c, seen.d, seen.e - left, seen.f - top].map((part) => part / scale);
  const [a, b, c, d, e, f] = on as [number, number, number, number, number, number];
  const { x, y } = path.getPointAtLength(0);
  return { path: drawing, matrix: `matrix(${on.join(' ')})`, start: { x: a * x + c * y + e, y: b * x + d * y + f } };
}

const edges = ({ x, y, width, height }: Spot) =>
  [x - width / 2, y - height / 2, x + width / 2, y + height / 2] as const;

function isInside(inner: Spot, outer: Spot): boolean {
  const [left, top, right, bottom] = edges(inner);
  const [outerLeft, outerTop, outerRight, outerBottom] = edges(outer);
  return left >= outerLeft && top >= outerTop && right <= outerRight && bottom <= outerBottom;
}

/** Of places that lie in one another only the innermost says something. */
export const innermost = (boxes: readonly Box[]): Box[] =>
  boxes.filter(
    (box) => !boxes.some((other) => other !== box && isInside(other.spot, box.spot) && !isInside(box.spot, other.spot)),
  );
