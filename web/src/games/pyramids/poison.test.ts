// @vitest-environment happy-dom
import { poison } from '../laws/poison';

poison('pyramids', {
  silent: [
    // They say how far pieces may move, and how many there are.
    'computed.seats.room.red',
    'computed.seats.room.green',
    'computed.seats.room.skulls',
  ],
});
