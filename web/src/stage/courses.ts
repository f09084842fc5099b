// Marks of masonry: courses along the two near faces of a block, and a joint here and there.

import type { Projection } from './projection';
import type { Block } from './solids';

/** Joints lie a little elsewhere in every course, and one in four is hidden. */
const STEP = 1.37;
const SHIFT = 0.63;
const HIDDEN = 4;

/** The marks of so many courses, as the `d` of one path. The seed says where the joints lie: the same ones every time. */
export function courses(space: Projection, block: Block, count: number, seed = 1): string {
  const { u, v, z = 0, du, dv, dz } = block;
  const [right, front, height] = [u + du, v + dv, dz / count];
  const lines: string[] = [];
  for (let course = 0; course < count; course += 1) {
    const [low, high] = [z + course * height, z + (course + 1) * height];
    if (course > 0) {
      lines.push(
        space.line([
          [u, front, low],
          [right, front, low],
          [right, v, low],
        ]),
      );
    }
    for (let joint = 0; joint < du; joint += 1) {
      if ((joint * 7 + course * 3 + seed) % HIDDEN === 0) continue;
      const at = u + ((joint * STEP + course * SHIFT + seed * 0.41) % du);
      lines.push(
        space.line([
          [at, front, low],
          [at, front, high],
        ]),
      );
    }
  }
  return lines.join('');
}
