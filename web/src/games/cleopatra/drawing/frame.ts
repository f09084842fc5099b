// What the compositions share.

export interface Sized {
  width: number;
  height: number;
}

/** So many things, one beside the other. */
export const fan = <Thing>(count: number, at: (step: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, step) => at(step));

/** Where cards of a hand begin: they overlap as soon as there is no room for them side by side. */
export function pitchOf(count: number, width: number, card: number, gap: number): number {
  if (count <= 1) return 0;
  return Math.min(card + gap, (width - card) / (count - 1));
}

/** A card's width by its height. */
export const CARD = 80 / 114;
