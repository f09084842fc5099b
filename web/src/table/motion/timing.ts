// How long pieces are on their way, and who waits for whom.

import type { Speed } from '../../app/settings.svelte';
import type { Move, Step } from './difference';

/** From when until when something moves, in milliseconds from the beginning. */
export interface Span {
  start: number;
  end: number;
}

export interface Timed {
  move: Move;
  span: Span;
}

/** A short way takes less time than a long one. */
const SHORTEST = 200;
const LONGEST = 400;
/** So many pixels are a long way. */
const FAR = 700;
/** What one event moves sets off shortly after one another, like from a hand. */
const STAGGER = 80;
/** What belongs to the next event sets off when the one before is so far on its way. */
const OVERLAP = 0.6;
/** A turn never takes longer at normal speed. */
const TURN = 2000;

/** How much longer than normal everything takes at each speed. */
export const SLOWNESS: Record<Speed, number> = { slow: 2, normal: 1, quick: 0.5, none: 0 };

const lasting = (length: number): number => SHORTEST + (LONGEST - SHORTEST) * Math.min(1, length / FAR);

/** When each of the ordered moves begins and ends. All of it takes no longer than the limit. */
export function timed(
  ordered: readonly Step[],
  lengthOf: (move: Move) => number,
  speed: Speed,
  limit = Infinity,
): Timed[] {
  const spans = new Map<Move, Span>();
  let last: { span: Span; step: number } | null = null;
  for (const { move, step } of ordered) {
    const isRider = move.from === move.to;
    let start = 0;
    if (last) {
      const { span, step: before } = last;
      start = step === before ? span.start + STAGGER : span.start + (span.end - span.start) * OVERLAP;
    }
    const carrier = move.carried && spans.get(move.carried);
    if (carrier && isRider) {
      spans.set(move, carrier);
      continue;
    }
    if (carrier) start = Math.max(start, carrier.end);
    const span = { start, end: start + lasting(lengthOf(move)) };
    spans.set(move, span);
    last = { span, step };
  }
  const whole = Math.max(0, ...[...spans.values()].map(({ end }) => end)) * SLOWNESS[speed];
  const scale = SLOWNESS[speed] * (whole > limit ? limit / whole : 1);
  return ordered.map(({ move }) => {
    const { start, end } = spans.get(move)!;
    return { move, span: { start: start * scale, end: end * scale } };
  });
}

/** What is left of the time that a turn may take. Nobody knows how many plays follow, so each takes half of it at the most. */
export class TurnTime {
  #whose: string | null = null;
  #left = TURN;

  /** So long the next play of somebody may be shown. */
  limit(whose: string | null, speed: Speed): number {
    if (whose === null || whose !== this.#whose) this.#left = TURN;
    this.#whose = whose;
    return (this.#left / 2) * SLOWNESS[speed];
  }

  /** A play was shown for so long. */
  spend(milliseconds: number, speed: Speed): void {
    if (SLOWNESS[speed] > 0) this.#left = Math.max(0, this.#left - milliseconds / SLOWNESS[speed]);
  }

  restart(): void {
    this.#whose = null;
  }
}
