// Square: one's own mat is as wide as the desk, with the display beside it and all else in a band below. Drawn in 684 by
// 768.

import type { Room } from '../../../../stage/room';
import { broadLayout } from './broad';
import { box, type Composition, fill, HAND, handIn, inside, type Layout, type Moment, PAIR, split } from './plan';

/** So wide, and so much wider than high, a desk has room at both sides. */
const BROAD = { width: 900, ratio: 1.12 };

function compact(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(1, Math.min(room.width / 684, room.height / 768));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  const far = height * 0.045;
  const plates = box(8, far + 3, width - 16, px(58));
  const mats = split(box(8, far + 10, width - 16, px(58) + 82), seats, 6 / scale);
  const fields = mats.map((mat) =>
    box(mat.x + 6, plates.y + plates.height + 4, mat.width - 12, mat.y + mat.height - plates.y - plates.height - 10),
  );
  const top = mats[0]!.y + mats[0]!.height + 8;
  const prompt = box(8, height - 8 - px(100), width - 16, px(100));
  const band = box(8, prompt.y - 8 - 108, width - 16, 108);
  const tools = box(8, band.y - 6 - px(46), width - 16, px(46));
  const middle = box(8, top, width - 16, tools.y - 6 - top);
  const isKeeping = moment === 'keep';
  const market = box(width - 8 - 66, top, 66, middle.height);
  const desk = box(8, top, isKeeping ? middle.width : market.x - 16, middle.height);
  return {
    composition: 'square',
    notes: false,
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' },
    prompt,
    mats,
    fields,
    desk,
    chambers: fill(inside(desk, 10, 8), PAIR, PAIR, 'large', 14),
    ...handIn(middle, middle.width > middle.height * 1.7 ? HAND : PAIR, 34, 10),
    values: { ...tools, y: tools.y + 2, height: 40 },
    expedition: box(band.x, band.y + 2, 102, 102),
    calendar: box(band.x + 110, band.y, 132, 108),
    sheet: box(band.x + 250, band.y, band.width - 250, 108),
    form: 'band',
    market,
    tools,
    lantern: { x: width * 0.16, y: 2 },
  };
}

export const squareLayout: Composition = (room, seats, moment) => {
  const isBroad = room.width >= BROAD.width && room.width / room.height >= BROAD.ratio;
  return (isBroad ? broadLayout : compact)(room, seats, moment);
};
