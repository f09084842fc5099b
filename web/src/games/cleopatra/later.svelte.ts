// What the board shows now and then: loaded together, when the first of it is wanted.

type Parts = typeof import('./later/all');

let parts: Parts | null = $state.raw(null);

export async function load(): Promise<void> {
  parts ??= await import('./later/all');
}

/** The parts; nothing until they are there. */
export function later(): Parts | null {
  if (!parts) void load();
  return parts;
}
