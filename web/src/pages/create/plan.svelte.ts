// A table that is being set up: what was chosen so far, and what is asked of the server for it.

import type { GameListed, SeatWanted, TableWanted, Time } from '../../api/faces';
import { settings } from '../../app/settings.svelte';

export type Kind = 'me' | 'here' | 'link' | 'open' | 'bot';
export const KINDS: Kind[] = ['me', 'here', 'link', 'open', 'bot'];

export interface SeatPlan {
  kind: Kind;
  name: string;
  bot: string;
}

export class Plan {
  /** As many as can play; the table has the first `players` of them. */
  seats: SeatPlan[] = $state([]);
  players = $state(2);
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
    const most = Math.max(...game.seats);
    this.players = Math.min(...game.seats);
    const kindOf = (place: number): Kind => (place === 0 ? 'me' : 'bot');
    this.seats = Array.from({ length: most }, (_, place) => ({ kind: kindOf(place), name: '', bot: settings.level }));
    for (const { name, values } of game.options) this.options[name] = values[0] ?? '';
  }

  get taken(): SeatPlan[] {
    return this.seats.slice(0, this.players);
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

  /** What the server is asked for. `guest` makes a name for a place whose person gave none. */
  wanted(me: string, guest: (place: number) => string): TableWanted {
    const seat = ({ kind, name, bot }: SeatPlan, place: number): SeatWanted => {
      if (kind === 'me') return { kind: 'here', name: me };
      if (kind === 'here') return { kind: 'here', name: name.trim() || guest(place) };
      return kind === 'bot' ? { kind, bot } : { kind };
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
