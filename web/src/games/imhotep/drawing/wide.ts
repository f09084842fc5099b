// Wide: five terraces in one row from the upper left to the lower right, the river below them, the near bank in the
// lower left corner. Drawn in 1600 by 900.

import type { Room } from '../../../stage/room';
import { inFrame, type Layout, letters } from './frame';
import { BANK, lengthOf, row, type Sides } from './terraces';

const WIDTH = 1600;
const HEIGHT = 900;
/** The row of terraces is so long, whatever their sides are. */
const ROW = 1153;
const STEP = 46;
const LARGEST = 32;
/** Letters are not smaller than this on a screen. */
const LEAST = 12;
/** Below this width papers are a little smaller. */
const SMALL = 1400;
/** So high is the paper of the round, with the gap under it. */
const ROUND = 86;
const SITES = ['market', 'pyramid', 'temple', 'chamber', 'obelisks'] as const;

export function wide(room: Room, sides: Sides): Layout {
  const scale = Math.min(room.width / WIDTH, room.height / HEIGHT);
  const frame = { x: (room.width - WIDTH * scale) / 2, y: room.height - HEIGHT * scale, scale };
  const at = (x: number, y: number) => inFrame(frame, x, y);
  const unit = Math.min(LARGEST, ROW / lengthOf(SITES, sides));
  const terraces = row(
    { sites: SITES, origin: at(70, 294 + BANK * unit), unit: unit * scale, step: STEP / unit },
    sides,
  );
  const ship = (x: number, y: number) => ({ origin: at(x, y), unit: 32 * scale });
  const small = room.width < SMALL;
  const edge = small ? 10 : 16;
  const text = Math.min(room.text, 1.5);
  const plates = (small ? 226 : 252) * text;
  const rail = 48;
  const grown = Math.max(1, Math.min(1.8, scale));
  const written = grown * text;
  return {
    composition: 'wide',
    grown,
    written,
    width: room.width,
    height: room.height,
    letters: letters((scale * unit) / LARGEST, LEAST),
    terraces,
    banked: SITES.length,
    plain: false,
    ships: { 1: ship(190, 574), 2: ship(176, 668), 3: ship(510, 640), 4: ship(736, 692) },
    pitch: 1.16,
    lowMasts: false,
    tallies: 'words',
    sled: { origin: at(92, 762), unit: 32 * scale },
    heap: { origin: at(56, 838), unit: 20 * scale },
    quarry: at(142, 889),
    hand: { ...at(292, 806), width: Math.max(46, 60 * scale), reach: at(448, 0).x },
    round: { left: edge, top: edge, form: 'paper' },
    offer: {
      left: at(0.29 * WIDTH, 0).x,
      top: edge - 2,
      width: room.width - plates - rail - 4 * edge - at(0.29 * WIDTH, 0).x,
      columns: 4,
      card: 172,
      form: 'large',
    },
    // Under the paper of the round, which is as long as cards are still to come.
    landing: { left: at(0.37 * WIDTH, 0).x, top: edge + ROUND * written, width: 380 * grown, columns: 1 },
    names: null,
    horizon: at(0, 258).y,
    far: frame,
    near: frame,
    papers: {
      plates: { right: rail + 1.5 * edge, top: edge, width: plates, flow: 'column' },
      prompt: {
        left: at(0.286 * WIDTH, 0).x,
        bottom: edge,
        width: Math.min(0.46 * WIDTH * scale, 880 * text),
        height: Math.max(96, Math.min(108, 0.14 * room.height)) * text,
      },
      rail: { right: edge * 0.75, top: edge, width: rail },
    },
  };
}
