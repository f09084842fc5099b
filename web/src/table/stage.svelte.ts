// What the board shows: how things stand, a little later than they happen, because pieces take their time to move.

import { tick } from 'svelte';
import type { Now, TableEvent } from '../api/faces';
import type { GameFace } from '../games/contract';
import type { Phrase } from '../words.svelte';
import { toldBy } from './faces';
import { anchor, fly, linger, mayMove } from './motion';
import { Playback } from './playback';

/** So long the pieces of an event that moves nothing are lit. */
const GLANCE = 260;
/** When more than this waits, somebody was away: nobody wants to see all of it one by one. */
const PATIENCE = 10;

export class Stage {
  /** What is shown now. */
  now: Now | null = $state.raw(null);
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

  /** Counts how often something else was shown at once: what was still moving then is not shown any more. */
  #scene = 0;
  #playback = new Playback<TableEvent>((event, skipped) => this.#show(event, skipped));

  constructor(private readonly face: GameFace) {}

  /** Shows how things stand at once. */
  set(now: Now | null): void {
    this.#playback.clear();
    this.#scene += 1;
    this.now = now;
    this.lit = [];
    this.current = null;
  }

  async play(...events: TableEvent[]): Promise<void> {
    this.isPlaying = true;
    await this.#playback.play(...events);
    this.isPlaying = this.#playback.isPlaying;
  }

  skip(): void {
    this.#playback.skip();
  }

  async #show(event: TableEvent, skipped: AbortSignal): Promise<void> {
    const [scene, waiting] = [this.#scene, this.#playback.waiting];
    const after = event.now ?? waiting.find((later) => later.now)?.now;
    const told = toldBy(event);
    const isSeen = told.length > 0 && this.now?.view && after?.view && mayMove() && waiting.length <= PATIENCE;
    if (isSeen && !skipped.aborted) {
      this.current = event.number;
      const happenings = told.map(({ event: happened }) => happened);
      for (const [order, happened] of happenings.entries()) {
        if (scene !== this.#scene) return;
        const flights = this.face.flights(happened, this.now!.view, after.view, happenings.slice(0, order));
        if (this.board && this.layer) await fly(this.board, this.layer, flights, skipped);
      }
    }
    if (scene !== this.#scene) return;
    if (event.now) this.now = event.now;
    if (isSeen && !skipped.aborted) {
      await tick();
      this.lit = told.flatMap(({ event: happened }) => this.face.anchors(happened));
      if (this.lit.some((at) => this.board && anchor(this.board, at))) await linger(GLANCE, skipped);
    }
    if (scene !== this.#scene) return;
    this.lit = [];
    this.current = null;
  }
}
