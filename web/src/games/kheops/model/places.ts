// What stands where: tiles and pawns in the pyramid, in hands and supplies, and in the pile.

import type { Place, Seat } from '../../contract';
import type { View } from '../../../types/kheops';
import { printed } from '../../../types/kheops.printed';
import { supply } from './tiles';

const tiles = (at: string, count = 1): Place[] => (count > 0 ? [{ at, piece: 'tile', count }] : []);

const pawns = (at: string, seat: Seat, pawn: string, count = 1): Place[] =>
  count > 0 ? [{ at, piece: `${pawn}-${seat}`, count }] : [];

function seat(view: View, who: Seat): Place[] {
  const { hand, tiles: seen } = view.seats[who]!;
  const box = printed.pawns[who] ?? [];
  return [
    ...box.flatMap((pawn) => pawns(`supply-${who}-${pawn}`, who, pawn, supply(view, who, pawn))),
    ...(seen ? seen.flatMap((tile) => tiles(`hand-${tile}`)) : tiles(`backs-${who}`, hand)),
  ];
}

export const places = (view: View): Place[] => [
  ...view.cells.flatMap(({ cell, pawn }) => [
    ...tiles(`cell-${cell}`),
    ...(pawn ? pawns(`cell-${cell}`, pawn.seat, pawn.pawn) : []),
  ]),
  ...(Object.keys(view.seats) as Seat[]).flatMap((who) => seat(view, who)),
  ...tiles('pile', view.pile),
];
