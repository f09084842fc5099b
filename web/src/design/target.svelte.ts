// An element of a board that may be pressed: `use:target={{ at: 'ship-1', props }}`. Where nothing can be picked it is
// only an anchor; where something can, it is a button for the pointer, the keyboard and the screen reader alike.

import { untrack } from 'svelte';
import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import type { BoardProps, Option } from '../games/contract';
import { say, words } from '../words.svelte';

export interface Target {
  /** The element's anchor. */
  at: string;
  props: Pick<BoardProps<unknown>, 'open' | 'pick' | 'point' | 'ask'>;
  /** What to ask about when it is pressed and nothing can be picked here: a text in the notation. */
  why?: string | undefined;
}

export const target: Action<SVGElement | HTMLElement, Target> = (node, first) => {
  let now = first;
  /** What the element is drawn as: a board has hundreds, and few of them change with a move. */
  let drawn: { at?: string; label?: string } = {};
  const option = (): Option | undefined => now.props.open.get(now.at);

  const draw = () => {
    const here = option();
    const label = here && say(here.label);
    if (drawn.at !== now.at) node.dataset['at'] = now.at;
    // Whoever draws the element may have given it other classes meanwhile.
    if (node.classList.contains('open') !== (label !== undefined)) node.classList.toggle('open');
    if (label === undefined) {
      if (drawn.label !== undefined) for (const name of ['role', 'tabindex', 'aria-label']) node.removeAttribute(name);
    } else {
      if (drawn.label === undefined) node.setAttribute('role', 'button');
      if (drawn.label === undefined) node.setAttribute('tabindex', '0');
      if (drawn.label !== label) node.setAttribute('aria-label', label);
    }
    drawn = label === undefined ? { at: now.at } : { at: now.at, label };
  };
  const press = (event: Event) => {
    const here = option();
    if (here) {
      event.stopPropagation();
      now.props.pick(here.texts, here.label);
    } else if (now.why) {
      event.stopPropagation();
      now.props.ask(now.why);
    }
  };
  const type = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (option() && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      press(event);
    }
  };
  const enter = () => {
    const here = option();
    if (here) now.props.point(here.texts);
  };
  const leave = () => now.props.point(null);

  // Drawn at once, again in another language, and where what can be pressed is told by the properties of a component.
  $effect(() => {
    void words.language;
    void now.props.open;
    untrack(draw);
  });
  // What is taken away loses the focus in the middle of an update: these listeners may change state even then.
  const heard = [
    on(node, 'click', press),
    on(node, 'keydown', type),
    on(node, 'pointerenter', enter),
    on(node, 'focus', enter),
    on(node, 'pointerleave', leave),
    on(node, 'blur', leave),
  ];
  return {
    update(next) {
      now = next;
      untrack(draw);
    },
    destroy() {
      for (const forget of heard) forget();
    },
  };
};
