// Where a piece can be laid: every legal text that lays it as a placement, and the ways from one to another. All of it
// is chosen among legal texts; nothing here knows the rules.

export type Cell = readonly [column: number, row: number];

/** A point of a field, in cells from its corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Placement {
  text: string;
  /** What it is laid on: one of several cards, or the only garden. */
  field: string;
  cells: readonly Cell[];
  /** Rows of `#` and `.`, joined by spaces: how the cells lie, wherever they are. */
  shape: string;
  middle: Point;
}

export type Kind = 'pattern' | 'single';
export type Direction = 'left' | 'right' | 'up' | 'down';
export type Change = 'turn' | 'mirror';

/** How a game's stencil finds its way. */
export interface Manner {
  /** How much farther away a place may be to be taken because the stencil need not be turned for it, in cells. */
  loyalty: number;
  /** How much more a step aside counts than one ahead. */
  aside: number;
}

/** The cells of rows of `#` and `.`. */
export const cellsOf = (rows: readonly string[]): Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x): Cell[] => (mark === '#' ? [[x, y]] : [])));

/** The columns and rows from the first to the last of some cells. */
function spanOf(cells: readonly Cell[]): { left: number; top: number; right: number; bottom: number } {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}

export function shapeOf(cells: readonly Cell[]): string {
  const { left, top, right, bottom } = spanOf(cells);
  const marks = new Set(cells.map(([column, row]) => `${column} ${row}`));
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, along) => (marks.has(`${left + along} ${top + down}`) ? '#' : '.')),
  );
  return rows.map((row) => row.join('')).join(' ');
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The middle of a cell. */
export const middleOf = ([column, row]: Cell): Point => ({ x: mean([column, column + 1]), y: mean([row, row + 1]) });

export function placementOf(text: string, field: string, cells: readonly Cell[]): Placement {
  const middles = cells.map(middleOf);
  const middle = { x: mean(middles.map(({ x }) => x)), y: mean(middles.map(({ y }) => y)) };
  return { text, field, cells, shape: shapeOf(cells), middle };
}

export const kindOf = ({ cells }: Placement): Kind => (cells.length > 1 ? 'pattern' : 'single');

const changed = (shape: string, change: (cell: Cell) => Cell): string => shapeOf(cellsOf(shape.split(' ')).map(change));

/** Turned a quarter to the right. */
export const turned = (shape: string): string => changed(shape, ([column, row]) => [-row, column]);

export const mirrored = (shape: string): string => changed(shape, ([column, row]) => [-column, row]);

/** The ways to lie that a turn or a mirror leads to, one after another. */
function waysFrom(shape: string, change: Change): string[] {
  const ways: string[] = [];
  let way = change === 'turn' ? turned(shape) : mirrored(shape);
  while (!ways.includes(way)) {
    ways.push(way);
    way = turned(way);
  }
  return ways.filter((each) => each !== shape);
}

function least<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  for (const item of items) if (best === undefined || cost(item) < cost(best)) best = item;
  return best;
}

const distance = ({ middle }: Placement, { x, y }: Point): number => Math.hypot(middle.x - x, middle.y - y);

/** The placement nearest to a point, rather one that lies like this. */
export function nearest(
  places: readonly Placement[],
  near: Point,
  shape: string | null,
  { loyalty }: Manner,
): Placement | undefined {
  const far = (place: Placement) => distance(place, near);
  const alike = least(
    places.filter((place) => place.shape === shape),
    far,
  );
  const other = least(
    places.filter((place) => place.shape !== shape),
    far,
  );
  return alike && (!other || far(alike) <= far(other) + loyalty) ? alike : other;
}

/** The placement that a turn or a mirror leads to: the first way to lie that is legal, near the point. */
export function after(places: readonly Placement[], now: Placement, change: Change, near: Point): Placement {
  for (const way of waysFrom(now.shape, change)) {
    const there = least(
      places.filter(({ shape }) => shape === way),
      (place) => distance(place, near),
    );
    if (there) return there;
  }
  return now;
}

const covers = ({ cells }: Placement, [column, row]: Cell): boolean =>
  cells.some(([x, y]) => x === column && y === row);

/** The next placement that covers a cell, round and round, way by way; first the one nearest to the cell. */
export function covering(
  places: readonly Placement[],
  cell: Cell,
  now: Placement | null,
  shape: string | null,
  manner: Manner,
): Placement | undefined {
  const over = places
    .filter((place) => covers(place, cell))
    .toSorted((one, other) => one.shape.localeCompare(other.shape));
  const at = over.findIndex(({ text }) => text === now?.text);
  return at < 0 ? nearest(over, middleOf(cell), shape, manner) : over[(at + 1) % over.length];
}

const STEPS: Record<Direction, Cell> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The next placement in a direction, rather one that lies the same way. */
export function beside(
  places: readonly Placement[],
  now: Placement,
  direction: Direction,
  { loyalty, aside }: Manner,
): Placement | undefined {
  const [dx, dy] = STEPS[direction];
  const ahead = ({ middle }: Placement) => (middle.x - now.middle.x) * dx + (middle.y - now.middle.y) * dy;
  const off = ({ middle }: Placement) => Math.abs((middle.x - now.middle.x) * dy + (middle.y - now.middle.y) * dx);
  const cost = (place: Placement) => ahead(place) + aside * off(place) + (place.shape === now.shape ? 0 : loyalty);
  return least(
    places.filter((place) => ahead(place) > 0 && cost(place) < Infinity),
    cost,
  );
}
