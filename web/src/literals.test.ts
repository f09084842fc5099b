import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** Words of no language: the name of the program, keys, addresses, and what is typed into a terminal. */
const NAMES = /Mastaba|mastaba replay --verify|Enter|Esc|\/api\/openapi\.json/g;
/** Attributes that people read or hear. */
const SAID = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const WORD = /\p{L}{2,}/u;

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const wordsIn = (text: string): string[] => (WORD.test(text.replace(NAMES, '')) ? [text.trim()] : []);

/** Every text of a template that does not come from the files of words. */
function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (!isNode(node) || node.type === 'StyleDirective') return [];
  if (node.type === 'Text') return wordsIn(String(node.data ?? ''));
  if (node.type === 'Attribute') return SAID.has(node.name ?? '') ? literals(node.value) : [];
  return Object.entries(node).flatMap(([part, value]) => (part === 'metadata' ? [] : literals(value)));
}

const components = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);

test('there are components to read', () => expect(components.length).toBeGreaterThan(80));

test.each(components)('%s says nothing that cannot be said in both languages', (path) => {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(literals(parse(source, { modern: true }).fragment)).toEqual([]);
});
