// What has just changed in the stones, for as long as it is seen.

import { untrack } from 'svelte';
import { speedNow, type Speed } from '../../../app/settings.svelte';
import type { View } from '../../../types/kheops';
import { type Change, changeOf, NOTHING } from './changes';
import type { Stone } from './stones';

const SLOWNESS: Record<Speed, number> = { slow: 2, normal: 1, quick: 0.5, none: 0 };
/** By then everything has come to rest, in milliseconds at normal speed. */
const REST = 2000;

export class Settling {
  change: Change = $state.raw(NOTHING);
  slowness = $state(1);

  constructor(view: () => View, stones: () => readonly Stone[]) {
    let before: { view: View; stones: readonly Stone[] } | null = null;
    let rest: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const now = { view: view(), stones: stones() };
      untrack(() => {
        // What is only looked at ahead changes at once; what was seen so before does not change again.
        if (before && before.view !== now.view) {
          clearTimeout(rest);
          this.slowness = SLOWNESS[speedNow()];
          this.change = this.slowness > 0 ? changeOf(before.stones, now.stones, this.slowness) : NOTHING;
          if (this.change !== NOTHING) rest = setTimeout(() => (this.change = NOTHING), REST * this.slowness);
        }
        before = now;
      });
    });
    $effect(() => () => clearTimeout(rest));
  }
}
