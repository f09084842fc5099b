// Where everything stands on the Nile: one pure function of the room. Papers lie where the scene has nothing to say.

import type { Papers, Room, Shape } from '../../../stage/room';
import type { Site } from '../../../types/imhotep';
import type { Layout } from './frame';
import { low } from './low';
import { square } from './square';
import { tall } from './tall';
import type { Sides } from './terraces';
import { wide } from './wide';

/** Below this a wide room is composed as a square one: its letters would be too small. */
const WIDE = 1.42;
/** As many columns as the temple has at a full table. */
const COLUMNS = 5;

const SIDES_A: Record<Site, 'A'> = { market: 'A', pyramid: 'A', temple: 'A', chamber: 'A', obelisks: 'A' };

const COMPOSITIONS: Record<Shape, (room: Room, sides: Sides) => Layout> = { wide, square, tall, low };

export function compositionOf({ width, height, shape }: Room): Shape {
  return shape === 'wide' && width < height * WIDE ? 'square' : shape;
}

export const layout = (room: Room, sides: Sides): Layout => COMPOSITIONS[compositionOf(room)](room, sides);

/** The papers lie where they lie whatever the sides are, and for however many seats. */
export const papers = (room: Room): Papers => layout(room, { sides: SIDES_A, columns: COLUMNS }).papers;
