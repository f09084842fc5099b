// What every part of the scene is given: what may be pressed, and where things stand.

import type { BoardProps, Seat } from '../../contract';
import type { Sun } from '../../../stage/solids';
import type { Landing, View } from '../../../types/imhotep';
import type { Layout } from '../drawing/frame';

export type Pressing = Pick<BoardProps<View>, 'open' | 'pick' | 'point' | 'ask' | 'tell' | 'remaining' | 'seat'>;

export interface Part {
  view: View;
  pressing: Pressing;
  layout: Layout;
  sun: Sun;
  /** Whose next stone the pale tiles speak of. */
  whose: Seat;
  /** What would stand here after what is pointed at; the same view while nothing is. */
  foreseen: View;
  /** Where a ship would land that is pointed at. */
  landing: Landing | undefined;
  names: BoardProps<View>['names'];
}
