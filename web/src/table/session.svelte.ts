// One table as this device knows it: all who watch from here, whose eyes are used, and what is shown.

import { SvelteSet } from 'svelte/reactivity';
import { api, problemOf } from '../api/client';
import type { TableEvent, TableFace } from '../api/faces';
import type { GameEvent, GameFace, Seat } from '../games/contract';
import { device } from '../keys.svelte';
import { words } from '../words.svelte';
import type { Account } from './account';
import { Choice } from './choice.svelte';
import { Company } from './company/company.svelte';
import { Ending } from './ending/ending.svelte';
import type { Eyes } from './eyes.svelte';
import { isOver, toldBy } from './faces';
import { seatNames } from './names';
import { Sheets } from './score/sheets.svelte';
import { Playback } from './playback.svelte';
import { Travel } from './travel.svelte';

/** Something that did not work: the reason, and the rule where it is one. */
export interface Notice {
  text: string;
  rule?: string | undefined;
}

export class Session implements Account {
  readonly stage: Playback;
  readonly travel: Travel;
  readonly choice: Choice;
  readonly score: Sheets;
  readonly ending: Ending;
  readonly company: Company;
  shown: Eyes = $state.raw()!;
  /** The seat that is to take the device before anything is shown. */
  curtain: Seat | null = $state(null);
  notice: Notice | null = $state.raw(null);
  /** Numbers of the plays that were answered by themselves. */
  readonly automatic = new SvelteSet<number>();

  constructor(
    readonly eyes: readonly Eyes[],
    readonly face: GameFace,
  ) {
    this.shown = eyes.find((each) => each.mustDecide) ?? eyes[0]!;
    this.stage = new Playback(
      face,
      () => this.shown.ledger,
      () => this.isLive && this.shown.mustDecide,
    );
    this.stage.set(this.shown.now.number);
    this.travel = new Travel(() => this.shown);
    this.choice = new Choice(this);
    this.score = new Sheets(this);
    this.ending = new Ending(this);
    this.company = new Company(this);
    // Nobody knows who opened the page: what only one of them may see waits until they say so.
    const hasSecrets = !this.isOver && eyes.some((each) => !this.#knowsTheSame(each, this.shown));
    if (hasSecrets) this.curtain = this.shown.seat;
  }

  get table(): TableFace {
    return this.shown.ledger.table;
  }

  get id(): string {
    return this.shown.ledger.id;
  }

  /** What the record is called when it is downloaded. */
  get file(): string {
    return `${this.table.game}-${this.id.slice(0, 8)}.txt`;
  }

  /** What the board shows: the past that is looked at, or what was shown of the present so far. */
  get scene() {
    return this.travel.past ?? this.stage.now;
  }

  /** Nobody looks at the past, and nobody has to take the device: what is to be decided can be. */
  get isLive(): boolean {
    return this.travel.at === null && this.curtain === null;
  }

  /** The board shows how things stand now, though pieces may still be on their way there. */
  get isNewest(): boolean {
    return this.scene === this.shown.now;
  }

  /** What others have played since the seat did, or since that was taken back. */
  get news(): readonly TableEvent[] {
    const { log, seat } = this.shown;
    if (!seat) return [];
    const known = log.slice(log.findIndex((event) => event === this.#lastSeen) + 1);
    return known.filter(
      (event) => event.what.type === 'played' && event.what.seat !== seat && toldBy(event).length > 0,
    );
  }

  get names(): Partial<Record<Seat, string>> {
    return seatNames(this.shown.now.seats);
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
    return this.ending.isTold ? this.score.all : [];
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
    return isOver(this.shown.now.phase);
  }

  /** What is told of how the game ended waits until its points were counted. */
  keepsBack({ event }: GameEvent): boolean {
    return !this.ending.isTold && (this.face.ending?.tells?.includes(event) ?? false);
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

  /** Follows what is told until the answer is called. */
  listen(): () => void {
    const stops = this.eyes.map((eyes) => eyes.ledger.listen(() => void this.#follow(eyes)));
    for (const eyes of this.eyes) void this.#follow(eyes);
    return () => stops.forEach((stop) => stop());
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
    this.stage.set(eyes.now.number);
  }

  /** Plays back what others have done since the seat's own last play. */
  async since(): Promise<void> {
    const [seen, { shown, news }] = [this.#lastSeen, this];
    if (!seen || news.length === 0) return;
    await Promise.all([seen, ...news].map((event) => shown.moment(event.number)));
    if (shown !== this.shown) return;
    this.travel.toNow();
    await this.stage.tell(seen.number, shown.now.number);
  }

  /** Everything is said again when the language changes. */
  async translate(): Promise<void> {
    await this.attempt(() => Promise.all(this.eyes.map((eyes) => eyes.readLog(0))));
  }

  /** The last thing that the seat did or that everybody agreed to take back; before that, the beginning. */
  get #lastSeen(): TableEvent | undefined {
    const { log, seat } = this.shown;
    return log.findLast(({ what }) => {
      if (what.type === 'played') return what.seat === seat;
      return what.type === 'undone' || what.type === 'started';
    });
  }

  /** Goes on after something was told to one of those who watch from here. */
  async #follow(eyes: Eyes): Promise<void> {
    // What is asked for in passing may fail in passing: the next event asks again.
    eyes.complete().catch(problemOf);
    const shown = eyes === this.shown ? this.stage.play(eyes.now.number) : undefined;
    this.#attend();
    await shown;
    this.#attend();
  }

  /**
   * Gives the device to whoever has to decide: at once where that seat knows the same, and behind a curtain, once
   * nothing moves any more, where it knows something of its own.
   */
  #attend(): void {
    const { shown } = this;
    words.names = this.names;
    if (shown.mustDecide) return;
    const next = this.eyes.find((eyes) => eyes.mustDecide && !eyes.isClosed);
    if (!next) return;
    if (this.#knowsTheSame(next, shown)) this.#handTo(next);
    else if (!this.stage.isPlaying) this.curtain = next.seat;
  }

  /** Somebody else looks, who sees the same: what moves goes on. */
  #handTo(eyes: Eyes): void {
    this.curtain = null;
    this.travel.toNow();
    this.shown = eyes;
    void this.stage.play(eyes.now.number);
  }

  #knowsTheSame(one: Eyes, other: Eyes): boolean {
    return JSON.stringify(one.now.view) === JSON.stringify(other.now.view);
  }
}
