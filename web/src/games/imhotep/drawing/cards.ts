// The kinds of the market's cards: each has a colour and a word.

import type { Card } from '../../../types/imhotep';
import { printed } from '../../../types/imhotep.printed';

const KINDS = new Map(printed.cards.map(({ card, colour }) => [card, colour]));

export const kindOf = (card: Card): string => KINDS.get(card) ?? '';
