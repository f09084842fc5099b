// What board elements share: pressing, and telling about themselves.

import type { Action } from 'svelte/action';
import type { Phrase } from '../../../words.svelte';
import type { BoardProps } from '../../contract';
import type { Target } from '../../../design/target';
import type { View } from '../view';

/**
 * The part of the board that targets need; a new object whenever something else can be pressed. An element may lose
 * the focus while the board is being drawn, when no state may change; so pointing is told a moment later.
 */
export const pressing = ({ open, pick, point, ask }: BoardProps<View>): Target['props'] => ({
  open,
  pick,
  point: (texts) => queueMicrotask(() => point(texts)),
  ask,
});

/** A reason is asked for only by who decides. */
export const why = (board: BoardProps<View>, text: string): string | undefined =>
  board.remaining.length > 0 ? text : undefined;

/** Is this the piece that is to be paid now? */
export const isWanted = (view: View, piece: string): boolean => view.phase === 'pay' && view.this_turn.piece === piece;

export interface Tells {
  phrase: Phrase;
  tell: BoardProps<View>['tell'];
}

/** An element that says something about itself when it is pointed at or focused. */
export const tells: Action<SVGElement | HTMLElement, Tells> = (node, first) => {
  let now = first;
  let isTelling = false;
  const say = () => {
    isTelling = true;
    queueMicrotask(() => isTelling && now.tell(now.phrase));
  };
  const hush = () => {
    if (isTelling) queueMicrotask(() => now.tell(null));
    isTelling = false;
  };
  node.addEventListener('pointerenter', say);
  node.addEventListener('focus', say);
  node.addEventListener('pointerleave', hush);
  node.addEventListener('blur', hush);
  return {
    update(next) {
      now = next;
      if (isTelling) say();
    },
    destroy() {
      hush();
      node.removeEventListener('pointerenter', say);
      node.removeEventListener('focus', say);
      node.removeEventListener('pointerleave', hush);
      node.removeEventListener('blur', hush);
    },
  };
};
