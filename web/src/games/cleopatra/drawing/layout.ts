// Where everything lies in the room: four compositions of one scene, as pure geometry in CSS pixels. The scene and the
// papers on it are laid out by the same function, so that no paper covers what may be pressed.

import type { Area, Papers, Room, Shape } from '../../../stage/room';
import type { Sheet } from './sheets';
import type { Lens } from './space';
import { lowLayout } from './low';
import { squareLayout } from './square';
import { tallLayout } from './tall';
import { wideLayout } from './wide';

/** Where a drawing stands: its own origin, and how large it is. */
export interface Placed {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A quay along the palace's own edges, or one that lies straight across the room. */
export type Ground = 'slant' | Box;

export interface Layout {
  composition: Shape;
  /** How much larger the scene's own papers are than usual: on a very large screen they grow with it. */
  zoom: number;
  /** Words on the scene are never smaller, in pixels. */
  least: number;
  lens: Exclude<Lens, 'flat'>;
  /** The garden's corner at the back on the left, in the scene and in the view from above. */
  palace: Placed;
  flat: Placed;
  /** Sky, hills and river, drawn for 1600 by 900. */
  backdrop: Placed;
  market: { stalls: readonly Placed[]; ground: Ground };
  /** The worshippers' feet, and the tags below them. */
  sobek: { figures: readonly Placed[]; tag: { width: number; height: number; top: number }; ground: Ground };
  piles: { deck: Placed; mosaics: Placed; discards: Placed; drawn: Placed };
  /** In a column each kind has a line of this height. In brief the reward stands beside the piece. */
  prices: { area: Area; flow: 'column' | 'row'; line?: number; brief?: boolean };
  /** The near edge of the table, and your own things on it. */
  ledge: Box & { slant: boolean };
  hand: Box;
  purse: Placed;
  /** Your pyramid of corruption, and the corner of its tag. */
  pyramid: Placed & { tag: { x: number; y: number } };
  crocodile: Placed | null;
  /** What a mosaic is laid with. */
  tools: Area & { flow: 'column' | 'row' };
  /** The account of what is paid. */
  account: Area & { flow: 'column' | 'row' };
  /** What goes on besides. */
  notes: Area;
  /** Where scarabs are offered, instead of the hand. */
  offer: Area;
  /** What an offer may bring. */
  podium: Area;
  /** Where there is little room some of it is seen as small as can be told apart, and a press opens it as a sheet. */
  folded: { folds: readonly Sheet[]; dock: Box; sheet: Box } | null;
  papers: Papers;
}

const COMPOSE: Record<Shape, (room: Room, seats: number) => Layout> = {
  wide: wideLayout,
  square: squareLayout,
  tall: tallLayout,
  low: lowLayout,
};

export const compose = (room: Room, seats: number): Layout => COMPOSE[room.shape](room, seats);

export const papers = (room: Room, seats: number): Papers => compose(room, seats).papers;
