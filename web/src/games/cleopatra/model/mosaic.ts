// Where a mosaic goes, in words: how it lies, then its columns, then its rows.

import { placement, squaresOf } from '../shapes';
import { separates, type Question } from './split';
import { phrase } from './words';

/** `#` and `.` as squares that can be seen and are read out. */
const drawn = (turn: string): string => turn.replaceAll('#', '■').replaceAll('.', '□');

/** The first of the squares' columns (0) or rows (1). */
const first = (squares: readonly string[], at: 0 | 1): string => squares.map((square) => square[at]!).sort()[0]!;

const turnQuestion: Question = {
  prompt: phrase('cleopatra-ask-turned'),
  group: (text) => placement(text)!.shape,
  label: (turn, texts) => phrase('cleopatra-turned', { rows: drawn(turn), places: texts.length }),
};

const columnQuestion: Question = {
  prompt: phrase('cleopatra-ask-column'),
  group: (text) => first(squaresOf(text), 0),
  label: (column) => phrase('cleopatra-column', { column }),
  sorted: true,
};

const rowQuestion: Question = {
  prompt: phrase('cleopatra-ask-row'),
  group: (text) => first(squaresOf(text), 1),
  label: (row) => phrase('cleopatra-row', { row }),
  sorted: true,
};

export const mosaicQuestion = (texts: readonly string[]): Question | null =>
  [turnQuestion, columnQuestion, rowQuestion].find(({ group }) => separates(texts, group)) ?? null;
