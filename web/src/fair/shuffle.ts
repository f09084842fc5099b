// The chance of a game: every shuffle and every run of picks has a stream of its own, found by its name.

import { bytesOf } from './bytes';
import { words } from './chacha8';
import { sha256 } from './sha256';

/** The number of a stream, from a name such as `imhotep/rounds`. */
export function streamNumber(name: string): bigint {
  const digest = sha256(new TextEncoder().encode(name));
  return new DataView(digest.buffer).getBigUint64(0, true);
}

export class Stream {
  #words: Generator<number, never>;

  constructor(seed: string, name: string) {
    this.#words = words(bytesOf(seed), streamNumber(name));
  }

  word(): number {
    return this.#words.next().value;
  }

  /** A number from 0 to `bound - 1`, each equally likely. */
  below(bound: number): number {
    const unfair = 2n ** 32n % BigInt(bound);
    for (;;) {
      const product = BigInt(this.word()) * BigInt(bound);
      if (BigInt.asUintN(32, product) >= unfair) return Number(product >> 32n);
    }
  }
}

/** What a shuffle makes of a list: the first item is the top of the pile. */
export function shuffled(seed: string, name: string, list: readonly string[]): string[] {
  const stream = new Stream(seed, name);
  const items = [...list];
  for (let last = items.length - 1; last > 0; last--) {
    const other = stream.below(last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
