// Where a seat's plate lies on the paper for all of them.

import type { Papers, Room } from '../../../stage/room';
import type { Box } from './layout';

const COLUMN = { height: 66, gap: 8 };

export function plateOf(plates: Papers['plates'], room: Room, at: number, seats: number): Box {
  const { left = 0, right = 0, top = 0, width = room.width - left - right, height } = plates;
  if (plates.flow === 'row')
    return { x: left + (width / seats) * at, y: top, width: width / seats, height: height ?? COLUMN.height };
  const each = height === undefined ? COLUMN.height : height / seats - COLUMN.gap / 2;
  const step = height === undefined ? COLUMN.height + COLUMN.gap : height / seats;
  return { x: left, y: top + step * at, width, height: each };
}
