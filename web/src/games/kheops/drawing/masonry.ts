// The rough core: courses of blocks, three to a row of cells. A block's length and tone come from where it lies.

import { BASE, HEIGHT, ROWS, tenths, WIDTH } from './geometry';

const COURSES = 3 * ROWS;
const COURSE = HEIGHT / 3;
const TONES = 3;
/** How far the courses stand out beyond the face. */
const OUT = WIDTH / 6 + 5;

/** A number from 0 to 1 that belongs to a place, so that nothing jumps when it is drawn again. */
function chance(course: number, block: number, what: number): number {
  const mixed = Math.sin(course * 127.1 + block * 311.7 + what * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

export interface Masonry {
  /** The blocks of each tone. */
  blocks: string[];
  /** The upper edges of all, and their joints. */
  lit: string;
  low: string;
  /** The left ends of the courses, which catch the sun. */
  ends: string;
}

function laid(): Masonry {
  const blocks = Array.from({ length: TONES }, () => '');
  let [lit, low, ends] = ['', '', ''];
  for (let course = 0; course < COURSES; course += 1) {
    const top = tenths(ROWS * HEIGHT - (course + 1) * COURSE);
    const in_ = ((course + 1) * WIDTH) / 6;
    const end = BASE - in_ + OUT;
    let from = in_ - OUT;
    ends += `M${tenths(from + 1)} ${top}v${tenths(COURSE)}`;
    for (let block = 0; from < end - 1; block += 1) {
      const rest = end - from;
      const wished = WIDTH * (0.3 + 0.22 * chance(course, block, 0));
      const width = rest - wished < WIDTH * 0.2 ? rest : wished;
      const tone = Math.floor(chance(course, block, 1) * TONES);
      const [x, wide, high] = [tenths(from), tenths(width), tenths(COURSE)];
      blocks[tone] += `M${x} ${top}h${wide}v${high + 0.4}h${-wide}Z`;
      lit += `M${x} ${tenths(top + 0.8)}h${wide}`;
      low += `M${x} ${tenths(top + high)}h${wide}v${-high}`;
      from += width;
    }
  }
  return { blocks, lit, low, ends };
}

export const masonry: Masonry = laid();
