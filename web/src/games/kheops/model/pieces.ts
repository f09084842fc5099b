// Where on the board the points of a line of the score come from.

import type { Arg, Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import type { View } from '../../../types/kheops';
import { byCell } from './tiles';

/** The tiles that points came from: the score sheet names them by number and cell, "17 (2.3)". */
export function pieces(_seat: Seat, _line: string, piece: Phrase, view: View): string[] {
  const mentioned = piece.args?.['tiles'];
  const tiles: Arg[] = Array.isArray(mentioned) ? mentioned : mentioned === undefined ? [] : [mentioned];
  const laid = byCell(view);
  return tiles
    .flatMap((tile) => String(tile).match(/\((\d+\.\d+)\)/)?.[1] ?? [])
    .filter((cell) => laid.has(cell))
    .map((cell) => `cell-${cell}`);
}
