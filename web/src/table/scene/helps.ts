// What helps with a decision, and when it can be had.

import type { Session } from '../session.svelte';

export class Helps {
  constructor(private readonly session: Session) {}

  /** A part of the decision has been picked, and can be taken back. */
  get mayGoBack(): boolean {
    const { choice } = this.session;
    return choice.trail.length > 0 && !choice.candidate;
  }

  get mayHint(): boolean {
    return this.#isPlaying && this.session.table.allows.hints && this.session.choice.legal.length > 0;
  }

  /** The seat has decided something, and may ask to take that back. */
  get mayUndo(): boolean {
    return this.#isPlaying && this.#mine >= 0;
  }

  /** Others have done something since the seat decided. */
  get hasNews(): boolean {
    return this.session.isLive && this.session.news.length > 0;
  }

  get #isPlaying(): boolean {
    const { shown, travel } = this.session;
    return shown.seat !== null && shown.now.phase === 'playing' && travel.at === null;
  }

  get #mine(): number {
    const { shown } = this.session;
    return shown.log.findLastIndex(({ what }) => what.type === 'played' && what.seat === shown.seat);
  }
}
