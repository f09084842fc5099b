// A decision is taken in steps: every pick leaves a part of the legal texts, until one is left.

import type { Phrase } from '../words.svelte';

export interface Pick {
  texts: readonly string[];
  /** What was picked, as it was offered. */
  label?: Phrase | undefined;
}

export type Trail = readonly Pick[];

/** The texts that the picks leave. */
export const remaining = (legal: readonly string[], trail: Trail): readonly string[] => trail.at(-1)?.texts ?? legal;

/** The picks after one more; the same picks where it would leave nothing or change nothing. */
export function narrow(legal: readonly string[], trail: Trail, pick: Pick): Trail {
  const before = remaining(legal, trail);
  const wanted = new Set(pick.texts);
  const texts = before.filter((text) => wanted.has(text));
  if (texts.length === 0 || (texts.length === before.length && texts.length > 1)) return trail;
  return [...trail, { ...pick, texts }];
}

/** The one text that is left after a pick; null while there is something to ask. */
export function decided(trail: Trail): string | null {
  const left = trail.at(-1)?.texts;
  return left?.length === 1 ? left[0]! : null;
}
