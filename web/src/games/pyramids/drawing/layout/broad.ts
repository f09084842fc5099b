// Square with room at both sides: expedition and calendar at the left of one's own mat, the score card at its right, the
// display below. Drawn in 1024 by 768.

import type { Room } from '../../../../stage/room';
import { box, fill, HAND, handIn, inside, type Layout, type Moment, PAIR, split } from './plan';

export function broadLayout(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(1, Math.min(room.width / 1024, room.height / 768));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  const far = height * 0.05;
  const plates = box(8, far + 3, width - 16, px(50));
  const mats = split(box(8, far + 10, width - 16, px(50) + 112), seats, 6 / scale);
  const fields = mats.map((mat) =>
    box(mat.x + 8, plates.y + plates.height + 5, mat.width - 16, mat.y + mat.height - plates.y - plates.height - 12),
  );
  const top = mats[0]!.y + mats[0]!.height + 8;
  const right = box(width - 8 - 240, top, 240, height - top - 8);
  const left = box(8, top, 146, 0);
  const prompt = box(8, height - 8 - px(96), right.x - 16, px(96));
  const tools = box(left.x + left.width + 8, prompt.y - px(46) - 6, right.x - 16 - left.x - left.width, px(46));
  const middle = box(tools.x, top, tools.width, tools.y - 6 - top);
  const isKeeping = moment === 'keep';
  const shelf = isKeeping ? 0 : Math.min(84, middle.height * 0.2);
  const desk = { ...middle, height: middle.height - shelf - (shelf > 0 ? 8 : 0) };
  const keeping = box(middle.x, top, width - 8 - middle.x, middle.height);
  return {
    composition: 'square',
    notes: true,
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' },
    prompt,
    mats,
    fields,
    desk: isKeeping ? keeping : desk,
    values: box(tools.x, tools.y + 2, keeping.width, 40),
    chambers: fill(inside(desk, 10, 8), PAIR, PAIR, 'large', 16),
    ...handIn(keeping, HAND, 50, 12),
    expedition: box(left.x + 4, top + 4, 134, 134),
    calendar: box(left.x, top + 158, 146, 176),
    sheet: right,
    form: right.height > 520 ? 'full' : 'column',
    market: box(middle.x, desk.y + desk.height + 8, middle.width, shelf),
    tools,
    lantern: { x: width * 0.11, y: 2 },
    jar: { x: left.x + 60, y: prompt.y - 20, scale: Math.min(0.5, (prompt.y - top - 350) / 260) },
  };
}
