// What a seat has found between two views: which cells were crossed, and where what lay there went on the score card.

import type { Seat } from '../../contract';
import { CELLS, signAt } from '../cells';
import { type SeatPicture, seatsOf, type View } from '../view';

export interface Find {
  seat: Seat;
  sign: 'red' | 'green' | 'torch' | 'skull';
  /** The anchors of the cell and of the place on the score card. */
  from: string;
  to: string;
  /** Which of the cells of its card that were crossed together it lay in. */
  order: number;
  count: number;
}

/** The places of the score card that were filled between two views, in their order. */
function filled(seat: Seat, before: SeatPicture, after: SeatPicture): Record<Find['sign'], string[]> {
  const counted = (sign: 'red' | 'green' | 'skull', from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => `${sign}-${seat}-${from + index + 1}`);
  return {
    red: counted('red', before.red, after.red),
    green: counted('green', before.green, after.green),
    skull: counted('skull', before.skulls, after.skulls),
    torch: after.torches.filter((round) => !before.torches.includes(round)).map((round) => `torch-${seat}-${round}`),
  };
}

function foundBy(seat: Seat, before: SeatPicture, after: SeatPicture): Find[] {
  const places = filled(seat, before, after);
  return after.cards.flatMap((card) => {
    const was = before.cards.find((each) => each.card === card.card)?.crossed ?? [];
    const fresh = CELLS.filter((cell) => card.crossed.includes(cell) && !was.includes(cell));
    return fresh.flatMap((cell, order): Find[] => {
      const sign = signAt(card, cell);
      if (sign !== 'red' && sign !== 'green' && sign !== 'torch' && sign !== 'skull') return [];
      const to = places[sign].shift();
      return to ? [{ seat, sign, from: `cell-${card.card}-${cell}`, to, order, count: fresh.length }] : [];
    });
  });
}

export const finds = (before: View, after: View): Find[] =>
  seatsOf(after).flatMap((seat) => {
    const [was, is] = [before.seats[seat], after.seats[seat]];
    return was && is ? foundBy(seat, was, is) : [];
  });
