// What much hangs on is passed on only when it has become something else. A signal asks everything that reads it, by
// every way that leads there, for each little thing that happens before it: a board would be asked thousands of times
// for one move.

import { untrack } from 'svelte';

export interface Steady<Value> {
  readonly now: Value;
}

/** Follows what is read, as long as the component lives that begins it. `same` says what makes no difference. */
export function steady<Value>(
  read: () => Value,
  same: (before: Value, after: Value) => boolean = Object.is,
): Steady<Value> {
  let now: Value = $state.raw(untrack(read));
  $effect.pre(() => {
    const next = read();
    untrack(() => {
      if (!same(now, next)) now = next;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}

/** The same in everything that can be written down. */
export const alike = (before: unknown, after: unknown): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after);

/** A list in which what is alike is the very same as before: only what has changed is drawn anew. */
export function steadyList<Thing>(read: () => readonly Thing[]): Steady<readonly Thing[]> {
  let before: readonly Thing[] = [];
  return steady(() => {
    const after = read().map((thing, place) => (alike(before[place], thing) ? before[place]! : thing));
    const isSame = after.length === before.length && after.every((thing, place) => thing === before[place]);
    return isSame ? before : (before = after);
  });
}
