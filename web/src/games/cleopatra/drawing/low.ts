// A phone held sideways: the palace in the middle, seats and three pictures under the left thumb, the prompt under the
// right one.

import type { Room } from '../../../stage/room';
import { fan, type Sized } from './frame';
import type { Layout, Placed } from './layout';

const DESIGN: Sized = { width: 676, height: 390 };
const MARGIN = 6;
const PROMPT = 165;
const PLATES = 54;
const DOCK = { width: 58, step: 46 };
const LEDGE = 24;
const SHEET = { width: 392, height: 136 };

export function lowLayout(room: Room): Layout {
  const { width, height } = room;
  const free = width - PROMPT - 2 * MARGIN;
  const scale = Math.min(free / DESIGN.width, height / DESIGN.height);
  const left = (free - DESIGN.width * scale) / 2;
  const x = (at: number) => left + at * scale;
  const near = (at: number) => height - (DESIGN.height - at) * scale;
  const dock = { x: MARGIN, y: PLATES + 2 * MARGIN, width: DOCK.width, height: 3 * DOCK.step };
  const sheet = {
    x: dock.x + dock.width + MARGIN,
    y: near(324) - SHEET.height,
    width: Math.min(SHEET.width, free - dock.width - 3 * MARGIN),
    height: SHEET.height,
  };
  const across = (at: number) => sheet.x + (at / 372) * sheet.width;
  const sheetScale = sheet.width / 392;
  const card = 60 * scale;
  const flat = Math.min((height - LEDGE - PLATES - 2 * MARGIN) / 9.7, (free - 200) / 9.7) / 36;
  /** Below the plates, in the middle of what is left. */
  const down = Math.max(8, (height - DESIGN.height * scale) / 2);
  return {
    composition: 'low',
    zoom: 1,
    least: 13,
    lens: 'slant',
    palace: { x: x(388), y: 75 * scale + down, scale: 0.583 * scale },
    flat: { x: dock.x + 160, y: PLATES + MARGIN + 6, scale: flat },
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
      drawn: { x: x(250), y: near(332), scale: 0.62 * scale },
    },
    prices: { area: { left: sheet.x, top: sheet.y, width: sheet.width, height: sheet.height }, flow: 'row' },
    ledge: { x: 0, y: height - LEDGE * scale, width, height: LEDGE * scale, slant: false },
    hand: { x: x(405), y: near(330), width: free - x(405), height: card },
    purse: { x: x(230), y: near(376), scale: 0.56 * scale },
    pyramid: { x: x(40), y: near(352), scale: 0.52 * scale, tag: { x: x(74), y: near(362) } },
    crocodile: { x: x(330), y: near(360), scale: 0.2 * scale },
    tools: { left: MARGIN, top: dock.y, flow: 'column' },
    account: { right: PROMPT + 2 * MARGIN, top: PLATES + 2 * MARGIN, width: 300, height: 132 },
    notes: { left: dock.x + dock.width + MARGIN, top: PLATES + 2 * MARGIN },
    offer: { right: PROMPT + 2 * MARGIN, width: 360, bottom: MARGIN },
    podium: { right: PROMPT + 2 * MARGIN, top: PLATES + 2 * MARGIN, width: 236, height: 132 },
    folded: { dock: { ...dock, flow: 'column' }, sheet },
    papers: {
      plates: { left: MARGIN, right: PROMPT + 2 * MARGIN, top: MARGIN, height: PLATES, flow: 'row' },
      prompt: { right: MARGIN, top: MARGIN, bottom: MARGIN, width: PROMPT },
    },
  };
}
