// @vitest-environment happy-dom
import { laws } from '../laws/laws';

laws('cleopatra', { options: 8 });
