/** Points in figures, with a real minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));
