// @vitest-environment happy-dom
import { poison } from '../laws/poison';

// Points of the printed parts are told by the legend, which is folded in the room that is read here.
poison('kheops', {
  silent: ['printed.room', 'printed.sarcophagus', 'printed.pair', 'printed.longest'],
});
