// Keys for the options of a question: their own where they have one, the digits for the rest.

import type { Option } from '../games/contract';

/** Keys that mean the same at every table. */
export const TABLE_KEYS = { hint: 'h', undo: 'u', command: '/', keys: '?', since: 'p' } as const;

const RESERVED = new Set<string>([...Object.values(TABLE_KEYS), ':']);
const DIGITS = '1234567890';
/** So many options have a digit each. */
export const WITH_DIGITS = DIGITS.length;

/** The key of each option, by the option's id. An option whose key is taken gets a digit, as long as there are any. */
export function keysOf(options: readonly Option[]): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set(RESERVED);
  for (const { id, key } of options) {
    const wanted = key?.toLowerCase();
    if (!wanted || taken.has(wanted)) continue;
    keys.set(id, wanted);
    taken.add(wanted);
  }
  const free = [...DIGITS].filter((digit) => !taken.has(digit));
  for (const { id } of options) {
    if (keys.has(id)) continue;
    const digit = free.shift();
    if (digit === undefined) break;
    keys.set(id, digit);
  }
  return keys;
}

/** Is somebody writing, so that keys are letters and not commands? */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
