// What others have done since a seat's own last play, as places on the board: where something came, and whose play it was.

import type { TableEvent } from '../api/faces';
import type { GameFace, Place, Seat } from '../games/contract';
import { toldBy } from './faces';
import { differenceOf } from './motion/difference';
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

/** The places an event touched: those it names, and those to which something came. */
function touchedBy(face: GameFace, story: Story, event: TableEvent): string[] {
  const named = toldBy(event).flatMap(({ event: told }) => face.anchors(told));
  const [before, after] = [story.at(event.number - 1), story.at(event.number)];
  if (after?.number !== event.number || !before?.view || !after.view) return named;
  const { arriving } = differenceOf(face.places(before.view), face.places(after.view));
  return [...named, ...arriving.map(({ at }) => at)];
}

/** One mark for each place. Whoever was there last has it. */
export function marksOf(face: GameFace, story: Story, news: readonly TableEvent[], view: unknown): Mark[] {
  const [first] = news;
  const seen = first && story.at(first.number - 1)?.view;
  const [then, now] = [seen, view].map((known) => (known ? face.places(known) : []));
  const whose = new Map<string, Seat>();
  for (const event of news) {
    for (const at of touchedBy(face, story, event)) if (event.what.seat) whose.set(at, event.what.seat);
  }
  return [...whose].map(([at, seat]) => {
    const [was, is] = [counted(then!, at), counted(now!, at)];
    // A place for one piece shows by itself whether there is one.
    return { at, seat, change: was > 1 || is > 1 ? is - was : 0 };
  });
}

export interface Box {
  mark: Mark;
  spot: Spot;
  /** It lies on a seat's plate, not on the board. */
  isOnPlate: boolean;
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
