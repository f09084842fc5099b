// Silver & Gold: Pyramids.

import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { anchors, carries, describe, flights, holds, name, pieces, repeats, step, touch } from './model';
import Sprite from './Sprite.svelte';
import type { View } from './view';

const pyramids: GameFace<View> = {
  Board,
  Sprite,
  texts: [
    { en: () => import('@games/pyramids/lang/en.ftl?raw'), es: () => import('@games/pyramids/lang/es.ftl?raw') },
    { en: () => import('./en.ftl?raw'), es: () => import('./es.ftl?raw') },
  ],
  step,
  touch,
  carries,
  name,
  anchors,
  pieces,
  flights,
  repeats,
  holds,
  describe,
  turn: ['pattern', 'mark', 'icons', 'tomb', 'points'].map((part) => ({
    symbol: `pyramids-turn-${part}`,
    say: { key: `pyramids-turn-${part}` },
  })),
};

export default pyramids;
