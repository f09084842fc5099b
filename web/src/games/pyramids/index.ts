// Silver & Gold: Pyramids.

import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { printed } from '../../types/pyramids.printed';
import { anchors, deciding, describe, holds, pieces, places, repeats } from './model';
import { papers } from './drawing/layout';
import { ending } from './ending';
import Plate from './Plate.svelte';
import Sprite from './Sprite.svelte';
import type { View } from './view';

/** What the sentences about a turn mention. */
const TURN = { card: printed.points.card, awards: [...printed.awards] };

const pyramids: GameFace<View> = {
  Board,
  Sprite,
  papers,
  Plate,
  texts: [
    { en: () => import('@games/pyramids/lang/en.ftl?raw'), es: () => import('@games/pyramids/lang/es.ftl?raw') },
    { en: () => import('./en.ftl?raw'), es: () => import('./es.ftl?raw') },
  ],
  ...deciding,
  places,
  anchors,
  pieces,
  ending,
  repeats,
  holds,
  describe,
  turn: ['pattern', 'mark', 'icons', 'tomb', 'points'].map((part) => ({
    symbol: `pyramids-turn-${part}`,
    say: { key: `pyramids-turn-${part}`, args: TURN },
  })),
};

export default pyramids;
