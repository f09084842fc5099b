// What a score card shows of a seat: as it is, and as it would be with what is pointed at.

import type { Seat } from '../../../contract';
import { type Colour, type SeatComputed, type SeatPicture, seatsOf, type View } from '../../view';

export interface Known {
  seat: Seat;
  view: View;
  at: SeatPicture;
  computed: SeatComputed;
  /** What a text that is pointed at would lead to. */
  then?: { at: SeatPicture; computed: SeatComputed } | null;
}

export interface Coin {
  points: number;
  /** Who has taken it. */
  owner?: Seat;
}

/** The coins of a colour, the dearest first: those that have been taken, and those that are left. */
export function coinsOf(view: View, colour: Colour): { taken: Coin[]; left: Coin[] } {
  const taken = seatsOf(view).flatMap((owner): Coin[] => {
    const { awards = [] } = view.computed.seats[owner]?.colours.find((each) => each.colour === colour) ?? {};
    return awards.map((points) => ({ points, owner }));
  });
  const left = view.awards.find((each) => each.colour === colour)?.left ?? [];
  return { taken: taken.sort((one, other) => other.points - one.points), left: left.map((points) => ({ points })) };
}

/** Numbers that count from one. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export const minus = (points: number): string => (points > 0 ? `−${points}` : '0');
