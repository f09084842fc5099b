// An element of a board that says something about itself when it is pointed at, touched or focused.

import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import type { BoardProps } from '../games/contract';
import type { Phrase } from '../words.svelte';

export interface Telling {
  phrase: Phrase;
  tell: BoardProps<unknown>['tell'];
}

export const tells: Action<SVGElement | HTMLElement, Telling> = (node, first) => {
  let now = first;
  let isTelling = false;
  const begin = () => {
    isTelling = true;
    now.tell(now.phrase);
  };
  const end = () => {
    if (isTelling) now.tell(null);
    isTelling = false;
  };
  const heard = [
    on(node, 'pointerenter', begin),
    on(node, 'focus', begin),
    on(node, 'click', begin),
    on(node, 'pointerleave', end),
    on(node, 'blur', end),
  ];
  return {
    update(next) {
      now = next;
      if (isTelling) begin();
    },
    destroy() {
      for (const forget of heard) forget();
      end();
    },
  };
};
