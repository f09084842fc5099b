// Both languages, from the same Fluent files as the program itself.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'es';

/** Something to be said: a message, or a message's attribute (`pawn-worker.own`), and what it mentions. */
export interface Phrase {
  key: string;
  args?: Record<string, Arg>;
}

/** What a phrase mentions. A seat is said by its player's name. */
export type Arg = number | string | { seat: string } | Phrase | Arg[];

/** The texts of one language, each a Fluent file. */
export type Texts = Record<Language, () => Promise<{ default: string }>>;

/** The word before the last of a list. In Spanish it is "Ana e Inés", but "agua y hielo". */
const JOIN: Record<Language, (last: string) => string> = {
  en: () => 'and',
  es: (last) => (/^(í|hí|i|hi(?![ae]))/i.test(last) ? 'e' : 'y'),
};

/** So many sayings are remembered. */
const MEMORY = 4000;

class Words {
  language: Language = $state('en');
  /** What is spoken now; another one whenever texts were added or the language changed. */
  #bundle: FluentBundle | undefined = $state.raw();
  /** In the order they were added. Games share keys: where two texts say something, the later one is heard. */
  #texts: Texts[] = [];
  #wanted: Language = 'en';
  #loading: Promise<void> = Promise.resolve();
  #read = new Map<Texts, Partial<Record<Language, FluentResource>>>();
  #names: Partial<Record<string, string>> = $state.raw({});
  /** What was said, by what was asked: the same is said again and again. */
  #said = new Map<string, string>();

  /** What seats are called at the table that is shown. */
  get names(): Partial<Record<string, string>> {
    return this.#names;
  }

  set names(names: Partial<Record<string, string>>) {
    // Whatever speaks of seats is said anew by this.
    if (JSON.stringify(names) === JSON.stringify(this.#names)) return;
    this.#names = names;
    this.#said.clear();
  }

  /** Adds texts: those of the language that is spoken are loaded now, others when it changes. */
  add(...texts: Texts[]): Promise<void> {
    this.#texts = [...this.#texts.filter((text) => !texts.includes(text)), ...texts];
    return (this.#loading = this.#load());
  }

  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#loading = this.#load());
  }

  async #load(): Promise<void> {
    const [texts, language] = [this.#texts, this.#wanted];
    const resources = await Promise.all(texts.map((text) => this.#resource(text, language)));
    // Something else was asked for meanwhile, and that includes this.
    if (texts !== this.#texts || language !== this.#wanted) return this.#loading;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    this.#bundle = bundle;
    this.#said.clear();
    this.language = language;
    document.documentElement.lang = language;
  }

  async #resource(text: Texts, language: Language): Promise<FluentResource> {
    const read = this.#read.get(text) ?? {};
    this.#read.set(text, read);
    return (read[language] ??= new FluentResource((await text[language]()).default));
  }

  say(phrase: Phrase | string, args?: Record<string, Arg>): string {
    const { key, args: mentioned } = typeof phrase === 'string' ? { key: phrase, args } : phrase;
    const bundle = this.#bundle;
    if (!bundle) return key;
    // Whoever hears of a seat hears it anew when that is called otherwise.
    if (mentioned) void this.#names;
    const asked = mentioned ? key + JSON.stringify(mentioned) : key;
    const known = this.#said.get(asked);
    if (known !== undefined) return known;
    const said = this.#format(bundle, key, mentioned);
    if (this.#said.size >= MEMORY) this.#said.clear();
    this.#said.set(asked, said);
    return said;
  }

  #format(bundle: FluentBundle, key: string, mentioned: Phrase['args']): string {
    const [id = '', attribute] = key.split('.');
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(mentioned ?? {})) values[name] = this.#value(arg);
    return bundle.formatPattern(pattern, values, []);
  }

  knows(key: string): boolean {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle?.getMessage(id);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  list(items: string[]): string {
    const last = items.at(-1) ?? '';
    if (items.length < 2) return last;
    return `${items.slice(0, -1).join(', ')} ${JOIN[this.language](last)} ${last}`;
  }

  #value(arg: Arg): FluentVariable {
    if (Array.isArray(arg)) return this.list(arg.map((item) => String(this.#value(item))));
    if (typeof arg !== 'object') return arg;
    if ('seat' in arg) return this.names[arg.seat] ?? arg.seat;
    return this.say(arg);
  }
}

export const words = new Words();

/** Says a phrase in the language that is spoken; said again by itself when that changes. */
export const say = (phrase: Phrase | string, args?: Record<string, Arg>): string => words.say(phrase, args);
