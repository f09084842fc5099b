// What can be dragged: cards to the desk, and the pattern over its chambers.

import type { Carry, Seat } from '../../contract';
import { parse } from '../parse';
import type { View } from '../view';

export function carries(_view: View, remaining: readonly string[], seat: Seat): Carry[] {
  return remaining.flatMap((text): Carry[] => {
    const action = parse(text);
    switch (action.kind) {
      case 'take': {
        const [symbol, from] =
          action.card === 'deck' ? ['pyramids-back', 'deck'] : ['pyramids-front', `card-${action.card}`];
        return [{ symbol, from, to: `desk-${seat}`, text }];
      }
      // Where exactly it is put the chamber itself finds out.
      case 'mark':
      case 'bonus':
        return ['expedition', 'stencil'].map((from) => ({
          symbol: 'pyramids-pen',
          from,
          to: `card-${action.card}`,
          text,
        }));
      case 'keep':
        return [];
    }
  });
}
