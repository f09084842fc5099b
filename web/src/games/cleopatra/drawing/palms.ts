// A palm about its foot: a bent trunk, and a crown of fronds of which those to the light are the lightest.

const LONG = 15.5;
/** The crown's height over the ground. */
export const CROWN = 22;
const FRONDS: readonly (readonly number[])[] = [
  [0.5, 1.4, 2.3, 3.2, 4.05, 5, 5.9],
  [0.2, 1.1, 2, 2.9, 3.8, 4.7, 5.6],
];
/** There are two, so that a row of them is no pattern. */
export const PALMS = FRONDS.map((_, kind) => kind);
export const palmKind = (column: number, row: number): number => (column * 7 + row * 3) % FRONDS.length;

const round = (value: number): string => value.toFixed(1);

function frond(angle: number): string {
  const [x, y] = [Math.cos(angle) * LONG, Math.sin(angle) * LONG * 0.55 + 4];
  const [bendX, bendY] = [x * 0.55, y * 0.4 - 9];
  return `M0 0Q${round(bendX)} ${round(bendY)} ${round(x)} ${round(y)}Q${round(bendX * 0.92)} ${round(bendY + 6)} 0 2Z`;
}

/** The leaf's tone, from 1 in the light to 3 in the shade. */
function tone(angle: number): number {
  if (Math.cos(angle) < -0.25) return 1;
  return Math.sin(angle) < 0.2 ? 2 : 3;
}

/** The fronds by tone, each tone one path; those in front are the last. */
export const crown = (kind: number): { tone: number; d: string }[] =>
  [2, 3, 1].map((each) => ({
    tone: each,
    d: FRONDS[kind]!.filter((angle) => tone(angle) === each)
      .map(frond)
      .join(''),
  }));
