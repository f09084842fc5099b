// What folds where there is little room.

import { actions } from '../model/actions';

export type Sheet = 'prices' | 'market' | 'sobek';

const OF: Partial<Record<string, Sheet>> = { market: 'market', place: 'market', worship: 'sobek' };

/** The sheet on which everything lies that can be chosen, if it is one that folds: it opens by itself. */
export function sheetFor(remaining: readonly string[], folds: readonly Sheet[]): Sheet | null {
  const sheets = new Set(remaining.map((text) => OF[actions.read(text).kind] ?? null));
  const [only = null] = sheets;
  return only && sheets.size === 1 && folds.includes(only) ? only : null;
}
