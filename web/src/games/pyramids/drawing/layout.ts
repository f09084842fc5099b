// Where everything lies on the desk, in each room. One layout serves the scene and the papers that float on it.

import type { Papers, Room } from '../../../stage/room';
import { printed } from '../../../types/pyramids.printed';
import { cellsHigh, CELLS_WIDE, measure, type Size } from './chamber';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Chambers of one size, and where they lie. */
export interface Chambers {
  cell: number;
  size: Size;
  at: Spot[];
}

export type Composition = 'wide' | 'broad' | 'narrow' | 'tall' | 'low';
/** How the score card is laid out. */
export type SheetForm = 'full' | 'column' | 'band' | 'strip';
/** What the desk is for just now. */
export type Moment = 'keep' | 'mark' | 'replace';

/** In units of the scene: `scale` of them make a CSS pixel. */
export interface Layout {
  composition: Composition;
  scale: number;
  width: number;
  height: number;
  /** The strip with the desert, behind the desk. */
  far: number;
  plates: Box & { flow: 'row' | 'column' };
  prompt: Box;
  rail?: Box;
  /** A mat for each seat, and what of it no plate covers. */
  mats: Box[];
  fields: Box[];
  /** Where there is no mat for whoever looks: what they complete goes here, and is only counted. */
  pile?: Box;
  /** The large mat of whoever looks. */
  desk: Box;
  chambers: Chambers;
  hand: Chambers;
  slips: Box[];
  /** What things are worth, while cards are chosen. */
  values?: Box;
  expedition: Box;
  calendar: Box;
  sheet: Box;
  form: SheetForm;
  market: Box;
  tools: Box;
  /** Things that only lie there. The lamp stands on its foot. */
  lamp?: Spot & { scale: number };
  lantern?: Spot;
  jar?: Spot & { scale: number };
  scarab?: Spot & { scale: number };
}

const PAIR = printed.sizes.kept;
const HAND = printed.sizes.dealt;

function composition({ shape, width, height }: Room): Composition {
  if (shape === 'tall' || shape === 'low') return shape;
  if (height < 520) return 'low';
  if (width / height >= 1.45 && width >= 1180) return 'wide';
  return width / height >= 1.12 && width >= 900 ? 'broad' : 'narrow';
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** As many boxes beside one another. */
function split({ x, y, width, height }: Box, count: number, gap: number): Box[] {
  const each = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => box(x + at * (each + gap), y, each, height));
}

/** Cards as large as they fit, in columns, centred in a box. */
function fill({ x, y, width, height }: Box, count: number, columns: number, size: Size, gap: number, most = 400) {
  const rows = Math.ceil(count / columns);
  const cell = Math.min(
    most,
    (width - gap * (columns - 1)) / columns / CELLS_WIDE,
    (height - gap * (rows - 1)) / rows / cellsHigh(size),
  );
  const card = measure(cell, size);
  const [stepX, stepY] = [card.width + gap, card.height + card.thick + gap];
  const [left, top] = [x + (width - stepX * columns + gap) / 2, y + (height - stepY * rows + gap) / 2];
  const at = Array.from({ length: count }, (_, index) => ({
    x: left + (index % columns) * stepX,
    y: top + Math.floor(index / columns) * stepY,
  }));
  return { cell, size, at };
}

const inside = ({ x, y, width, height }: Box, by: number, bottom = by): Box =>
  box(x + by, y + by, width - 2 * by, height - by - bottom);

/** The cards that are dealt, with a slip below each. */
function handIn(desk: Box, columns: number, slip: number, gap: number): Pick<Layout, 'hand' | 'slips'> {
  const rows = HAND / columns;
  const places = inside(desk, gap);
  const row = (places.height - gap * (rows - 1)) / rows;
  const bands = Array.from({ length: rows }, (_, at) => box(places.x, places.y + at * (row + gap), places.width, row));
  const parts = bands.map((band) => fill({ ...band, height: band.height - slip - 4 }, columns, columns, 'large', gap));
  const { cell, size } = parts[0]!;
  const card = measure(cell, size);
  const at = parts.flatMap((part) => part.at);
  const slips = at.map(({ x, y }) => box(x, y + card.height + card.thick + 6, card.width, slip));
  return { hand: { cell, size, at }, slips };
}

/** What all compositions begin with: the strip, the plates over the seats' mats, and the prompt. */
function wide(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(0.8, Math.min(room.width / 1600, room.height / 900));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  // What a room is higher than usual shows more of the desert.
  const extra = Math.max(0, height - 900);
  const far = 86 + extra * 0.35;
  const indent = Math.max(0, (width - 1640) / 2);
  const left = indent + 228;
  const right = width - indent - px(62);
  const rows = far + 16;
  const plates = box(left, far + 6, right - left, px(46));
  const deskTop = rows + 196 + extra * (seats < 4 ? 0.3 : 0.1);
  const mats = split(box(left, rows, right - left, deskTop - rows - 12), seats, px(6));
  const fieldTop = plates.y + plates.height + 6;
  const fields = mats.map((mat) => box(mat.x + 10, fieldTop, mat.width - 20, mat.y + mat.height - fieldTop - 8));
  const market = box(right - 218, deskTop, 218, Math.min(414, height - deskTop - 150));
  const sheet = box(market.x - 14 - 258, deskTop, 258, Math.min(590, height - deskTop - 14));
  const isKeeping = moment === 'keep';
  const deskRight = isKeeping ? right : sheet.x - 14;
  const promptHeight = px(94);
  const prompt = box(left, height - px(8) - promptHeight, sheet.x - 14 - left, promptHeight);
  const tools = box(left, prompt.y - px(6) - px(46), deskRight - left, px(46));
  const desk = box(left, deskTop, deskRight - left, tools.y - 8 - deskTop);
  const column = box(indent + 12, 0, 202, height);
  const lamp = { x: column.x + 108, y: 308 + extra * 0.2, scale: 1.1 };
  return {
    composition: 'wide',
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' },
    prompt,
    rail: box(width - px(56), deskTop, px(48), px(300)),
    mats,
    fields,
    desk,
    chambers: fill(inside(desk, 12, 10), PAIR, PAIR, 'large', 28),
    ...handIn(desk, HAND, 58, 18),
    expedition: box(column.x + 6, deskTop + 40, 190, 190),
    calendar: box(column.x, deskTop + 258, 202, 150),
    sheet,
    form: 'full',
    market,
    tools,
    values: box(left, tools.y + 2, right - left, px(42)),
    lamp,
    jar: { x: column.x + 70, y: height - 34, scale: Math.min(0.62, (height - deskTop - 440) / 240) },
    scarab: { x: market.x + 150, y: Math.max(market.y + market.height + 62, height - 84), scale: 0.8 },
  };
}

function broad(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(1, Math.min(room.width / 1024, room.height / 768));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  const far = height * 0.05;
  const plates = box(8, far + 3, width - 16, px(50));
  const mats = split(box(8, far + 10, width - 16, px(50) + 112), seats, 6 / scale);
  const fields = mats.map((mat) =>
    box(mat.x + 8, plates.y + plates.height + 5, mat.width - 16, mat.y + mat.height - plates.y - plates.height - 12),
  );
  const top = mats[0]!.y + mats[0]!.height + 8;
  const right = box(width - 8 - 240, top, 240, height - top - 8);
  const left = box(8, top, 146, 0);
  const prompt = box(8, height - 8 - px(96), right.x - 16, px(96));
  const tools = box(left.x + left.width + 8, prompt.y - px(46) - 6, right.x - 16 - left.x - left.width, px(46));
  const middle = box(tools.x, top, tools.width, tools.y - 6 - top);
  const isKeeping = moment === 'keep';
  const shelf = isKeeping ? 0 : Math.min(84, middle.height * 0.2);
  const desk = { ...middle, height: middle.height - shelf - (shelf > 0 ? 8 : 0) };
  const keeping = box(middle.x, top, width - 8 - middle.x, middle.height);
  return {
    composition: 'broad',
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' },
    prompt,
    mats,
    fields,
    desk: isKeeping ? keeping : desk,
    values: box(tools.x, tools.y + 2, keeping.width, 40),
    chambers: fill(inside(desk, 10, 8), PAIR, PAIR, 'large', 16),
    ...handIn(keeping, HAND, 50, 12),
    expedition: box(left.x + 4, top + 4, 134, 134),
    calendar: box(left.x, top + 158, 146, 176),
    sheet: right,
    form: right.height > 520 ? 'full' : 'column',
    market: box(middle.x, desk.y + desk.height + 8, middle.width, shelf),
    tools,
    lantern: { x: width * 0.11, y: 2 },
    jar: { x: left.x + 60, y: prompt.y - 20, scale: Math.min(0.5, (prompt.y - top - 350) / 260) },
  };
}

function narrow(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(1, Math.min(room.width / 684, room.height / 768));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  const far = height * 0.045;
  const plates = box(8, far + 3, width - 16, px(58));
  const mats = split(box(8, far + 10, width - 16, px(58) + 82), seats, 6 / scale);
  const fields = mats.map((mat) =>
    box(mat.x + 6, plates.y + plates.height + 4, mat.width - 12, mat.y + mat.height - plates.y - plates.height - 10),
  );
  const top = mats[0]!.y + mats[0]!.height + 8;
  const prompt = box(8, height - 8 - px(100), width - 16, px(100));
  const band = box(8, prompt.y - 8 - 108, width - 16, 108);
  const tools = box(8, band.y - 6 - px(46), width - 16, px(46));
  const middle = box(8, top, width - 16, tools.y - 6 - top);
  const isKeeping = moment === 'keep';
  const market = box(width - 8 - 66, top, 66, middle.height);
  const desk = box(8, top, isKeeping ? middle.width : market.x - 16, middle.height);
  return {
    composition: 'narrow',
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' },
    prompt,
    mats,
    fields,
    desk,
    chambers: fill(inside(desk, 10, 8), PAIR, PAIR, 'large', 14),
    ...handIn(middle, middle.width > middle.height * 1.7 ? HAND : PAIR, 34, 10),
    values: { ...tools, y: tools.y + 2, height: 40 },
    expedition: box(band.x, band.y + 2, 102, 102),
    calendar: box(band.x + 110, band.y, 132, 108),
    sheet: box(band.x + 250, band.y, band.width - 250, 108),
    form: 'band',
    market,
    tools,
    lantern: { x: width * 0.16, y: 2 },
  };
}

function tall(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(1, Math.min(room.width / 390, room.height / 760));
  const [width, height] = [room.width / scale, room.height / scale];
  const px = (pixels: number) => pixels / scale;
  const isHigh = height >= 720;
  const far = isHigh ? 30 : 12;
  const plates = box(4, far + 3, width - 8, px(56));
  const column = (width - 8) / seats;
  const tiny = Math.min(11, (column - 20) / PAIR / CELLS_WIDE) * cellsHigh('tiny');
  const mats = split(box(4, far + 8, width - 8, px(56) + tiny + 9), seats, 6 / scale);
  const fields = mats.map((mat) => box(mat.x + 5, plates.y + plates.height + 3, mat.width - 10, tiny + 2));
  const top = mats[0]!.y + mats[0]!.height + 8;
  const promptHeight = px(room.height >= 720 ? 152 : 116);
  const prompt = box(4, height - 6 - promptHeight, width - 8, promptHeight);
  const tools = box(4, prompt.y - 6 - px(46), width - 8, px(46));
  const middle = box(4, top, width - 8, tools.y - 6 - top);
  // While cards are chosen nothing is done with the stencil.
  const whole = { ...middle, height: prompt.y - 6 - top };
  // One chamber above the other, with all else beside them, or both beside one another, with all else below.
  const stacked = Math.min((middle.width - 168 - 14) / CELLS_WIDE, (middle.height - 18) / PAIR / cellsHigh('large'));
  const beside = Math.min((middle.width - 20) / PAIR / CELLS_WIDE, (middle.height - 132 - 12) / cellsHigh('large'));
  const shared = {
    composition: 'tall' as const,
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'row' as const },
    prompt,
    mats,
    fields,
    tools,
    ...handIn(whole, PAIR, isHigh ? 30 : 24, 8),
    ...(isHigh ? { lantern: { x: width * 0.06, y: 0 } } : {}),
  };
  if (moment === 'keep') {
    return { ...shared, ...below(middle, 0), desk: whole, chambers: { cell: 1, size: 'large', at: [] }, form: 'strip' };
  }
  if (moment === 'replace') {
    // The cards to choose from take the middle of the desk, and one's own chambers a row below them.
    const strip = box(4, prompt.y - 6 - 60, middle.width, 60);
    const row = box(4, strip.y - 6 - 92, 166, 92);
    return {
      ...shared,
      market: { ...whole, height: row.y - 6 - whole.y },
      desk: row,
      chambers: fill(inside(row, 5), PAIR, PAIR, 'small', 6),
      expedition: box(row.x + row.width + 8, row.y + 2, 82, 82),
      calendar: box(row.x + row.width + 100, row.y, middle.width - row.width - 100, 90),
      sheet: strip,
      form: 'strip',
    };
  }
  if (stacked >= beside) {
    const desk = { ...middle, width: stacked * CELLS_WIDE + 14 };
    const side = box(desk.x + desk.width + 6, top, middle.width - desk.width - 6, middle.height);
    const market = box(side.x, side.y + side.height - 62, side.width, 62);
    const card = Math.min(92, side.height * 0.19);
    return {
      ...shared,
      desk,
      chambers: fill(inside(desk, 7, 5), PAIR, 1, 'large', 6),
      expedition: box(side.x + 2, side.y + 2, card, card),
      calendar: box(side.x + card + 8, side.y, side.width - card - 8, card + 4),
      sheet: box(side.x, side.y + card + 12, side.width, market.y - side.y - card - 20),
      form: 'column',
      market,
    };
  }
  const desk = { ...middle, height: beside * cellsHigh('large') + 14 };
  const rest = box(4, desk.y + desk.height + 6, middle.width, middle.y + middle.height - desk.y - desk.height - 6);
  return { ...shared, desk, chambers: fill(inside(desk, 6), PAIR, PAIR, 'large', 8), ...below(rest, 1), form: 'strip' };
}

/** Below the chambers of a small room: expedition, calendar and display in a row, the score card under them. */
function below(rest: Box, rows: 0 | 1): Pick<Layout, 'expedition' | 'calendar' | 'sheet' | 'market'> {
  const row = rows === 0 ? 0 : Math.max(56, rest.height - 66);
  return {
    expedition: box(rest.x, rest.y, Math.min(row, 62), Math.min(row, 62)),
    calendar: box(rest.x + 66, rest.y, 108, row),
    market: box(rest.x + 180, rest.y, rest.width - 180, row),
    sheet: box(rest.x, rest.y + row + 6, rest.width, 60),
  };
}

function low(room: Room, seats: number, moment: Moment): Layout {
  const scale = Math.max(1, Math.min(room.width / 844, room.height / 390));
  const [width, height] = [room.width / scale, room.height / scale];
  const far = height >= 380 ? 16 : 8;
  const isNarrow = width < 760;
  const left = box(4, far + 4, isNarrow ? 104 : 132, height - far - 8);
  const rightWidth = 164;
  const right = box(width - 6 - rightWidth, 4, rightWidth, height - 8);
  const each = 42;
  const plates = box(left.x, left.y, left.width, seats * each + (seats - 1) * 8);
  const under = plates.y + plates.height + 4;
  const others = seats - 1;
  const row = Math.min(80, (height - 4 - under - (others - 1) * 4) / others);
  const mats = Array.from({ length: others }, (_, at) => box(left.x, under + at * (row + 4), left.width, row));
  const fields = mats.map((mat) => box(mat.x + 26, mat.y + 2, mat.width - 30, mat.height - 4));
  const middle = box(left.x + left.width + 6, far + 4, right.x - left.x - left.width - 12, height - far - 8);
  const foot = box(middle.x, height - 4 - 62, middle.width, 62);
  const isTaking = moment === 'replace';
  // In a narrow room the display has a row of its own above the score card.
  const shelf = isNarrow ? 52 : 0;
  const desk = moment === 'keep' ? middle : { ...middle, height: foot.y - shelf - 6 - middle.y };
  const tools = box(right.x, height - 6 - 98, right.width, 98);
  const card = 58;
  const promptTop = right.y + card + 10;
  const shared = {
    composition: 'low' as const,
    scale,
    width,
    height,
    far,
    plates: { ...plates, flow: 'column' as const },
    prompt: box(right.x, promptTop, right.width, tools.y - 6 - promptTop),
    mats,
    fields,
    tools,
    expedition: box(right.x + 2, right.y, card, card),
    calendar: box(right.x + card + 8, right.y, right.width - card - 8, card + 4),
    ...handIn(middle, HAND, 34, 8),
    form: 'strip' as const,
  };
  const small = isNarrow
    ? box(foot.x, foot.y - shelf, foot.width, shelf - 6)
    : box(foot.x, foot.y, Math.min(150, foot.width * 0.3), foot.height);
  const strip = isNarrow ? foot : box(small.x + small.width + 6, foot.y, foot.width - small.width - 6, foot.height);
  const pile = { ...strip, width: strip.width * 0.3 };
  if (isTaking) {
    const chambers = fill(inside(small, 3), PAIR, PAIR, 'tiny', 8);
    return { ...shared, pile, desk: small, chambers, market: desk, sheet: strip };
  }
  const chambers = fill(inside(desk, 7, 5), PAIR, PAIR, 'large', 10);
  return { ...shared, pile, desk, chambers, market: small, sheet: strip };
}

const COMPOSE: Record<Composition, (room: Room, seats: number, moment: Moment) => Layout> = {
  wide,
  broad,
  narrow,
  tall,
  low,
};

export const layout = (room: Room, seats: number, moment: Moment): Layout =>
  COMPOSE[composition(room)](room, seats, moment);

/** Do notes lie on the mats? Elsewhere the plates say what they would. */
export const hasNotes = (room: Room): boolean => ['wide', 'broad'].includes(composition(room));

/** Where the papers float: on the same places at every moment. */
export function papers(room: Room, seats: number): Papers {
  const { scale, plates, prompt, rail, width } = layout(room, seats, 'mark');
  const area = ({ x, y, width, height }: Box) => ({
    left: x * scale,
    top: y * scale,
    width: width * scale,
    height: height * scale,
  });
  const shown: Papers = { plates: { ...area(plates), flow: plates.flow }, prompt: bottom(area(prompt), room) };
  if (rail) {
    const { top, width: wide } = area(rail);
    shown.rail = { right: (width - rail.x - rail.width) * scale, top, width: wide };
  }
  return shown;
}

/** A prompt that needs less room than it has lies at the bottom of it. */
const bottom = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  room: Room,
) => ({
  left,
  bottom: room.height - top - height,
  width,
  height,
});
