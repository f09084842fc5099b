// What a composition of the desk says: where everything lies, in units of the scene.

import type { Room, Shape } from '../../../../stage/room';
import { printed } from '../../../../types/pyramids.printed';
import { cellsHigh, CELLS_WIDE, measure, type Size } from '../chamber';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Chambers of one size, and where they lie. */
export interface Chambers {
  cell: number;
  size: Size;
  at: Spot[];
}

/** How the score card is laid out. */
export type SheetForm = 'full' | 'column' | 'band' | 'strip';
/** What the desk is for just now. */
export type Moment = 'keep' | 'mark' | 'replace';

/** In units of the scene: `scale` of them make a CSS pixel. */
export interface Layout {
  composition: Shape;
  /** Do notes lie on the mats? Elsewhere the plates say what they would. */
  notes: boolean;
  scale: number;
  width: number;
  height: number;
  /** The strip with the desert, behind the desk. */
  far: number;
  plates: Box & { flow: 'row' | 'column' };
  prompt: Box;
  rail?: Box;
  /** A mat for each seat, and what of it no plate covers. */
  mats: Box[];
  fields: Box[];
  /** Where there is no mat for whoever looks: what they complete goes here, and is only counted. */
  pile?: Box;
  /** The large mat of whoever looks. */
  desk: Box;
  chambers: Chambers;
  hand: Chambers;
  slips: Box[];
  /** What things are worth, while cards are chosen. */
  values?: Box;
  expedition: Box;
  calendar: Box;
  sheet: Box;
  form: SheetForm;
  market: Box;
  tools: Box;
  /** Things that only lie there. The lamp stands on its foot. */
  lamp?: Spot & { scale: number };
  lantern?: Spot;
  jar?: Spot & { scale: number };
  scarab?: Spot & { scale: number };
}

export type Composition = (room: Room, seats: number, moment: Moment) => Layout;

export const PAIR = printed.sizes.kept;
export const HAND = printed.sizes.dealt;

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** As many boxes beside one another. */
export function split({ x, y, width, height }: Box, count: number, gap: number): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => box(x + at * (each + gap), y, each, height));
}

/** Cards as large as they fit, in columns, centred in a box. */
export function fill(
  { x, y, width, height }: Box,
  count: number,
  columns: number,
  size: Size,
  gap: number,
  most = 400,
) {
  const rows = Math.ceil(count / columns);
  const cell = Math.min(
    most,
    (width - gap * (columns - 1)) / columns / CELLS_WIDE,
    (height - gap * (rows - 1)) / rows / cellsHigh(size),
  );
  const card = measure(cell, size);
  const [stepX, stepY] = [card.width + gap, card.height + card.thick + gap];
  const [left, top] = [x + (width - stepX * columns + gap) / 2, y + (height - stepY * rows + gap) / 2];
  const at = Array.from({ length: count }, (_, index) => ({
    x: left + (index % columns) * stepX,
    y: top + Math.floor(index / columns) * stepY,
  }));
  return { cell, size, at };
}

export const inside = ({ x, y, width, height }: Box, by: number, bottom = by): Box =>
  box(x + by, y + by, width - 2 * by, height - by - bottom);

/** The cards that are dealt, with a slip below each. */
export function handIn(
  desk: Box,
  columns: number,
  slip: number,
  gap: number,
  drawn: Size = 'large',
): Pick<Layout, 'hand' | 'slips'> {
  const rows = HAND / columns;
  const places = inside(desk, gap);
  const row = (places.height - gap * (rows - 1)) / rows;
  const bands = Array.from({ length: rows }, (_, at) => box(places.x, places.y + at * (row + gap), places.width, row));
  const parts = bands.map((band) => fill({ ...band, height: band.height - slip - 4 }, columns, columns, drawn, gap));
  const { cell, size } = parts[0]!;
  const card = measure(cell, size);
  const at = parts.flatMap((part) => part.at);
  const slips = at.map(({ x, y }) => box(x, y + card.height + card.thick + 6, card.width, slip));
  return { hand: { cell, size, at }, slips };
}
