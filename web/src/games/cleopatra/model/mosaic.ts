// Where a mosaic goes, in words: its side, how it is turned, then its columns, then its rows.

import type { Question, Read } from '../../engine/decide';
import { LINES, LINES_TOGETHER } from '../drawing/limits';
import { turned } from '../../stencil/placement';
import { placement, squaresOf } from '../shapes';
import type { Action } from './actions';
import { columnOf, COLUMNS, rowOf } from './garden';
import { phrase } from './names';

type Asked = Question<Action>;
type Left = readonly Read<Action>[];

/** The first column or row of the squares that a mosaic would cover. */
const first = ({ text }: Read<Action>, of: (square: string) => number): number => Math.min(...squaresOf(text).map(of));

const shapeOf = ({ text }: Read<Action>): string => placement(text)!.shape;

/** `#` and `.` as squares that can be seen and are read out. */
const drawn = (turn: string): string => turn.replaceAll('#', '■').replaceAll('.', '□');

/** The same for all turns of a mosaic, and another where it is mirrored. */
function sideOf(shape: string): string {
  const turns = [shape];
  for (let next = turned(shape); next !== shape; next = turned(next)) turns.push(next);
  return turns.toSorted()[0]!;
}

const sideQuestion: Asked = {
  prompt: phrase('cleopatra-ask-mirrored'),
  answer: (read) => sideOf(shapeOf(read)),
  label: (side) => phrase('cleopatra-turned', { rows: drawn(side) }),
};

const turnQuestion: Asked = {
  prompt: phrase('cleopatra-ask-turned'),
  answer: shapeOf,
  label: (turn) => phrase('cleopatra-turned', { rows: drawn(turn) }),
};

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

export const mosaicQuestions = (left: Left): readonly Asked[] => [
  sideQuestion,
  turnQuestion,
  ...LINES_OF.flatMap((line) => lineQuestions(line, left)),
];
