// What stands where: the cards and the points of pyramids. Crosses are written and expeditions turned up where they are.

import { printed } from '../../../types/pyramids.printed';
import type { Place, Seat } from '../../contract';
import { type Colour, seatsOf, type View } from '../view';

const { sizes } = printed;

const backs = (at: string, count: number): Place => ({ at, piece: 'card', count, symbol: 'pyramids-back' });

const faceUp = (at: string, card: number, symbol = 'pyramids-front'): Place => ({
  at,
  piece: 'card',
  count: 1,
  id: `card-${card}`,
  symbol,
});

const award = (at: string, colour: Colour, count: number): Place => ({
  at,
  piece: 'award',
  count,
  id: `award-of-${colour}`,
  symbol: 'pyramids-award',
});

function seatPlaces(view: View, seat: Seat): Place[] {
  const { hand, cards, completed } = view.seats[seat]!;
  const desk = `desk-${seat}`;
  const known = view.phase === 'keep' ? hand : cards;
  const onDesk = known ? known.map(({ card }) => faceUp(desk, card)) : [backs(desk, sizes.dealt)];
  const fans = view.computed.seats[seat]!.colours.flatMap(({ colour, awards }): Place[] => {
    const at = `fan-${seat}-${colour}`;
    const pyramids = completed.filter((card) => card.colour === colour);
    return [
      ...pyramids.map(({ card }) => faceUp(at, card, `pyramids-pyramid-${colour}`)),
      award(at, colour, awards.length),
    ];
  });
  return [...onDesk, ...fans];
}

export function places(view: View): Place[] {
  return [
    backs('deck', view.computed.face_down),
    ...view.display.map(({ card }) => faceUp('display', card)),
    ...view.awards.map(({ colour, left }) => award(`award-${colour}`, colour, left.length)),
    ...seatsOf(view).flatMap((seat) => seatPlaces(view, seat)),
  ];
}
