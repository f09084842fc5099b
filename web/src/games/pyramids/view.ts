// A view of this game, as the program tells it, and the numbers that are printed on score cards.

import type { Colour, Seat, View } from '../../types/pyramids';

export type { CardPicture, Colour, Event, Pattern, SeatPicture, View } from '../../types/pyramids';

export const COLOURS: readonly Colour[] = ['green', 'orange', 'purple'];
/** Rows and columns of a chamber. */
export const SIDE = 5;
export const ROUNDS = 4;
export const EXPEDITIONS = 7;
/** Gems of a colour, and skulls, that a score card has room for. */
export const GEMS = 10;
/** What the dearest crossed skull costs, by how many are crossed. */
export const SKULLS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18];

const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D'];

/** The seats at the table, in order. */
export const seatsOf = (view: View): Seat[] => SEATS.filter((seat) => view.seats[seat]);
