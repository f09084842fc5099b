// What an event touches on the board.

import type { GameEvent, Seat } from '../../contract';
import type { Event } from '../view';

const cells = (card: number, some: readonly string[]): string[] => some.map((cell) => `cell-${card}-${cell}`);
const cards = (numbers: readonly number[]): string[] => numbers.map((card) => `card-${card}`);

export function anchors(told: GameEvent): string[] {
  const event = told as unknown as Event;
  switch (event.event) {
    case 'dealt':
    case 'kept':
    case 'hand-shown':
    case 'display-dealt':
    case 'refilled':
      return cards(event.cards);
    case 'round-began':
    case 'expedition-began':
      return ['expedition'];
    case 'marked':
    case 'bonus-marked':
    case 'marks-shown':
      return [...cells(event.card, event.cells), `card-${event.card}`];
    case 'completed':
    case 'taken-from-display':
    case 'taken-from-deck':
      return cards([event.card]);
    case 'sat-out':
    case 'nothing-to-take':
    case 'bonus-lapsed':
      return [`seat-${event.seat}`];
    case 'pyramid-points':
      return [`fan-${event.seat}-${event.colour}`, `award-${event.colour}`];
    case 'game-ended':
      return [];
  }
}

/** What a seat keeps and marks is told to it at once, and to all when all have done so. */
export const repeats = (told: GameEvent, viewer: Seat | 'all' | null): boolean => {
  const event = told as unknown as Event;
  const isShown = event.event === 'hand-shown' || event.event === 'marks-shown';
  return isShown && (viewer === 'all' || viewer === event.seat);
};
