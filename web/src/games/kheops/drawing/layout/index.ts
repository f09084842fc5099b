// How the scene is composed in a room, and where the papers lie on it.

import type { Papers, Room } from '../../../../stage/room';
import { low } from './low';
import type { Plan } from './plan';
import { square } from './square';
import { tall } from './tall';
import { wide } from './wide';

export type { Box, Face, Legend, Plan, Row, Supply } from './plan';

const COMPOSITIONS = { wide, square, tall, low };

export const layout = (room: Room): Plan => COMPOSITIONS[room.shape](room);

/** Two always sit at this table. */
export const papers = (room: Room): Papers => layout(room).papers;
