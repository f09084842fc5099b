// @vitest-environment happy-dom
import { poison } from '../laws/poison';

// Points of the printed parts are told by the rules page, in its own words; networks say what they come to.
poison('kheops', {
  silent: ['printed.room', 'printed.sarcophagus', 'printed.pair', 'printed.summit', 'printed.longest'],
});
