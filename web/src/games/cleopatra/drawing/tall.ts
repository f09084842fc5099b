// A phone held upright: everything one below the other, seen from higher up. Where even that does not fit, prices are
// brief, and the market has a shelf with the worshippers, who fold.

import type { Room } from '../../../stage/room';
import { fan } from './frame';
import type { Layout, Placed } from './layout';

const MARGIN = 6;
const PLATES = 58;
/** Two rows of buttons at the thumb. */
const PROMPT = 172;
const SMALL_PROMPT = 156;
/** Papers grow with the size of text so far: the scene needs room, too. */
const TEXT = 1.5;
/** The heights of the rows in a room 390 wide: prices, market, worshippers, hand. */
const ROWS = { prices: 70, market: 110, sobek: 70, hand: 62 };
/** Where it does not fit: prices in brief, and the shelf. */
const BRIEF = 50;
const SHELF = 60;
/** The palace is this high where it is 390 wide. */
const PALACE = 372;
/** The palace is never lower, rather everything else folds. */
const LEAST = 300;
const WIDTH = 390;

export function tallLayout(room: Room): Layout {
  const { width, height } = room;
  const text = Math.min(room.text, TEXT);
  const prompt = (height < 760 ? SMALL_PROMPT : PROMPT) * text;
  const plates = PLATES * text;
  const top = MARGIN + plates;
  const bottom = height - prompt;
  const all = ROWS.prices + ROWS.market + ROWS.sobek + ROWS.hand;
  const size = Math.min(width / WIDTH, (bottom - top) / (all + PALACE), 1.5);
  const isFolded = bottom - top - all * Math.max(size, 0.92) < LEAST;
  const scale = isFolded ? Math.min(width / WIDTH, 1) : Math.max(size, 0.92);
  const open = isFolded ? BRIEF + SHELF + 2 * MARGIN : (ROWS.prices + ROWS.market + ROWS.sobek) * scale;
  const hand = bottom - ROWS.hand * scale;
  const rows = hand - open;
  const free = rows - top;
  const palace = Math.min((free / PALACE) * 0.56, (width / WIDTH) * 0.56);
  const middle = (width - (palace / 0.56) * WIDTH) / 2;
  const extra = (free - (palace / 0.56) * PALACE) / 2;
  const place = palace / 0.56;
  const flat = Math.min((free - 8) / 10, (width - 40) / 9.6) / 36;
  const along = (at: number) => (at / WIDTH) * width;
  const market = rows + ROWS.prices * scale;
  const sobek = isFolded ? rows - MARGIN - 16 : market + ROWS.market * scale;
  const sheet = { x: MARGIN, y: rows - MARGIN - 128 * scale, width: width - 2 * MARGIN, height: 128 * scale };
  const shelf = { x: 0, y: rows + BRIEF + MARGIN, width: width * 0.53, height: SHELF };
  const small = shelf.width / 640;
  const stall = (step: number): Placed =>
    isFolded
      ? { x: ((step + 0.46) / 3) * shelf.width, y: shelf.y + SHELF - 4, scale: small }
      : { x: along(62 + 128 * step), y: market + (ROWS.market - 9) * scale, scale: 0.565 * scale };
  const dock = { x: shelf.width, y: shelf.y, width: width - shelf.width - MARGIN, height: SHELF };
  const list = { left: MARGIN, right: MARGIN, top: rows, height: isFolded ? BRIEF : (ROWS.prices - 4) * scale };
  const pile = (u: number, below: number, of: number): Placed => ({
    x: along(u),
    y: rows - below * place,
    scale: of * place,
  });
  return {
    composition: 'tall',
    zoom: 1,
    least: 13,
    lens: 'steep',
    palace: { x: middle + 162 * place, y: top + extra + 62 * place, scale: palace },
    flat: { x: (width - 9 * 36 * flat) / 2 + 8, y: top + (free - 9 * 36 * flat) / 2 - 4, scale: flat },
    backdrop: { x: middle - 150 * place, y: top - 60, scale: 0.5 * Math.max(place, width / 500) },
    market: {
      stalls: fan(3, stall),
      ground: isFolded
        ? { ...shelf, y: shelf.y + 30, width, height: 32 }
        : { x: 0, y: market + 70 * scale, width, height: 40 * scale },
    },
    sobek: {
      figures: fan(5, (step) => ({
        x: along(39 + 78 * step),
        y: isFolded ? sobek - 30 * scale : sobek + 27 * scale,
        scale: (isFolded ? 0.8 : 0.6) * scale,
      })),
      tag: { width: along(74), height: 38 * scale, top: 4 * scale },
      ground: { x: 0, y: sobek + 13 * scale, width, height: ROWS.sobek * scale },
    },
    piles: {
      deck: pile(226, 38, 0.42),
      discards: pile(270, 30, 0.4),
      mosaics: pile(188, 22, 0.42),
      drawn: pile(226, 42, 0.62),
    },
    prices: { area: list, flow: 'row', brief: isFolded },
    ledge: { x: 0, y: hand + 30 * scale, width, height: height - hand - 30 * scale, slant: false },
    hand: { x: along(66), y: hand + 3 * scale, width: width - along(66) - 10, height: 56 * scale },
    purse: { x: along(30), y: hand + 50 * scale, scale: 0.66 * scale },
    pyramid: {
      x: width - 48 * place,
      y: rows - 28 * place,
      scale: 0.56 * place,
      tag: { x: width - 104, y: rows - 106 * place },
    },
    crocodile: { x: width - 150 * place, y: rows - 20 * place, scale: 0.4 * place },
    tools: { left: MARGIN, right: MARGIN, top: rows + (isFolded ? -4 : MARGIN), flow: 'row' },
    account: { left: MARGIN, right: MARGIN, top: rows, height: open - MARGIN, flow: 'row' },
    notes: { left: MARGIN, top: top + MARGIN },
    offer: { left: MARGIN, right: MARGIN, bottom: prompt + MARGIN },
    podium: { left: MARGIN, right: MARGIN, top: rows },
    folded: isFolded ? { folds: ['sobek'], dock, sheet } : null,
    papers: {
      plates: { left: MARGIN, right: MARGIN, top: MARGIN, height: plates - 2, flow: 'row' },
      prompt: { left: 0, right: 0, bottom: 0, height: prompt },
    },
  };
}
