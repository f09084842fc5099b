import type { BoardProps } from '../../contract';

/** What a pressable part of the board needs to know. */
export type Touch = Pick<BoardProps<unknown>, 'open' | 'pick' | 'point' | 'ask'>;
