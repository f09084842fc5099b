// A phone held sideways: the palace in the middle, under the left thumb what folds, as small as can be told apart, and
// the prompt under the right one.

import type { Room } from '../../../stage/room';
import { fan, type Sized } from './frame';
import type { Layout, Placed } from './layout';

const DESIGN: Sized = { width: 676, height: 390 };
const MARGIN = 6;
const PROMPT = 165;
const PLATES = 54;
const DOCK = { width: 90, height: 204 };
/** The part of the design that must be seen beside the dock: from the obelisk on the left to the pillar on the right. */
const PALACE = { from: 76, to: 652 };
/** Papers grow with the size of text so far: the scene needs room, too. */
const TEXT = 1.3;
const LEDGE = 24;
const SHEET = { width: 392, height: 136 };

export function lowLayout(room: Room): Layout {
  const { width, height } = room;
  const text = Math.min(room.text, TEXT);
  const [prompt, plates] = [PROMPT * text, PLATES * text];
  const free = width - prompt - 2 * MARGIN;
  const dock = { x: MARGIN, y: plates + 2 * MARGIN, ...DOCK };
  const beside = dock.x + dock.width;
  const scale = Math.min((free - beside) / (PALACE.to - PALACE.from), height / DESIGN.height);
  const left = beside - PALACE.from * scale + (free - beside - (PALACE.to - PALACE.from) * scale) / 2;
  const x = (at: number) => left + at * scale;
  const near = (at: number) => height - (DESIGN.height - at) * scale;
  const sheet = {
    x: beside + MARGIN,
    y: near(324) - SHEET.height,
    width: Math.min(SHEET.width, free - beside - MARGIN),
    height: SHEET.height,
  };
  const across = (at: number) => sheet.x + (at / 372) * sheet.width;
  const sheetScale = sheet.width / 392;
  const card = 60 * scale;
  const flat = Math.min((height - LEDGE - plates - 2 * MARGIN) / 9.7, (free - 200) / 9.7) / 36;
  /** Below the plates, in the middle of what is left. */
  const down = Math.max(8, (height - DESIGN.height * scale) / 2);
  return {
    composition: 'low',
    zoom: 1,
    least: 13,
    lens: 'slant',
    palace: { x: x(388), y: 75 * scale + down, scale: 0.583 * scale },
    flat: { x: dock.x + 160, y: plates + MARGIN + 6, scale: flat },
    backdrop: { x: x(-30), y: -20 * scale + down, scale: 0.5625 * scale * Math.max(1, width / (844 * scale)) },
    market: {
      stalls: [58, 182, 306].map((at): Placed => ({ x: across(at), y: sheet.y + 126, scale: 0.66 * sheetScale })),
      ground: sheet,
    },
    sobek: {
      figures: fan(5, (step) => ({ x: across(37 + 74.5 * step), y: sheet.y + 74, scale: 0.86 * sheetScale })),
      tag: { width: 72 * sheetScale, height: 46, top: 8 },
      ground: sheet,
    },
    piles: {
      deck: { x: x(250), y: near(336), scale: 0.36 * scale },
      discards: { x: x(292), y: near(340), scale: 0.34 * scale },
      mosaics: { x: x(206), y: near(332), scale: 0.36 * scale },
      drawn: { x: sheet.x + 26, y: sheet.y - 8, scale: 0.62 * scale },
    },
    prices: { area: { left: sheet.x, top: sheet.y, width: sheet.width, height: sheet.height }, flow: 'row' },
    ledge: { x: 0, y: height - LEDGE * scale, width, height: LEDGE * scale, slant: false },
    hand: { x: x(340), y: near(330), width: free - x(340), height: card },
    purse: { x: x(230), y: near(376), scale: 0.56 * scale },
    pyramid: { x: x(40), y: near(352), scale: 0.52 * scale, tag: { x: x(74), y: near(362) } },
    crocodile: { x: x(290), y: near(360), scale: 0.2 * scale },
    tools: { left: MARGIN, top: dock.y, flow: 'column' },
    account: { left: MARGIN, top: dock.y, width: 104, height: near(350) - dock.y, flow: 'column' },
    notes: { left: beside + MARGIN, top: dock.y },
    offer: { right: prompt + 2 * MARGIN, width: 360, bottom: MARGIN },
    podium: { right: prompt + 2 * MARGIN, top: dock.y, width: 220 },
    folded: { folds: ['prices', 'market', 'sobek'], dock, sheet },
    papers: {
      plates: { left: MARGIN, right: prompt + 2 * MARGIN, top: MARGIN, height: plates, flow: 'row' },
      prompt: { right: MARGIN, top: MARGIN, bottom: MARGIN, width: prompt },
    },
  };
}
