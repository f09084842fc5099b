// What lies about by chance, always the same: stars and the glints of the water.

/** Numbers from 0 to 1 that look like chance, and are the same on every visit. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Stars as dots of one path; there are more towards the right, where the night is. */
export function stars(seed: number, count: number, { left, right, top, bottom }: Field): string {
  const next = chance(seed);
  const dot = () => {
    const x = left + (right - left) * Math.sqrt(next());
    const y = top + (bottom - top) * next();
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  };
  return Array.from({ length: count }, dot).join('');
}

/** Short level lines, longer and farther apart towards the near bank. */
export function glints(seed: number, count: number, { left, right, top, bottom }: Field): string {
  const next = chance(seed);
  const line = (_: unknown, place: number) => {
    const y = top + ((bottom - top) * place) / count;
    const x = left + (right - left) * next();
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${(20 + next() * 70).toFixed(1)}`;
  };
  return Array.from({ length: count }, line).join('');
}
