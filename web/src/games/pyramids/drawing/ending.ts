// Where the sheet lies when points are counted: over one's own chambers, where nothing is to be marked any more.

import type { Area, Room } from '../../../stage/room';
import { layout } from './layout';

/** How wide it is, in pixels at the usual size of text. */
const WIDE = 430;

export function sheetArea(room: Room, seats: number): Area | null {
  const { composition, desk, scale } = layout(room, seats, 'mark');
  if (composition === 'tall' || composition === 'low') return null;
  return { left: desk.x * scale, top: desk.y * scale, width: Math.min(desk.width * scale, WIDE * room.text) };
}
