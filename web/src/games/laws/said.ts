// Saying phrases in both languages, with a complaint about every word and variable that is missing.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { expect } from 'vitest';
import type { Arg, Language, Phrase } from '../../words.svelte';
import type { GameFace } from '../contract';

const LANGUAGES: Language[] = ['en', 'es'];

export class Speaker {
  private constructor(readonly bundles: FluentBundle[]) {}

  static async of(face: GameFace): Promise<Speaker> {
    const bundle = async (language: Language) => {
      const spoken = new FluentBundle(language, { useIsolating: false });
      for (const texts of face.texts) {
        spoken.addResource(new FluentResource((await texts[language]()).default), { allowOverrides: true });
      }
      return spoken;
    };
    return new Speaker(await Promise.all(LANGUAGES.map(bundle)));
  }

  /** Says a phrase in both languages. */
  say(phrase: Phrase): string[] {
    return this.bundles.map((bundle) => this.#say(bundle, phrase));
  }

  #say(bundle: FluentBundle, { key, args = {} }: Phrase): string {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${key} in ${bundle.locales.join()}`);
    const value = (arg: Arg): FluentVariable => {
      if (Array.isArray(arg)) return arg.map((item) => String(value(item))).join(', ');
      if (typeof arg !== 'object') return arg;
      return 'seat' in arg ? String(arg.seat) : this.#say(bundle, arg as Phrase);
    };
    const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(arg)]));
    const wrong: Error[] = [];
    const sentence = bundle.formatPattern(pattern, values, wrong);
    expect(wrong, `${key} in ${bundle.locales.join()}`).toEqual([]);
    return sentence;
  }
}

/** The keys of each language's texts. */
export async function keysOf(face: GameFace): Promise<string[][]> {
  const keys = async (language: Language) => {
    const files = await Promise.all(face.texts.map(async (texts) => (await texts[language]()).default));
    return files.flatMap((file) => [...file.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([key]) => key)).toSorted();
  };
  return Promise.all(LANGUAGES.map(keys));
}
