// Pieces on their way over the board: drawings on a layer above it, which nobody can touch.

import type { Figure } from '../../games/contract';
import type { Spot } from './spots';
import type { Span } from './timing';

const SVG = 'http://www.w3.org/2000/svg';

/** A way of a piece: along an arc that a hand would take, or along the ground where it slides. */
export interface Leg {
  span: Span;
  from: Spot;
  to: Spot;
  slides: boolean;
}

/** So many points of a way are said to the browser. */
const POINTS = 8;
/** How high a hand lifts a piece: by the length of the way, within reason. */
const LIFT = 0.22;
const LOWEST = 14;
const HIGHEST = 80;
/** A piece in the air has a smaller and paler shadow. */
const SHRUNK = 0.55;
const PALE = 0.35;
/** Where the ground is below the middle of a piece, by its height. */
const FEET = 0.42;

/** A piece as its symbol. */
function symbolOf({ symbol }: Figure): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  drawing.append(use);
  return drawing;
}

/** A piece as it is seen above the board: as it will look there, or else as its symbol. */
export function drawn(figure: Figure, width: number, height = width, picture = symbolOf(figure)): SVGSVGElement {
  picture.classList.add('flying', 'scene');
  if (figure.seat) picture.classList.add(`seat-${figure.seat.toLowerCase()}`);
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  return picture;
}

const eased = (part: number): number => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2);
const between = (from: number, to: number, part: number): number => from + (to - from) * part;

interface Point {
  /** Milliseconds from the beginning. */
  time: number;
  x: number;
  /** On the ground. */
  y: number;
  /** Above the ground. */
  lift: number;
  /** How high it is, from 0 to 1. */
  air: number;
  scale: number;
}

/** Where a piece is from the first moment to its landing. It is as large as where it lands. */
export function path(legs: readonly Leg[]): Point[] {
  const size = legs.at(-1)!.to.width;
  return legs.flatMap(({ span, from, to, slides }, index) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const height = slides ? 0 : Math.min(HIGHEST, Math.max(LOWEST, length * LIFT));
    const points = Array.from({ length: POINTS + 1 }, (_, point): Point => {
      const part = point / POINTS;
      const air = slides ? 0 : 4 * part * (1 - part);
      return {
        time: between(span.start, span.end, part),
        x: between(from.x, to.x, eased(part)),
        y: between(from.y, to.y, eased(part)),
        lift: height * air,
        air,
        scale: between(from.width, to.width, eased(part)) / size,
      };
    });
    // It stands where it is until it sets off.
    return index === 0 && span.start > 0 ? [{ ...points[0]!, time: 0 }, ...points] : points;
  });
}

/** One piece, or a few that go together, on the layer. */
export class Copy {
  readonly finished: Promise<void>;
  readonly #moving: Animation[];
  readonly #elements: (HTMLElement | SVGElement)[];

  constructor(layer: Element, figure: Figure, legs: readonly Leg[], picture: SVGSVGElement | null) {
    const points = path(legs);
    const { width, height } = legs.at(-1)!.to;
    const duration = points.at(-1)!.time;
    const piece = drawn(figure, width, height, picture ?? undefined);
    const frames = (transform: (point: Point) => Keyframe): Keyframe[] =>
      points.map((point) => ({ offset: duration > 0 ? point.time / duration : 1, ...transform(point) }));
    this.#elements = [piece];
    layer.append(piece);
    const flying = piece.animate(
      frames(({ x, y, lift, scale }) => ({
        transform: `translate(${x - width / 2}px, ${y - lift - height / 2}px) scale(${scale})`,
      })),
      { duration, fill: 'both' },
    );
    this.#moving = [flying];
    if (legs.some(({ slides }) => !slides)) {
      const shadow = document.createElement('div');
      shadow.classList.add('shadow');
      Object.assign(shadow.style, { width: `${width}px`, height: `${width / 3}px` });
      piece.before(shadow);
      const falling = shadow.animate(
        frames(({ x, y, air, scale }) => ({
          transform: `translate(${x - width / 2}px, ${y + height * FEET - width / 6}px) scale(${
            scale * between(1, SHRUNK, air)
          })`,
          opacity: between(1, PALE, air),
        })),
        { duration, fill: 'both' },
      );
      this.#elements.push(shadow);
      this.#moving.push(falling);
    }
    this.finished = flying.finished.then(
      () => this.#remove(),
      () => this.#remove(),
    );
  }

  finish(): void {
    for (const moving of this.#moving) moving.finish();
  }

  /** Is not seen until something else has happened. */
  async waitFor(other: Promise<unknown>): Promise<void> {
    for (const element of this.#elements) element.classList.add('waiting');
    await other;
    for (const element of this.#elements) element.classList.remove('waiting');
  }

  #remove(): void {
    for (const element of this.#elements) element.remove();
  }
}
