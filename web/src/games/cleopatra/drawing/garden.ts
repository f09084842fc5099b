// Measures of laying mosaics.

/** Where a mosaic begins when nobody has pointed anywhere, in squares: before the throne. */
export const BEGINNING = { x: 4.5, y: 5.5 };
/** How much more a step aside counts than one ahead. */
export const ASIDE = 3;
