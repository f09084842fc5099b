// A view of this game, as the program tells it.

import type { Seat, View } from '../../types/pyramids';

export type { CardPicture, Colour, Event, Pattern, SeatComputed, SeatPicture, View } from '../../types/pyramids';

/** The seats at the table, in order. */
export const seatsOf = (view: View): Seat[] => Object.keys(view.seats) as Seat[];
