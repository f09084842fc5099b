// The game without its drawing: everything the page asks about views, texts and events.

export { carries } from './model/carry';
export { describe, holds } from './model/describe';
export { anchors, flights, pieces } from './model/motion';
export { step } from './model/step';
export { touch } from './model/touch';
export { name } from './model/words';
export { hides } from './palace';
