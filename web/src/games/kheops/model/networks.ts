// Which tiles are connected and what that is worth now. It lights and tells; the points that count are the server's.

import type { Seat } from '../../contract';
import type { CellPicture, Colour, TilePicture, View } from '../../../types/kheops';
import { beyond, facing, SIDES, SUMMIT } from './cell';

export interface Network {
  cells: string[];
  points: number;
  cursed: boolean;
  /** No tile of it opens on a face of the pyramid. */
  secret: boolean;
  longest: boolean;
  strength: { A: number; B: number };
  leader: Seat | null;
}

type Laid = ReadonlyMap<string, CellPicture>;

export const byCell = (view: View): Map<string, CellPicture> => new Map(view.cells.map((laid) => [laid.cell, laid]));

export const face = (view: View, tile: number): TilePicture => view.tiles.find((other) => other.tile === tile)!;

/** The neighbours that a tile opens to, and that open to it. */
export function linked(laid: Laid, { cell, openings }: Pick<CellPicture, 'cell' | 'openings'>): string[] {
  return SIDES.filter((side) => openings.includes(side))
    .map((side) => [beyond(cell, side), facing(side)] as const)
    .filter(([there, side]) => there !== null && laid.get(there)?.openings.includes(side))
    .map(([there]) => there!);
}

/** All networks: two or more connected tiles each. */
export function networks(view: View): Network[] {
  const laid = byCell(view);
  const rest = new Set(laid.keys());
  const groups: string[][] = [];
  for (const first of laid.keys()) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const cell of group) {
      for (const next of linked(laid, laid.get(cell)!)) if (rest.delete(next)) group.push(next);
    }
    if (group.length > 1) groups.push(group);
  }
  const most = Math.max(0, ...groups.map((group) => group.length));
  return groups.map((group) => weigh(view, laid, group, group.length === most));
}

function weigh(view: View, laid: Laid, cells: string[], longest: boolean): Network {
  const tiles = cells.map((cell) => laid.get(cell)!);
  const faces = tiles.map(({ tile }) => face(view, tile));
  const cursed = faces.some(({ symbol }) => symbol === 'curse');
  const secret = !tiles.some(({ cell, openings }) =>
    SIDES.some((side) => openings.includes(side) && beyond(cell, side) === null),
  );
  const rooms = faces.filter(({ kind }) => kind === 'room').length;
  const colours = faces.flatMap(({ colour }) => colour ?? []);
  const plain = rooms + sarcophagi(colours) + (cells.includes(SUMMIT) ? 5 : 0) + (longest ? 5 : 0);
  const strength = { A: 0, B: 0 };
  tiles.forEach(({ pawn }, at) => {
    const two = pawn?.pawn === 'pharaoh' || faces[at]?.symbol === 'double';
    if (pawn?.seat === 'A' || pawn?.seat === 'B') strength[pawn.seat] += two ? 2 : 1;
  });
  const leader = strength.A === strength.B ? null : strength.A > strength.B ? 'A' : 'B';
  return { cells, points: cursed ? 0 : plain * (secret ? 2 : 1), cursed, secret, longest, strength, leader };
}

function sarcophagi(colours: Colour[]): number {
  if (colours.length === 1) return 5;
  return colours.length === 2 && colours[0] === colours[1] ? 15 : 0;
}
