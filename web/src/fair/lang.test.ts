import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

/** Every message with the variables it mentions. */
function messages(language: string): Record<string, string[]> {
  const text = readFileSync(new URL(`../../lang/fair.${language}.ftl`, import.meta.url), 'utf8');
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const found = [...text.matchAll(/^([a-z-]+) =(.*(?:\n[ }].*)*)/gm)].map(([, name = '', body = '']) => {
    expect(bundle.getMessage(name)?.value, name).toBeTruthy();
    return [name, [...new Set(body.match(/\$[a-z]+/g))].sort()];
  });
  return Object.fromEntries(found);
}

test('both languages say the same things of the same things', () => {
  expect(messages('es')).toEqual(messages('en'));
});
