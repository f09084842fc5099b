// What stands where: the cards, the expedition cards, the crosses and the points of pyramids.

import { printed } from '../../../types/pyramids.printed';
import type { Place, Seat } from '../../contract';
import { seatsOf, type View } from '../view';

const { sizes } = printed;

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
  const pen: Place = { at: `seat-${seat}`, piece: 'cross', count: Infinity };
  return [pen, ...drawn.map((at): Place => ({ at, piece: 'cross', count: 1 }))];
}

function seatPlaces(view: View, seat: Seat): Place[] {
  const { hand, cards, completed } = view.seats[seat]!;
  const before = view.phase === 'keep' ? (hand?.length ?? sizes.dealt) : cards.length;
  const fans = view.computed.seats[seat]!.colours.flatMap(({ colour, awards }): Place[] => {
    const at = `fan-${seat}-${colour}`;
    const pyramids = completed.filter((card) => card.colour === colour);
    return [
      { at, piece: 'card', count: pyramids.length },
      { at, piece: 'award', count: awards.length },
    ];
  });
  return [{ at: `desk-${seat}`, piece: 'card', count: before }, ...fans, ...crosses(view, seat)];
}

export function places(view: View): Place[] {
  const unseen = view.pattern ? view.unseen_expeditions.length : sizes.expedition_cards;
  return [
    { at: 'deck', piece: 'card', count: view.computed.face_down },
    { at: 'display', piece: 'card', count: view.display.length },
    { at: 'unseen', piece: 'expedition', count: unseen },
    // The cards that have been turned up lie below the present one.
    { at: 'expedition', piece: 'expedition', count: sizes.expedition_cards - unseen },
    ...view.awards.map(({ colour, left }): Place => ({ at: `award-${colour}`, piece: 'award', count: left.length })),
    ...seatsOf(view).flatMap((seat) => seatPlaces(view, seat)),
  ];
}
