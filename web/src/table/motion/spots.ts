// Where pieces are on the board as it is drawn, before and after it changes. Boards only name their places (`data-at`);
// which drawing in a place is the piece that left or came is seen from what has gone or is new there.

import type { Place } from '../../games/contract';
import type { Difference } from './difference';

/** A place: its middle and its size, in CSS pixels of the screen or of a layer. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All that shows a game's places: the board, and what the seats have on their plates. */
export const sceneOf = (board: Element): Element => board.closest('.frame') ?? board;

/** What draws each place: its own elements, and those that are drawn elsewhere and say so by `data-of`. */
class Index {
  readonly #own = new Map<string, Element[]>();
  readonly #all = new Map<string, Element[]>();

  constructor(scene: Element) {
    for (const element of scene.querySelectorAll('[data-at], [data-of]')) {
      const [at, of] = [element.getAttribute('data-at'), element.getAttribute('data-of')];
      if (at !== null) this.#own.set(at, [...(this.#own.get(at) ?? []), element]);
      for (const name of new Set([at, of])) {
        if (name !== null) this.#all.set(name, [...(this.#all.get(name) ?? []), element]);
      }
    }
  }

  roots(at: string): readonly Element[] {
    return this.#all.get(at) ?? [];
  }

  /** Where a place is, where it is drawn at all. */
  spot(at: string): Spot | null {
    for (const element of this.#own.get(at) ?? []) {
      const spot = spotOf(element);
      if (spot) return spot;
    }
    return null;
  }
}

const isClear = (paint: string): boolean => paint === 'none' || /^(transparent|rgba?\(.*[,/] ?0\))$/.test(paint);

/** Is anything of this part of a picture to be seen? What only catches presses is not. */
function isSeen(part: Element): boolean {
  const { visibility, opacity, fill, stroke } = getComputedStyle(part);
  if (visibility === 'hidden' || opacity === '0') return false;
  return part instanceof SVGGeometryElement ? !isClear(fill) || !isClear(stroke) : true;
}

/** Where an element is to be seen: of a group in a picture, where its parts are. */
function seenSpot(element: Element): Spot | null {
  if (!(element instanceof SVGGElement)) return spotOf(element);
  const parts = [...element.querySelectorAll('path, rect, circle, ellipse, polygon, line, polyline, use, image, text')];
  return around(parts.filter(isSeen).flatMap((part) => spotOf(part) ?? []));
}

/** Where a place is seen now, and whether that is on the board itself. */
export function spotIn(scene: Element, at: string): { spot: Spot; element: Element } | null {
  for (const element of scene.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) {
    const spot = seenSpot(element) ?? spotOf(element);
    if (spot) return { spot, element };
  }
  return null;
}

const everythingIn = (all: readonly Element[]): Element[] =>
  all.flatMap((root) => [root, ...root.querySelectorAll('*')]);

export function spotOf(element: Element): Spot | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: x + width / 2, y: y + height / 2, width, height };
}

/** Places of the screen in the measure of a layer, which may be nearer than the screen. */
export function measureOf(layer: HTMLElement): (spot: Spot) => Spot {
  const { left, top, width } = layer.getBoundingClientRect();
  const scale = layer.offsetWidth > 0 ? width / layer.offsetWidth : 1;
  return (spot) => ({
    x: (spot.x - left) / scale,
    y: (spot.y - top) / scale,
    width: spot.width / scale,
    height: spot.height / scale,
  });
}

/** Around all of these. */
export function around(spots: readonly Spot[]): Spot | null {
  if (spots.length === 0) return null;
  const left = Math.min(...spots.map(({ x, width }) => x - width / 2));
  const right = Math.max(...spots.map(({ x, width }) => x + width / 2));
  const top = Math.min(...spots.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...spots.map(({ y, height }) => y + height / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Those that do not lie in another one of them. */
const outermost = (elements: ReadonlySet<Element>): Element[] =>
  [...elements].filter((element) => {
    for (let above = element.parentElement; above; above = above.parentElement) if (elements.has(above)) return false;
    return true;
  });

/** The nth share of a list that is divided among so many. */
export const share = <Thing>(all: readonly Thing[], nth: number, among: number): Thing[] =>
  all.length < among
    ? all.filter((_, index) => index === Math.min(nth, all.length - 1))
    : all.slice(Math.floor((nth * all.length) / among), Math.floor(((nth + 1) * all.length) / among));

/** A drawing that can be told to be this very piece, as it carries the piece's own anchor. */
const isOwn = (element: Element, { id }: Place): boolean => id !== undefined && element.getAttribute('data-at') === id;

/** Drawings of a place. They are the pieces' own where each piece is an anchor itself, or else of all that came or left. */
interface Drawings {
  elements: Element[];
  areOwn: boolean;
}

function chosen(elements: readonly Element[], place: Place): Drawings {
  const own = elements.filter((element) => isOwn(element, place));
  return own.length > 0 ? { elements: own, areOwn: true } : { elements: outermost(new Set(elements)), areOwn: false };
}

/** The places of a difference as they were drawn before the board changed, to be asked once it has. */
export class Places {
  readonly #anchors = new Map<string, Spot | null>();
  readonly #drawings = new Map<string, Map<Element, Spot | null>>();
  #now: Index | null = null;

  constructor(
    readonly scene: Element,
    { leaving, arriving, staying, supplies }: Difference,
  ) {
    const index = new Index(scene);
    const moving = [...leaving, ...arriving, ...staying.filter(({ on }) => on !== undefined)];
    for (const { at } of moving) {
      const drawn = everythingIn(index.roots(at));
      this.#drawings.set(at, new Map(drawn.map((element) => [element, spotOf(element)])));
    }
    for (const { at } of [...moving, ...supplies]) this.#anchors.set(at, index.spot(at));
  }

  /** Where a place was; where it is now, if it was nowhere. */
  was(at: string): Spot | null {
    return this.#anchors.get(at) ?? this.#index.spot(at);
  }

  /** Where a place is now; where it was, if it is nowhere any more. */
  is(at: string): Spot | null {
    return this.#index.spot(at) ?? this.#anchors.get(at) ?? null;
  }

  /** The drawings that have gone from a place. */
  gone(place: Place): Drawings {
    const before = [...(this.#drawings.get(place.at) ?? [])];
    const away = before.flatMap(([element, spot]) => (spot && !element.isConnected ? element : []));
    return chosen(away, place);
  }

  /** The drawings that are new at a place. */
  fresh(place: Place): Drawings {
    const before = this.#drawings.get(place.at);
    const now = before ? everythingIn(this.#index.roots(place.at)) : [];
    const here = now.filter((element) => !before?.has(element) && spotOf(element));
    return chosen(here, place);
  }

  /** Where a drawing of a place was. */
  spotBefore({ at }: Place, element: Element): Spot | null {
    return this.#drawings.get(at)?.get(element) ?? null;
  }

  /** What draws the places now: looked for when the first of them is asked for. */
  get #index(): Index {
    return (this.#now ??= new Index(this.scene));
  }
}
