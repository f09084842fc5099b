// How the stencil lays mosaics, and how its garden is looked at on this device.

import type { Laying } from '../../stencil/stencil.svelte';
import { ASIDE, BEGINNING } from '../drawing/garden';
import { GARDEN, placement } from '../shapes';

export const laying: Laying = {
  placement,
  beginning: { field: GARDEN, point: BEGINNING },
  // Who lays a mosaic has chosen how it lies: it is never turned while it fits anywhere.
  loyalty: Infinity,
  aside: ASIDE,
};

const KEY = 'mastaba.cleopatra.flat';

export function seesFlat(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembered where the browser allows it. */
export function setFlat(flat: boolean): void {
  try {
    if (flat) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is asked for again next time.
  }
}
