// The room for a scene: measured once whenever it changes, and whenever the person's size of text does.

import { type Room, shapeOf } from '../../stage/room';

/** What browsers call the usual size of text, in pixels. */
const USUAL = 16;

/** `rem` is an element as wide as a letter is high. The answer ends it. */
export function watchRoom(stage: HTMLElement, rem: HTMLElement, tell: (room: Room) => void): () => void {
  let last = '';
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = stage;
    const room = {
      width,
      height,
      shape: shapeOf(width, height),
      text: parseFloat(getComputedStyle(rem).width) / USUAL,
    };
    const key = JSON.stringify(room);
    // Behind something else it has no room, and is not drawn for that.
    if (key === last || width === 0) return;
    last = key;
    tell(room);
  });
  observer.observe(stage);
  observer.observe(rem);
  return () => observer.disconnect();
}
