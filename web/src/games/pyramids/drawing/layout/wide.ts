// Wide: everybody's mats in a row behind one's own, a lamp, the expedition and the calendar at the left, score card and
// display at the right. Drawn in 1600 by 900.

import type { Room } from '../../../../stage/room';
import { box, fill, HAND, handIn, inside, type Layout, type Moment, PAIR, split } from './plan';

export function wideLayout(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(0.8, Math.min(room.width / 1600, room.height / 900));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  // What a room is higher than usual shows more of the desert.
  const extra = Math.max(0, height - 900);
  const far = 86 + extra * 0.35;
  const indent = Math.max(0, (width - 1640) / 2);
  const left = indent + 228;
  const right = width - indent - px(62);
  const rows = far + 16;
  const plates = box(left, far + 6, right - left, px(46));
  // With fewer seats their mats grow.
  const deskTop = rows + 196 + 16 * (4 - seats) + extra * (seats < 4 ? 0.3 : 0.1);
  const mats = split(box(left, rows, right - left, deskTop - rows - 12), seats, px(6));
  const fieldTop = plates.y + plates.height + 6;
  const fields = mats.map((mat) => box(mat.x + 10, fieldTop, mat.width - 20, mat.y + mat.height - fieldTop - 8));
  const market = box(right - 218, deskTop, 218, Math.min(414, height - deskTop - 150));
  const sheet = box(market.x - 14 - 258, deskTop, 258, Math.min(590, height - deskTop - 14));
  const isKeeping = moment === 'keep';
  const deskRight = isKeeping ? right : sheet.x - 14;
  const promptHeight = px(94);
  const prompt = box(left, height - px(8) - promptHeight, sheet.x - 14 - left, promptHeight);
  const tools = box(left, prompt.y - px(6) - px(46), deskRight - left, px(46));
  const desk = box(left, deskTop, deskRight - left, tools.y - 8 - deskTop);
  const column = box(indent + 12, 0, 202, height);
  const lamp = { x: column.x + 108, y: 308 + extra * 0.2, scale: 1.1 };
  return {
    composition: 'wide',
    notes: true,
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' },
    prompt,
    rail: box(width - px(56), deskTop, px(48), px(300)),
    mats,
    fields,
    desk,
    chambers: fill(inside(desk, 12, 10), PAIR, PAIR, 'large', 28),
    ...handIn(desk, HAND, 58, 18),
    expedition: box(column.x + 6, deskTop + 40, 190, 190),
    calendar: box(column.x, deskTop + 258, 202, 150),
    sheet,
    form: 'full',
    market,
    tools,
    values: box(left, tools.y + 2, right - left, px(42)),
    lamp,
    jar: { x: column.x + 70, y: height - 34, scale: Math.min(0.62, (height - deskTop - 440) / 240) },
    scarab: { x: market.x + 150, y: Math.max(market.y + market.height + 62, height - 84), scale: 0.8 },
  };
}
