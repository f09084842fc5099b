// The game without a board: how decisions are taken in steps, and what there is to say about a position.

export { carries } from './model/carry';
export { step, touch } from './model/choose';
export { describe, holds } from './model/describe';
export { anchors, flights, pieces } from './model/events';
export { name } from './model/phrases';
