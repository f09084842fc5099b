// Where a mosaic goes, in words: how it lies, then its columns, then its rows.

import { squareName } from '../palace';
import { placementOf } from '../shapes';
import { separates, type Question } from './split';
import { phrase } from './words';

/** `#` and `.` as squares that can be seen and are read out. */
const drawn = (turn: string): string => turn.replaceAll('#', '■').replaceAll('.', '□');

const turnQuestion: Question = {
  prompt: phrase('cleopatra-ask-turned'),
  group: (text) => placementOf(text).turn,
  label: (turn, texts) => phrase('cleopatra-turned', { rows: drawn(turn), places: texts.length }),
};

const columnQuestion: Question = {
  prompt: phrase('cleopatra-ask-column'),
  group: (text) => squareName(placementOf(text).column, 0)[0]!,
  label: (column) => phrase('cleopatra-column', { column }),
  sorted: true,
};

const rowQuestion: Question = {
  prompt: phrase('cleopatra-ask-row'),
  group: (text) => String(placementOf(text).row),
  label: (row) => phrase('cleopatra-row', { row }),
  sorted: true,
};

export const mosaicQuestion = (texts: readonly string[]): Question | null =>
  [turnQuestion, columnQuestion, rowQuestion].find(({ group }) => separates(texts, group)) ?? null;
