// @vitest-environment happy-dom
import { laws } from '../laws/laws';

// Every cell of the pyramid may be an answer; the list names them row by row.
laws('kheops', { options: 49 });
