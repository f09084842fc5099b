// The measures of a drawn card.

import { printed } from '../../../types/pyramids.printed';

const { side } = printed.sizes;

/** The side of a cell. */
export const CELL = 24;

export interface Geometry {
  width: number;
  height: number;
  /** The band with the pyramid and the number. */
  head: number;
  /** Where the chamber begins. */
  left: number;
  top: number;
}

/** A large card has room for letters and digits at the chamber's edges. */
export const geometry = (large: boolean): Geometry => {
  const [left, right, head, letters, bottom] = large ? [12, 5, 28, 9, 5] : [5, 5, 28, 0, 5];
  const top = head + letters;
  return { width: left + side * CELL + right, height: top + side * CELL + bottom, head, left, top };
};
