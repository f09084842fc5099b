// How a table looks to one of those who watch from this device: a seat that is held here, or a spectator.

import { api } from '../api/client';
import type { Now, TableEvent } from '../api/faces';
import type { Seat } from '../games/contract';
import { device, type Credential } from '../keys.svelte';
import { words } from '../words.svelte';
import type { Sheet } from './faces';

/** So many events one answer of the log holds at the most. */
const PAGE = 500;

export class Eyes {
  now: Now | null = $state.raw(null);
  log: readonly TableEvent[] = $state.raw([]);
  sheets: readonly Sheet[] = $state.raw([]);

  constructor(
    readonly table: string,
    readonly seat: Seat | null,
    readonly credential: Credential | undefined,
  ) {}

  path(rest: string): string {
    return `/tables/${this.table}/${rest}`;
  }

  get token(): string | undefined {
    return this.credential?.token;
  }

  /** The credential is void: the seat is somewhere else now. */
  get isClosed(): boolean {
    return this.credential !== undefined && !device.held(this.table).some(({ token }) => token === this.token);
  }

  get mustDecide(): boolean {
    return this.now?.phase === 'playing' && (this.now.legal?.length ?? 0) > 0 && !this.isCovered && !this.isClosed;
  }

  /** A bot plays for the person here. */
  get isCovered(): boolean {
    return this.now?.seats.some((face) => face.seat === this.seat && face.covered) ?? false;
  }

  async load(): Promise<void> {
    this.now = await api.get<Now>(this.path('now'), this.token);
    await Promise.all([this.loadLog(), this.loadScore()]);
  }

  /** Reads the whole log, in the language that is spoken. */
  async loadLog(): Promise<void> {
    const log: TableEvent[] = [];
    for (;;) {
      const after = log.at(-1)?.number ?? 0;
      const part = await api.get<TableEvent[]>(this.path(`log?after=${after}&lang=${words.language}`), this.token);
      log.push(...part);
      if (part.length < PAGE) break;
    }
    const known = log.at(-1)?.number ?? 0;
    this.log = [...log, ...this.log.filter((event) => event.number > known)];
  }

  async loadScore(): Promise<void> {
    if (this.now?.view) this.sheets = await this.#score('');
  }

  /** How the score stood after an event. */
  scoreAt(number: number): Promise<Sheet[]> {
    return this.#score(`&at=${number}`);
  }

  #score(when: string): Promise<Sheet[]> {
    return api.get<Sheet[]>(this.path(`score?lang=${words.language}${when}`), this.token);
  }

  /** Takes a new event. Says whether it was new. */
  take(event: TableEvent): boolean {
    const last = this.log.at(-1)?.number ?? 0;
    if (event.now && event.now.number >= (this.now?.number ?? 0)) this.now = event.now;
    if (event.number <= last) return false;
    if (event.what.type === 'deleted') this.#wipe(event.what.message);
    this.log = [...this.log, event];
    return true;
  }

  /** How it stood after an event. */
  moment(number: number): Promise<Now> {
    return api.get<Now>(this.path(`moments/${number}`), this.token);
  }

  #wipe(message: number | undefined): void {
    this.log = this.log.map((event) => {
      if (event.what.type !== 'said' || event.what.message !== message) return event;
      const { text: _, ...what } = event.what;
      return { ...event, what };
    });
  }
}
