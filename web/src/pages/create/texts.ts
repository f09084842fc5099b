// The words for a game's options, from the game's own file. Only these: no others are said before a game is shown.

import type { Texts } from '../../words.svelte';

type File = () => Promise<{ default: string }>;
const files = import.meta.glob<{ default: string }>('../../../../games/*/lang/*.ftl', { query: '?raw' });

/** The messages of a Fluent file whose names begin with `option-`. */
export function optionsIn(file: string): string {
  const messages = file.split(/\n(?=\S)/);
  return messages.filter((message) => message.startsWith('option-')).join('\n');
}

const kept = new Map<string, Texts>();

export function optionTexts(game: string): Texts {
  const of =
    (language: string): File =>
    async () => {
      const file = files[`../../../../games/${game}/lang/${language}.ftl`];
      return { default: file ? optionsIn((await file()).default) : '' };
    };
  const texts = kept.get(game) ?? { en: of('en'), es: of('es') };
  kept.set(game, texts);
  return texts;
}
