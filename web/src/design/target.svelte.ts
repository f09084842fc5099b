// An element of a board that may be pressed: `use:target={{ at: 'ship-1', props }}`. Where nothing can be picked it is
// only an anchor; where something can, it is a button for the pointer, the keyboard and the screen reader alike.

import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import type { BoardProps, Option } from '../games/contract';
import { say } from '../words.svelte';

export interface Target {
  /** The element's anchor. */
  at: string;
  props: Pick<BoardProps<unknown>, 'open' | 'pick' | 'point' | 'ask'>;
  /** What to ask about when it is pressed and nothing can be picked here: a text in the notation. */
  why?: string | undefined;
}

export const target: Action<SVGElement | HTMLElement, Target> = (node, first) => {
  let now = $state.raw(first);
  const option = (): Option | undefined => now.props.open.get(now.at);

  const draw = () => {
    const here = option();
    node.dataset['at'] = now.at;
    node.classList.toggle('open', here !== undefined);
    if (here) {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', '0');
      node.setAttribute('aria-label', say(here.label));
    } else {
      node.removeAttribute('role');
      node.removeAttribute('tabindex');
      node.removeAttribute('aria-label');
    }
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

  // Drawn again when something else can be pressed, and in another language.
  $effect(draw);
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
    },
    destroy() {
      for (const forget of heard) forget();
    },
  };
};
