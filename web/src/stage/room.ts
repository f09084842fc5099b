// The room there is for a scene, and the papers that float on it.

/** How a scene is composed: by the room there is, not by the device. */
export type Shape = 'wide' | 'square' | 'tall' | 'low';

export interface Room {
  /** In CSS pixels, without the panel. */
  width: number;
  height: number;
  shape: Shape;
  /** How much larger than usual (16 px) the person wants text. */
  text: number;
}

/** A phone held sideways has less height than this, in pixels. */
const LOW = 480;
/** A phone held upright has less width than this, in pixels. */
const NARROW = 600;
/** Width by height: below the first a room is tall, from the second on it is wide. */
const TALL = 0.85;
const WIDE = 1.3;

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height) return 'low';
  if (width < NARROW || width < height * TALL) return 'tall';
  return width < height * WIDE ? 'square' : 'wide';
}

/** Where a paper lies: distances in CSS pixels from the edges of the room; what is left out is free. */
export interface Area {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  width?: number;
  /** At most so high. What needs more is scrolled inside of the paper. */
  height?: number;
}

/** Where the papers lie on a game's scene. The scene has nothing to say there. */
export interface Papers {
  /** The seats' plates: beside one another, or one below the other. A scene may rise between them, in a wider gap. */
  plates: Area & { flow: 'row' | 'column'; gap?: number };
  prompt: Area;
  /** The rail of icons. Without a place of its own it is one button in the prompt. */
  rail?: Area;
}
