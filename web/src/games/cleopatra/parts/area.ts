// Where a paper lies, as style.

import type { Area } from '../../../stage/room';

const SIDES = ['left', 'right', 'top', 'bottom', 'width'] as const;

export function inset(area: Area): string {
  const sides = SIDES.flatMap((side) => (area[side] === undefined ? [] : [`${side}:${area[side]}px`]));
  if (area.height !== undefined) sides.push(`max-height:${area.height}px`);
  return sides.join(';');
}
