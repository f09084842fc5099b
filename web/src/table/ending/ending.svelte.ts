// The end of a game at a table: once its last move has been seen, points are counted row by row, and then it is told
// who has won. Until then nothing tells it.

import { api, problemOf } from '../../api/client';
import { speedNow } from '../../app/settings.svelte';
import type { EndingRow } from '../../games/contract';
import { words } from '../../words.svelte';
import type { Sheet } from '../faces';
import type { Session } from '../session.svelte';
import { type Pace, paceOf } from './pace';
import { type Reached, rowsOf, type Step, stepsOf } from './rows';
import { isCounted, keepCounted } from './seen';
import { type Verdict, verdictOf } from './verdict';

type State = 'waiting' | 'asking' | 'counting' | 'told';

export class Ending {
  #state: State = $state('waiting');
  rows: readonly EndingRow[] = $state.raw([]);
  reached: Reached = $state.raw({ row: 0, seats: [] });
  /** What is counted now: it lights up, and its points fall to the sheet. */
  step: Step | null = $state.raw(null);
  pace: Pace = $state.raw(paceOf(0, 'none'));
  /** How often somebody went on: once to the end of the row, twice to the end. */
  #pressed = 0;
  /** The row that somebody went on from: the rest of it is written down without being shown. */
  #left: number | null = null;
  #wake = () => {};
  /** Counts how often the counting began: what was counted before is not shown any more. */
  #round = 0;

  constructor(private readonly session: Session) {}

  /** The last move has been seen, and nobody has counted yet. */
  get isDue(): boolean {
    const { session } = this;
    return (
      this.#isFinished && this.#state === 'waiting' && session.isNewest && session.isLive && !session.stage.isPlaying
    );
  }

  /** The sheet lies on the scene. */
  get isShown(): boolean {
    const isOpen = this.#state === 'counting' || this.#state === 'told';
    return this.#isFinished && isOpen && this.session.travel.at === null && this.session.curtain === null;
  }

  get isCounting(): boolean {
    return this.#isFinished && this.#state === 'counting';
  }

  /** Whoever looks may know how it ended. */
  get isTold(): boolean {
    return !this.#isFinished || this.#state === 'told';
  }

  get verdict(): Verdict | null {
    const { eyes, shown, face } = this.session;
    const { result } = shown.now;
    if (!result || !this.#isFinished || this.#state !== 'told') return null;
    const seats = eyes.flatMap(({ seat }) => seat ?? []);
    return verdictOf(result, this.rows, { seats }, face.ending?.tie ?? { key: 'ending-tie-none' });
  }

  /** Counts what is to be counted; at once where nothing moves, or where it was counted before. */
  async begin(): Promise<void> {
    if (this.#state !== 'waiting') return;
    this.#state = 'asking';
    await this.#read();
    const isKnown = isCounted(this.session.id);
    await this.#count(isKnown ? 'none' : speedNow());
  }

  /** Counts once more, for whoever wants to see it again. */
  again(): Promise<void> {
    return this.#count(speedNow());
  }

  /** Somebody pressed a key or the scene: the row is full at once; then all of it. */
  goOn(): void {
    this.#pressed += 1;
    this.#left = this.reached.row;
    this.#wake();
  }

  toEnd(): void {
    this.goOn();
    this.goOn();
  }

  /** The game goes on after all: its last move was taken back. */
  forget(): void {
    if (this.#isFinished || this.#state === 'waiting') return;
    this.#round += 1;
    this.#state = 'waiting';
    this.step = null;
  }

  get #isFinished(): boolean {
    return this.session.shown.now.phase === 'finished';
  }

  async #read(): Promise<void> {
    const { shown, face } = this.session;
    try {
      const sheets = await api.get<Sheet[]>(shown.path(`score?lang=${words.language}`), shown.token);
      this.rows = rowsOf(face, sheets, shown.now.view);
    } catch (thrown) {
      // Without the sheet there is nothing to count, and the result is known all the same.
      problemOf(thrown);
    }
  }

  async #count(speed: ReturnType<typeof speedNow>): Promise<void> {
    const round = (this.#round += 1);
    const steps = stepsOf(this.rows);
    [this.#pressed, this.#left] = [0, null];
    this.reached = { row: 0, seats: [] };
    this.pace = paceOf(steps.length, speed);
    if (speed !== 'none') {
      this.#state = 'counting';
      for (const step of steps) {
        if (round !== this.#round || this.#pressed > 1) break;
        await this.#show(step, round);
      }
    }
    if (round !== this.#round) return;
    this.step = null;
    this.reached = { row: this.rows.length, seats: [] };
    this.#state = 'told';
    keepCounted(this.session.id);
  }

  /** Shows one count, unless somebody has gone on from its row, and writes it down. */
  async #show(step: Step, round: number): Promise<void> {
    const { row, count } = step;
    if (row !== this.reached.row) this.reached = { row, seats: [] };
    const { glow, grow, fall, write } = this.pace;
    if (this.#left !== row) this.step = step;
    await this.#wait(row, glow + grow + fall);
    if (round !== this.#round) return;
    this.reached = { row, seats: [...this.reached.seats, count.seat] };
    await this.#wait(row, write);
  }

  /** Waits while a row is counted, until somebody goes on. */
  async #wait(row: number, milliseconds: number): Promise<void> {
    if (this.#left === row || this.#pressed > 1) return;
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, milliseconds);
    });
  }
}
