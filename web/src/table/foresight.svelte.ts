// What something that is pointed at would score: asked for a little later, so that a passing pointer asks nothing.

import { api } from '../api/client';
import type { Now } from '../api/faces';
import type { Seat } from '../games/contract';
import { words } from '../words.svelte';
import type { Preview } from './faces';
import type { Session } from './session.svelte';

const PAUSE = 180;

export interface Change {
  seat: Seat;
  points: number;
}

/** What a text would lead to. */
interface Imagined {
  text: string;
  view: unknown;
  /** How each seat's score would change, where that is known. */
  changes: readonly Change[] | null;
}

/** What an answer says about a text. Of what shows its seat something hidden only what a spectator would see is known. */
function imaginedBy(text: string, preview: Preview, totals: Now['totals']): Imagined | null {
  if (preview.imagined === 0) return preview.public ? { text, view: preview.public, changes: null } : null;
  const changes = preview.score.map(({ seat, total }) => ({ seat, points: total - (totals?.[seat] ?? total) }));
  return { text, view: preview.view, changes };
}

export class Foresight {
  /** What is pointed at would lead to this; null while nothing is pointed at or nothing is known. */
  imagined: Imagined | null = $state.raw(null);
  /** The text that is pointed at. */
  text: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = new AbortController();
  #known = new Map<string, Imagined>();

  constructor(private readonly session: Session) {}

  get changes(): readonly Change[] | null {
    return this.imagined?.changes ?? null;
  }

  /** Points at texts: one text can be imagined, several cannot. */
  point(texts: readonly string[] | null): void {
    clearTimeout(this.#timer);
    // Nobody waits for the last answer any more, and once the action is played it would be a refusal.
    this.#asked.abort();
    const { candidate, sending } = this.session.choice;
    // What waits to be confirmed is always pointed at.
    const only = texts?.length === 1 ? texts[0]! : sending ? null : candidate;
    this.text = only;
    this.imagined = only === null ? null : (this.#known.get(this.#key(only)) ?? null);
    if (only !== null && this.imagined === null) this.#timer = setTimeout(() => void this.#imagine(only), PAUSE);
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
    if (!preview) return;
    const imagined = imaginedBy(text, preview, totals);
    if (!imagined) return;
    this.#known.set(key, imagined);
    if (this.text === text) this.imagined = imagined;
  }

  #key(text: string): string {
    const { now, seat } = this.session.shown;
    return `${seat} ${now.number} ${text}`;
  }
}
