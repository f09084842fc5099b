// A place on which it matters where exactly something is let go: `use:field={{ over, put }}`. It shows what is carried
// over it by itself.

import type { Action } from 'svelte/action';
import { on } from 'svelte/events';

export interface Field {
  /** Something is carried over it. */
  over(at: PointerEvent): void;
  /** It is let go here. */
  put(at: PointerEvent): void;
}

const OVER = 'carry-over';
const PUT = 'carry-put';

export const field: Action<Element, Field> = (node, first) => {
  let now = first;
  const heard = [OVER, PUT].map((type) =>
    on(node, type, (event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<PointerEvent>;
      if (type === OVER) now.over(detail);
      else now.put(detail);
    }),
  );
  return {
    update(next) {
      now = next;
    },
    destroy() {
      for (const forget of heard) forget();
    },
  };
};

/** Tells a place what happens over it. Says whether it is a field, which minds it by itself. */
const tell =
  (type: string) =>
  (place: Element | null, detail: PointerEvent): boolean =>
    place !== null && !place.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));

export const carryOver = tell(OVER);
export const putDown = tell(PUT);
