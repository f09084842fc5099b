// What the log and the score need to know of what is looked at, be it a table or a record.

import type { TableEvent } from '../api/faces';
import type { GameEvent, GameFace, Seat } from '../games/contract';
import type { Sheet } from './faces';
import type { Playback } from './playback.svelte';

export interface Account {
  readonly face: GameFace;
  readonly stage: Playback;
  readonly log: readonly TableEvent[];
  readonly sheets: readonly Sheet[];
  readonly names: Partial<Record<Seat, string>>;
  /** What the board shows. */
  readonly view: unknown;
  /** The event after which that was; null for now. */
  readonly at: number | null;
  /** With whose eyes it is seen. */
  readonly viewer: Seat | 'all' | null;
  /** Is the game over? */
  readonly isOver: boolean;
  /** Is what a seat has to be kept in mind, not shown? */
  hides(seat: Seat): boolean;
  /** Is this not to be told yet? */
  keepsBack(event: GameEvent): boolean;
  /** Was it answered by itself? */
  isAutomatic(number: number): boolean;
  /** Looks at how things stood after an event. */
  go(number: number): void;
}
