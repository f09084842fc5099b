// What something that is pointed at would score: asked for a little later, so that a passing pointer asks nothing.

import { api } from '../api/client';
import type { Seat } from '../games/contract';
import { words } from '../words.svelte';
import type { Preview } from './faces';
import type { Session } from './session.svelte';

const PAUSE = 180;

export interface Change {
  seat: Seat;
  points: number;
}

export class Foresight {
  /** How each seat's score would change; null while nothing is pointed at or nothing is known. */
  changes: readonly Change[] | null = $state.raw(null);
  /** The text that is pointed at. */
  text: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = new AbortController();
  #known = new Map<string, readonly Change[]>();

  constructor(private readonly session: Session) {}

  /** Points at texts: one text can be imagined, several cannot. */
  point(texts: readonly string[] | null): void {
    clearTimeout(this.#timer);
    // Nobody waits for the last answer any more, and once the action is played it would be a refusal.
    this.#asked.abort();
    const { candidate, sending } = this.session.choice;
    // What waits to be confirmed is always pointed at.
    const only = texts?.length === 1 ? texts[0]! : sending ? null : candidate;
    this.text = only;
    this.changes = only === null ? null : (this.#known.get(this.#key(only)) ?? null);
    if (only !== null && this.changes === null) this.#timer = setTimeout(() => void this.#imagine(only), PAUSE);
  }

  async #imagine(text: string): Promise<void> {
    const { shown, choice } = this.session;
    // The table may have moved on meanwhile, or is about to.
    if (choice.sending || !choice.legal.includes(text)) return;
    const [key, { totals }] = [this.#key(text), shown.now];
    const path = shown.path(`preview?lang=${words.language}`);
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    const preview = await api.post<Preview>(path, { actions: [text] }, shown.token, signal).catch(() => null);
    if (!preview || preview.imagined === 0) return;
    const changes = preview.score.map(({ seat, total }) => ({ seat, points: total - (totals?.[seat] ?? total) }));
    this.#known.set(key, changes);
    if (this.text === text) this.changes = changes;
  }

  #key(text: string): string {
    const { now, seat } = this.session.shown;
    return `${seat} ${now.number} ${text}`;
  }
}
