// A square room, as beside an open panel: below the palace the prices, then market and worshippers side by side.

import type { Room } from '../../../stage/room';
import { fan, type Sized } from './frame';
import type { Layout, Placed } from './layout';

const DESIGN: Sized = { width: 684, height: 648 };
const MARGIN = 8;
const PLATES = 64;
const PROMPT = 104;
/** Papers grow with the size of text so far: the scene needs room, too. */
const TEXT = 1.5;

export function squareLayout(room: Room): Layout {
  const { width, height } = room;
  const text = Math.min(room.text, TEXT);
  const [plates, prompt] = [PLATES * text, PROMPT * text];
  const top = MARGIN + plates;
  const bottom = height - prompt - 2 * MARGIN;
  const scale = Math.min(width / DESIGN.width, (bottom - top) / DESIGN.height);
  const rowScale = Math.min(width / DESIGN.width, scale * 1.15);
  /** Rows lie from edge to edge and are measured from below. */
  const below = (at: number) => bottom - (DESIGN.height - at) * scale;
  const along = (at: number) => (at / DESIGN.width) * width;
  const row = (u: number, v: number, size: number): Placed => ({ x: along(u), y: below(v), scale: rowScale * size });
  const palace = Math.min(((below(402) - top) / 402) * 0.628, (width / DESIGN.width) * 0.628);
  const middle = (width - DESIGN.width * (palace / 0.628)) / 2;
  const place = palace / 0.628;
  const flat = Math.min((below(400) - top) / 10.4, (width - 60) / 11) / 36;
  const list = { left: MARGIN, right: MARGIN, top: below(402), height: Math.max(62, 66 * scale) };
  return {
    composition: 'square',
    zoom: 1,
    least: 12,
    lens: 'slant',
    palace: { x: middle + 365 * place, y: top + 62 * place, scale: palace },
    flat: { x: (width - 9 * 36 * flat) / 2, y: top + 12, scale: flat },
    backdrop: { x: middle - 96 * place, y: top - 70 * place, scale: 0.66 * place },
    market: {
      stalls: [54, 161, 268].map((u) => row(u, 570, 0.52)),
      ground: { x: 0, y: below(528), width: along(330), height: 42 * scale },
    },
    sobek: {
      figures: fan(5, (step) => row(375 + 68.5 * step, 526, 0.68)),
      tag: { width: along(66), height: 46 * rowScale, top: 2 * scale },
      ground: { x: along(340), y: below(512), width: width - along(340), height: 56 * scale },
    },
    piles: {
      deck: row(520, 614, 0.5),
      discards: row(580, 620, 0.46),
      mosaics: row(642, 614, 0.5),
      drawn: row(520, 604, 0.6),
    },
    prices: { area: list, flow: 'row' },
    ledge: { x: 0, y: below(624), width, height: height - below(624), slant: false },
    hand: { x: along(128), y: below(584), width: along(352), height: 62 * rowScale },
    purse: { ...row(44, 640, 0.8) },
    pyramid: { ...row(618, 366, 0.72), tag: { x: along(474), y: below(292) } },
    crocodile: row(524, 384, 0.5),
    tools: { left: MARGIN, top: top + MARGIN, flow: 'column' },
    account: { left: MARGIN, right: MARGIN, top: below(402), height: below(582) - below(402), flow: 'row' },
    notes: { left: MARGIN, top: top + MARGIN },
    offer: { left: along(110), right: along(150), bottom: prompt + 2 * MARGIN },
    podium: { right: MARGIN, top: below(228), width: Math.min(300, width * 0.45) },
    folded: null,
    papers: {
      plates: { left: MARGIN, right: MARGIN, top: MARGIN, height: plates, flow: 'row' },
      prompt: { left: MARGIN, right: MARGIN, bottom: MARGIN, height: prompt },
    },
  };
}
