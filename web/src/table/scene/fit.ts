// How a question's options lie on its paper so that all of them are seen: beside one another as they come where there is
// room, else as cells of a grid whose words go on in the next line, and smaller where they must.

/** What there is room for, in pixels; `text` is how much larger than usual the person wants it. */
export interface Space {
  width: number;
  height: number;
  text: number;
}

/** `row`: as wide as each is called. */
export type Fit = 'row' | { columns: number; size: number };

/** Sizes of letters, in parts of the usual one. */
const SIZES = [0.95, 0.875, 0.8125] as const;
const USUAL = 16;
/** How wide a letter is, and how high a line, by the size of letters. */
const LETTER = 0.55;
const LINE = 1.15;
const GAP = 5;
/** A button's own edge and padding, on both sides together. */
const EDGE = 14;
const ROW_EDGE = 36;
const KEY = 30;
const RIM = 4;
/** What a finger finds. */
const TARGET = 44;

/** So many lines words take at this width; more than any where one of them is wider. */
function linesOf(label: string, width: number, letter: number): number {
  let [lines, left] = [0, 0];
  for (const word of label.split(/\s+/)) {
    const length = word.length * letter;
    if (length > width) return Infinity;
    if (lines === 0 || length + letter > left) [lines, left] = [lines + 1, width - length];
    else left -= length + letter;
  }
  return lines;
}

const rowWidth = (labels: readonly string[], text: number, keyed: boolean): number =>
  labels.reduce(
    (sum, label) => sum + label.length * SIZES[0] * USUAL * text * LETTER + ROW_EDGE + (keyed ? KEY * text : 0) + GAP,
    0,
  );

/** Of all grids that show everything the one with the largest letters, then the fewest empty cells, lines and rows. */
function gridOf(labels: readonly string[], { width, height, text }: Space): Fit | null {
  for (const size of SIZES) {
    const letter = size * USUAL * text * LETTER;
    const grids = labels.flatMap((_, more) => {
      const columns = more + 1;
      const rows = Math.ceil(labels.length / columns);
      const cell = { width: (width - GAP * more) / columns, height: (height - GAP * (rows - 1)) / rows };
      const lines = Math.max(...labels.map((label) => linesOf(label, cell.width - EDGE, letter)));
      const isSeen = lines * size * USUAL * text * LINE + RIM <= cell.height;
      if (!isSeen || cell.width < TARGET || cell.height < TARGET) return [];
      return [{ columns, rows, lines, empty: rows * columns - labels.length }];
    });
    grids.sort((one, other) => one.empty - other.empty || one.lines - other.lines || one.rows - other.rows);
    if (grids[0]) return { columns: grids[0].columns, size };
  }
  return null;
}

/** Null where there are so many that one has to look through them. `isRow`: one row is how they lie where they can. */
export function fit(labels: readonly string[], space: Space, isRow: boolean, keyed: boolean): Fit | null {
  if (isRow && rowWidth(labels, space.text, keyed) <= space.width) return 'row';
  return gridOf(labels, space);
}
