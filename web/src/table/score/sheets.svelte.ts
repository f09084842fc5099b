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

  constructor(private readonly session: Session) {}

  /** The sheets of the last moment that was looked at, with the eyes that look now. */
  get all(): readonly Sheet[] {
    return this.#counted?.eyes === this.session.shown ? this.#counted.sheets : [];
  }

  /** Asks for the sheets of what is shown; a little later, unless the answer is called before. */
  ask(): (() => void) | undefined {
    if (this.#key === null) return undefined;
    const timer = setTimeout(() => void this.#ask().catch(problemOf), this.#counted ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  async #ask(): Promise<void> {
    const [key, eyes] = [this.#key, this.session.shown];
    if (!this.#wanted) return;
    const sheets = await api.get<Sheet[]>(eyes.path(this.#wanted.path), eyes.token);
    if (key === this.#key) this.#counted = { eyes, sheets };
  }
}
