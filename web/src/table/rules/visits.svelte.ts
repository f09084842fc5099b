// Which games somebody has been shown on this device.

import { SvelteSet } from 'svelte/reactivity';

const PLACE = 'mastaba.visited';

class Visits {
  #done = new SvelteSet((globalThis.localStorage?.getItem(PLACE) ?? '').split(' '));

  isFirst(game: string): boolean {
    return !this.#done.has(game);
  }

  done(game: string): void {
    this.#done.add(game);
    localStorage.setItem(PLACE, [...this.#done].join(' ').trim());
  }
}

export const firstVisits = new Visits();
