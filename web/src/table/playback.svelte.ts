// What the board shows: how things stand, and the pieces that move because it stood otherwise before. Nobody has to wait
// for them: the board goes to the newest as soon as somebody may act on it.

import { tick } from 'svelte';
import type { Now, TableEvent } from '../api/faces';
import { speedNow } from '../app/settings.svelte';
import type { GameFace } from '../games/contract';
import type { Phrase } from '../words.svelte';
import { toldBy } from './faces';
import { differenceOf, placesOf } from './motion/difference';
import { Flight, type LetGo } from './motion/flight';
import { Places, sceneOf } from './motion/spots';
import { TurnTime } from './motion/timing';

/** When more than this waits, somebody was away: nobody wants to see all of it one by one. */
const PATIENCE = 10;
/** How a game stands, whether it is played at a table or stands in a record. */
export type Scene = Omit<Now, 'allows' | 'rules' | 'owner' | 'rematch'>;

/** What happened, and how it stood after it: a table's ledger, or a record. */
export interface Story {
  readonly log: readonly TableEvent[];
  /** How it stood after an event, or after the last one before it of which that is known. */
  at(number: number): Scene | undefined;
}

export class Playback {
  /** The event up to which all is shown. */
  #at = $state(0);
  /** Anchors that are lit: of a log line, of a piece of the score. */
  lit: readonly string[] = $state.raw([]);
  /** What the board tells of a piece that is pointed at. */
  told: Phrase | null = $state.raw(null);
  /** Something moves, or waits to be shown. */
  isPlaying = $state(false);
  /** The event that is being shown: its line in the log is lit. */
  current: number | null = $state(null);
  /** Where the board is drawn, and the layer above it. */
  board: Element | null = null;
  layer: HTMLElement | null = null;
  /** Where a hand has just let a piece go: there it sets off when it moves. */
  letGo: LetGo | null = null;

  /** The event up to which all is to be shown. */
  #goal = 0;
  #running: Promise<void> | null = null;
  /** What is on its way. */
  readonly #flights = new Set<Flight>();
  /** Says that there is more to show than was known. */
  #wake = () => {};
  #isSkipped = false;
  /** Every play is shown by itself, though somebody may act already: they asked to see it. */
  #isTold = false;
  /** Counts how often something else was shown at once: what was still moving then is not shown any more. */
  #scene = 0;
  readonly #turn = new TurnTime();

  constructor(
    private readonly face: GameFace,
    private readonly story: () => Story,
    /** May somebody act on the newest? */
    private readonly isAwaited: () => boolean = () => false,
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
    this.#turn.restart();
    [this.#at, this.#goal] = [number, number];
    this.#rest();
  }

  /** Shows one thing after another, up to an event; done when nothing moves any more. */
  play(number: number): Promise<void> {
    this.#goal = Math.max(this.#goal, number);
    if (this.#goal > this.#at && !this.#running && speedNow() === 'none') this.set(this.#goal);
    else if (this.#goal > this.#at) this.#running ??= this.#run();
    this.#wake();
    return this.#running ?? Promise.resolve();
  }

  /** Shows again what has happened since an event, one play after another. */
  tell(since: number, number: number): Promise<void> {
    this.set(since);
    this.#isTold = true;
    return this.play(number);
  }

  /** Shows the rest at once. */
  skip(): void {
    this.#isSkipped = true;
    for (const flight of this.#flights) flight.finish();
  }

  get #isUrgent(): boolean {
    return !this.#isTold && this.#goal > this.#at && this.isAwaited();
  }

  async #run(): Promise<void> {
    const scene = this.#scene;
    this.#isSkipped = false;
    this.isPlaying = true;
    while (scene === this.#scene) {
      const isFree = this.#flights.size === 0 || this.#isUrgent || this.#isSkipped;
      if (this.#at < this.#goal && isFree) await this.#next();
      else if (this.#flights.size > 0) await this.#landing();
      else break;
    }
    if (scene !== this.#scene) return;
    this.#running = null;
    this.#rest();
  }

  /** Everything that is on its way has arrived, or there is more to show. */
  #landing(): Promise<unknown> {
    const woken = new Promise<void>((wake) => (this.#wake = wake));
    return Promise.race([woken, Promise.all([...this.#flights].map(({ finished }) => finished))]);
  }

  /** Shows the next event, or all that wait where somebody waits for the newest. */
  async #next(): Promise<void> {
    const waiting = this.story().log.filter(({ number }) => this.#at < number && number <= this.#goal);
    const isLong = !this.#isTold && waiting.filter(({ what }) => what.told).length > PATIENCE;
    // What is not in the log was missed, and is not shown any more.
    if (this.#isSkipped || isLong || waiting.length === 0) this.#at = this.#goal;
    else await this.#show(this.#isUrgent ? waiting : waiting.slice(0, 1));
  }

  /** The board goes to how it stood after the last of these events; what stands elsewhere now sets off to it. */
  async #show(events: readonly TableEvent[]): Promise<void> {
    const [before, last] = [this.now, events.at(-1)!];
    const after = this.story().at(last.number);
    const speed = speedNow();
    if (before === after || !before?.view || !after?.view || !this.board || !this.layer || speed === 'none') {
      this.#at = last.number;
      return;
    }
    // Events without a standing of their own are told with the next one that has one.
    const told = this.story().log.filter(({ number }) => before.number < number && number <= after.number);
    const happened = told.flatMap(toldBy).map(({ event }) => this.face.anchors(event));
    const difference = differenceOf(placesOf(this.face, before.view), placesOf(this.face, after.view));
    const places = new Places(sceneOf(this.board), difference);
    const { letGo } = this;
    this.letGo = null;
    [this.#at, this.current] = [last.number, last.number];
    const scene = this.#scene;
    await tick();
    if (scene !== this.#scene) return;
    const limit = this.#turn.limit(last.what.seat ?? null, speed);
    const manner = { events: happened, speed, limit, letGo, before: [...this.#flights] };
    const flight = new Flight(places, this.layer, difference, manner);
    this.#turn.spend(flight.lasts, speed);
    this.#flights.add(flight);
    void flight.finished.then(() => this.#flights.delete(flight));
    if (this.#isSkipped) flight.finish();
  }

  /** Nothing moves. */
  #rest(): void {
    this.isPlaying = false;
    this.#isTold = false;
    if (this.lit.length > 0) this.lit = [];
    this.current = null;
  }
}
