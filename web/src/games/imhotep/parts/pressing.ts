// What every part of the board is given to be pressed and to tell about itself.

import type { BoardProps } from '../../contract';
import type { View } from '../../../types/imhotep';

export type Pressing = Pick<BoardProps<View>, 'open' | 'pick' | 'point' | 'ask' | 'tell' | 'remaining' | 'seat'>;
