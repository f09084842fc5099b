// Where a mosaic goes, in words: how it lies, then its columns, then its rows.

import type { Question, Read } from '../../engine/decide';
import { placementOf } from '../shapes';
import type { Action } from './actions';
import { COLUMNS } from './garden';
import { phrase } from './names';

const placement = ({ text }: Read<Action>) => placementOf(text);

/** `#` and `.` as squares that can be seen and are read out. */
const drawn = (turn: string): string => turn.replaceAll('#', '■').replaceAll('.', '□');

export const mosaicQuestions: readonly Question<Action>[] = [
  {
    prompt: phrase('cleopatra-ask-turned'),
    answer: (read) => placement(read).turn,
    label: (turn, left) => phrase('cleopatra-turned', { rows: drawn(turn), places: left.length }),
  },
  {
    prompt: phrase('cleopatra-ask-column'),
    answer: (read) => COLUMNS[placement(read).column]!,
    label: (column) => phrase('cleopatra-column', { column }),
    sorted: true,
  },
  {
    prompt: phrase('cleopatra-ask-row'),
    answer: (read) => String(placement(read).row),
    label: (row) => phrase('cleopatra-row', { row }),
    sorted: true,
  },
];
