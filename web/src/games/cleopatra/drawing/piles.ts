// Piles on the quay: sheets of a material, one on the other, about the middle of their foot.

import { block, type Solid } from './solids';

export type Half = readonly [u: number, v: number];
export const CARD_PILE: Half = [0.62, 0.86];
export const MOSAIC_PILE: Half = [0.8, 0.8];
const THICK = 5;
/** A pile shows how full it is by a few sheets. */
const MOST = 6;

/** So many sheets stand for so many of all. */
export const sheets = (count: number, each: number): number => Math.min(MOST, Math.ceil(count / each));

export const pile = (material: 'lapis' | 'basalt' | 'sand', [u, v]: Half, count: number): Solid[] =>
  Array.from({ length: count }, (_, at) => block(material, [-u, -v], [u, v], [at * THICK, at * THICK + THICK - 0.4]));

export const pileTop = (count: number): number => count * THICK;
