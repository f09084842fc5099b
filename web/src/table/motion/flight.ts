// All that moves when the board goes from one view to the next. The board shows the new view at once: where pieces have
// left they are gone already, and where they come they are hidden until their copies have landed.

import type { Place } from '../../games/contract';
import type { Speed } from '../../app/settings.svelte';
import { Copy, type Leg } from './copies';
import { likeness } from './likeness';
import { type Difference, inOrder, type Move, movesOf, oneByOne } from './difference';
import { around, measureOf, type Places, share, type Spot, spotOf } from './spots';
import { timed, type Timed } from './timing';

/** Where a hand has let a piece go: there it sets off. */
export interface LetGo {
  at: string;
  x: number;
  y: number;
}

export interface Manner {
  /** The anchors that each event names, in their order. */
  events: readonly (readonly string[])[];
  speed: Speed;
  /** All of it takes no longer, in milliseconds. */
  limit?: number;
  letGo?: LetGo | null;
  /** What is still on its way: it arrives first. */
  before?: readonly Flight[];
}

/** Of pieces that go the same way so many are seen one by one. */
const MOST = 5;
/** What is not on the screen is farther than everything that is. */
const NOWHERE = 1e6;
/** How large a piece is where nothing is drawn that could tell. */
const SMALLEST = 20;
const LARGEST = 64;

const clamped = (spot: Spot): Spot => {
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.min(spot.width, spot.height)));
  return { ...spot, width: size, height: size };
};

/** In the middle of a place, and no larger than that. */
const within = (place: Spot, { width, height }: Spot): Spot => {
  const scale = Math.min(1, Math.max(SMALLEST, place.width) / width, Math.max(SMALLEST, place.height) / height);
  return { ...place, width: width * scale, height: height * scale };
};

/** The share of a place's drawings that belongs to one of the moves that begin or end there. */
function shareOf(
  { elements, areOwn }: { elements: Element[]; areOwn: boolean },
  move: Move,
  moves: readonly Move[],
  placeOf: (move: Move) => Place,
): Element[] {
  const place = placeOf(move);
  const siblings = moves.map(placeOf).filter(({ at, id }) => at === place.at && (!areOwn || id === place.id));
  const before = moves.slice(0, moves.indexOf(move)).map(placeOf);
  const nth = before.filter(({ at, id }) => at === place.at && (!areOwn || id === place.id)).length;
  return share(elements, nth, siblings.length);
}

interface Route {
  from: Spot;
  to: Spot;
  /** What is drawn where it lands. */
  drawings: Element[];
  /** What it looks like on its way, if that is known. */
  picture: SVGSVGElement | null;
}

/** Where each move begins and ends, as far as that is on the screen. */
function routesOf(
  moves: readonly Move[],
  places: Places,
  measure: (spot: Spot) => Spot,
  letGo: LetGo | null,
): Map<Move, Route> {
  const routes = new Map<Move, Route>();
  let hand = letGo;
  for (const move of moves) {
    const { from, to } = move;
    const drawings = shareOf(places.fresh(to), move, moves, ({ to }) => to);
    const there = places.is(to.at);
    const landing = around(drawings.flatMap((element) => spotOf(element) ?? []));
    const target = landing ?? (there && clamped(there));
    const left = shareOf(places.gone(from), move, moves, ({ from }) => from);
    const here = places.was(from.at);
    if (!target || !here) continue;
    const gone = around(left.flatMap((element) => places.spotBefore(from, element) ?? []));
    let source = gone ?? within(here, target);
    if (hand?.at === to.at) {
      source = { ...target, x: hand.x, y: hand.y };
      hand = null;
    }
    const picture = landing && likeness(drawings, landing, places.scene);
    routes.set(move, { from: measure(source), to: measure(target), drawings, picture });
  }
  return routes;
}

/** Where something that stands on a moving piece is when that has arrived. */
function taken(from: Spot, carrier: Route): Spot {
  const scale = carrier.to.width / carrier.from.width;
  return {
    x: carrier.to.x + (from.x - carrier.from.x) * scale,
    y: carrier.to.y + (from.y - carrier.from.y) * scale,
    width: from.width * scale,
    height: from.height * scale,
  };
}

function legsOf({ move, span }: Timed, spans: ReadonlyMap<Move, Timed>, routes: ReadonlyMap<Move, Route>): Leg[] {
  const { from, to } = routes.get(move)!;
  const isCarrier = [...routes.keys()].some(({ carried }) => carried === move);
  const carrier = move.carried && routes.get(move.carried);
  if (!carrier) return [{ span, from, to, slides: isCarrier }];
  const aboard = { span: spans.get(move.carried!)!.span, from, to: taken(from, carrier), slides: true };
  if (move.from === move.to) return [{ ...aboard, to }];
  return [aboard, { span, from: aboard.to, to, slides: false }];
}

/** How many copies are still on their way to a drawing. */
const coming = new WeakMap<Element, number>();

function hide(drawings: readonly Element[]): void {
  for (const element of drawings) {
    coming.set(element, (coming.get(element) ?? 0) + 1);
    element.setAttribute('data-coming', '');
  }
}

function land(drawings: readonly Element[]): void {
  for (const element of drawings) {
    const left = coming.get(element)! - 1;
    coming.set(element, left);
    if (left === 0) element.removeAttribute('data-coming');
  }
}

export class Flight {
  readonly finished: Promise<void>;
  /** How long it takes, in milliseconds, once those before it have arrived. */
  readonly lasts: number;
  readonly #ends: number;
  readonly #copies: { copy: Copy; to: string }[];

  constructor(
    places: Places,
    layer: HTMLElement,
    difference: Difference,
    { events, speed, limit, letGo = null, before = [] }: Manner,
  ) {
    const distance = (from: string, to: string) => {
      const [here, there] = [places.was(from), places.is(to)];
      return here && there ? Math.hypot(there.x - here.x, there.y - here.y) : NOWHERE;
    };
    const ordered = inOrder(oneByOne(movesOf(difference, distance, events), MOST), events);
    const routes = routesOf(
      ordered.map(({ move }) => move),
      places,
      measureOf(layer),
      letGo,
    );
    const shown = ordered.filter(({ move }) => routes.has(move));
    const length = (move: Move) => {
      const { from, to } = routes.get(move)!;
      return Math.hypot(to.x - from.x, to.y - from.y);
    };
    const now = performance.now();
    const wait = Math.max(0, ...before.map((flight) => flight.#ends - now));
    const undelayed = timed(shown, length, speed, limit);
    this.lasts = Math.max(0, ...undelayed.map(({ span }) => span.end));
    this.#ends = now + wait + this.lasts;
    const all = undelayed.map(({ move, span }) => ({
      move,
      span: { start: span.start + wait, end: span.end + wait },
    }));
    const spans = new Map(all.map((one) => [one.move, one]));
    this.#copies = all.map((one) => {
      const { from, to } = one.move;
      const { drawings, picture } = routes.get(one.move)!;
      hide(drawings);
      const copy = new Copy(layer, to, legsOf(one, spans, routes), picture);
      // What is still on its way there cannot leave yet.
      const arrivals = before.flatMap((flight) => flight.#arrivalsAt(from.at));
      if (arrivals.length > 0) void copy.waitFor(Promise.all(arrivals));
      void copy.finished.then(() => land(drawings));
      return { copy, to: to.at };
    });
    // Where the screen changes, or nobody looks, nothing is on its way any more.
    const heard = new AbortController();
    const { signal } = heard;
    addEventListener('resize', () => this.finish(), { signal });
    document.addEventListener('visibilitychange', () => this.finish(), { signal });
    this.finished = Promise.all(this.#copies.map(({ copy }) => copy.finished)).then(() => heard.abort());
  }

  /** Everything arrives at once. */
  finish(): void {
    for (const { copy } of this.#copies) copy.finish();
  }

  #arrivalsAt(at: string): Promise<void>[] {
    return this.#copies.flatMap(({ copy, to }) => (to === at ? copy.finished : []));
  }
}
