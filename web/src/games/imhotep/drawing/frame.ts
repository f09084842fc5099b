// What a composition of the Nile says: where things stand, and how large they are.

import type { Point } from '../../../stage/projection';
import type { Area, Papers, Shape } from '../../../stage/room';
import type { Ship } from '../../../types/imhotep';
import type { Terrace } from './terraces';

/** Drawing units of a composition in pixels of the room. */
export interface Frame {
  x: number;
  y: number;
  scale: number;
}

/** A thing with a space of its own. */
export interface Stand {
  origin: Point;
  /** So many pixels is one step, the edge of a stone. */
  unit: number;
}

export interface Layout {
  composition: Shape;
  width: number;
  height: number;
  /** The sizes of letters: as designed where there is room, and never too small to read. */
  letters: { wall: number; number: number; tile: number; tally: number; card: number; note: number };
  /** How much larger than usual lines and own papers are: on a very large screen everything grows. */
  grown: number;
  /** The same for the paper of the round, which follows the browser's text size too. */
  written: number;
  /** From far to near. */
  terraces: Terrace[];
  /** How many of them stand on the far bank; the others are an island. */
  banked: number;
  /** Colonnades and tombs are left out where they would only be dots. */
  plain: boolean;
  ships: Record<Ship, Stand>;
  /** From one space of a ship to the next, in steps. */
  pitch: number;
  /** Short masts and small sails, where nothing may be hidden behind them. */
  lowMasts: boolean;
  /** Slips with words under the hulls, or only pips at the mastheads. */
  tallies: 'words' | 'pips';
  sled: Stand;
  heap: Stand;
  /** Where the number of stones in the own quarry stands. */
  quarry: Point;
  /** The own cards: the first one's corner, and how far the last one may reach. */
  hand: { x: number; y: number; width: number; reach: number };
  /** The paper of the round. */
  round: Area & { form: 'paper' | 'line' };
  /** Where cards lie that are chosen from: so many in a row, with large signs or small ones. */
  offer: Area & { columns: number; card: number; form: 'large' | 'small' };
  /** The paper that says what a ship's stones would bring: in so many columns. */
  landing: Area & { columns: number };
  /** Names of the market's cards stand beside the stall, where they have no room on it. */
  names: { at: Point; flow: 'row' | 'column' } | null;
  horizon: number;
  /** The landscape behind the sites, and the near bank. */
  far: Frame;
  near: Frame;
  papers: Papers;
}

export const inFrame = ({ x, y, scale }: Frame, px: number, py: number): Point => ({
  x: x + px * scale,
  y: y + py * scale,
});

/** A length as it was designed, but no less than can be read. */
export const letters = (scale: number, least: number): Layout['letters'] => ({
  wall: Math.max(least, 20 * scale),
  number: Math.max(least, 16 * scale),
  tile: Math.max(least, 17 * scale),
  tally: Math.max(least, 15.5 * scale),
  card: Math.max(least, 15 * scale),
  note: Math.max(least, 15 * scale),
});
