// @vitest-environment happy-dom
import { poison } from '../laws/poison';

poison('cleopatra');
