// Tall, a phone: the far bank and the island above, the ships large in the middle, the near bank over the prompt.
// Drawn in 390 by 620; bank and river are each as large as the room between the papers lets them be.

import type { Room } from '../../../stage/room';
import { inFrame, type Layout, letters } from './frame';
import { BANK, lengthOf, row, type Sides } from './terraces';

const WIDTH = 390;
const LEAST = 13;
const BACK = ['market', 'pyramid', 'obelisks'] as const;
const ISLAND = ['temple', 'chamber'] as const;
const BACK_ROW = 312;
const ISLAND_ROW = 229;
const LARGEST = 15.4;
const EDGE = 8;
/** The landscape begins at this height, in drawing units; the bank takes so many of them. */
const BANK_TOP = 138;
const BANK_HEIGHT = 334;
/** So much of the play's height belongs to the bank. */
const BANK_SHARE = 0.57;
/** The near bank ends here, and the river with it takes so many units. */
const NEAR_BOTTOM = 728;
const NEAR_HEIGHT = 560;
/** A ship's unit in drawing units, and how far apart spaces may lie: a finger's width. */
const SHIP = 26;
const FINGER = 42;
/** A step along a ship goes so far in the picture. */
/** From this width on four cards lie in a row. */
const ROW = 700;
const LANDING = 374;
const SLANT = Math.hypot(1, 0.5);

export function tall(room: Room, sides: Sides): Layout {
  const { width, height } = room;
  const text = Math.min(room.text, 1.5);
  const plates = (height < 740 ? 60 : 78) * text;
  const line = 28 * text;
  const prompt = Math.max(132, Math.min(184, height * 0.18)) * text;
  const [top, bottom] = [EDGE + plates + line + 4, height - prompt - EDGE - 4];
  const play = bottom - top;
  const scale = Math.min(width / WIDTH, (BANK_SHARE * play) / BANK_HEIGHT);
  const far = { x: (width - WIDTH * scale) / 2, y: top - BANK_TOP * scale, scale };
  const near = Math.min(width / WIDTH, play / NEAR_HEIGHT);
  const shore = { x: (width - WIDTH * near) / 2, y: bottom - NEAR_BOTTOM * near, scale: near };
  const at = (x: number, y: number) => inFrame(far, x, y);
  const by = (x: number, y: number) => inFrame(shore, x, y);
  const back = Math.min(LARGEST, BACK_ROW / lengthOf(BACK, sides));
  const island = Math.min(LARGEST, ISLAND_ROW / lengthOf(ISLAND, sides));
  const terraces = [
    ...row({ sites: BACK, origin: at(6, 222 + BANK * back), unit: back * scale, step: 23 / back }, sides),
    ...row({ sites: ISLAND, origin: at(74, 356 + BANK * island), unit: island * scale, step: 18.5 / island }, sides),
  ];
  const unit = SHIP * near;
  // The left column takes a little more than half of the river: its ships are the longest.
  const longest = Math.min(width, WIDTH * 1.5 * near) * 0.54;
  const pitch = Math.max(1.16, Math.min(FINGER / SLANT / unit, (longest / unit - 2.9) / 4));
  const ship = (x: number, y: number) => ({ origin: { x: x * width, y: by(0, y).y }, unit });
  const card = Math.max(44, 48 * near);
  return {
    composition: 'tall',
    grown: 1,
    written: text,
    width,
    height,
    letters: letters(scale * 0.65, LEAST),
    terraces,
    banked: BACK.length,
    plain: true,
    ships: { 1: ship(0.11, 470), 2: ship(0.09, 556), 3: ship(0.61, 584), 4: ship(0.64, 508) },
    pitch,
    lowMasts: false,
    tallies: 'pips',
    sled: { origin: { x: 48 * near, y: by(0, 642).y }, unit: 24 * near },
    heap: { origin: { x: width - 40 * near, y: by(0, 702).y }, unit: 11 * near },
    quarry: { x: width - 84 * near, y: by(0, 720).y },
    hand: { x: width * 0.51, y: bottom - card * 1.4 - 2, width: card, reach: width - 104 * near },
    round: { left: EDGE, right: EDGE, top: EDGE + plates + 2, height: line, form: 'line' },
    // The sites are what one thinks of: cards lie over the river, and so does what a ship would bring.
    offer: {
      left: EDGE,
      bottom: prompt + EDGE + 6,
      width: width - 2 * EDGE,
      columns: width < ROW ? 2 : 4,
      card: width < ROW ? (width - 2 * EDGE) / 2 : 172,
      form: width < ROW ? 'small' : 'large',
    },
    landing: { left: EDGE, bottom: prompt + EDGE + 4, width: Math.min(LANDING, width - 2 * EDGE), columns: 1 },
    names: { at: scale > 0.85 ? at(146, 152) : { x: width - 112, y: top + 12 }, flow: 'column' },
    horizon: at(0, 192).y,
    far,
    near: shore,
    papers: {
      plates: { left: EDGE, right: EDGE, top: EDGE, height: plates, flow: 'row' },
      prompt: { left: 6, right: 6, bottom: 6, height: prompt },
    },
  };
}
