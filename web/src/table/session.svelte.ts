// One table as this device knows it: all who watch from here, whose eyes are used, and what is shown.

import { SvelteSet } from 'svelte/reactivity';
import { api, problemOf } from '../api/client';
import type { Standing, TableEvent, TableFace } from '../api/faces';
import { watch } from '../api/stream.svelte';
import type { GameFace, Seat } from '../games/contract';
import { device } from '../keys.svelte';
import { words } from '../words.svelte';
import type { Account } from './account';
import { Choice } from './choice.svelte';
import { Eyes } from './eyes.svelte';
import { isOver } from './faces';
import { seatNames } from './names';
import { Stage } from './stage.svelte';
import { Travel } from './travel.svelte';

/** Something that did not work: the reason, and the rule where it is one. */
export interface Notice {
  text: string;
  rule?: string | undefined;
}

/** The score is asked for this long after the last event of a row. */
const SCORE_PAUSE = 150;

export class Session implements Account {
  readonly stage: Stage;
  readonly travel: Travel;
  readonly choice: Choice;
  table: TableFace = $state.raw()!;
  eyes: readonly Eyes[] = $state.raw([]);
  shown: Eyes = $state.raw()!;
  /** The seat that is to take the device before anything is shown. */
  curtain: Seat | null = $state(null);
  notice: Notice | null = $state.raw(null);
  /** Numbers of the plays that were answered by themselves. */
  readonly automatic = new SvelteSet<number>();
  #scoring: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: TableFace,
    readonly face: GameFace,
  ) {
    this.table = table;
    const seats = device.seats(table.table);
    const eyes = seats.map((credential) => new Eyes(table.table, credential.seat, credential));
    this.eyes = eyes.length > 0 ? eyes : [new Eyes(table.table, null, device.eyes(table.table))];
    this.shown = this.eyes[0]!;
    this.stage = new Stage(face);
    this.travel = new Travel(() => this.shown);
    this.choice = new Choice(this);
  }

  get id(): string {
    return this.table.table;
  }

  /** What the record is called when it is downloaded. */
  get file(): string {
    return `${this.table.game}-${this.id.slice(0, 8)}.txt`;
  }

  /** What the board shows: the past that is looked at, or what was shown of the present so far. */
  get scene() {
    return this.travel.past ?? this.stage.now;
  }

  /** Nothing waits to be shown, and nobody looks at the past: what is seen can be acted on. */
  get isLive(): boolean {
    return !this.stage.isPlaying && this.travel.at === null && this.curtain === null;
  }

  get names(): Partial<Record<Seat, string>> {
    return seatNames(this.shown.now?.seats ?? this.table.seats);
  }

  /** The credential with the owner's powers, if this device holds it. */
  get owner(): string | undefined {
    const { owner } = this.table;
    const held = device.held(this.id);
    const isOwner = owner
      ? held.find(({ role, seat }) => role === 'seat' && seat === owner)
      : held.find(({ role }) => role === 'creator');
    return isOwner?.token;
  }

  get log() {
    return this.shown.log;
  }

  get sheets() {
    return this.travel.sheets ?? this.shown.sheets;
  }

  get view(): unknown {
    return this.scene?.view;
  }

  get at(): number | null {
    return this.travel.at;
  }

  get viewer(): Seat | null {
    return this.shown.seat;
  }

  get isOver(): boolean {
    return isOver(this.shown.now?.phase ?? this.table.phase);
  }

  hides(seat: Seat): boolean {
    return !this.isOver && this.view !== undefined && (this.face.hides?.(this.view, seat, this.shown.seat) ?? false);
  }

  isAutomatic(number: number): boolean {
    return this.automatic.has(number);
  }

  go(number: number): void {
    void this.attempt(() => this.travel.to(number));
  }

  async load(): Promise<void> {
    await Promise.all(this.eyes.map((eyes) => eyes.load()));
    this.shown = this.eyes.find((eyes) => eyes.mustDecide) ?? this.shown;
    this.stage.set(this.shown.now);
    // Nobody knows who opened the page: what only one of them may see waits until they say so.
    if (this.eyes.some((eyes) => !this.#knowsTheSame(eyes, this.shown))) this.curtain = this.shown.seat;
  }

  /** Listens until the answer is called. */
  listen(): () => void {
    return watch(this.id, {
      table: (standing) => this.#stand(standing),
      event: (event) => void this.#take(event),
    });
  }

  /** Does something at the table; a refusal is told and answered with undefined. */
  async attempt<Answer>(doing: () => Promise<Answer>): Promise<Answer | undefined> {
    this.notice = null;
    try {
      return await doing();
    } catch (thrown) {
      const problem = problemOf(thrown);
      this.notice = { text: problem.text, rule: problem.rule };
      return undefined;
    }
  }

  /** Posts something as the seat whose eyes are used. */
  post<Answer>(rest: string, body?: unknown): Promise<Answer | undefined> {
    return this.attempt(() => api.post<Answer>(this.shown.path(rest), body, this.shown.token));
  }

  /** Looks with the eyes of a seat that is held here. */
  show(seat: Seat | null): void {
    const eyes = this.eyes.find((each) => each.seat === seat);
    if (!eyes) return;
    this.curtain = null;
    this.travel.toNow();
    this.shown = eyes;
    this.stage.set(eyes.now);
    void this.#quietly(eyes.loadScore());
  }

  /** Plays back what happened since the seat's own last play. */
  async since(): Promise<void> {
    const { shown } = this;
    const mine = shown.log.findLast(({ what }) => what.type === 'played' && what.seat === shown.seat);
    const events = shown.log.filter((event) => event.number > (mine?.number ?? 0) && event.what.told);
    if (!mine || events.length === 0) return;
    const moments = await Promise.all([mine, ...events].map((event) => shown.moment(event.number)));
    this.travel.toNow();
    this.stage.set(moments[0]!);
    await this.stage.play(...events.map((event, order) => ({ ...event, now: moments[order + 1]! })));
    this.stage.set(shown.now);
  }

  /** Everything is said again when the language changes. */
  async translate(): Promise<void> {
    const all = () => [this.travel.again(), ...this.eyes.flatMap((eyes) => [eyes.loadLog(), eyes.loadScore()])];
    await this.attempt(() => Promise.all(all()));
  }

  async refreshTable(): Promise<void> {
    this.table = await api.get<TableFace>(`/tables/${this.id}`);
  }

  #stand({ to, table, now }: Standing): void {
    this.table = table;
    const eyes = this.#of(to);
    if (!eyes || (eyes.now && eyes.now.number >= now.number)) return;
    eyes.now = now;
    void this.#quietly(eyes.loadLog());
    if (eyes === this.shown) this.stage.set(now);
    this.#score();
    this.#attend();
  }

  async #take(event: TableEvent): Promise<void> {
    const eyes = this.#of(event.to);
    if (!eyes) return;
    const isNew = eyes.take(event);
    if (['changed', 'joined', 'left', 'kicked', 'invited', 'rematch', 'started'].includes(event.what.type)) {
      void this.#quietly(this.refreshTable());
    }
    this.#score();
    if (eyes === this.shown && isNew) await this.stage.play(event);
    // The log may have told it already: then it is only shown how things stand.
    else if (eyes === this.shown && !this.stage.isPlaying) this.stage.set(eyes.now);
    this.#attend();
  }

  /** What is asked for in passing may fail in passing: the next event asks again. */
  async #quietly(asking: Promise<void>): Promise<void> {
    await asking.catch(problemOf);
  }

  #of(seat: Seat | null): Eyes | undefined {
    return this.eyes.find((eyes) => eyes.seat === seat);
  }

  #score(): void {
    clearTimeout(this.#scoring);
    this.#scoring = setTimeout(() => void this.#quietly(this.shown.loadScore()), SCORE_PAUSE);
  }

  /** Gives the device to whoever has to decide, behind a curtain where that seat knows something of its own. */
  #attend(): void {
    const { shown } = this;
    words.names = this.names;
    if (this.stage.isPlaying || shown.mustDecide) return;
    const next = this.eyes.find((eyes) => eyes.mustDecide && !eyes.isClosed);
    if (!next) return;
    if (this.#knowsTheSame(next, shown)) this.show(next.seat);
    else this.curtain = next.seat;
  }

  #knowsTheSame(one: Eyes, other: Eyes): boolean {
    return JSON.stringify(one.now?.view) === JSON.stringify(other.now?.view);
  }
}
