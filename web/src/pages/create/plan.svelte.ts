// A table that is being set up: what was chosen so far, and what is asked of the server for it.

import type { GameListed, SeatWanted, TableWanted, Time } from '../../api/faces';
import { settings } from '../../app/settings.svelte';
import { LEVELS, SEATS } from '../../app/tables';
import type { Seat } from '../../games/contract';

export type Kind = 'me' | 'here' | 'link' | 'open' | 'bot' | 'none';
/** `none` leaves a seat empty: it does not belong to the table. */
export const KINDS: Kind[] = ['me', 'here', 'link', 'open', 'bot', 'none'];

export interface SeatPlan {
  kind: Kind;
  name: string;
  bot: string;
}

export class Plan {
  /** As many as can play. Those where somebody is to sit are the table's seats, in this order. */
  seats: SeatPlan[] = $state([]);
  options: Record<string, string> = $state({});
  material = $state('');
  isPublic = $state(false);
  chat = $state(true);
  /** Null leaves it to the server: where only one person plays. */
  hints: boolean | null = $state(null);
  time: 'none' | Time['per'] = $state('none');
  amount: Record<Time['per'], number> = $state({ game: 30, turn: 3 });
  standIn = $state('mason');

  constructor(readonly game: GameListed) {
    const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
    const kindOf = (place: number): Kind => (place === 0 ? 'me' : place < least ? 'bot' : 'none');
    this.seats = Array.from({ length: most }, (_, place) => ({ kind: kindOf(place), name: '', bot: settings.level }));
    for (const { name, values } of game.options) this.options[name] = values[0] ?? '';
  }

  get taken(): SeatPlan[] {
    return this.seats.filter(({ kind }) => kind !== 'none');
  }

  /** What the seat at a place of the table is called; nothing where it stays empty. */
  letterOf(place: number): Seat | null {
    if (this.seats[place]?.kind === 'none') return null;
    return SEATS[this.seats.slice(0, place).filter(({ kind }) => kind !== 'none').length] ?? null;
  }

  /** May a seat stay empty, or be so already? */
  canLeave(place: number): boolean {
    return this.seats[place]?.kind === 'none' || this.game.seats.includes(this.taken.length - 1);
  }

  get people(): number {
    return this.taken.filter(({ kind }) => kind !== 'bot').length;
  }

  get allowsHints(): boolean {
    return this.hints ?? this.people < 2;
  }

  /** One person is "me": whoever is made so takes it from whoever was, who then is another person at this device. */
  setKind(place: number, kind: Kind): void {
    const seat = this.seats[place];
    if (!seat) return;
    if (kind === 'me') for (const other of this.seats) if (other.kind === 'me') other.kind = 'here';
    seat.kind = kind;
  }

  /** Everybody but me is to be of one kind, at all seats there are. */
  fill(kind: Kind): void {
    for (const seat of this.seats) if (seat.kind !== 'me') seat.kind = kind;
  }

  isFilled(kind: Kind): boolean {
    return this.seats.every((seat) => seat.kind === 'me' || seat.kind === kind);
  }

  /** A bot of the next level sits down, after the last level one of the first. */
  seatAnother(place: number): void {
    const seat = this.seats[place];
    if (!seat) return;
    const levels: readonly string[] = LEVELS;
    if (seat.kind === 'bot') seat.bot = levels[(levels.indexOf(seat.bot) + 1) % levels.length]!;
    seat.kind = 'bot';
  }

  /** What the server is asked for. `guest` makes a name for a place whose person gave none. */
  wanted(me: string, guest: (place: number) => string): TableWanted {
    const seat = ({ kind, name, bot }: SeatPlan, place: number): SeatWanted => {
      if (kind === 'me') return { kind: 'here', name: me };
      if (kind === 'here') return { kind: 'here', name: name.trim() || guest(place) };
      return kind === 'bot' ? { kind, bot } : { kind: kind === 'link' ? 'link' : 'open' };
    };
    const seconds = { game: 60, turn: 86_400 };
    return {
      game: this.game.id,
      seats: this.taken.map(seat),
      options: Object.entries(this.options)
        .map(([name, value]) => `${name}=${value}`)
        .join(','),
      public: this.isPublic,
      chat: this.chat,
      hints: this.allowsHints,
      stand_in: this.standIn,
      ...(this.material.trim() && { material: this.material }),
      ...(this.time !== 'none' && { time: { per: this.time, seconds: this.amount[this.time] * seconds[this.time] } }),
    };
  }
}
