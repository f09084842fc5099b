// In a window larger than the largest that scenes and papers are laid out for all of a table grows with it: papers,
// targets and words keep their proportion to the scene.

const WIDTH = 1920;
const HEIGHT = 1080;

/** How many times larger than laid out a table is shown. */
export const largerBy = (width: number, height: number): number =>
  Math.max(1, Math.min(width / WIDTH, height / HEIGHT));
