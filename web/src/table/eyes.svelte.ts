// How a table looks to one of those who watch from this device: a seat that is held here, or a spectator.

import { api } from '../api/client';
import type { Now, TableEvent } from '../api/faces';
import type { Ledger } from '../api/ledger.svelte';
import type { Seat } from '../games/contract';
import { device, type Credential } from '../keys.svelte';
import { words } from '../words.svelte';

/** So many events one answer of the log holds at the most. */
const PAGE = 500;

export class Eyes {
  #asking: Promise<void> | null = null;

  constructor(
    /** What is told to whoever looks with them. */
    readonly ledger: Ledger,
    readonly credential: Credential | undefined,
  ) {
    ledger.open();
  }

  get seat(): Seat | null {
    return this.ledger.to;
  }

  get now(): Now {
    return this.ledger.now;
  }

  get log(): readonly TableEvent[] {
    return this.ledger.log;
  }

  path(rest: string): string {
    return `/tables/${this.ledger.id}/${rest}`;
  }

  get token(): string | undefined {
    return this.credential?.token;
  }

  /** The credential is void: the seat is somewhere else now. */
  get isClosed(): boolean {
    return this.credential !== undefined && !device.held(this.ledger.id).some(({ token }) => token === this.token);
  }

  get mustDecide(): boolean {
    return this.now.phase === 'playing' && (this.now.legal?.length ?? 0) > 0 && !this.isCovered && !this.isClosed;
  }

  /** A bot plays for the person here. */
  get isCovered(): boolean {
    return this.now.seats.some((face) => face.seat === this.seat && face.covered);
  }

  /** Asks for what the stream did not tell: what was before, or while the device was away for too long. */
  complete(): Promise<void> {
    if (this.ledger.known >= this.now.number) return Promise.resolve();
    this.#asking ??= this.readLog(this.ledger.known).finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Reads the log after an event, in the language that is spoken. */
  async readLog(after: number): Promise<void> {
    const { language } = words;
    for (let last: number | undefined = after; last !== undefined;) {
      const log: TableEvent[] = await api.get(this.path(`log?after=${last}&lang=${language}`), this.token);
      if (language !== words.language) return;
      this.ledger.take({ log });
      last = log.length < PAGE ? undefined : log.at(-1)?.number;
    }
  }

  /** How it stood after an event; asked for where that is not known. */
  async moment(number: number): Promise<Now> {
    const known = this.ledger.at(number);
    if (known?.number === number) return known;
    const now = await api.get<Now>(this.path(`moments/${number}`), this.token);
    this.ledger.take({ stood: [now] });
    return now;
  }
}
