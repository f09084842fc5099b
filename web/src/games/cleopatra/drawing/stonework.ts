// Courses of stone and slabs of paving, as one path each. They depend on the place only, so that they never jump.

/** Joints of a wall of this size. */
export function courses(width: number, height: number): string {
  let d = '';
  for (let y = 11, row = 0; y < height; y += 11, row += 1) {
    d += `M0 ${y}H${width}`;
    for (let x = 18 + (row % 2) * 20; x < width; x += 47 + ((row * 7 + x) % 11)) d += `M${x} ${y - 11}v11`;
  }
  return d;
}

export function paving(width: number, height: number): string {
  let d = '';
  for (let y = 0, row = 0; y <= height; y += 24, row += 1) {
    d += `M0 ${y}H${width}`;
    for (let x = (row % 2) * 18 + 18; x < width && y < height; x += 36) d += `M${x} ${y}v24`;
  }
  return d;
}
