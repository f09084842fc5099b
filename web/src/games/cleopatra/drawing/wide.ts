// The palace in the middle of the river. In the empty corners: seats, Sobek's jetty, the market quay; in front your own.

import type { Room } from '../../../stage/room';
import { fan, type Sized } from './frame';
import type { Layout, Placed } from './layout';

const DESIGN: Sized = { width: 1600, height: 900 };
/** Plates and rail keep their size, whatever the scale. */
const MARGIN = 16;
const PLATE = 252;
const RAIL = 48;
const GAP = 8;
/** The price list is never narrower: its words need this. */
const PRICES = 204;

export function wideLayout(room: Room): Layout {
  const { width, height } = room;
  const scale = Math.min(width / DESIGN.width, height / DESIGN.height);
  const left = (width - DESIGN.width * scale) / 2;
  // What is higher than the design gives more sky, and more water before the palace.
  const top = (height - DESIGN.height * scale) * 0.4;
  const x = (at: number) => left + at * scale;
  const y = (at: number) => top + at * scale;
  /** What stands on the near edge is measured from below. */
  const near = (at: number) => height - (DESIGN.height - at) * scale;
  const at = (u: number, v: number, size = 1): Placed => ({ x: x(u), y: y(v), scale: scale * size });
  const own = (u: number, v: number, size = 1): Placed => ({ x: x(u), y: near(v), scale: scale * size });
  const right = MARGIN + RAIL + GAP;
  const list = { right, top: MARGIN, width: Math.max(PRICES, 236 * scale) };
  const promptTop = y(650);
  const promptBottom = near(766);
  const flat = Math.min(50 * scale, (near(640) - 8) / 11.2) / 36;
  return {
    composition: 'wide',
    lens: 'slant',
    palace: at(850, 192),
    flat: { x: x(850) - 4.5 * 36 * flat, y: Math.max(1.35 * 36 * flat, y(96)), scale: flat },
    backdrop: { x: left, y: top, scale },
    market: { stalls: [at(1114, 760), at(1303, 667), at(1492, 574)], ground: 'slant' },
    sobek: {
      figures: fan(5, (step) => at(56.2 + 2.25 * 36 * step - 1.4, 484.6 + 2.25 * 18 * step)),
      tag: { width: 80 * scale, height: 60 * scale, top: 13 * scale },
      ground: 'slant',
    },
    piles: { deck: at(1262, 775), mosaics: at(1394, 702), discards: at(1156, 800, 0.8), drawn: at(1262, 748) },
    prices: { area: list, flow: 'column' },
    ledge: { x: x(328), y: near(842), width: 918 * scale, height: 58 * scale, slant: true },
    hand: { x: x(578), y: near(788), width: 508 * scale, height: 100 * scale },
    purse: own(1134, 862),
    pyramid: { ...own(450, 852), tag: { x: x(482), y: near(786) } },
    crocodile: own(188, 838),
    tools: { right: width - x(1016), bottom: height - promptTop + GAP, flow: 'row' },
    account: { ...list, width: Math.max(250, 300 * scale) },
    notes: { right: width - x(1016), bottom: height - promptTop + GAP },
    podium: { right: MARGIN, bottom: MARGIN, width: Math.max(250, 340 * scale) },
    folded: null,
    papers: {
      plates: { left: MARGIN, top: MARGIN, width: PLATE, flow: 'column' },
      prompt: {
        left: x(600),
        width: 416 * scale,
        bottom: height - promptBottom,
        height: promptBottom - promptTop,
      },
      rail: { right: 12, top: MARGIN, width: RAIL },
    },
  };
}
