// A paper's area as a style.

import type { Area } from '../../../stage/room';

/** `grown` is how much larger than usual the paper is drawn. */
export const areaStyle = ({ left, right, top, bottom, width, height }: Area, grown = 1): string => {
  const sizes = { left, right, top, bottom, width: width && width / grown, 'max-height': height && height / grown };
  const origin = `${top === undefined ? 'bottom' : 'top'} ${right === undefined ? 'left' : 'right'}`;
  const places = Object.entries(sizes).flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}px`));
  return [...places, `transform-origin:${origin}`, `scale:${grown}`].join(';');
};
