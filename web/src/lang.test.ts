import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

/** Every message and attribute of a file, with the variables it mentions. */
function messages(language: string): Map<string, string[]> {
  const text = readFileSync(new URL(`../lang/${language}.ftl`, import.meta.url), 'utf8');
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const found = new Map<string, string[]>();
  for (const [, name = '', body = ''] of text.matchAll(/^([a-z][a-z-]*) =((?:.*)(?:\n[ \t}].*)*)/gm)) {
    expect(bundle.getMessage(name)?.value, name).toBeTruthy();
    found.set(name, [...new Set([...body.matchAll(/\$[a-z]+/g)].map(([variable]) => variable))].sort());
    for (const [, attribute = ''] of body.matchAll(/\n\s+\.([a-z-]+) =/g)) found.set(`${name}.${attribute}`, []);
  }
  return found;
}

test('both languages say the same things of the same things', () => {
  const [english, spanish] = [messages('en'), messages('es')];
  expect([...spanish.keys()]).toEqual([...english.keys()]);
  expect(Object.fromEntries(spanish)).toEqual(Object.fromEntries(english));
});
