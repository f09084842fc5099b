// How pieces are drawn while they are on their way.

import type { Seat } from '../../contract';
import type { Card } from '../../../types/imhotep';

export const stoneSymbol = (seat: Seat): string => `imhotep-stone-${seat.toLowerCase()}`;

export const cardSymbol = (card: Card | 'back'): string => `imhotep-card-${card}`;
