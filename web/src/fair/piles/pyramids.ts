import type { Event } from '../../types/pyramids';
import type { Seat } from '../../games/contract';
import type { Header } from '../record';
import { shuffled } from '../shuffle';
import { type Draw, drawn, numbers, type Pile } from './pile';

const CARDS = 48;
const DEALT = 4;
const EXPEDITIONS = ['I2', 'I3', 'I3', 'V3', 'V3', 'L4', 'T4', 'O4'];

/** Every seat's four cards: one's own are known, of the others' the two that they kept. */
function deal(seats: number, events: readonly Event[]): Draw[] {
  const known = new Map<Seat, number[]>();
  for (const event of events) {
    if (event.event === 'dealt') known.set(event.seat, event.cards);
    if (event.event === 'hand-shown' && !known.has(event.seat)) known.set(event.seat, event.cards);
  }
  return (['A', 'B', 'C', 'D'] as const).slice(0, seats).map((seat) => {
    const seen = known.get(seat) ?? [];
    return drawn(seen, DEALT - seen.length);
  });
}

function deck(seed: string, events: readonly Event[]): Pile {
  const kept = new Set(events.flatMap((event) => (event.event === 'hand-shown' ? event.cards.map(String) : [])));
  const draws = events.flatMap((event) => {
    if (event.event === 'display-dealt' || event.event === 'refilled') return [drawn(event.cards)];
    return event.event === 'taken-from-deck' ? [drawn([event.card])] : [];
  });
  const list = numbers(CARDS).filter((card) => !kept.has(card));
  return { what: { key: 'fair-pile-deck' }, order: shuffled(seed, 'pyramids/deck', list), draws };
}

function expeditions(seed: string, events: readonly Event[]): Pile[] {
  const rounds: Pile[] = [];
  for (const event of events) {
    if (event.event === 'round-began') {
      const order = shuffled(seed, `pyramids/expeditions-${event.round}`, EXPEDITIONS);
      rounds.push({ what: { key: 'fair-pile-expeditions', args: { round: event.round } }, order, draws: [] });
    }
    if (event.event === 'expedition-began') rounds.at(-1)?.draws.push(drawn([event.pattern]));
  }
  return rounds;
}

export function piles({ seed, seats }: Header, events: readonly Event[]): Pile[] {
  const order = shuffled(seed, 'pyramids/deal', numbers(CARDS));
  return [
    { what: { key: 'fair-pile-deal' }, order, draws: deal(seats, events) },
    deck(seed, events),
    ...expeditions(seed, events),
  ];
}
