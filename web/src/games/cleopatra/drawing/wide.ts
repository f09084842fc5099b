// The palace in the middle of the river. In the empty corners: seats, Sobek's jetty, the market quay; in front your own.

import type { Room } from '../../../stage/room';
import { fan, type Sized } from './frame';
import type { Layout, Placed } from './layout';

const DESIGN: Sized = { width: 1600, height: 900 };
/** Plates, rail and prompt keep their size, whatever the scale. */
const MARGIN = 16;
const PLATE = 252;
const RAIL = 48;
const GAP = 8;
const PROMPT = { width: 740, height: 98 };
/** The prompt grows with the size of text so far: the scene needs room, too. */
const TEXT = 1.5;
/** The price list is never narrower: its words need this. */
const PRICES = 204;
/** The near edge comes up so far, and the world with it. */
const UP = 40;

export function wideLayout(room: Room): Layout {
  const { width, height } = room;
  const scale = Math.min(width / DESIGN.width, height / DESIGN.height);
  const left = (width - DESIGN.width * scale) / 2;
  // What is higher than the design gives more sky, and more water before the palace.
  const top = (height - DESIGN.height * scale) * 0.72 - UP * scale;
  const x = (at: number) => left + at * scale;
  const y = (at: number) => top + at * scale;
  const at = (u: number, v: number, size = 1): Placed => ({ x: x(u), y: y(v), scale: scale * size });
  const promptHeight = Math.max(PROMPT.height * Math.min(room.text, TEXT), 104 * scale);
  const promptWidth = Math.min(1212 * scale, Math.max(PROMPT.width, 820 * scale));
  /** What stands on the near edge is measured from the prompt upwards. */
  const near = height - GAP - promptHeight;
  const hand = near - 110 * scale;
  const own = (u: number, below: number, size = 1): Placed => ({
    x: x(u),
    y: height - below * scale,
    scale: scale * size,
  });
  const right = MARGIN + RAIL + GAP;
  const list = { right, top: MARGIN, width: Math.max(PRICES, 236 * scale) };
  const flat = Math.min(50 * scale, (hand - 12) / 11) / 36;
  const beside = { right: width - x(1012), bottom: height - hand + 10 * scale };
  return {
    composition: 'wide',
    zoom: Math.max(1, scale * 0.8),
    least: 12,
    lens: 'slant',
    palace: at(850, 192),
    flat: { x: x(850) - 4.5 * 36 * flat, y: 0.8 * 36 * flat, scale: flat },
    backdrop: { x: left, y: top, scale },
    market: { stalls: [at(1114, 760), at(1303, 667), at(1492, 574)], ground: 'slant' },
    sobek: {
      figures: fan(5, (step) => at(68.8 + 81 * step, 552 + 40.5 * step)),
      tag: { width: 80 * scale, height: 60 * scale, top: 18 * scale },
      ground: 'slant',
    },
    piles: { deck: at(1302, 752), mosaics: at(1442, 680), discards: at(1192, 798, 0.8), drawn: at(1356, 752) },
    prices: { area: list, flow: 'column', line: Math.max(38, 46 * scale) },
    ledge: { x: x(440), y: near - 38 * scale, width: 712 * scale, height: height - near + 38 * scale, slant: true },
    hand: { x: x(560), y: hand, width: 424 * scale, height: 100 * scale },
    purse: { x: x(1024), y: near - 20 * scale, scale },
    pyramid: { ...own(292, 42), tag: { x: x(252), y: height - 30 * scale } },
    crocodile: own(96, 52),
    tools: { ...beside, flow: 'row' },
    account: { ...list, width: Math.max(250, 300 * scale), flow: 'column' },
    notes: beside,
    offer: {
      left: x(780) - Math.max(220, 226 * scale),
      width: Math.max(440, 452 * scale),
      bottom: height - near + GAP,
    },
    podium: { right: MARGIN, bottom: promptHeight + 2 * GAP, width: Math.max(250, 320 * scale) },
    folded: null,
    papers: {
      plates: { left: MARGIN, top: MARGIN, width: PLATE, flow: 'column' },
      prompt: { left: x(378), width: promptWidth, bottom: GAP, height: promptHeight },
      rail: { right: 12, top: MARGIN, width: RAIL },
    },
  };
}
