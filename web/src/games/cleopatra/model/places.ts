// What stands where, place by place.

import type { SeatPicture, View } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import type { Place, Seat } from '../../contract';
import { faceDown, seatsOf } from './describe';

const one = (at: string, piece: string): Place => ({ at, piece, count: 1 });
const cards = (at: string, count: number): Place => ({ at, piece: 'card', count });

const SUPPLIES: readonly Place[] = [
  { at: 'bank', piece: 'scarab', count: Infinity },
  { at: 'sobek', piece: 'amulet', count: Infinity },
];

/** The pieces that are still to be built lie by their prices. */
const unbuilt = (view: View): Place[] =>
  view.computed.kinds.map(({ kind, left }) => ({
    at: kind === 'mosaic' ? 'mosaic-top' : `price-${kind}`,
    piece: kind,
    count: left,
  }));

/** Mosaics that lie in the garden, and those that fit nowhere any more and are back in the box. */
function mosaics({ mosaics: { laid, pile } }: View): Place[] {
  const gone = printed.mosaics.length - laid.length - pile.length;
  return [...laid.map(({ mosaic }) => one(`mosaic-${mosaic}`, 'mosaic')), { at: 'box', piece: 'mosaic', count: gone }];
}

function palace({ palace: { sphinxes, obelisks, doors, walls, pedestal, throne } }: View): Place[] {
  const rows = printed.sides.flatMap((side, at) =>
    Array.from({ length: sphinxes[at]! }, (_, place) => one(`sphinx-${side}-${place + 1}`, 'sphinx')),
  );
  return [
    ...rows,
    ...obelisks.map((side) => one(`obelisk-${side}`, 'obelisk')),
    ...doors.map((side) => one(`door-${side}`, 'door')),
    ...walls.map((wall) => one(`wall-${wall}`, 'wall')),
    ...(pedestal ? [one('throne', 'pedestal')] : []),
    ...(throne ? [one('throne', 'throne')] : []),
  ];
}

const market = ({ market: stalls, deck, drawn, discards }: View): Place[] => [
  ...stalls.map((stall) => cards(`stall-${stall.stall}`, stall.up.length + faceDown(stall))),
  cards('deck', deck.cards),
  cards('discards', discards.length),
  ...(drawn ? [cards('drawn', 1)] : []),
];

const purse = ([seat, { scarabs, amulets, statues, cards: held, sanctuaries }]: [Seat, SeatPicture]): Place[] => [
  { at: `seat-${seat}-scarabs`, piece: 'scarab', count: scarabs },
  { at: `seat-${seat}-amulets`, piece: 'amulet', count: amulets },
  { at: `seat-${seat}-statues`, piece: 'statue', count: statues },
  cards(`seat-${seat}-cards`, held),
  ...sanctuaries.map(([first]) => one(`area-${first}`, 'statue')),
];

export const places = (view: View): Place[] => [
  ...SUPPLIES,
  ...unbuilt(view),
  ...palace(view),
  ...mosaics(view),
  ...market(view),
  ...view.worshippers.map(({ worshipper }, at) => one(`slot-${at + 1}`, `worshipper-${worshipper}`)),
  one(`step-${view.walk}`, 'queen'),
  ...seatsOf(view).flatMap(purse),
];
