// How much room the start page and setting up have, as text of usual size would see it.

import { type Shape, shapeOf } from '../stage/room';

export interface FrontRoom {
  shape: Shape;
  /** There is room for names and what can be done, and not for sentences. */
  isCompact: boolean;
  isShort: boolean;
  isNarrow: boolean;
  /** A phone, and text much larger than usual: the page scrolls, and nothing stands side by side that need not. */
  isTight: boolean;
}

const USUAL_TEXT = 16;
const PHONE = 600;
const SHORT = 720;
const NARROW = 900;
const TIGHT = 340;
/** Not even a row of cards is seen whole: then the page is scrolled, as where it is tall. */
const TOO_LOW = 300;

export function roomOf(width: number, height: number): FrontRoom {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
  const [wide, high] = [width / text, height / text];
  const shape = high < TOO_LOW ? 'tall' : shapeOf(wide, high);
  const isCompact = shape === 'low' || high < TOO_LOW || wide < PHONE;
  return { shape, isCompact, isShort: isCompact && high < SHORT, isNarrow: wide < NARROW, isTight: wide < TIGHT };
}
