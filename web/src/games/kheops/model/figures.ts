// How pieces are drawn while they are on their way.

import type { Pawn, View } from '../../../types/kheops';
import { face } from './tiles';

export const BACK = 'kheops-tile-back';

export const pawnSymbol = (pawn: Pawn): string => `kheops-${pawn}`;

export const tileSymbol = (view: View, tile: number): string => `kheops-tile-${face(view, tile).kind}`;
