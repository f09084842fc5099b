// A phone held sideways: the palace in the middle, seats and three pictures under the left thumb, the prompt under the
// right one.

import type { Room } from '../../../stage/room';
import { fan, type Sized } from './frame';
import type { Layout, Placed } from './layout';

const DESIGN: Sized = { width: 676, height: 390 };
const MARGIN = 6;
const PROMPT = 160;
const PLATE = { width: 136, height: 44 };
const DOCK = { width: 58, step: 46 };
const LEDGE = 24;
const SHEET = { width: 392, height: 158 };

export function lowLayout(room: Room, seats: number): Layout {
  const { width, height } = room;
  const free = width - PROMPT - 2 * MARGIN;
  const scale = Math.min(free / DESIGN.width, height / DESIGN.height);
  const left = (free - DESIGN.width * scale) / 2;
  const x = (at: number) => left + at * scale;
  const near = (at: number) => height - (DESIGN.height - at) * scale;
  const dock = { x: MARGIN, y: MARGIN + seats * PLATE.height + MARGIN, width: DOCK.width, height: 3 * DOCK.step };
  const sheet = {
    x: dock.x + dock.width + MARGIN,
    y: near(324) - SHEET.height,
    width: Math.min(SHEET.width, free - dock.width - 3 * MARGIN),
    height: SHEET.height,
  };
  const across = (at: number) => sheet.x + (at / 372) * sheet.width;
  const sheetScale = sheet.width / 392;
  const card = 60 * scale;
  const flat = Math.min((height - LEDGE) / 9.9, (free - 160) / 9.9) / 36;
  const isCrowded = dock.y + dock.height > height - 70;
  const pyramid: Placed = isCrowded
    ? { x: x(300), y: near(356), scale: 0.5 * scale }
    : { x: x(44), y: near(352), scale: 0.52 * scale };
  return {
    composition: 'low',
    lens: 'slant',
    palace: { x: x(388), y: 75 * scale, scale: 0.583 * scale },
    flat: { x: MARGIN + PLATE.width + 44, y: 10, scale: flat },
    backdrop: { x: x(-30), y: -20 * scale, scale: 0.5625 * scale * Math.max(1, width / (844 * scale)) },
    market: {
      stalls: [58, 182, 306].map((at): Placed => ({ x: across(at), y: sheet.y + 148, scale: 0.66 * sheetScale })),
      ground: sheet,
    },
    sobek: {
      figures: fan(5, (step) => ({ x: across(37 + 74.5 * step), y: sheet.y + 94, scale: 0.86 * sheetScale })),
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
    pyramid: { ...pyramid, tag: { x: pyramid.x + 32 * scale, y: near(362) } },
    crocodile: isCrowded ? null : { x: x(330), y: near(360), scale: 0.2 * scale },
    tools: { left: MARGIN, top: dock.y, flow: 'column' },
    account: { left: sheet.x, top: sheet.y, width: sheet.width, height: sheet.height },
    notes: { left: sheet.x + 80, top: MARGIN },
    podium: { left: sheet.x, top: MARGIN, width: 230, height: 120 },
    folded: { dock: { ...dock, flow: 'column' }, sheet },
    papers: {
      plates: { left: MARGIN, top: MARGIN, width: PLATE.width, height: seats * PLATE.height, flow: 'column' },
      prompt: { right: MARGIN, top: MARGIN, bottom: MARGIN, width: PROMPT },
    },
  };
}
