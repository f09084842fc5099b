// What an event touches on the board, and what it moves there.

import type { Flight, GameEvent, Seat } from '../../contract';
import { signAt } from '../cells';
import type { CardPicture, Event, View } from '../view';

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

const heldBy = (view: View, seat: Seat, number: number): CardPicture | undefined =>
  view.seats[seat]?.cards.find(({ card }) => card === number);

/** What lies under new crosses moves to the score card. Whoever has just drawn the crosses need not see them come. */
function marks(event: { event: string; seat: Seat; card: number; cells: string[] }, before: View): Flight[] {
  const { seat } = event;
  const had = before.seats[seat];
  const computed = before.computed.seats[seat];
  const card = heldBy(before, seat, event.card);
  if (!had || !computed || !card) return [];
  // A seat's own marks are on its card already when all are shown.
  const fresh = event.cells.filter((cell) => !card.crossed.includes(cell));
  const start = (cell: string) => `cell-${event.card}-${cell}`;
  const tracks = {
    red: { crossed: had.red, room: computed.room.red },
    green: { crossed: had.green, room: computed.room.green },
    skull: { crossed: had.skulls, room: computed.room.skulls },
  };
  const crosses =
    event.event !== 'marks-shown'
      ? []
      : fresh.map((cell): Flight => ({ symbol: 'pyramids-cross', seat, from: `seat-${seat}`, to: start(cell) }));
  const moved = fresh.flatMap((cell): Flight[] => {
    const sign = signAt(card, cell);
    const fly = (symbol: string, to: string): Flight[] => [{ symbol: `pyramids-${symbol}`, from: start(cell), to }];
    switch (sign) {
      case 'torch':
        return computed.torches.had ? [] : fly(sign, `torch-${seat}-${before.round}`);
      case 'potion':
        return tracks.skull.crossed > 0 ? fly(sign, `skull-${seat}-${tracks.skull.crossed}`) : [];
      case 'red':
      case 'green':
      case 'skull': {
        const track = tracks[sign];
        if (track.room === 0) return [];
        track.room -= 1;
        track.crossed += 1;
        return fly(sign, `${sign}-${seat}-${track.crossed}`);
      }
      default:
        return [];
    }
  });
  return [...crosses, ...moved];
}

/** Pieces fly over the board as it was before, so they set off from and arrive at places that are there already. */
export function flights(told: GameEvent, before: View): Flight[] {
  const event = told as unknown as Event;
  const back = 'pyramids-back';
  switch (event.event) {
    case 'refilled':
      return event.cards.map(() => ({ symbol: back, from: 'deck', to: 'display' }));
    case 'expedition-began':
      return [{ symbol: 'pyramids-expedition', from: 'unseen', to: 'expedition' }];
    case 'marked':
    case 'bonus-marked':
    case 'marks-shown':
      return marks(event, before);
    case 'completed': {
      const colour = heldBy(before, event.seat, event.card)?.colour ?? 'green';
      return [{ symbol: `pyramids-pyramid-${colour}`, from: `card-${event.card}`, to: `fan-${event.seat}-${colour}` }];
    }
    case 'taken-from-display':
      return [{ symbol: 'pyramids-front', from: `card-${event.card}`, to: `desk-${event.seat}` }];
    case 'taken-from-deck':
      return [{ symbol: back, from: 'deck', to: `desk-${event.seat}` }];
    case 'pyramid-points':
      return [{ symbol: 'pyramids-award', from: `award-${event.colour}`, to: `fan-${event.seat}-${event.colour}` }];
    default:
      return [];
  }
}
