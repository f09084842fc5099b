// Square: three terraces on the far bank, temple and chamber on an island before it, ships on the left. Drawn in
// 1024 by 606, between the plates on top and the prompt at the bottom.

import type { Room } from '../../../stage/room';
import { inFrame, type Layout, letters } from './frame';
import { BANK, lengthOf, row, type Sides } from './terraces';

const WIDTH = 1024;
/** The play lies between these two, in drawing units. */
const TOP = 96;
const BOTTOM = 700;
const LEAST = 12;
const BACK = ['market', 'pyramid', 'obelisks'] as const;
const ISLAND = ['temple', 'chamber'] as const;
/** The rows are so long, whatever the sides are. */
const BACK_ROW = 470;
const ISLAND_ROW = 334;
const LARGEST = 22.4;
const EDGE = 8;
const PLATES = 68;
/** The paper of the round holds six cards beside one another, and keeps its width when there are fewer. */
const ROUND = 342;
/** A card that is chosen from, and the gap beside it; the height of the paper of the round. */
const OFFERED = 164;
const GAP = 10;
const LINE = 120;

export function square(room: Room, sides: Sides): Layout {
  const text = Math.min(room.text, 1.5);
  const plates = PLATES * text;
  const prompt = (room.width < 900 ? 112 : 76) * text;
  const [top, bottom] = [EDGE + plates + EDGE, room.height - prompt - 2 * EDGE];
  const scale = Math.min(room.width / WIDTH, (bottom - top) / (BOTTOM - TOP));
  const frame = { x: (room.width - WIDTH * scale) / 2, y: bottom - BOTTOM * scale, scale };
  const at = (x: number, y: number) => inFrame(frame, x, y);
  const back = Math.min(LARGEST, BACK_ROW / lengthOf(BACK, sides));
  const island = Math.min(LARGEST, ISLAND_ROW / lengthOf(ISLAND, sides));
  const terraces = [
    ...row({ sites: BACK, origin: at(236, 238 + BANK * back), unit: back * scale, step: 36 / back }, sides),
    ...row({ sites: ISLAND, origin: at(492, 466 + BANK * island), unit: island * scale, step: 31 / island }, sides),
  ];
  const ship = (x: number, y: number) => ({ origin: at(x, y), unit: 31 * scale });
  return {
    composition: 'square',
    grown: Math.max(1, Math.min(1.8, scale)),
    written: Math.max(1, Math.min(1.8, scale)) * text,
    width: room.width,
    height: room.height,
    letters: letters(scale * 0.82, LEAST),
    terraces,
    banked: BACK.length,
    plain: true,
    ships: { 1: ship(66, 384), 2: ship(58, 482), 3: ship(308, 440), 4: ship(308, 546) },
    pitch: 1.16,
    lowMasts: false,
    tallies: 'words',
    sled: { origin: at(70, 604), unit: 27 * scale },
    heap: { origin: at(52, 668), unit: 15 * scale },
    quarry: at(92, 691),
    hand: { ...at(276, 612), width: Math.max(46, 54 * scale), reach: at(440, 0).x },
    round: { right: EDGE, width: ROUND, top, form: 'paper' },
    // The sites are what one thinks of: cards lie over the river, and so does what a ship would bring.
    offer: {
      left: 2 * EDGE,
      bottom: prompt + 3 * EDGE,
      width: 2 * OFFERED + GAP,
      columns: 2,
      card: OFFERED,
      form: 'small',
    },
    landing: { right: EDGE, top: top + LINE * text, width: ROUND, columns: 1 },
    names: { at: at(40, 128), flow: 'column' },
    horizon: at(0, 254).y,
    far: frame,
    near: frame,
    papers: {
      plates: { left: EDGE, right: EDGE, top: EDGE, height: plates, flow: 'row' },
      prompt: { left: EDGE, right: EDGE, bottom: EDGE, height: prompt },
    },
  };
}
