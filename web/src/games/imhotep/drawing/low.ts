// Low, a phone held sideways: five terraces that step back far, so that the row falls little and leaves the lower left
// to the river; the own cards and the prompt in a column at the right thumb. Drawn in 676 by 390.

import type { Room } from '../../../stage/room';
import { inFrame, type Layout, letters } from './frame';
import { lengthOf, row, type Sides } from './terraces';

const WIDTH = 676;
const HEIGHT = 390;
const LEAST = 13;
const SITES = ['market', 'pyramid', 'temple', 'chamber', 'obelisks'] as const;
const ROW = 484;
const LARGEST = 13.8;
const EDGE = 6;
const PLATES = 54;
/** Spaces lie so far apart on the screen, however small the ships are. */
const FINGER = 44;
const SLANT = Math.hypot(1, 0.5);

export function low(room: Room, sides: Sides): Layout {
  const { width, height } = room;
  const text = Math.min(room.text, 1.3);
  const column = (width < 800 ? 150 : 164) * text;
  const free = width - column - EDGE;
  const scale = Math.min(free / WIDTH, height / HEIGHT);
  const frame = { x: (free - WIDTH * scale) / 2, y: height - HEIGHT * scale, scale };
  const at = (x: number, y: number) => inFrame(frame, x, y);
  const unit = Math.min(LARGEST, ROW / lengthOf(SITES, sides));
  const terraces = row({ sites: SITES, origin: at(9, 119), unit: unit * scale, step: 32 / unit }, sides);
  const hull = 24 * scale;
  const ship = (x: number, y: number) => ({ origin: at(x, y), unit: hull });
  const line = 50 * text;
  const card = Math.min(60, (column - 24) / 2);
  const hand = line + EDGE;
  const prompt = hand + card * 1.4 + 14;
  return {
    composition: 'low',
    grown: 1,
    written: text,
    width,
    height,
    letters: letters(scale * 0.6, LEAST),
    terraces,
    banked: SITES.length,
    plain: false,
    ships: { 1: ship(36, 200), 2: ship(34, 268), 3: ship(286, 252), 4: ship(288, 321) },
    pitch: FINGER / SLANT / hull,
    lowMasts: true,
    tallies: 'pips',
    sled: { origin: at(534, 315), unit: 19 * scale },
    heap: { origin: at(528, 368), unit: 8.5 * scale },
    quarry: at(556, 385),
    hand: { x: width - column + 4, y: hand, width: card, reach: width - EDGE - 4 },
    round: { right: EDGE, width: column - EDGE, top: EDGE, height: line, form: 'line' },
    // The sites are what one thinks of: cards lie over the river, and so does what a ship would bring.
    offer: { left: EDGE, bottom: EDGE, width: free - 2 * EDGE, columns: 4, card: 150, form: 'small' },
    landing: { left: EDGE, bottom: EDGE, width: Math.min(460, free - 2 * EDGE), columns: 2 },
    names: { at: at(178, 78), flow: 'row' },
    horizon: at(0, 102).y,
    far: frame,
    near: frame,
    papers: {
      plates: { left: 134 * scale, width: free - 134 * scale - EDGE, top: EDGE, height: PLATES * text, flow: 'row' },
      prompt: { right: EDGE, top: prompt, width: column - EDGE, height: height - prompt - EDGE },
    },
  };
}
