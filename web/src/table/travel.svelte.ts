// Looking at the past: how things stood after any event, always as one's own seat saw it.

import type { Now, TableEvent } from '../api/faces';
import type { Eyes } from './eyes.svelte';

/** The events after which the board may look different. */
const TURNING = new Set(['started', 'played', 'undone']);

export const turning = (log: readonly TableEvent[]): number[] =>
  log.filter((event) => TURNING.has(event.what.type)).map((event) => event.number);

export class Travel {
  /** The moment that is looked for; null for now. */
  at: number | null = $state(null);
  /** The moment that is looked at. */
  #reached: number | null = $state(null);

  constructor(private readonly eyes: () => Eyes) {}

  get past(): Now | null {
    return this.#reached === null ? null : (this.eyes().ledger.at(this.#reached) ?? null);
  }

  get moments(): number[] {
    return turning(this.eyes().log);
  }

  async to(number: number): Promise<void> {
    const eyes = this.eyes();
    if (number >= (this.moments.at(-1) ?? 0)) return this.toNow();
    this.at = number;
    await eyes.moment(number);
    // Somebody may have gone on before the answer came.
    if (this.at === number && eyes === this.eyes()) this.#reached = number;
  }

  toNow(): void {
    this.at = null;
    this.#reached = null;
  }

  /** Goes to the first moment, some moments on or back, or to now. */
  first(): Promise<void> | void {
    const [first] = this.moments;
    if (first !== undefined) return this.to(first);
  }

  step(by: number): Promise<void> | void {
    const moments = this.moments;
    const here = this.at === null ? moments.length - 1 : moments.findLastIndex((number) => number <= this.at!);
    const there = moments[Math.max(0, here + by)];
    if (there !== undefined) return this.to(there);
    this.toNow();
  }
}
