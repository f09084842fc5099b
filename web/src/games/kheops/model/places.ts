// What stands where: tiles and pawns in the pyramid, in hands and supplies, and in the pile.

import type { Place, Seat } from '../../contract';
import type { Pawn, View } from '../../../types/kheops';
import { printed } from '../../../types/kheops.printed';
import { BACK, pawnSymbol, tileSymbol } from './figures';
import { supply } from './tiles';

const backs = (at: string, count: number): Place[] => (count > 0 ? [{ at, piece: 'tile', count, symbol: BACK }] : []);

const faceUp = (at: string, view: View, tile: number): Place => ({
  at,
  piece: 'tile',
  count: 1,
  id: `tile-${tile}`,
  symbol: tileSymbol(view, tile),
});

const pawns = (at: string, seat: Seat, pawn: Pawn, count = 1): Place[] =>
  count > 0 ? [{ at, piece: `${pawn}-${seat}`, count, symbol: pawnSymbol(pawn), seat }] : [];

function seat(view: View, who: Seat): Place[] {
  const { hand, tiles: seen } = view.seats[who]!;
  const box = printed.pawns[who] ?? [];
  return [
    ...box.flatMap((pawn) => pawns(`supply-${who}-${pawn}`, who, pawn, supply(view, who, pawn))),
    ...(seen ? seen.map((tile) => faceUp(`hand-${tile}`, view, tile)) : backs(`backs-${who}`, hand)),
  ];
}

export const places = (view: View): Place[] => [
  ...view.cells.flatMap(({ cell, tile, pawn }) => [
    faceUp(`cell-${cell}`, view, tile),
    ...(pawn ? pawns(`cell-${cell}`, pawn.seat, pawn.pawn) : []),
  ]),
  ...(Object.keys(view.seats) as Seat[]).flatMap((who) => seat(view, who)),
  ...backs('pile', view.pile),
];
