// How points are counted at the end: line by line of the score card, as the program lists them.

import type { EndingFace } from '../contract';
import { sheetArea } from './drawing/ending';
import type { View } from './view';

export const ending: EndingFace<View> = { tie: { key: 'pyramids-ending-tie' }, sheet: sheetArea };
