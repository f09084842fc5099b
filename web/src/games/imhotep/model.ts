// The headless model: what can be chosen, what moved, and the position in words.

export { carries } from './model/carry';
export { anchors, flights } from './model/events';
export { describe, holds } from './model/describe';
export { nameOf as name } from './model/names';
export { pieces } from './model/pieces';
export { step } from './model/step';
export { touch } from './model/touch';
