// @vitest-environment happy-dom
// All that can be picked is wholly seen on the smallest phones: few options, and short ones where they are many.

import { expect, test } from 'vitest';
import type { Phrase } from '../../words.svelte';
import type { Seat } from '../contract';
import { momentsOf } from '../laws/moments';
import { Speaker } from '../laws/said';
import face from './index';

/** So many letters there are room for, by how many options there are. */
const LETTERS: readonly (readonly [options: number, label: number, word: number])[] = [
  [3, 52, 14],
  [4, 24, 14],
  [6, 14, 12],
  [8, 5, 5],
];
/** A question is two lines beside the tools. */
const QUESTION = 45;

/** Every question that a decision may come to, with its options. */
function* asked(view: unknown, seat: Seat, legal: readonly string[]): Generator<{ prompt: Phrase; options: Phrase[] }> {
  const step = face.step(view as never, legal, seat);
  if (!step || legal.length <= 1) return;
  yield { prompt: step.prompt, options: step.options.map(({ label }) => label) };
  for (const { texts } of step.options) if (texts.length > 1) yield* asked(view, seat, texts);
}

test('questions and answers are short in both languages', { timeout: 60_000 }, async () => {
  const speaker = await Speaker.of(face);
  const long = new Set<string>();
  for (const { before, viewer, legal } of momentsOf('cleopatra')) {
    if (!viewer) continue;
    for (const { prompt, options } of asked(before, viewer, legal)) {
      for (const sentence of speaker.say(prompt)) if (sentence.length > QUESTION) long.add(sentence);
      const room = LETTERS.find(([most]) => options.length <= most);
      if (!room) long.add(`${options.length} options: ${speaker.say(prompt)[0]}`);
      const [, label, word] = room ?? [0, 0, 0];
      for (const said of options.flatMap((option) => speaker.say(option))) {
        const longest = Math.max(...said.split(' ').map(({ length }) => length));
        if (said.length > label || longest > word) long.add(`${options.length}: ${said}`);
      }
    }
  }
  expect([...long]).toEqual([]);
});
