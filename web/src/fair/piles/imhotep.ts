import type { Event } from '../../types/imhotep';
import type { Header } from '../record';
import { shuffled } from '../shuffle';
import { copies, type Draw, drawn, type Pile } from './pile';

const ROUNDS: Readonly<Record<number, string[]>> = {
  2: ['4331', '4322', '4321', '4221', '3322', '3321', '3221'],
  3: ['4421', '4332', '4322', '4321', '4221', '3332', '3322'],
  4: ['4432', '4422', '4421', '4333', '4332', '4322', '3332'],
};

const MARKET = copies({
  entrance: 2,
  sarcophagus: 2,
  'paved-path': 2,
  'pyramid-decoration': 2,
  'temple-decoration': 2,
  'chamber-decoration': 2,
  'obelisk-decoration': 2,
  statue: 10,
  lever: 2,
  hammer: 2,
  sail: 3,
  chisel: 3,
});

function fromMarket(event: Event): Draw[] {
  if (event.event === 'market-dealt') return [drawn(event.cards, event.hidden)];
  return event.event === 'card-drawn' ? [drawn([event.card])] : [];
}

export function piles({ seed, seats }: Header, events: readonly Event[]): Pile[] {
  // What is remade from the discards would ask for the rules.
  const remade = events.findIndex(({ event }) => event === 'pile-remade');
  const first = remade < 0 ? events : events.slice(0, remade);
  return [
    {
      what: { key: 'fair-pile-rounds' },
      order: shuffled(seed, 'imhotep/rounds', ROUNDS[seats] ?? []),
      draws: events.flatMap((event) => (event.event === 'round-began' ? [drawn([event.ships])] : [])),
    },
    {
      what: { key: 'fair-pile-market' },
      order: shuffled(seed, 'imhotep/market', MARKET),
      draws: first.flatMap(fromMarket),
    },
  ];
}
