// A record that is looked at: its moments are all there, so it goes anywhere at once.

import type { TableEvent } from '../../api/faces';
import type { GameFace, Seat } from '../../games/contract';
import type { Account } from '../account';
import type { ReplayFace } from '../faces';
import { seatNames } from '../names';
import { Playback, type Scene } from '../playback.svelte';

/** So long a moment is looked at when the record plays by itself. */
const PAUSE = 900;

export class Replay implements Account {
  readonly stage: Playback;
  readonly log: readonly TableEvent[];
  readonly #stood: readonly Scene[];
  readonly viewer = 'all';
  /** The moment that is looked at, from 0. */
  moment = $state(0);
  isRunning = $state(false);

  constructor(
    readonly face: GameFace,
    readonly record: ReplayFace,
    /** The record as it was brought. */
    readonly text: string,
  ) {
    this.#stood = record.moments.map(({ number }) => this.#scene(number));
    const stood = (number: number) => this.#stood[number];
    this.stage = new Playback(face, () => ({ log: this.log, at: stood }));
    this.log = record.moments.map(({ number, seat, told }) => ({
      table: '',
      to: null,
      number,
      at: 0,
      what: { type: seat ? 'played' : 'started', told, ...(seat ? { seat } : {}) },
    }));
  }

  get last(): number {
    return this.record.moments.length - 1;
  }

  get sheets() {
    return this.record.moments[this.moment]?.score ?? [];
  }

  get names(): Partial<Record<Seat, string>> {
    return seatNames(this.stage.now?.seats ?? []);
  }

  get view(): unknown {
    return this.stage.now?.view;
  }

  get at(): number {
    return this.moment;
  }

  get isOver(): boolean {
    return this.stage.now?.phase === 'finished';
  }

  hides(): boolean {
    return false;
  }

  keepsBack(): boolean {
    return false;
  }

  isAutomatic(): boolean {
    return false;
  }

  go(number: number): void {
    this.moment = Math.min(this.last, Math.max(0, number));
    this.stage.set(this.moment);
  }

  /** Goes one moment on, with the pieces moving. */
  async on(): Promise<void> {
    if (this.moment >= this.last) return;
    this.stage.skip();
    this.moment += 1;
    await this.stage.play(this.moment);
  }

  /** Plays by itself until the end, or until it is stopped. */
  async run(): Promise<void> {
    this.isRunning = true;
    if (this.moment >= this.last) this.go(0);
    while (this.isRunning && this.moment < this.last) {
      await this.on();
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.isRunning = false;
  }

  stop(): void {
    this.isRunning = false;
  }

  #scene(number: number): Scene {
    const { moments, names, result } = this.record;
    const { view, deciding } = moments[number]!;
    const seats = (['A', 'B', 'C', 'D'] as const).slice(0, this.record.seats).map((seat) => ({
      seat,
      kind: 'person' as const,
      name: names[seat] ?? seat,
    }));
    const isEnd = number === moments.length - 1 && result;
    return { number, phase: isEnd ? 'finished' : 'playing', seats, deciding, view, ...(isEnd ? { result } : {}) };
  }
}
