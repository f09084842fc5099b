// What happened is shown one thing after another; whoever cannot wait skips to the end.

/** Shows one thing. It stops early when the signal says so. */
export type Show<Item> = (item: Item, skipped: AbortSignal) => Promise<void>;

export class Playback<Item> {
  #waiting: Item[] = [];
  #skipping = new AbortController();
  #running: Promise<void> | null = null;

  constructor(private readonly show: Show<Item>) {}

  get isPlaying(): boolean {
    return this.#running !== null;
  }

  /** Adds things to be shown after those that wait; done when nothing waits any more. */
  play(...items: Item[]): Promise<void> {
    this.#waiting.push(...items);
    if (this.#waiting.length > 0) this.#running ??= this.#run();
    return this.#running ?? Promise.resolve();
  }

  get waiting(): readonly Item[] {
    return this.#waiting;
  }

  /** Shows the rest at once. */
  skip(): void {
    this.#skipping.abort();
  }

  /** Forgets what waits: something else is shown now. */
  clear(): void {
    this.#waiting = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.#skipping = new AbortController();
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      await this.show(item, this.#skipping.signal);
    }
    this.#running = null;
  }
}
