// What the bots of a table say, as long as the person wants to hear it: one line for a few seconds.

import { settings } from '../../app/settings.svelte';
import type { Seat } from '../../games/contract';
import type { Session } from '../session.svelte';
import { type Line, Lines } from './lines';

/** So long a line is to be read, in milliseconds. */
const LASTS = 5000;

export class Company {
  /** What is said now. */
  line: Line | null = $state.raw(null);
  #lines: Lines | null = null;
  #number = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** The level of whoever of the house sits there. */
  levelOf(seat: Seat): string | undefined {
    const face = this.session.shown.now.seats.find((each) => each.seat === seat);
    return face?.called === undefined ? undefined : face.bot?.split(':')[0];
  }

  /** The line of the bot that won, or else of the first that did not. */
  get last(): { seat: Seat; key: string } | null {
    const winners = this.session.ending.verdict?.winners;
    if (!winners || !settings.company) return null;
    const bots = this.session.shown.now.seats.flatMap(({ seat }) => (this.levelOf(seat) ? seat : []));
    const seat = bots.find((each) => winners.includes(each)) ?? bots[0];
    if (!seat) return null;
    return { seat, key: `company-${this.levelOf(seat)}-${winners.includes(seat) ? 'won' : 'lost'}` };
  }

  /** Looks at what has happened since it looked last, once that has been seen. */
  attend(): void {
    const { session } = this;
    const { now, log } = session.shown;
    if (now.phase !== 'playing' || !session.isLive || session.stage.isPlaying || session.scene !== now) return;
    if (now.number === this.#number) return;
    const played = log.filter(({ what }) => what.type === 'played');
    const fresh = played.filter(({ number }) => number > this.#number);
    const isFirst = this.#number < 0;
    this.#number = now.number;
    const hidden = now.seats.some(({ seat }) => session.hides(seat));
    const totals = hidden ? {} : (now.totals ?? {});
    const by = fresh.length === 1 ? (fresh[0]!.what.seat ?? null) : null;
    if (isFirst || !this.#lines) {
      const bots = now.seats.flatMap(({ seat }) => (this.levelOf(seat) ? seat : []));
      this.#lines = new Lines(bots);
      this.#lines.from({ by: null, totals }, played.length);
      const isNew = played.every(({ what }) => what.seat !== session.shown.seat);
      if (isNew) this.#say(this.#lines.begin());
    } else if (fresh.length > 0) this.#say(this.#lines.after({ by, totals }));
  }

  #say(line: Line | null): void {
    if (!line || !settings.company) return;
    clearTimeout(this.#timer);
    this.line = line;
    this.#timer = setTimeout(() => (this.line = null), LASTS);
  }
}
