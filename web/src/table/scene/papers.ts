// Where a game's papers lie on its scene, as styles, and what they are like there.

import type { Area, Papers, Room } from '../../stage/room';

/** How the prompt is laid out: one line, two below one another, at the thumb, or a column. */
export type Form = 'line' | 'bar' | 'thumb' | 'column';

/** A prompt that is lower than this, in pixels at the usual size of text, has one line only. */
const TWO_LINES = 84;

export function formOf({ shape, text }: Room, { height }: Area): Form {
  if (shape === 'low') return 'column';
  if (shape === 'tall') return 'thumb';
  return height !== undefined && height < TWO_LINES * text ? 'line' : 'bar';
}

const EDGES = ['left', 'right', 'top', 'bottom', 'width', 'height'] as const;

export const inset = (area: Area): string =>
  EDGES.flatMap((edge) => (area[edge] === undefined ? [] : `${edge}:${area[edge]}px`)).join(';');

/** With the panel beside the scene its tabs are there, and the rail would only repeat them. */
export const railOf = ({ rail }: Papers, isPanelBeside: boolean): Area | undefined =>
  isPanelBeside ? undefined : rail;
