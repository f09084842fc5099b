// An element that tells about itself when it is pointed at or focused.

import type { Action } from 'svelte/action';
import type { Phrase } from '../../words.svelte';
import type { BoardProps } from '../contract';

export interface Telling {
  phrase: Phrase;
  tell: BoardProps<unknown>['tell'];
}

export const tells: Action<SVGElement | HTMLElement, Telling> = (node, first) => {
  let now = first;
  const begin = () => now.tell(now.phrase);
  const end = () => now.tell(null);
  const heard: [string, () => void][] = [
    ['pointerenter', begin],
    ['focus', begin],
    ['click', begin],
    ['pointerleave', end],
    ['blur', end],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
    },
  };
};
