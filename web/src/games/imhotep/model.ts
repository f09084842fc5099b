// The headless model: what can be chosen, what moved, and the position in words.

export { deciding } from './model/decide';
export { anchors } from './model/events';
export { describe, holds } from './model/describe';
export { pieces } from './model/pieces';
export { places } from './model/places';
