// The game without its drawing: everything the page asks about views, texts and events.

export { deciding } from './model/decide';
export { describe, hides, holds } from './model/describe';
export { anchors } from './model/events';
export { pieces } from './model/pieces';
export { places } from './model/places';
