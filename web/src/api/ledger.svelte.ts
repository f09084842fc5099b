// What one viewer of a table was told: how it stands, and what happened there. Whatever shows a table reads it here.
//
// Everything told has a number and takes that number's place. What comes twice, late or out of order changes nothing
// that is newer.

import type { Seat } from '../games/contract';
import type { Now, Standing, TableEvent, TableFace } from './faces';

/** The same things with others put at the places of their numbers. */
function placed<Thing extends { number: number }>(known: readonly Thing[], told: readonly Thing[]): Thing[] {
  const all = new Map([...known, ...told].map((thing) => [thing.number, thing]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}

/** A deleted message has no text, also where it was told before it was deleted. */
function withoutDeleted(log: readonly TableEvent[]): readonly TableEvent[] {
  const deleted = new Set(log.flatMap(({ what }) => (what.type === 'deleted' ? [what.message] : [])));
  if (deleted.size === 0) return log;
  return log.map((event) => {
    if (event.what.type !== 'said' || !deleted.has(event.what.message)) return event;
    const { text: _, ...what } = event.what;
    return { ...event, what };
  });
}

export class Ledger {
  readonly to: Seat | null;
  /** The table's id. */
  readonly id: string;
  /** The table as it stands. */
  readonly table: TableFace = $derived.by(() => {
    const { phase, seats, allows, rules, owner, rematch } = this.now;
    return { ...this.#made, phase, seats, allows, rules, owner, rematch };
  });
  /** What of the table never changes, and more. */
  readonly #made: TableFace;
  /** How it stood after events, by their numbers. */
  #stood: readonly Now[] = $state.raw([]);
  #log: readonly TableEvent[] = $state.raw([]);
  /** Somebody looks at the table: then what happened is kept as well, not only how it stands. */
  #isOpen = false;
  readonly #listeners = new Set<() => void>();

  constructor({ to, table, now }: Standing) {
    this.to = to;
    this.id = table.table;
    this.#made = table;
    this.#stood = [now];
  }

  /** How the table stands. */
  get now(): Now {
    return this.#stood.at(-1)!;
  }

  /** What happened, the earliest first. */
  get log(): readonly TableEvent[] {
    return this.#log;
  }

  /** All events up to this number are known. Their numbers have no gaps. */
  get known(): number {
    const gap = this.#log.findIndex(({ number }, place) => number !== place + 1);
    return gap < 0 ? this.#log.length : gap;
  }

  /** How it stood after an event, or after the last one before it of which that is known. */
  at(number: number): Now | undefined {
    return this.#stood.findLast((now) => now.number <= number);
  }

  /** Keeps what happens from now on; what was before is to be asked for. */
  open(): void {
    this.#isOpen = true;
  }

  /** Forgets everything but how the table stands. */
  close(): void {
    this.#isOpen = false;
    [this.#stood, this.#log] = [[this.now], []];
  }

  /** Takes in what is told: events, and how the table stood after some. */
  take({ log = [], stood = [] }: { log?: readonly TableEvent[]; stood?: readonly Now[] }): void {
    if (this.#isOpen) this.#log = withoutDeleted(placed(this.#log, log));
    const all = placed(this.#stood, stood);
    this.#stood = this.#isOpen ? all : all.slice(-1);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls the listener whenever something was taken in, until the answer is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Done when that event is known, with true; with false when that takes longer than so many milliseconds. */
  reaches(number: number, patience: number): Promise<boolean> {
    return new Promise((done) => {
      const end = (isKnown: boolean) => {
        clearTimeout(timer);
        stop();
        done(isKnown);
      };
      const timer = setTimeout(() => end(false), patience);
      const look = () => this.now.number >= number && end(true);
      const stop = this.listen(look);
      look();
    });
  }
}
