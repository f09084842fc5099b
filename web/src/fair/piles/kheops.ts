import type { Event, View } from '../../types/kheops';
import type { Header } from '../record';
import { shuffled, Stream } from '../shuffle';
import { type Draw, drawn, numbers, type Pile } from './pile';

const TILES = 50;
/** The ways a tile can lie, by its openings. */
const WAYS: Readonly<Record<number, string[]>> = { 1: ['l', 'r', 'b'], 2: ['lr', 'lb', 'rb'], 3: ['lrb'] };

function fromPile(event: Event): Draw[] {
  if (event.event === 'hand-seen') return [drawn(event.tiles)];
  if (event.event === 'hand-dealt') return [drawn([], event.tiles)];
  if (event.event === 'tile-seen') return [drawn([event.tile])];
  return event.event === 'tile-drawn' ? [drawn([], 1)] : [];
}

export function piles({ seed }: Header, events: readonly Event[], start: View): Pile[] {
  const turned = start.cells.map(({ cell, openings }) => {
    const ways = WAYS[openings.length] ?? [];
    return ways[new Stream(seed, `kheops/rotation ${cell}`).below(3) % ways.length] ?? '';
  });
  return [
    {
      what: { key: 'fair-pile-tiles' },
      order: shuffled(seed, 'kheops/tiles', numbers(TILES)),
      draws: [...start.cells.map(({ tile }) => drawn([tile])), ...events.flatMap(fromPile)],
    },
    {
      what: { key: 'fair-pile-rotations' },
      order: turned,
      draws: start.cells.map(({ openings }) => drawn([openings])),
    },
  ];
}
