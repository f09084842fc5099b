// A game's words, less what only the server says: the page loads no text that it never shows.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORDS = /\/games\/\w+\/lang\/\w+\.ftl\?raw$/;
/** Rules are asked for when they are wanted; refusals, the log and mistakes in decks arrive as sentences. */
const SAID_ELSEWHERE = /^(rule|refusal|expected|event|tiles|deck)-/;

/** The messages of a Fluent file that the page itself says. A message goes on over all lines that are indented. */
export function ownWords(text: string): string {
  let keeps = true;
  return text
    .split('\n')
    .filter((line) => {
      if (/^[a-z]/.test(line)) keeps = !SAID_ELSEWHERE.test(line);
      return keeps && !line.startsWith('#');
    })
    .join('\n');
}

export const gameWords = (): Plugin => ({
  name: 'game-words',
  enforce: 'pre',
  load(id) {
    if (!WORDS.test(id)) return null;
    const text = readFileSync(id.replace(/\?raw$/, ''), 'utf8');
    return `export default ${JSON.stringify(ownWords(text))};`;
  },
});
