// The game without its drawing: what can be chosen, what things are called, what moves.

export { carries } from './model/carry';
export { describe } from './model/describe';
export { anchors, flights, repeats } from './model/events';
export { name } from './model/name';
export { holds, pieces } from './model/score';
export { step, touch } from './model/step';
