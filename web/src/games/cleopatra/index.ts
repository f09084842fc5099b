// Cleopatra and the Society of Architects, as the page uses it.

import type { View } from '../../types/cleopatra';
import type { GameFace } from '../contract';
import Board from './Board.svelte';
import { papers } from './drawing/layout';
import './hour.css';
import { anchors, deciding, describe, hides, holds, pieces, places } from './model';
import { ending } from './ending';
import { load } from './later.svelte';
import Plate from './Plate.svelte';
import Sprite from './Sprite.svelte';

const shown = ['market', 'build', 'corrupt', 'garden', 'end'];

const face: GameFace<View> = {
  Board,
  Sprite,
  papers,
  Plate,
  texts: [
    { en: () => import('@games/cleopatra/lang/en.ftl?raw'), es: () => import('@games/cleopatra/lang/es.ftl?raw') },
    { en: () => import('./en.ftl?raw'), es: () => import('./es.ftl?raw') },
  ],
  ...deciding,
  places,
  anchors,
  pieces,
  ending,
  later: load,
  holds,
  hides,
  describe,
  turn: shown.map((picture) => ({ symbol: `cleopatra-show-${picture}`, say: { key: `cleopatra-show-${picture}` } })),
  turnSymbols: () => import('./sprites/Turn.svelte'),
};

export default face;
