// The game without its drawing: what can be chosen, what things are called, what moves.

export { deciding } from './model/decide';
export { describe } from './model/describe';
export { anchors, repeats } from './model/events';
export { holds, pieces } from './model/pieces';
export { places } from './model/places';
