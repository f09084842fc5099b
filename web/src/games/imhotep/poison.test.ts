// @vitest-environment happy-dom
import { poison } from '../laws/poison';

poison('imhotep', {
  silent: [
    // How high the stones of a space are drawn.
    'computed.temple',
    // What each stone of a ship would bring stands beside the ship while somebody points at a dock.
    'computed.landings.changes',
    'computed.landings.stones.points',
  ],
});
