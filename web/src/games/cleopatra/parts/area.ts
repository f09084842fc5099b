// Where a paper lies, as style.

import type { Area } from '../../../stage/room';

const SIDES = ['left', 'right', 'top', 'bottom', 'width'] as const;

/** What is zoomed is measured in zoomed pixels. */
export function inset(area: Area, zoom = 1): string {
  const sides = SIDES.flatMap((side) => (area[side] === undefined ? [] : [`${side}:${area[side] / zoom}px`]));
  if (area.height !== undefined) sides.push(`max-height:${area.height / zoom}px`);
  if (zoom !== 1) sides.push(`zoom:${zoom}`);
  return sides.join(';');
}
