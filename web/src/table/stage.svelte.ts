// What the board shows: how things stand, a little later than they happen, because pieces take their time to move.

import { tick } from 'svelte';
import type { Now, TableEvent } from '../api/faces';
import type { GameFace } from '../games/contract';
import type { Phrase } from '../words.svelte';
import { toldBy } from './faces';
import { anchor, fly, linger, mayMove } from './motion';

/** So long the pieces of an event that moves nothing are lit. */
const GLANCE = 260;
/** When more than this waits, somebody was away: nobody wants to see all of it one by one. */
const PATIENCE = 10;

/** How a game stands, whether it is played at a table or stands in a record. */
export type Scene = Omit<Now, 'allows' | 'rules' | 'owner' | 'rematch'>;

/** What happened, and how it stood after it: a table's ledger, or a record. */
export interface Story {
  readonly log: readonly TableEvent[];
  /** How it stood after an event, or after the last one before it of which that is known. */
  at(number: number): Scene | undefined;
  /** How it stood after an event, or after the first one behind it of which that is known. */
  since(number: number): Scene | undefined;
}

export class Stage {
  /** The event up to which all is shown. */
  #at = $state(0);
  /** Anchors that are lit: of a log line, of a piece of the score, of what just happened. */
  lit: readonly string[] = $state.raw([]);
  /** What the board tells of a piece that is pointed at. */
  told: Phrase | null = $state.raw(null);
  isPlaying = $state(false);
  /** The event that is being shown: its line in the log is lit. */
  current: number | null = $state(null);
  /** Where the board is drawn, and the layer above it. */
  board: Element | null = null;
  layer: Element | null = null;

  /** The event up to which all is to be shown. */
  #goal = 0;
  #running: Promise<void> | null = null;
  /** Says that the rest is shown at once. */
  #skipping = new AbortController();
  /** Counts how often something else was shown at once: what was still moving then is not shown any more. */
  #scene = 0;

  constructor(
    private readonly face: GameFace,
    private readonly story: () => Story,
  ) {}

  /** What is shown now. */
  get now(): Scene | null {
    return this.story().at(this.#at) ?? null;
  }

  /** Shows at once how things stood after an event. */
  set(number: number): void {
    this.skip();
    this.#scene += 1;
    this.#running = null;
    this.isPlaying = false;
    [this.#at, this.#goal] = [number, number];
    this.#dim();
  }

  /** Shows one thing after another, up to an event; done when nothing waits any more. */
  play(number: number): Promise<void> {
    this.#goal = Math.max(this.#goal, number);
    if (this.#goal > this.#at) this.#running ??= this.#run();
    return this.#running ?? Promise.resolve();
  }

  /** Shows the rest at once. */
  skip(): void {
    this.#skipping.abort();
  }

  async #run(): Promise<void> {
    const scene = this.#scene;
    this.#skipping = new AbortController();
    this.isPlaying = true;
    // Begun once it is known as running, also where nothing takes any time.
    await Promise.resolve();
    while (scene === this.#scene && this.#at < this.#goal) {
      const [event, ...waiting] = this.story().log.filter(({ number }) => this.#at < number && number <= this.#goal);
      // What is not in the log was missed, and is not shown any more.
      if (event) await this.#show(event, waiting.length, this.#skipping.signal);
      else this.#at = this.#goal;
    }
    if (scene !== this.#scene) return;
    this.isPlaying = false;
    this.#running = null;
  }

  async #show(event: TableEvent, waiting: number, skipped: AbortSignal): Promise<void> {
    const [scene, before, after] = [this.#scene, this.now, this.story().since(event.number)];
    const told = toldBy(event).map(({ event: happened }) => happened);
    const isSeen = told.length > 0 && before?.view && after?.view && waiting <= PATIENCE && mayMove();
    if (isSeen && !skipped.aborted) {
      this.current = event.number;
      for (const [order, happened] of told.entries()) {
        if (scene !== this.#scene) return;
        const flights = this.face.flights(happened, before.view, after.view, told.slice(0, order));
        if (this.board && this.layer) await fly(this.board, this.layer, flights, skipped);
      }
    }
    if (scene !== this.#scene) return;
    this.#at = event.number;
    if (isSeen && !skipped.aborted) {
      await tick();
      this.lit = told.flatMap((happened) => this.face.anchors(happened));
      if (this.lit.some((at) => this.board && anchor(this.board, at))) await linger(GLANCE, skipped);
    }
    if (scene === this.#scene) this.#dim();
  }

  #dim(): void {
    this.lit = [];
    this.current = null;
  }
}
