// The game without a board: how decisions are taken in steps, and what there is to say about a position.

export { deciding } from './model/decide';
export { describe, holds } from './model/describe';
export { anchors } from './model/events';
export { pieces } from './model/pieces';
export { places } from './model/places';
