// Where on the board events belong.

import type { GameEvent } from '../../contract';
import type { Event } from '../../../types/kheops';

/** The anchors an event touches. */
export function anchors(told: GameEvent): string[] {
  const event = told as Event;
  switch (event.event) {
    case 'base-laid':
    case 'game-ended':
      return ['pyramid'];
    case 'hand-dealt':
    case 'power-skipped':
      return [`seat-${event.seat}`];
    case 'hand-seen':
      return event.tiles.map((tile) => `hand-${tile}`);
    case 'pawn-placed':
    case 'worker-replaced':
    case 'tile-turned':
    case 'tile-built':
      return [`cell-${event.cell}`];
    case 'pawns-swapped':
      return [`cell-${event.own}`, `cell-${event.other}`];
    case 'pawn-moved':
      return [`cell-${event.from}`, `cell-${event.to}`];
    case 'tile-drawn':
      return ['pile', `backs-${event.seat}`];
    case 'tile-seen':
      return ['pile', `hand-${event.tile}`];
  }
}
