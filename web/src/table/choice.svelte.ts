// What the deciding seat has picked so far, what it can pick next, and what becomes of it.

import { api, Problem, problemOf } from '../api/client';
import { ask, PATIENCE } from '../api/stream.svelte';
import { settings } from '../app/settings.svelte';
import type { Carry, Option, Step } from '../games/contract';
import type { Phrase } from '../words.svelte';
import { keysOf } from './keys';
import type { Eyes } from './eyes.svelte';
import { decided, narrow, remaining, type Trail } from './picks';
import { Foresight } from './foresight.svelte';
import type { Session } from './session.svelte';

/** A post that got no answer is sent again after these pauses: the same decision is never made twice. */
const PAUSES = [400, 1200, 3000];
const NOTHING: readonly string[] = [];
const CLOSED: ReadonlyMap<string, Option> = new Map();
const NO_CARRIES: readonly Carry[] = [];
/** An answer that takes longer than so many milliseconds is waited for: until then nothing changes. */
const SOON = 250;

export class Choice {
  readonly foresight: Foresight;
  /** The play that was posted last, and for which decision. */
  #sent: { decision: string; text: string } | null = $state.raw(null);
  #isSlow = $state(false);
  #made: { decision: string; trail: Trail } = $state.raw({ decision: '', trail: [] });
  #legal = $derived.by(() => this.#offered());
  #remaining = $derived(remaining(this.#legal, this.trail));
  #step = $derived.by((): Step | null => {
    const { shown, face } = this.session;
    if (this.#remaining.length === 0 || !shown.seat || !shown.now.view) return null;
    return face.step(shown.now.view, this.#remaining, shown.seat);
  });
  #open = $derived.by((): ReadonlyMap<string, Option> => {
    const { shown, face } = this.session;
    if (this.#remaining.length === 0 || this.candidate || !shown.seat || !shown.now.view) return CLOSED;
    return face.touch(shown.now.view, this.#remaining, shown.seat);
  });
  #carries = $derived.by((): readonly Carry[] => {
    const { shown, face } = this.session;
    if (this.#open.size === 0 || !shown.seat || !shown.now.view) return NO_CARRIES;
    return face.carries(shown.now.view, this.#remaining, shown.seat);
  });
  #keys = $derived(keysOf(this.#step?.options ?? []));

  constructor(private readonly session: Session) {
    this.foresight = new Foresight(session);
  }

  get legal(): readonly string[] {
    return this.#legal;
  }

  get remaining(): readonly string[] {
    return this.#remaining;
  }

  get step(): Step | null {
    return this.#step;
  }

  get open(): ReadonlyMap<string, Option> {
    return this.#open;
  }

  /** What can be dragged now. */
  get carries(): readonly Carry[] {
    return this.#carries;
  }

  get keys(): ReadonlyMap<string, string> {
    return this.#keys;
  }

  /** The play that is on its way. Once the next decision is known nobody waits for the answer any more. */
  get sending(): string | null {
    return this.#sent?.decision === this.#decision ? this.#sent.text : null;
  }

  /** The answer is waited for so long that it is said. */
  get isWaiting(): boolean {
    return this.#isSlow && this.sending !== null;
  }

  get trail(): Trail {
    return this.#made.decision === this.#decision ? this.#made.trail : [];
  }

  /** The text that waits to be confirmed. */
  get candidate(): string | null {
    return decided(this.trail);
  }

  /** Whatever is still moving arrives at once: nobody waits for it. */
  pick(texts: readonly string[], label?: Phrase): void {
    this.session.stage.skip();
    if (this.sending) return;
    const trail = narrow(this.#legal, this.trail, { texts, label });
    this.session.notice = null;
    const text = decided(trail);
    // The answer changes all of it at once; until it comes everything stays as it is.
    if (text && !settings.confirm) return void this.send(text);
    this.#keep(trail);
    if (text) this.foresight.point([text]);
  }

  back(): void {
    this.#keep(this.trail.slice(0, -1));
    this.foresight.point(null);
  }

  /** Forgets all picks of this decision. */
  restart(): void {
    this.#keep([]);
  }

  /** Decides. The same post is repeated until it is answered. */
  async send(text: string, isAutomatic = false): Promise<void> {
    const { shown } = this.session;
    const { decision, number } = shown.now;
    if (decision === undefined || this.sending) return;
    const sent = { decision: this.#decision, text };
    this.#sent = sent;
    this.#isSlow = false;
    const late = setTimeout(() => (this.#isSlow = true), SOON);
    this.foresight.point(null);
    try {
      const made = await this.#post({ decision, action: text });
      if (isAutomatic) this.session.automatic.add(made.number);
      await this.#arrive(shown, made.number);
    } catch (thrown) {
      const problem = problemOf(thrown);
      this.session.notice = { text: problem.text, rule: problem.rule };
      this.restart();
      // The table has gone on meanwhile.
      if (problem.status === 409) await this.#arrive(shown, number + 1);
    } finally {
      clearTimeout(late);
      if (this.#sent === sent) this.#sent = null;
    }
  }

  /** Asks why something is not allowed, and says it. */
  async ask(text: string): Promise<void> {
    await this.session.post('why', { action: text });
  }

  async #post(body: { decision: number; action: string }): Promise<{ number: number }> {
    const { shown } = this.session;
    for (const pause of PAUSES) {
      try {
        return await api.post<{ number: number }>(shown.path('plays'), body, shown.token);
      } catch (thrown) {
        if (!(thrown instanceof Problem) || thrown.code !== 'offline') throw thrown;
        await new Promise((done) => setTimeout(done, pause));
      }
    }
    return api.post<{ number: number }>(shown.path('plays'), body, shown.token);
  }

  /** The stream tells of the event soon; where it does not, the server is asked. */
  async #arrive(eyes: Eyes, number: number): Promise<void> {
    if (!(await eyes.ledger.reaches(number, PATIENCE))) await ask(this.session.id).catch(problemOf);
  }

  get #decision(): string {
    const { shown } = this.session;
    return `${shown.seat} ${shown.now.decision}`;
  }

  #offered(): readonly string[] {
    const { shown, isLive } = this.session;
    if (!isLive || !shown.mustDecide || shown.now.paused) return NOTHING;
    return shown.now.legal ?? NOTHING;
  }

  #keep(trail: Trail): void {
    this.#made = { decision: this.#decision, trail };
  }
}
