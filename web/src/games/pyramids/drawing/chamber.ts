// How a chamber is drawn: from above and a little from the south, so that its walls have height.

import { printed } from '../../../types/pyramids.printed';
import { CELLS, cellOf, nameOf, signAt } from '../cells';
import type { CardPicture } from '../view';

const { side } = printed.sizes;

/**
 * `large`: with all its ornaments; `shallow`: with these and a lower back wall; `small`: with its number; `tiny`: only
 * what lies in it.
 */
export type Size = 'large' | 'shallow' | 'small' | 'tiny';

export interface Measure {
  size: Size;
  /** Are its walls carved, its floor worn and its back wall painted? */
  ornate: boolean;
  cell: number;
  /** The whole card, without its thickness. */
  width: number;
  height: number;
  thick: number;
  /** The back wall, over the floor. */
  head: number;
  /** Where the floor begins. */
  left: number;
  top: number;
  floor: number;
  /** How far walls rise over the cell behind them. */
  lift: number;
}

/** Parts of a card, by the side of a cell. */
const HEAD: Record<Size, number> = { large: 0.88, shallow: 0.62, small: 1.25, tiny: 0.7 };
const MARGIN = 0.2;
const THICK = 0.1;
const LIFT = 0.2;

/** How many cells a card is wide, and how many it is high with its thickness. */
export const CELLS_WIDE = side + 2 * MARGIN;
export const cellsHigh = (size: Size): number => HEAD[size] + side + MARGIN + THICK;

export function measure(cell: number, size: Size): Measure {
  const [margin, head, floor] = [MARGIN * cell, HEAD[size] * cell, side * cell];
  return {
    size,
    ornate: size === 'large' || size === 'shallow',
    cell,
    width: floor + 2 * margin,
    height: head + floor + margin,
    thick: THICK * cell,
    head,
    left: margin,
    top: head,
    floor,
    lift: LIFT * cell,
  };
}

export interface Walls {
  /** All of their shadows on the floor, so that none is dark twice. */
  shadows: string;
  tops: string;
  /** Their sides to the south, with one course of masonry. */
  faces: string;
  courses: string;
  /** Edges that catch the light, and those that do not. */
  lit: string;
  dark: string;
  joints: string;
}

export const isWall = (card: CardPicture, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < side && row < side && signAt(card, nameOf([column, row])) === 'wall';

const fixed = (value: number): string => String(Math.round(value * 10) / 10);
const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, at) => text + fixed(values[at - 1]!) + part);

/** A number for each cell of a card: what is marked on it by hand stays where it is. */
export const chance = (card: number, column: number, row: number): number => card * 31 + row * 7 + column * 13;

export function walls(card: CardPicture, { cell: s, lift, left, top }: Measure): Walls {
  const drawn: Walls = { shadows: '', tops: '', faces: '', courses: '', lit: '', dark: '', joints: '' };
  const reach = s * 0.2;
  for (const name of CELLS) {
    const [column, row] = cellOf(name);
    if (!isWall(card, column, row)) continue;
    const [x, y] = [left + column * s, top + row * s];
    const roof = y - lift;
    const edge = y + s - lift;
    const number = chance(card.card, column, row);
    drawn.shadows += path`M${x} ${roof}H${x + s}l${reach} ${reach}V${y + s + reach * 0.7}H${x + reach}L${x} ${y + s}z`;
    drawn.tops += path`M${x} ${roof}h${s}v${s}h${-s}z`;
    if (isWall(card, column, row + 1)) drawn.joints += path`M${x + 2} ${edge}h${s - 4}`;
    else {
      drawn.faces += path`M${x} ${edge}h${s}v${lift}h${-s}z`;
      drawn.courses += path`M${x} ${edge + lift / 2}h${s}M${x + s * (0.26 + (number % 3) * 0.2)} ${edge}v${lift / 2}`;
      drawn.courses += path`M${x + s * (0.5 + (number % 2) * 0.22)} ${edge + lift / 2}v${lift / 2}`;
      drawn.lit += path`M${x} ${edge}h${s}`;
    }
    if (!isWall(card, column, row - 1)) drawn.lit += path`M${x} ${roof}h${s}`;
    if (!isWall(card, column - 1, row)) drawn.lit += path`M${x} ${roof}v${s}`;
    if (isWall(card, column + 1, row)) drawn.joints += path`M${x + s} ${roof + 2}v${s - 4}`;
    else drawn.dark += path`M${x + s} ${roof}v${s}`;
  }
  return drawn;
}

/** The lines between the cells of a floor, and every second cell. */
export function floor({ cell: s, left, top, floor: all }: Measure): { lines: string; checks: string } {
  let [lines, checks] = ['', ''];
  for (const name of CELLS) {
    const [column, row] = cellOf(name);
    if ((column + row) % 2 === 0) checks += path`M${left + column * s} ${top + row * s}h${s}v${s}h${-s}z`;
    if (row === 0 && column > 0) lines += path`M${left + column * s} ${top}v${all}`;
    if (column === 0 && row > 0) lines += path`M${left} ${top + row * s}h${all}`;
  }
  return { lines, checks };
}

/** Scratches and grains of sand on some of the free cells. */
export function scratches(card: CardPicture, { cell: s, left, top }: Measure): string {
  return CELLS.map((name) => {
    const [column, row] = cellOf(name);
    const isBare = signAt(card, name) === undefined && chance(card.card, column, row) % 4 === 0;
    const [x, y] = [left + column * s, top + row * s];
    return isBare
      ? path`M${x + s * 0.7} ${y + s * 0.1}l${-s * 0.07} ${s * 0.12} ${s * 0.09} ${s * 0.08} ${-s * 0.03} ${s * 0.1}` +
          path`M${x + s * 0.22} ${y + s * 0.8}h1.5m${s * 0.07} ${s * 0.05}h2m${s * 0.05} ${-s * 0.03}h1`
      : '';
  }).join('');
}

/** Small carvings on some of the walls: sun, reed, hills, loaf, star; in a box of 32 around their middle. */
const CARVED = [
  'M0-11A11 11 0 1 1-.01-11zM0-2A2 2 0 1 1-.01-2z',
  'M0 13V-3M0-3C-7-5-7-12 0-15 7-12 7-5 0-3zM-6 13H6',
  'M-14 10C-12-12-5-10 0 2 5-10 12-12 14 10z',
  'M-13 7C-13-10 13-10 13 7zM-5-1v8M5-1v8',
  'M0-12V12M-11-6 11 6M-11 6 11-6',
];

export interface Carving {
  name: string;
  sign: string;
  x: number;
  y: number;
}

export function carvings(card: CardPicture, { cell: s, left, top, lift }: Measure): Carving[] {
  return CELLS.flatMap((name) => {
    const [column, row] = cellOf(name);
    const number = chance(card.card, column, row);
    if (!isWall(card, column, row) || number % 3 !== 0) return [];
    const sign = CARVED[Math.floor(number / 3) % CARVED.length]!;
    return [{ name, sign, x: left + (column + 0.5) * s, y: top + (row + 0.48) * s - lift }];
  });
}
