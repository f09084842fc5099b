// Low: a phone held sideways. The others lie one below the other at the left, the prompt and what is done with the
// stencil at the right, at the thumb. Drawn in 844 by 390.

import type { Room } from '../../../../stage/room';
import { box, fill, HAND, handIn, inside, type Layout, type Moment, PAIR } from './plan';

export function lowLayout(room: Room, seats: number, moment: Moment): Layout {
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
  const isKeeping = moment === 'keep';
  // What things are worth is said where the score card lies later, if there is room besides the cards.
  const dealt = isNarrow ? middle : { ...middle, height: middle.height - 46 };
  const desk = isKeeping ? dealt : { ...middle, height: foot.y - shelf - 6 - middle.y };
  const tools = box(right.x, height - 6 - 98, right.width, 98);
  const card = 58;
  const promptTop = right.y + card + 10;
  const shared = {
    composition: 'low' as const,
    notes: false,
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
    ...(isNarrow ? handIn(dealt, PAIR, 24, 8, 'small') : handIn(dealt, HAND, 34, 8)),
    ...(isKeeping && !isNarrow ? { values: { ...middle, y: middle.y + middle.height - 40, height: 40 } } : {}),
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
