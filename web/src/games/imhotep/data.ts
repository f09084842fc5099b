// The printed tables that the board shows: the same numbers as the engine's.

import type { Card, Pyramid, Site } from '../../types/imhotep';

export const SITES: Site[] = ['market', 'pyramid', 'temple', 'chamber', 'obelisks'];
export const PYRAMIDS: Pyramid[] = ['left', 'middle', 'right'];
export const CARDS: Card[] = [
  'entrance',
  'sarcophagus',
  'paved-path',
  'pyramid-decoration',
  'temple-decoration',
  'chamber-decoration',
  'obelisk-decoration',
  'statue',
  'lever',
  'hammer',
  'sail',
  'chisel',
];
export const SLED = 5;
export const ROWS = 3;
export const BESIDE = 1;

/** Points of the pyramid of side A, in placement order: nine, four, one. */
export const PYRAMID_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4];

export type Bonus = 'card' | 'stones' | 'load';
export interface PyramidSpace {
  points: number;
  bonus?: Bonus;
}
/** The pyramids of side B, in placement order: four, one. */
export const PYRAMIDS_B: Record<Pyramid, PyramidSpace[]> = {
  left: [{ points: 2 }, { points: 1, bonus: 'card' }, { points: 3 }, { points: 2 }, { points: 4 }],
  middle: [{ points: 2 }, { points: 3 }, { points: 1, bonus: 'stones' }, { points: 1 }, { points: 4 }],
  right: [{ points: 2 }, { points: 3 }, { points: 3 }, { points: 1, bonus: 'load' }, { points: 4 }],
};

export type Gift = 'choice' | 'points' | 'card';
/** The spaces of the temple's side B, from the left. */
export const TEMPLE_B: Gift[] = ['choice', 'points', 'choice', 'card', 'choice'];

/** Points of a group in the burial chamber (A) and of statues. */
export const series = (count: number): number => {
  const few = Math.min(count, 5);
  return (few * (few + 1)) / 2 + 2 * (count - few);
};

export const ROW_PLACES = [8, 4, 2];
export const obeliskPlaces = (seats: number): number[] =>
  seats === 2 ? [10, 1] : seats === 3 ? [12, 6, 1] : [15, 10, 5, 1];
export const TOWERS = [10, 9, 8, 7, 6, 5, 5, 5];
export const TOWER = 3;

export type Hue = 'red' | 'green' | 'purple' | 'blue';
export const hueOf = (card: Card): Hue => {
  if (card === 'entrance' || card === 'sarcophagus' || card === 'paved-path') return 'red';
  if (card === 'statue') return 'purple';
  return card.endsWith('-decoration') ? 'green' : 'blue';
};
