// A paper's area as a style.

import type { Area } from '../../../stage/room';

export const areaStyle = ({ left, right, top, bottom, width, height }: Area): string =>
  Object.entries({ left, right, top, bottom, width, 'max-height': height })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value}px`))
    .join(';');
