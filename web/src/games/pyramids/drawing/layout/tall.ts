// Tall: a phone upright. One's own chambers stand one above the other with all else beside them, or where that is too
// narrow beside one another with all else below. Drawn in 390 wide.

import type { Room } from '../../../../stage/room';
import { cellsHigh, CELLS_WIDE } from '../chamber';
import { box, type Box, fill, handIn, inside, type Layout, type Moment, PAIR, split } from './plan';

/** Beside chambers that stand one above the other so much is needed for all else. */
const SIDE = 126;
/** What a chamber's mat shows around it and between two. */
const RIM = 5;

type Parts = Pick<Layout, 'desk' | 'chambers' | 'expedition' | 'calendar' | 'sheet' | 'market' | 'form'>;
const NONE = box(0, 0, 0, 0);
/** While cards are chosen only they are on the desk. */
const NOTHING: Omit<Parts, 'desk'> = {
  chambers: { cell: 1, size: 'large', at: [] },
  expedition: NONE,
  calendar: NONE,
  market: NONE,
  sheet: NONE,
  form: 'strip',
};

export function tallLayout(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(1, Math.min(room.width / 390, room.height / 760));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  const isHigh = height >= 720;
  const far = isHigh ? 20 : 12;
  const plates = box(4, far + 3, width - 8, px(54));
  const column = (width - 8) / seats;
  const tiny = Math.min(9, (column - 20) / PAIR / CELLS_WIDE) * cellsHigh('tiny');
  const mats = split(box(4, far + 8, width - 8, px(54) + tiny + 9), seats, 6 / scale);
  const fields = mats.map((mat) => box(mat.x + 5, plates.y + plates.height + 3, mat.width - 10, tiny + 2));
  const top = mats[0]!.y + mats[0]!.height + 5;
  const prompt = box(4, height - 4 - px(116), width - 8, px(116));
  const tools = box(4, prompt.y - 4 - px(44), width - 8, px(44));
  const middle = box(4, top, width - 8, tools.y - 4 - top);
  // While cards are chosen nothing is done with the stencil.
  const whole = { ...middle, height: prompt.y - 4 - top };
  const hand = (desk: Box) => ({ desk, ...handIn(desk, PAIR, isHigh ? 30 : 24, 8) });
  const shared = {
    composition: 'tall' as const,
    notes: false,
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' as const },
    prompt,
    mats,
    fields,
    tools,
    ...hand(whole),
    ...(isHigh ? { lantern: { x: width * 0.06, y: 0 } } : {}),
  };
  if (moment === 'keep') {
    // What things are worth is said where the tools of the stencil lie later.
    return { ...shared, ...NOTHING, ...hand(isHigh ? middle : whole), ...(isHigh ? { values: tools } : {}) };
  }
  if (moment === 'replace') return { ...shared, ...taking(whole) };
  // One chamber above the other, with all else beside them, or both beside one another, with all else below.
  const stacked = Math.min(
    (middle.width - SIDE - 6 - 2 * RIM) / CELLS_WIDE,
    (middle.height - 2 * RIM - 4) / PAIR / cellsHigh('shallow'),
  );
  const beside = Math.min((middle.width - 20) / PAIR / CELLS_WIDE, (middle.height - 132 - 12) / cellsHigh('large'));
  if (stacked >= beside) return { ...shared, ...stack(middle, stacked) };
  const desk = { ...middle, height: beside * cellsHigh('large') + 14 };
  const rest = box(4, desk.y + desk.height + 6, middle.width, middle.y + middle.height - desk.y - desk.height - 6);
  return { ...shared, desk, chambers: fill(inside(desk, 6), PAIR, PAIR, 'large', 8), ...below(rest) };
}

/** The chambers one above the other, and all else in a column beside them. */
function stack(middle: Box, cell: number): Parts {
  const desk = { ...middle, width: cell * CELLS_WIDE + 2 * RIM };
  const side = box(desk.x + desk.width + 6, middle.y, middle.width - desk.width - 6, middle.height);
  const card = Math.min(84, side.height * 0.138);
  const calendar = box(side.x, side.y + card + 8, side.width, 84);
  const market = box(side.x, side.y + side.height - 80, side.width, 80);
  const top = calendar.y + calendar.height + 6;
  return {
    desk,
    chambers: fill(inside(desk, RIM), PAIR, 1, 'shallow', 4),
    expedition: box(side.x + (side.width - card) / 2, side.y + 2, card, card),
    calendar,
    sheet: box(side.x, top, side.width, market.y - 6 - top),
    market,
    form: 'column',
  };
}

/** The cards to choose from take the middle of the desk, and one's own chambers a row below them. */
function taking(whole: Box): Parts {
  const strip = box(4, whole.y + whole.height - 60, whole.width, 60);
  const row = box(4, strip.y - 6 - 92, 166, 92);
  return {
    market: { ...whole, height: row.y - 6 - whole.y },
    desk: row,
    chambers: fill(inside(row, 5), PAIR, PAIR, 'small', 6),
    expedition: box(row.x + row.width + 8, row.y + 2, 82, 82),
    calendar: box(row.x + row.width + 100, row.y, whole.width - row.width - 100, 90),
    sheet: strip,
    form: 'strip',
  };
}

/** Below the chambers: expedition, calendar and display in a row, and the score card under them, larger where it can be. */
function below(rest: Box): Omit<Parts, 'desk' | 'chambers'> {
  const isRoomy = rest.width > 426 && rest.height > 112 + 76;
  const sheet = isRoomy ? 112 : 60;
  const row = Math.max(56, rest.height - sheet - 6);
  const card = Math.min(row, isRoomy ? 96 : 62);
  const calendar = isRoomy ? 150 : 108;
  const left = rest.x + card + (isRoomy ? 12 : 4);
  return {
    expedition: box(rest.x, rest.y, card, card),
    calendar: box(left, rest.y, calendar, row),
    market: box(left + calendar + 6, rest.y, rest.x + rest.width - left - calendar - 6, row),
    sheet: box(rest.x, rest.y + row + 6, rest.width, sheet),
    form: isRoomy ? 'band' : 'strip',
  };
}
