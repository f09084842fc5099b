// The palace as the rules describe it: the garden's ground, what pieces cost and what they earn.

import type { Piece } from './parse';
import type { Card, Kind, Resource, Side, View, Wall } from './view';

export const WIDTH = 9;
export const SIDES: readonly Side[] = ['left', 'right'];
export const RESOURCES: readonly Resource[] = ['stone', 'wood', 'glass', 'marble', 'lapis'];
export const CARDS: readonly Card[] = ['artisan', ...RESOURCES.flatMap((one): Card[] => [one, `${one}+`]), 'cave'];
/** In the order in which they go round from the left door to the right door. */
export const WALLS: readonly Wall[] = [
  'left-front',
  'left-mid',
  'left-back',
  'back-left',
  'back-mid',
  'back-right',
  'right-back',
  'right-mid',
  'right-front',
];
export const HAND_LIMIT = 10;
/** Amulets that throw their owner to the crocodiles. */
export const TOO_MANY = 8;
/** Cleopatra's last step, before the palace, and the one behind the line of the offering. */
export const LAST_STEP = 5;
export const OFFERING_STEP = 4;

export interface Price {
  kind: Kind;
  number: number;
  artisans: number;
  resources: number;
  of: 'equal' | 'different';
  reward: number;
}

export const PRICES: readonly Price[] = [
  { kind: 'sphinx', number: 6, artisans: 1, resources: 2, of: 'equal', reward: 3 },
  { kind: 'obelisk', number: 2, artisans: 3, resources: 4, of: 'equal', reward: 10 },
  { kind: 'door', number: 2, artisans: 2, resources: 3, of: 'equal', reward: 5 },
  { kind: 'wall', number: 9, artisans: 1, resources: 2, of: 'different', reward: 3 },
  { kind: 'mosaic', number: 12, artisans: 2, resources: 3, of: 'different', reward: 5 },
  { kind: 'pedestal', number: 1, artisans: 3, resources: 4, of: 'different', reward: 10 },
  { kind: 'throne', number: 1, artisans: 3, resources: 4, of: 'different', reward: 10 },
];

export const priceOf = (kind: Kind): Price => PRICES.find((price) => price.kind === kind)!;

export const squareName = (column: number, row: number): string => 'abcdefghi'[column]! + row;
export const columnOf = (square: string): number => square.charCodeAt(0) - 97;
export const rowOf = (square: string): number => Number(square[1]);

export const SQUARES: readonly string[] = Array.from({ length: WIDTH * WIDTH }, (_, at) =>
  squareName(at % WIDTH, Math.floor(at / WIDTH)),
);

export const isThrone = (square: string): boolean =>
  columnOf(square) >= 3 && columnOf(square) <= 5 && rowOf(square) <= 2;

/** Palms: the corners' edges and the avenue between throne and front. */
export function isPalm(square: string): boolean {
  const [column, row] = [columnOf(square), rowOf(square)];
  if (column >= 3 && column <= 5) return row >= 3;
  return row === 0 || ((column === 0 || column === 8) && (row <= 2 || row >= 6));
}

const line = (name: (at: number) => string, from: number): string[] => [0, 1, 2].map((at) => name(from + at));

/** The three squares beside a wall. */
export function besideWall(wall: Wall): string[] {
  const [side, part] = wall.split('-') as [string, string];
  if (side === 'back') return line((at) => squareName(at, 0), { left: 0, mid: 3, right: 6 }[part]!);
  return line((at) => squareName(side === 'left' ? 0 : WIDTH - 1, at), { back: 0, mid: 3, front: 6 }[part]!);
}

const BESIDE_THRONE = ['c0', 'c1', 'c2', 'g0', 'g1', 'g2', 'd3', 'e3', 'f3'];

/** The unbroken chain of walls that begins at a door. */
function chain(view: View, side: Side): number {
  const order = side === 'left' ? WALLS : WALLS.toReversed();
  const gap = order.findIndex((wall) => !view.palace.walls.includes(wall));
  return gap < 0 ? order.length : gap;
}

/** What a piece adds to its reward, on the palace as it stands. */
export function bonusOf(view: View, piece: Piece): number {
  const laid = new Set(view.mosaics.laid.flatMap((mosaic) => mosaic.squares));
  const covered = (squares: string[]) => squares.filter((square) => laid.has(square)).length;
  switch (piece.kind) {
    case 'sphinx':
      return sphinxes(view, piece.side);
    case 'obelisk':
      return 2 * sphinxes(view, piece.side);
    case 'door':
      return chain(view, piece.side);
    case 'wall':
      return covered(besideWall(piece.wall));
    case 'mosaic':
      return piece.squares.filter(isPalm).length;
    default:
      return covered(BESIDE_THRONE);
  }
}

export const sphinxes = (view: View, side: Side): number => view.palace.sphinxes[SIDES.indexOf(side)]!;

/** How many pieces of a kind stand. */
export function standing(view: View, kind: Kind): number {
  const { palace, mosaics } = view;
  switch (kind) {
    case 'sphinx':
      return sphinxes(view, 'left') + sphinxes(view, 'right');
    case 'obelisk':
      return palace.obelisks.length;
    case 'door':
      return palace.doors.length;
    case 'wall':
      return palace.walls.length;
    case 'mosaic':
      return mosaics.laid.length;
    default:
      return palace[kind] ? 1 : 0;
  }
}

export const isCorrupt = (card: Card): boolean => card === 'cave' || card.endsWith('+');

/** Must a seat's scarabs and amulets be kept in mind? Never one's own, and none after the end. */
export const hides = (view: View, seat: string, viewer: string | null): boolean =>
  view.memory === 'off' && view.phase !== 'over' && seat !== viewer;
