// When the bots of the house say something: at fixed moments, each only so often in a game. It is pure, and forgets
// nothing: what it is told in the same order it answers the same.

import type { Seat } from '../../games/contract';

export type Moment = 'greeting' | 'fine' | 'lead';

/** Somebody says something. */
export interface Line {
  seat: Seat;
  moment: Moment;
}

/** How it stands after somebody has decided, as far as everybody at this device may see it. */
export interface Standing {
  /** Who decided; nobody when several did at once. */
  by: Seat | null;
  totals: Partial<Record<Seat, number>>;
}

/** So often each is said in a game: with what is said at the end it makes five. */
const OFTEN: Record<Moment, number> = { greeting: 1, fine: 2, lead: 1 };
/** Before so many decisions nobody can tell a fine one. */
const EARLY = 6;
/** Who is ahead before so many means nothing. */
const LATE = 10;

/** The only one who is ahead of everybody. */
function leader(totals: Standing['totals']): Seat | null {
  const seats = Object.keys(totals) as Seat[];
  const most = Math.max(...seats.map((seat) => totals[seat]!));
  const first = seats.filter((seat) => totals[seat] === most);
  return seats.length > 1 && first.length === 1 ? first[0]! : null;
}

export class Lines {
  readonly #said: Record<Moment, number> = { greeting: 0, fine: 0, lead: 0 };
  #decided = 0;
  /** The most that anybody has gained by one decision. */
  #best = 0;
  #before: Standing['totals'] = {};
  #leader: Seat | null = null;

  /** `bots` are the seats where bots of the house sit, in order. */
  constructor(private readonly bots: readonly Seat[]) {}

  /** The game begins: the first of them greets. */
  begin(): Line | null {
    return this.#say('greeting', this.bots[0]);
  }

  /** Goes on from here without a word. */
  from({ totals }: Standing, decided: number): void {
    [this.#before, this.#leader, this.#decided] = [totals, leader(totals), decided];
  }

  after(standing: Standing): Line | null {
    const { by, totals } = standing;
    this.#decided += 1;
    const gain = by === null ? 0 : (totals[by] ?? 0) - (this.#before[by] ?? 0);
    const isFine = by !== null && !this.bots.includes(by) && gain > this.#best && this.#decided >= EARLY;
    this.#best = Math.max(this.#best, gain);
    const [before, now] = [this.#leader, leader(totals)];
    [this.#before, this.#leader] = [totals, now ?? before];
    if (isFine) return this.#say('fine', this.bots[0]);
    if (now !== null && now !== before && this.bots.includes(now) && this.#decided >= LATE)
      return this.#say('lead', now);
    return null;
  }

  #say(moment: Moment, seat: Seat | undefined): Line | null {
    if (seat === undefined || this.#said[moment] >= OFTEN[moment]) return null;
    this.#said[moment] += 1;
    return { seat, moment };
  }
}
