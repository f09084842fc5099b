// What stands where: the cards, the expedition cards, the crosses and the points of pyramids.

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

/** One cross each, drawn with the seat's pen. */
function crosses(view: View, seat: Seat): Place[] {
  const { cards, red, green, torches, skulls } = view.seats[seat]!;
  const track = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}-${seat}-${index + 1}`);
  const drawn = [
    ...cards.flatMap(({ card, crossed }) => crossed.map((cell) => `cell-${card}-${cell}`)),
    ...track('red', red),
    ...track('green', green),
    ...torches.map((round) => `torch-${seat}-${round}`),
    ...track('skull', skulls),
  ];
  const cross = (at: string, count: number): Place => ({
    at,
    piece: `cross-${seat}`,
    count,
    symbol: 'pyramids-cross',
    seat,
  });
  return [cross(`seat-${seat}`, Infinity), ...drawn.map((at) => cross(at, 1))];
}

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
  return [...onDesk, ...fans, ...crosses(view, seat)];
}

const expeditions = (at: string, count: number): Place => ({
  at,
  piece: 'expedition',
  count,
  symbol: 'pyramids-expedition',
});

export function places(view: View): Place[] {
  const unseen = view.pattern ? view.unseen_expeditions.length : sizes.expedition_cards;
  return [
    backs('deck', view.computed.face_down),
    ...view.display.map(({ card }) => faceUp('display', card)),
    expeditions('unseen', unseen),
    // The cards that have been turned up lie below the present one.
    expeditions('expedition', sizes.expedition_cards - unseen),
    ...view.awards.map(({ colour, left }) => award(`award-${colour}`, colour, left.length)),
    ...seatsOf(view).flatMap((seat) => seatPlaces(view, seat)),
  ];
}
