// @vitest-environment happy-dom
import { poison } from '../laws/poison';

poison('pyramids', {
  silent: [
    // The pictures of a turn mention them, which stand beside the board.
    'printed.awards',
    'printed.points.card',
    // They say how far pieces may move, and how many there are.
    'computed.seats.room.red',
    'computed.seats.room.green',
    'computed.seats.room.skulls',
    'computed.seats.colours.awards',
  ],
});
