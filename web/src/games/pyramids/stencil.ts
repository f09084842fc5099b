// Where a pattern can lie on the cards: every legal mark as a placement, and the ways from one to another. All of it is
// chosen among legal texts; nothing here knows the rules.

import { cellAt, place, type Place } from './cells';
import { parse } from './parse';

export interface Placement {
  text: string;
  card: number;
  cells: string[];
  /** The cells moved to the top left corner: which way the pattern lies. */
  shape: string;
  /** The middle of the cells' box, in cells from the card's corner. */
  middle: Point;
}

export interface Point {
  x: number;
  y: number;
}

export type Kind = 'pattern' | 'single';
export type Direction = 'left' | 'right' | 'up' | 'down';

const normal = (places: Place[]): string => {
  const left = Math.min(...places.map(({ column }) => column));
  const top = Math.min(...places.map(({ row }) => row));
  return places
    .map(({ column, row }) => cellAt(column - left, row - top))
    .sort()
    .join(' ');
};

const changed = (shape: string, change: (from: Place) => Place): string =>
  normal(shape.split(' ').map((cell) => change(place(cell))));

export const turned = (shape: string): string => changed(shape, ({ column, row }) => ({ column: -row, row: column }));

export const mirrored = (shape: string): string => changed(shape, ({ column, row }) => ({ column: -column, row }));

const between = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers) + 1) / 2;

/** The marks and bonus crosses among legal texts. */
export function placements(texts: readonly string[]): Placement[] {
  return texts.flatMap((text) => {
    const action = parse(text);
    if (action.kind !== 'mark' && action.kind !== 'bonus') return [];
    const places = action.cells.map(place);
    const middle = { x: between(places.map(({ column }) => column)), y: between(places.map(({ row }) => row)) };
    return [{ text, card: action.card, cells: action.cells, shape: normal(places), middle }];
  });
}

export const kindOf = ({ cells }: Placement): Kind => (cells.length > 1 ? 'pattern' : 'single');

const distance = ({ middle }: Placement, { x, y }: Point): number => Math.hypot(middle.x - x, middle.y - y);

/** The middle of a cell. */
export const middleOf = (cell: string): Point => ({ x: place(cell).column + 0.5, y: place(cell).row + 0.5 });

const least = <T>(items: readonly T[], cost: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>((best, item) => (best === undefined || cost(item) < cost(best) ? item : best), undefined);

/** How much farther away a place may be to be taken because the pattern need not be turned for it. */
const FAITH = 1.1;

/** The placement nearest to a point of a card, rather one that lies as the stencil does. */
export const nearest = (all: readonly Placement[], card: number, near: Point, shape: string | null) =>
  least(
    all.filter((one) => one.card === card),
    (one) => distance(one, near) + (one.shape === shape ? 0 : FAITH),
  );

/** The placement that a turn or a mirror leads to: the first way to lie that is legal on this card, near the point. */
export function after(all: readonly Placement[], now: Placement, change: 'turn' | 'mirror', near: Point): Placement {
  const start = change === 'turn' ? now.shape : mirrored(now.shape);
  const quarters = change === 'turn' ? [1, 2, 3] : [0, 1, 2, 3];
  for (const quarter of quarters) {
    let shape = start;
    for (let at = 0; at < quarter; at += 1) shape = turned(shape);
    if (shape === now.shape) continue;
    const there = nearest(
      all.filter((one) => one.shape === shape),
      now.card,
      near,
      shape,
    );
    if (there) return there;
  }
  return now;
}

/** The next placement that covers a cell, round and round; the one nearest to the cell first. */
export function covering(all: readonly Placement[], card: number, cell: string, now: Placement | null) {
  const over = all.filter((one) => one.card === card && one.cells.includes(cell));
  const at = over.findIndex((one) => one.text === now?.text);
  return at < 0 ? nearest(over, card, middleOf(cell), now?.shape ?? null) : over[(at + 1) % over.length];
}

/** The next placement in a direction, on the same card. */
export function beside(all: readonly Placement[], now: Placement, direction: Direction): Placement | undefined {
  const ahead = ({ middle }: Placement): number => {
    const [x, y] = [middle.x - now.middle.x, middle.y - now.middle.y];
    return { left: -x, right: x, up: -y, down: y }[direction];
  };
  const aside = ({ middle }: Placement): number =>
    Math.abs(direction === 'left' || direction === 'right' ? middle.y - now.middle.y : middle.x - now.middle.x);
  const there = all.filter((one) => one.card === now.card && ahead(one) > 0);
  return least(there, (one) => ahead(one) + 2 * aside(one) + (one.shape === now.shape ? 0 : FAITH));
}
