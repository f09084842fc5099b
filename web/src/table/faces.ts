// What the frame uses of what the server tells, under the names it has here.

import type { Phase, TableEvent, Told } from '../api/faces';

export type { Advice, PieceFace as Piece, PreviewFace as Preview, ReplayFace, SheetFace as Sheet } from '../types/api';

/** What the game told by an event of the table; nothing for those that are not the game's. */
export const toldBy = (event: TableEvent): Told[] => event.what.told ?? [];

export const isOver = (phase: Phase): boolean => phase === 'finished' || phase === 'abandoned';
