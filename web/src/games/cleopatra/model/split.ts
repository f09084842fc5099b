// Dividing what is left into the options of a question.

import type { Phrase } from '../../../words.svelte';
import type { Option, Step } from '../../contract';

/** A question: into which group a text falls, and what a group is called. */
export interface Question {
  prompt: Phrase;
  group(text: string): string;
  label(group: string, texts: readonly string[]): Phrase;
  key?(group: string): string | undefined;
  /** The groups are asked in the order of their names, not of their texts. */
  sorted?: boolean;
}

export function grouped(texts: readonly string[], group: (text: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const id = group(text);
    const there = groups.get(id);
    if (there) there.push(text);
    else groups.set(id, [text]);
  }
  return groups;
}

export function stepOf(texts: readonly string[], question: Question): Step {
  const groups = [...grouped(texts, question.group)];
  if (question.sorted) groups.sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const options = groups.map(([id, left]): Option => {
    const key = question.key?.(id);
    return { id, label: question.label(id, left), texts: left, ...(key ? { key } : {}) };
  });
  return { prompt: question.prompt, options };
}

/** Does a question tell some of the texts apart? */
export const separates = (texts: readonly string[], group: (text: string) => string): boolean =>
  new Set(texts.map(group)).size > 1;
