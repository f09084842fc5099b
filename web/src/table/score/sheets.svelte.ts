// The score line by line, with what its points come from. It is long, so it is asked for only while somebody looks at
// it, once for each moment that is looked at; totals come with every standing.

import { api, problemOf } from '../../api/client';
import { words } from '../../words.svelte';
import type { Eyes } from '../eyes.svelte';
import type { Sheet } from '../faces';
import type { Session } from '../session.svelte';
import { turning } from '../travel.svelte';

/** The score is asked for this long after the last of a row of events. */
const PAUSE = 150;

export class Sheets {
  #counted: { eyes: Eyes; sheets: readonly Sheet[] } | null = $state.raw(null);
  /** What is to be asked for; nothing while pieces are moving. */
  #wanted = $derived.by(() => {
    const { scene, stage, travel, shown } = this.session;
    if (!scene?.view || stage.isPlaying) return null;
    const moment = turning(shown.log).findLast((number) => number <= scene.number);
    return { moment, path: `score?lang=${words.language}${travel.past ? `&at=${scene.number}` : ''}` };
  });
  #key = $derived.by(() => this.#wanted && `${this.session.shown.seat} ${this.#wanted.moment} ${this.#wanted.path}`);

  /** What was asked for last: once is enough. */
  #asked: string | null = null;

  constructor(private readonly session: Session) {}

  /** The sheets of the last moment that was looked at, with the eyes that look now. */
  get all(): readonly Sheet[] {
    return this.#counted?.eyes === this.session.shown ? this.#counted.sheets : [];
  }

  /** Asks for the sheets of what is shown; a little later, unless the answer is called before. */
  ask(): (() => void) | undefined {
    const [wanted, key] = [this.#wanted, this.#key];
    if (!wanted || key === null || key === this.#asked) return undefined;
    const timer = setTimeout(() => void this.#ask(key, wanted.path).catch(problemOf), this.#asked === null ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }

  async #ask(key: string, path: string): Promise<void> {
    const eyes = this.session.shown;
    this.#asked = key;
    try {
      const sheets = await api.get<Sheet[]>(eyes.path(path), eyes.token);
      if (key === this.#key) this.#counted = { eyes, sheets };
    } catch (thrown) {
      this.#asked = null;
      throw thrown;
    }
  }
}
