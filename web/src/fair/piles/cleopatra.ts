import type { Event, View } from '../../types/cleopatra';
import type { Header } from '../record';
import { shuffled } from '../shuffle';
import { copies, type Draw, drawn, type Pile } from './pile';

const RESOURCES = ['stone', 'wood', 'glass', 'marble', 'lapis'];
const DECK = [
  ...copies({ artisan: 30 }),
  ...RESOURCES.flatMap((resource) => copies({ [resource]: 11, [`${resource}+`]: 3 })),
  ...copies({ cave: 8 }),
];
const HAND = 3;
const MOSAICS = [...'FILNPTUVWXYZ'];
const WORSHIPPERS = ['architect', 'vizier', 'beggar', 'merchant', 'foreman'];

/** What the faces of the cards say: all see which lie face up. */
const faces = (up: number, down: number): Draw => drawn(copies({ up, down }));

/** A hand comes from the deck before a third of it is turned face down. */
function hand(event: Event): Draw[] {
  if (event.event === 'hand-seen') return [drawn(event.cards)];
  return event.event === 'hand-dealt' ? [drawn([], event.cards)] : [];
}

/** The cards that an event took from the deck: those face up, and how many face down. */
function taken(event: Event): { up: string[]; down: number }[] {
  if (event.event === 'drew') return [{ up: event.cards, down: event.unseen }];
  if (event.event !== 'stall-opened' && event.event !== 'card-placed') return [];
  return [event.card === null ? { up: [], down: 1 } : { up: [event.card], down: 0 }];
}

export function piles({ seed, seats }: Header, events: readonly Event[], start: View): Pile[] {
  // What is rebuilt from the discards would ask for the rules.
  const rebuilt = events.findIndex(({ event }) => event === 'deck-rebuilt');
  const first = rebuilt < 0 ? events : events.slice(0, rebuilt);
  const draws = first.flatMap(taken);
  const left = DECK.length - HAND * seats;
  const down = Math.floor(left / 3);
  return [
    {
      what: { key: 'fair-pile-cards' },
      order: shuffled(seed, 'cleopatra/deck', DECK),
      draws: [...first.flatMap(hand), ...draws.map((draw) => drawn(draw.up, draw.down))],
    },
    {
      what: { key: 'fair-pile-faces' },
      order: shuffled(seed, 'cleopatra/deck-faces', copies({ up: left - down, down })),
      draws: draws.map((draw) => faces(draw.up.length, draw.down)),
    },
    {
      what: { key: 'fair-pile-mosaics' },
      order: shuffled(seed, 'cleopatra/mosaics', MOSAICS),
      draws: events.flatMap((event) =>
        event.event === 'mosaic-turned-up' || event.event === 'mosaic-left' ? [drawn([event.mosaic])] : [],
      ),
    },
    {
      what: { key: 'fair-pile-worshippers' },
      order: shuffled(seed, 'cleopatra/worshippers', WORSHIPPERS),
      draws: start.worshippers.map(({ worshipper }) => drawn([worshipper])),
    },
  ];
}
