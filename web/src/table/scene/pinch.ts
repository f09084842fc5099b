// What a hand does with the scene itself: two fingers come nearer, one moves a scene that is near, so does the wheel.

import { on } from 'svelte/events';
import type { Zoom } from './zoom.svelte';

interface Point {
  x: number;
  y: number;
}

/** A hand that trembles this little is pressing. */
const TREMBLE = 8;
const PRESSED = '[role=button], button, a, input, [data-carry]';

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Minds what is done over an element; the answer ends that. */
export function listen(element: HTMLElement, zoom: Zoom): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;

  const inside = ({ clientX, clientY }: MouseEvent): Point => {
    // The scene may be shown larger than it is laid out.
    const { left, top, width } = element.getBoundingClientRect();
    const larger = width / element.offsetWidth;
    return { x: (clientX - left) / larger, y: (clientY - top) / larger };
  };

  const down = (event: PointerEvent) => {
    const isCarrying = document.documentElement.classList.contains('dragging');
    const isPan = zoom.isNear && event.button === 0 && !(event.target as Element).closest('[data-carry]');
    if (isCarrying || (event.pointerType !== 'touch' && !isPan)) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(event.pointerId, inside(event));
    if (fingers.size !== 2) return;
    // Two fingers carry nothing: what the first one may have taken is let go.
    for (const pointerId of fingers.keys()) dispatchEvent(new PointerEvent('pointercancel', { pointerId }));
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = inside(event);
    const [other] = [...fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    travelled += apart(before, now);
    fingers.set(event.pointerId, now);
    if (other) {
      const [was, is] = [between(before, other), between(now, other)];
      zoom.by(apart(now, other) / Math.max(1, apart(before, other)), is);
      zoom.pan({ x: is.x - was.x, y: is.y - was.y });
    } else if (zoom.isNear && travelled > TREMBLE && !document.documentElement.classList.contains('dragging')) {
      zoom.pan({ x: now.x - before.x, y: now.y - before.y });
    }
  };

  const up = ({ pointerId, isTrusted }: PointerEvent) => {
    if (isTrusted) fingers.delete(pointerId);
  };

  /** Whoever has moved the scene has pressed nothing. */
  const click = (event: MouseEvent) => {
    if (travelled <= TREMBLE || !zoom.isNear) return;
    travelled = 0;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    zoom.byWheel(event, inside(event));
  };

  const twice = (event: MouseEvent) => {
    if (!(event.target as Element).closest(PRESSED)) zoom.fit();
  };

  const focus = ({ target }: FocusEvent) => {
    if (!zoom.isNear || !(target as Element).matches(':focus-visible')) return;
    const { left, top, width, height } = (target as Element).getBoundingClientRect();
    zoom.reveal(inside({ clientX: left + width / 2, clientY: top + height / 2 } as MouseEvent));
  };

  const heard = [
    on(element, 'pointerdown', down, { capture: true }),
    on(window, 'pointermove', move),
    on(window, 'pointerup', up),
    on(window, 'pointercancel', up),
    on(element, 'click', click, { capture: true }),
    on(element, 'wheel', wheel, { passive: false }),
    on(element, 'dblclick', twice),
    on(element, 'focusin', focus),
  ];
  return () => heard.forEach((forget) => forget());
}
