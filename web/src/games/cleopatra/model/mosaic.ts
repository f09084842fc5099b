// Where a mosaic goes, in words: how it lies, then its columns, then its rows.

import type { Question, Read } from '../../engine/decide';
import { placement, squaresOf } from '../shapes';
import type { Action } from './actions';
import { columnOf, COLUMNS, rowOf } from './garden';
import { phrase } from './names';

/** The first column or row of the squares that a mosaic would cover. */
const first = ({ text }: Read<Action>, of: (square: string) => number): number => Math.min(...squaresOf(text).map(of));

/** `#` and `.` as squares that can be seen and are read out. */
const drawn = (turn: string): string => turn.replaceAll('#', '■').replaceAll('.', '□');

export const mosaicQuestions: readonly Question<Action>[] = [
  {
    prompt: phrase('cleopatra-ask-turned'),
    answer: (read) => placement(read.text)!.shape,
    label: (turn, left) => phrase('cleopatra-turned', { rows: drawn(turn), places: left.length }),
  },
  {
    prompt: phrase('cleopatra-ask-column'),
    answer: (read) => COLUMNS[first(read, columnOf)]!,
    label: (column) => phrase('cleopatra-column', { column }),
    sorted: true,
  },
  {
    prompt: phrase('cleopatra-ask-row'),
    answer: (read) => String(first(read, rowOf)),
    label: (row) => phrase('cleopatra-row', { row }),
    sorted: true,
  },
];
