// How the scene is composed in a room, and where the papers lie on it.

import type { Papers, Room } from '../../../../stage/room';
import { low } from './low';
import { EDGE, type Box, type Plan } from './plan';
import { square } from './square';
import { tall } from './tall';
import { wide } from './wide';

export type { Box, Face, Legend, Plan, Row, Supply } from './plan';

const COMPOSITIONS = { wide, square, tall, low };

export const layout = (room: Room): Plan => COMPOSITIONS[room.shape](room);

/** Two always sit at this table. */
export const papers = (room: Room): Papers => layout(room).papers;

/** What the papers leave of the room. */
export function freeOf({ room, papers: { plates, prompt } }: Plan): Box {
  const top = (plates.top ?? 0) + (plates.height ?? 0) + EDGE;
  const isColumn = prompt.width !== undefined;
  const right = isColumn ? prompt.width! + 2 * EDGE : EDGE;
  const bottom = isColumn ? EDGE : (prompt.height ?? 0) + 2 * EDGE;
  return { x: EDGE, y: top, width: room.width - EDGE - right, height: room.height - top - bottom };
}
