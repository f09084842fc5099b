import { describe, expect, it, vi } from 'vitest';
import { say, words, type Texts } from './words.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const file = (text: string) => () => Promise.resolve({ default: text });
const texts = (en: string, es: string): Texts => ({ en: file(en), es: file(es) });

describe('words', () => {
  const page = texts('hello = Hello, { $name }\nboth = page', 'hello = Hola, { $name }\nboth = página');
  const one = texts('round = Round of one', 'round = Ronda de uno');
  const other = texts('round = Round of the other', 'round = Ronda del otro');

  it('says what was added last where two games use the same key, also when coming back', async () => {
    await words.add(page, one);
    await words.add(other);
    expect(say('round')).toBe('Round of the other');
    await words.add(one);
    expect(say('round')).toBe('Round of one');
  });

  it('speaks the other language, and knows there what was added meanwhile', async () => {
    await words.speak('es');
    expect(say('hello', { name: 'Ana' })).toBe('Hola, Ana');
    await words.add(other);
    await words.speak('en');
    expect(say('round')).toBe('Round of the other');
  });

  it('waits for what was asked last when several ask at once', async () => {
    const asked = [words.add(one), words.speak('es'), words.add(other)];
    await asked[0];
    expect([words.language, say('round')]).toEqual(['es', 'Ronda del otro']);
    await words.speak('en');
  });

  it('says lists and seats as people do', async () => {
    words.names = { A: 'Ana' };
    expect(say('hello', { name: [{ seat: 'A' }, 'Luis', { key: 'both' }] })).toBe('Hello, Ana, Luis and page');
    await words.speak('es');
    for (const last of ['Inés', 'Íñigo', 'Hilda']) expect(words.list(['Ana', last])).toBe(`Ana e ${last}`);
    for (const last of ['hielo', 'Hugo']) expect(words.list(['Ana', last])).toBe(`Ana y ${last}`);
    await words.speak('en');
  });
});
