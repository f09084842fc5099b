// The keys that move and turn the stencil, the same in every game.

import type { Direction } from './placement';
import type { Stencil } from './stencil.svelte';

const ARROWS: Partial<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** With one of these the key belongs to the browser. */
export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** A key that leads to another place, for the field that has the focus. Says whether it was one. */
export function movesBy(stencil: Stencil, key: string): boolean {
  const direction = ARROWS[key];
  if (direction) stencil.move(direction);
  else if (key === 'PageDown') stencil.go(1);
  else if (key === 'PageUp') stencil.go(-1);
  else return false;
  return true;
}

/** A key that changes how the stencil lies, wherever the focus is. Says whether it was one. */
export function changesBy(stencil: Stencil, key: string): boolean {
  switch (key.toLowerCase()) {
    case 'r':
      stencil.change('turn');
      return true;
    case 'f':
      stencil.change('mirror');
      return true;
    case 's':
      if (stencil.kinds.size > 1) stencil.choose(stencil.kind === 'single' ? 'pattern' : 'single');
      return stencil.kinds.size > 1;
    default:
      return false;
  }
}
