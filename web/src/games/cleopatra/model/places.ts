// What stands where, place by place.

import type { Card, SeatPicture, View } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import type { Place, Seat } from '../../contract';
import { faceDown, seatsOf } from './describe';
import { cardSymbol } from './events';

const some = (at: string, piece: string, count: number, figure = piece): Place => ({
  at,
  piece,
  count,
  symbol: `cleopatra-${figure}`,
});
const one = (at: string, piece: string, figure = piece): Place => some(at, piece, 1, figure);
const backs = (at: string, count: number): Place => ({ at, piece: 'card', count, symbol: cardSymbol(null) });
const faceUp = (at: string, card: Card): Place => ({
  at,
  piece: 'card',
  count: 1,
  id: `card-${card}`,
  symbol: cardSymbol(card),
});

const SUPPLIES: readonly Place[] = [some('bank', 'scarab', Infinity), some('sobek', 'amulet', Infinity)];

/** How a mosaic is drawn where nobody knows which it is. */
const ANY_MOSAIC = printed.mosaics[0]!.mosaic;

/** The pieces that are still to be built lie by their prices. */
const unbuilt = (view: View): Place[] =>
  view.computed.kinds.map(({ kind, left }) =>
    kind === 'mosaic'
      ? some('mosaic-top', kind, left, `mosaic-${view.mosaics.top ?? ANY_MOSAIC}`)
      : some(`price-${kind}`, kind, left),
  );

/** Mosaics that lie in the garden, and those that fit nowhere any more and are back in the box. */
function mosaics({ mosaics: { laid, pile } }: View): Place[] {
  const gone = printed.mosaics.length - laid.length - pile.length;
  return [
    ...laid.map(({ mosaic }) => one(`mosaic-${mosaic}`, 'mosaic', `mosaic-${mosaic}`)),
    some('box', 'mosaic', gone, `mosaic-${ANY_MOSAIC}`),
  ];
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
  ...stalls.flatMap((stall) => [
    ...stall.up.map((card) => faceUp(`stall-${stall.stall}`, card)),
    backs(`stall-${stall.stall}`, faceDown(stall)),
  ]),
  backs('deck', deck.cards),
  ...discards.map((card) => faceUp('discards', card)),
  ...(drawn ? [drawn.card ? faceUp('drawn', drawn.card) : backs('drawn', 1)] : []),
];

const purse = ([seat, { scarabs, amulets, statues, sanctuaries }]: [Seat, SeatPicture]): Place[] => [
  some(`seat-${seat}-scarabs`, 'scarab', scarabs),
  some(`seat-${seat}-amulets`, 'amulet', amulets),
  { ...some(`seat-${seat}-statues`, 'statue', statues), seat },
  ...sanctuaries.map(([first]) => ({ ...one(`area-${first}`, 'statue'), seat })),
];

/** One's own hand lies open; the others are only counted. */
function hands(view: View): Place[] {
  const seats = seatsOf(view);
  const isOne = seats.filter(([, { hand }]) => hand).length === 1;
  return seats.flatMap(([seat, { hand, cards }]) =>
    hand && isOne ? hand.map((card) => faceUp(`hand-${card}`, card)) : [backs(`seat-${seat}-cards`, cards)],
  );
}

export const places = (view: View): Place[] => [
  ...SUPPLIES,
  ...unbuilt(view),
  ...palace(view),
  ...mosaics(view),
  ...market(view),
  ...view.worshippers.map(({ worshipper }, at) => one(`slot-${at + 1}`, `worshipper-${worshipper}`)),
  one(`step-${view.walk}`, 'queen'),
  ...seatsOf(view).flatMap(purse),
  ...hands(view),
];
