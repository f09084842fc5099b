// What has just changed in the stones, for as long as it is seen. It is held until what flies there has landed.

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
  isHeld = $state(false);
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** `isComing` says whether anything still flies to the stones. */
  constructor(
    view: () => View,
    stones: () => readonly Stone[],
    private readonly isComing: () => boolean,
  ) {
    let before: { view: View; stones: readonly Stone[] } | null = null;
    $effect(() => {
      const now = { view: view(), stones: stones() };
      untrack(() => {
        // What is only looked at ahead changes at once; what was seen so before does not change again.
        if (before && before.view !== now.view) this.#show(before.stones, now.stones);
        before = now;
      });
    });
    $effect(() => () => this.#stop());
  }

  #show(before: readonly Stone[], now: readonly Stone[]): void {
    this.#stop();
    this.slowness = SLOWNESS[speedNow()];
    this.change = this.slowness > 0 ? changeOf(before, now, this.slowness) : NOTHING;
    this.isHeld = this.change !== NOTHING;
    if (this.isHeld) this.#frame = requestAnimationFrame(() => this.#wait());
  }

  /** Pieces are on their way from the first picture on that is drawn of the change. */
  #wait(): void {
    if (this.isComing()) {
      this.#frame = requestAnimationFrame(() => this.#wait());
      return;
    }
    this.isHeld = false;
    this.#rest = setTimeout(() => (this.change = NOTHING), REST * this.slowness);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }
}
