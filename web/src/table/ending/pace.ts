// How long each part of the counting takes, in milliseconds.

import type { Speed } from '../../app/settings.svelte';

/** What scores lights up, its points grow out of it, fall to the sheet, and are written down. */
export interface Pace {
  glow: number;
  grow: number;
  fall: number;
  write: number;
}

const USUAL: Pace = { glow: 320, grow: 140, fall: 460, write: 360 };
/** All of it takes no longer, however much there is to count. */
const LONGEST = 12_000;
const SLOWNESS: Record<Speed, number> = { slow: 1.6, normal: 1, quick: 0.5, none: 0 };

export const lengthOf = ({ glow, grow, fall, write }: Pace): number => glow + grow + fall + write;

export function paceOf(steps: number, speed: Speed): Pace {
  const scale = Math.min(1, LONGEST / Math.max(1, steps * lengthOf(USUAL))) * SLOWNESS[speed];
  const { glow, grow, fall, write } = USUAL;
  return { glow: glow * scale, grow: grow * scale, fall: fall * scale, write: write * scale };
}
