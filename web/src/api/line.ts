// One connection to the server's event stream: kept up, resumed where it broke off, tried again ever more patiently.

import { problemIn } from './client';
import { FrameReader, type Frame } from './sse';

export type LineState = 'live' | 'connecting' | 'lost';

/** What the stream is to carry. */
export interface Wanted {
  tokens: string[];
  /** Public tables that are watched without a credential. */
  tables: string[];
  lang: string;
}

/** The server says something every 20 seconds; whoever hears nothing for so long has lost it. */
const SILENCE = 45_000;
const PATIENCE = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000];

export class Line {
  #wanted: Wanted | null = null;
  /** How far the stream has come, for all of its credentials. */
  lastId = '';
  #attempt: AbortController | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly hear: (frame: Frame) => void,
    private readonly tell: (state: LineState) => void,
  ) {}

  /** Carries this from now on: what was carried before goes on where it was. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
    this.#failures = 0;
    this.#open();
  }

  /** Does not wait any longer: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.#retry !== undefined) this.#open();
  }

  close(): void {
    this.#wanted = null;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#attempt?.abort();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#attempt?.abort();
    const wanted = this.#wanted;
    if (!wanted || (wanted.tokens.length === 0 && wanted.tables.length === 0)) return;
    const attempt = new AbortController();
    this.#attempt = attempt;
    void this.#listen(wanted, attempt).finally(() => {
      if (this.#attempt === attempt && this.#wanted) this.#wait();
    });
  }

  #wait(): void {
    const patience = PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)] ?? 0;
    this.tell(this.#failures > 0 ? 'lost' : 'connecting');
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#open(), patience * (0.75 + Math.random() / 2));
  }

  async #listen(wanted: Wanted, attempt: AbortController): Promise<void> {
    let watchdog = setTimeout(() => attempt.abort(), SILENCE);
    try {
      const response = await fetch(address(wanted), {
        headers: headers(wanted, this.lastId),
        signal: attempt.signal,
        cache: 'no-store',
      });
      if (!response.ok || !response.body) throw await problemIn(response);
      this.#failures = 0;
      this.tell('live');
      const frames = new FrameReader();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || attempt.signal.aborted) return;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => attempt.abort(), SILENCE);
        for (const frame of frames.read(value)) {
          this.lastId = frame.id || this.lastId;
          this.hear(frame);
        }
      }
    } catch {
      // Whatever broke it, it is tried again.
    } finally {
      clearTimeout(watchdog);
    }
  }
}

function address({ tables, lang }: Wanted): string {
  const query = new URLSearchParams({ lang });
  if (tables.length > 0) query.set('tables', tables.join(','));
  return `/api/stream?${query}`;
}

function headers({ tokens }: Wanted, lastId: string): Record<string, string> {
  return {
    ...(tokens.length > 0 && { Authorization: `Bearer ${tokens.join(',')}` }),
    ...(lastId && { 'Last-Event-ID': lastId }),
  };
}
