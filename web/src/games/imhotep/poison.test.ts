// @vitest-environment happy-dom
import { poison } from '../laws/poison';

// How high the stones of a space are drawn.
poison('imhotep', { silent: ['computed.temple'] });
