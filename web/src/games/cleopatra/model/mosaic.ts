// Where a mosaic goes, in words: its side, how it is turned, then its columns, then its rows.

import type { Mosaic } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import type { Question, Read } from '../../engine/decide';
import { LINES, LINES_TOGETHER } from '../drawing/limits';
import { mirrored, turned } from '../../stencil/placement';
import { placement, squaresOf } from '../shapes';
import type { Action } from './actions';
import { columnOf, COLUMNS, rowOf } from './garden';
import { phrase } from './names';

type Asked = Question<Action>;
type Left = readonly Read<Action>[];

/** The first column or row of the squares that a mosaic would cover. */
const first = ({ text }: Read<Action>, of: (square: string) => number): number => Math.min(...squaresOf(text).map(of));

const shapeOf = ({ text }: Read<Action>): string => placement(text)!.shape;

/** How a mosaic lies on its pile. */
const LYING = new Map(printed.mosaics.map(({ mosaic, rows }) => [mosaic, rows.join(' ')]));

/** A shape and its turns to the right, one after another. */
function turnsOf(shape: string): string[] {
  const turns = [shape];
  for (let next = turned(shape); next !== shape; next = turned(next)) turns.push(next);
  return turns;
}

/** As it lies, or mirrored; then how often it is turned. */
function lieQuestions(mosaic: Mosaic): Asked[] {
  const lying = LYING.get(mosaic)!;
  const isMirrored = (shape: string) => !turnsOf(lying).includes(shape);
  const turnOf = (shape: string) => turnsOf(isMirrored(shape) ? mirrored(lying) : lying).indexOf(shape);
  return [
    {
      prompt: phrase('cleopatra-ask-mirrored'),
      answer: (read) => (isMirrored(shapeOf(read)) ? 'mirrored' : 'lying'),
      label: (side) => phrase(`cleopatra-side-${side}`),
    },
    {
      prompt: phrase('cleopatra-ask-turned'),
      answer: (read) => String(turnOf(shapeOf(read))),
      label: (turn) => phrase(`cleopatra-turned-${turn}`),
      sorted: true,
    },
  ];
}

interface Line {
  prompt: string;
  of(square: string): number;
  name(at: number): string;
}

const LINES_OF: readonly Line[] = [
  { prompt: 'cleopatra-ask-column', of: columnOf, name: (at) => COLUMNS[at]! },
  { prompt: 'cleopatra-ask-row', of: rowOf, name: String },
];

/** Columns or rows: a few together, where there are more than are shown at once, and then each. */
function lineQuestions({ prompt, of, name }: Line, left: Left): Asked[] {
  const lines = (near: Left) => near.map((read) => first(read, of));
  const asked = { prompt: phrase(prompt), sorted: true } as const;
  const each: Asked = {
    ...asked,
    answer: (read) => name(first(read, of)),
    label: (line) => phrase('cleopatra-line', { line }),
  };
  if (new Set(lines(left)).size <= LINES) return [each];
  const together: Asked = {
    ...asked,
    answer: (read) => String(Math.floor(first(read, of) / LINES_TOGETHER)),
    label: (_, near) =>
      phrase('cleopatra-lines', { from: name(Math.min(...lines(near))), to: name(Math.max(...lines(near))) }),
  };
  return [together, each];
}

export const mosaicQuestions = (mosaic: Mosaic, left: Left): readonly Asked[] => [
  ...lieQuestions(mosaic),
  ...LINES_OF.flatMap((line) => lineQuestions(line, left)),
];
