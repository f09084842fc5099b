// Where on the board the points of a line of the score come from.

import type { Arg, Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import type { View } from '../../../types/imhotep';
import { printed } from '../../../types/imhotep.printed';
import { at } from './anchors';
import { cellAnchor, cellOf, cells } from './chamber';
import { PYRAMIDS } from './sites';

const keyOf = (arg: Arg | undefined): string => (typeof arg === 'object' && 'key' in arg ? (arg.key as string) : '');

const pyramid = (seat: Seat, view: View): string[] =>
  view.pyramid.built.flatMap((built, index) => {
    const prefix = view.sides.pyramid === 'A' ? 'pyramid' : `pyramid-${PYRAMIDS[index]}`;
    return built.flatMap((by, space) => (by === seat ? [`${prefix}-${space + 1}`] : []));
  });

const chamber = (seat: Seat, piece: Phrase, view: View): string[] => {
  const stones = piece.args?.['stones'];
  const row = piece.args?.['row'];
  if (piece.key === 'piece-group') {
    const groups = view.computed.groups.filter((group) => group.seat === seat && group.cells.length === stones);
    return groups.flatMap((group) => group.cells.map(cellAnchor));
  }
  const own = cells(view.chamber).filter((cell) => cell.seat === seat && (row === undefined || cell.row === row));
  return own.map((cell) => cellAnchor(cellOf(cell)));
};

const obelisks = (seat: Seat, piece: Phrase, view: View): string[] => {
  const points = piece.args?.['points'];
  if (piece.key === 'piece-tower') {
    return view.obelisks.towers.flatMap((by, index) =>
      by === seat && printed.towers[index] === points ? [`tower-${index + 1}`] : [],
    );
  }
  return view.sides.obelisks === 'A' ? [`obelisk-${seat}`] : [`loose-${seat}`];
};

const blueCards = (view: View, seat: Seat): string[] => {
  const blue = new Set(printed.cards.flatMap(({ card, colour }) => (colour === 'blue' ? card : [])));
  return (view.seats[seat]?.cards ?? []).filter((card) => blue.has(card));
};

export const pieces = (seat: Seat, line: string, piece: Phrase, view: View): string[] => {
  switch (line) {
    case 'pyramid':
      return pyramid(seat, view);
    case 'chamber':
      return chamber(seat, piece, view);
    case 'obelisks':
      return obelisks(seat, piece, view);
    case 'statues':
      return [at.hand(seat, 'statue')];
    case 'decorations':
      return [at.hand(seat, keyOf(piece.args?.['card']).replace('card-', ''))];
    case 'blue':
      return blueCards(view, seat).map((card) => at.hand(seat, card));
    case 'wrath':
      return [keyOf(piece.args?.['site']).replace(/\..*/, '')];
    default:
      return view.temple.tops.flatMap((by, index) => (by === seat ? [`temple-${index + 1}`] : []));
  }
};
