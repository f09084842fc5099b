// Where everything lies on the desk, in each room. One layout serves the scene and the papers that float on it.

import type { Papers, Room, Shape } from '../../../../stage/room';
import { lowLayout } from './low';
import type { Box, Composition, Layout, Moment } from './plan';
import { squareLayout } from './square';
import { tallLayout } from './tall';
import { wideLayout } from './wide';

export type { Box, Chambers, Layout, Moment, SheetForm } from './plan';

/** Below these a wide room is composed as a square one, or as a low one: its letters would be too small. */
const WIDE = { width: 1180, ratio: 1.45 };
const HIGH = 520;

const COMPOSE: Record<Shape, Composition> = {
  wide: wideLayout,
  square: squareLayout,
  tall: tallLayout,
  low: lowLayout,
};

function compositionOf({ shape, width, height }: Room): Shape {
  if (shape === 'tall' || shape === 'low') return shape;
  if (height < HIGH) return 'low';
  return width >= WIDE.width && width / height >= WIDE.ratio ? 'wide' : 'square';
}

export const layout = (room: Room, seats: number, moment: Moment): Layout =>
  COMPOSE[compositionOf(room)](room, seats, moment);

/** Where the papers float: on the same places at every moment. */
export function papers(room: Room, seats: number): Papers {
  const { scale, plates, prompt, rail, width } = layout(room, seats, 'mark');
  const area = ({ x, y, width, height }: Box) => ({
    left: x * scale,
    top: y * scale,
    width: width * scale,
    height: height * scale,
  });
  const shown: Papers = { plates: { ...area(plates), flow: plates.flow }, prompt: bottom(area(prompt), room) };
  if (rail) {
    const { top, width: wide } = area(rail);
    shown.rail = { right: (width - rail.x - rail.width) * scale, top, width: wide };
  }
  return shown;
}

/** A prompt that needs less room than it has lies at the bottom of it. */
const bottom = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  room: Room,
) => ({
  left,
  bottom: room.height - top - height,
  width,
  height,
});
