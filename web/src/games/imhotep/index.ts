import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { papers } from './drawing/layout';
import { ending } from './ending';
import Plate from './Plate.svelte';
import Sprite from './Sprite.svelte';
import { anchors, deciding, describe, holds, pieces, places } from './model';
import type { View } from '../../types/imhotep';

const face: GameFace<View> = {
  Board,
  Sprite,
  Plate,
  papers,
  texts: [
    { en: () => import('@games/imhotep/lang/en.ftl?raw'), es: () => import('@games/imhotep/lang/es.ftl?raw') },
    { en: () => import('./en.ftl?raw'), es: () => import('./es.ftl?raw') },
  ],
  ...deciding,
  places,
  anchors,
  pieces,
  ending,
  holds,
  describe,
  turn: [
    { symbol: 'imhotep-turn-stones', say: { key: 'imhotep-turn-stones' } },
    { symbol: 'imhotep-turn-load', say: { key: 'imhotep-turn-load' } },
    { symbol: 'imhotep-turn-sail', say: { key: 'imhotep-turn-sail' } },
    { symbol: 'imhotep-turn-unload', say: { key: 'imhotep-turn-unload' } },
    { symbol: 'imhotep-turn-card', say: { key: 'imhotep-turn-card' } },
  ],
};

export default face;
