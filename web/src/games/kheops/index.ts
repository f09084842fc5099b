// Kheops, as the page uses it.

import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { papers } from './drawing/layout';
import { anchors, deciding, describe, holds, pieces, places } from './model';
import { ending } from './ending';
import Plate from './Plate.svelte';
import Sprite from './Sprite.svelte';
import type { View } from '../../types/kheops';

const kheops: GameFace<View> = {
  Board,
  Sprite,
  papers,
  Plate,
  texts: [
    { en: () => import('@games/kheops/lang/en.ftl?raw'), es: () => import('@games/kheops/lang/es.ftl?raw') },
    { en: () => import('./en.ftl?raw'), es: () => import('./es.ftl?raw') },
  ],
  ...deciding,
  places,
  anchors,
  pieces,
  ending,
  holds,
  describe,
  turn: ['pawn', 'power', 'build', 'network', 'curse'].map((part) => ({
    symbol: `kheops-show-${part}`,
    say: { key: `kheops-show-${part}` },
  })),
};

export default kheops;
