// The pyramid of corruption: a course for each amulet, from the foot. What lies below the waterline a sanctuary washes
// away; the rest will cost its owner.

import type { Corruption } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import { Projection } from '../../../stage/projection';
import { block, type Solid } from './solids';

/** A space of its own: a course is one unit smaller than the one below. */
export const SPACE = new Projection({ u: [3.2, 1.6], v: [-3.2, 1.6], z: 1 });
export const COURSE = 9;
/** As many courses as there are fines: one more eliminates. */
export const COURSES = printed.penalties.length;
const FOOT = 8.4;

export const half = (course: number): number => FOOT - course;

export const BASE: Solid = block('basalt', [-9.6, -9.6], [9.6, 9.6], [-7, 0]);

export const course = (at: number, isTaken: boolean): Solid =>
  block(isTaken ? 'ebony' : 'white', [-half(at), -half(at)], [half(at), half(at)], [at * COURSE, (at + 1) * COURSE]);

/** How awake Sobek is, from 0 to 1: of a spectator nothing is known. */
export const fearOf = (own: Corruption | null): number => (own ? Math.min(1, own.left / COURSES) : ASLEEP);
const ASLEEP = 0.4;
