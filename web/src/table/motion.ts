// Pieces on their way over the board: drawings on a layer above it, which nobody can touch.

import type { Flight } from '../games/contract';
import { isStill } from '../app/settings.svelte';

const SVG = 'http://www.w3.org/2000/svg';
const DURATION = 320;
/** Several pieces of one event set off shortly after one another, like from a hand. */
const STAGGER = 70;
const SMALLEST = 20;
const LARGEST = 72;

export function mayMove(): boolean {
  return !isStill() && !document.hidden;
}

export function anchor(board: Element, at: string): Element | null {
  return board.querySelector(`[data-at="${CSS.escape(at)}"]`);
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

function spot(board: Element, at: string): Spot | null {
  const box = anchor(board, at)?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.min(box.width, box.height)));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size };
}

/** A piece as it is seen above the board. */
export function drawn({ symbol, seat }: Flight, size: number): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.classList.add('flying');
  if (seat) drawing.classList.add(`seat-${seat.toLowerCase()}`);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  drawing.append(use);
  drawing.setAttribute('width', String(size));
  drawing.setAttribute('height', String(size));
  return drawing;
}

const place = ({ x, y }: Spot, size: number, scale: number) =>
  `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;

/** Lets the pieces fly; done when all have arrived, or at once when it is skipped. */
export async function fly(board: Element, layer: Element, flights: Flight[], skipped: AbortSignal): Promise<void> {
  if (skipped.aborted) return;
  const moving: Animation[] = [];
  const drawings: SVGSVGElement[] = [];
  flights.forEach((flight, order) => {
    const [from, to] = [spot(board, flight.from), spot(board, flight.to)];
    if (!from || !to) return;
    const size = Math.max(from.size, to.size);
    const drawing = drawn(flight, size);
    layer.append(drawing);
    drawings.push(drawing);
    const above = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) / 3 - 12, size };
    const path = [
      { transform: place(from, size, from.size / size) },
      { transform: place(above, size, 1.1) },
      { transform: place(to, size, to.size / size) },
    ];
    const timing = { duration: DURATION, delay: order * STAGGER, easing: 'ease-in-out', fill: 'both' } as const;
    moving.push(drawing.animate(path, timing));
  });
  const finish = () => moving.forEach((animation) => animation.finish());
  skipped.addEventListener('abort', finish);
  await Promise.allSettled(moving.map((animation) => animation.finished));
  skipped.removeEventListener('abort', finish);
  for (const drawing of drawings) drawing.remove();
}

/** Waits a moment, so that something is noticed; not at all when it is skipped. */
export function linger(milliseconds: number, skipped: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (skipped.aborted) return done();
    const timer = setTimeout(done, milliseconds);
    skipped.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
