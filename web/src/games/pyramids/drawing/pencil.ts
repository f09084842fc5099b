// Crosses drawn by hand: four hands, so that no two neighbours are equal.

type Stroke = readonly [x: number, y: number, overX: number, overY: number, toX: number, toY: number];

/** In a cell of 100 around its middle. */
const HANDS: readonly (readonly [Stroke, Stroke])[] = [
  [
    [-35, -31, -4, -3, 37, 34],
    [33, -37, 6, 0, -35, 35],
  ],
  [
    [-33, -35, 2, -4, 35, 33],
    [37, -31, 2, -3, -36, 37],
  ],
  [
    [-37, -32, 4, -6, 34, 37],
    [32, -34, 5, 4, -34, 33],
  ],
  [
    [-33, -34, -2, 4, 38, 31],
    [35, -35, -4, -3, -37, 34],
  ],
];
const STEPS = 12;
const WIDTH = 10.5;
const PRESSED = 0.12;

/** How thick a pencil's stroke is on its way: soon thick, thin at its end. */
const pressure = (at: number): number =>
  at < PRESSED ? 0.62 + 3.2 * at : 1 - 0.72 * ((at - PRESSED) / (1 - PRESSED)) ** 1.8;

function pressed([ax, ay, bx, by, cx, cy]: Stroke): string {
  const [there, back]: string[][] = [[], []];
  for (let step = 0; step <= STEPS; step += 1) {
    const at = step / STEPS;
    const rest = 1 - at;
    const x = rest * rest * ax + 2 * rest * at * bx + at * at * cx;
    const y = rest * rest * ay + 2 * rest * at * by + at * at * cy;
    const [dx, dy] = [rest * (bx - ax) + at * (cx - bx), rest * (by - ay) + at * (cy - by)];
    const half = (WIDTH / 2) * (pressure(at) / Math.hypot(dx, dy));
    there!.push(`${(x - dy * half).toFixed(1)} ${(y + dx * half).toFixed(1)}`);
    back!.unshift(`${(x + dy * half).toFixed(1)} ${(y - dx * half).toFixed(1)}`);
  }
  return `M${[...there!, ...back!].join('L')}z`;
}

/** Filled strokes for large cells, and plain lines for small ones. */
const FILLED = HANDS.map((strokes) => strokes.map(pressed).join(''));
const LINES = HANDS.map((strokes) => strokes.map(([a, b, c, d, e, f]) => `M${a} ${b}Q${c} ${d} ${e} ${f}`));
const PLAIN = LINES.map((lines) => lines.join(''));

export const filledCross = (hand: number): string => FILLED[hand % FILLED.length]!;
/** A hand's two strokes, and each of them as a plain line. */
export const handOf = (hand: number): readonly [Stroke, Stroke] => HANDS[hand % HANDS.length]!;
export const linesOf = (hand: number): readonly string[] => LINES[hand % LINES.length]!;
export const plainCross = (hand: number): string => PLAIN[hand % PLAIN.length]!;
