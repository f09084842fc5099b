// Checks a finished game's record against what was seen of its table, all in this browser. This folder is the one second
// implementation in the page, and it is meant: whoever does not trust the program cannot take its word for the shuffle.

import type { Happened } from '../api/faces';
import type { Seat } from '../games/contract';
import type { Phrase } from '../words.svelte';
import { commitmentOf, seedOf } from './agreement';
import { hashOfNonce } from './bytes';
import type { Promises } from './memory';
import { pilesOf } from './piles';
import { fits, type Pile, seenOf } from './piles/pile';
import { type Header, headerOf } from './record';
import { toldThatStands } from './told';

/** What was seen of the table by whoever checks. */
export interface Seen {
  /** Null for whoever has only the record: then nothing is compared with what was promised. */
  promises: Promises | null;
  /** Did this device itself see the promises before the game, or is it told of them only now? */
  isWitness: boolean;
  /** What this device added, by seat. */
  mine: ReadonlyMap<Seat, string>;
  log: readonly { what: Happened }[];
  /** The view when the game began; without it no pile is compared. */
  start: unknown;
}

/** Something holds, is broken, or is only worth knowing. */
export type Outcome = 'holds' | 'broken' | 'open';

export interface Check {
  id: string;
  outcome: Outcome;
  phrase: Phrase;
  expected: string;
  found: string;
}

const outcomeOf = (holds: boolean): Outcome => (holds ? 'holds' : 'broken');

/** A check of two texts that must be the same; what is said of it, and the same with `-not`. */
function same(id: string, key: string, expected: string, found: string, args: Phrase['args'] = {}): Check {
  const holds = expected !== '' && expected === found;
  return { id, outcome: outcomeOf(holds), phrase: { key: holds ? key : `${key}-not`, args }, expected, found };
}

function promiseChecks(header: Header, { promises, isWitness }: Seen): Check[] {
  const key = isWitness ? 'fair-promised-seen' : 'fair-promised';
  return [
    ...(promises ? [same('promised', key, promises.commitment, header.commitment)] : []),
    same('kept', 'fair-kept', commitmentOf(header), header.commitment),
  ];
}

function nonceCheck(seat: Seat, header: Header, { promises, mine }: Seen): Check[] {
  if (!promises) return [];
  const id = `nonce-${seat}`;
  const args = { seat: { seat } };
  const [promised, nonce, own] = [promises.hashes[seat] ?? '', header.nonces.get(seat) ?? '', mine.get(seat)];
  if (own && promised) return [same(id, 'fair-nonce-mine', own, nonce, args)];
  if (nonce) return [same(id, 'fair-nonce', promised, hashOfNonce(nonce), args)];
  if (!promised) return [];
  return [{ id, outcome: 'open', phrase: { key: 'fair-nonce-untold', args }, expected: promised, found: '' }];
}

function pileCheck(pile: Pile, at: number): Check[] {
  const seen = seenOf(pile);
  if (seen === 0) return [];
  const holds = fits(pile);
  const args = { pile: pile.what, seen, all: pile.order.length };
  return [
    {
      id: `pile-${at}`,
      outcome: outcomeOf(holds),
      phrase: { key: holds ? 'fair-pile' : 'fair-pile-not', args },
      expected: pile.order.join(' '),
      found: pile.draws.map(({ count, seen: known }) => grouped(known, count)).join(' '),
    },
  ];
}

/** Items that came together stand in brackets, as their order was not seen; `?` for each that was not seen. */
function grouped(seen: readonly string[], count: number): string {
  const items = [...seen, ...Array<string>(count - seen.length).fill('?')].join(' ');
  return count > 1 ? `(${items})` : items;
}

const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D'];

export function verify(record: string, seen: Seen): Check[] {
  const header = headerOf(record);
  const piles = header.seed && seen.start ? pilesOf(header, toldThatStands(seen.log), seen.start) : [];
  return [
    ...promiseChecks(header, seen),
    ...SEATS.flatMap((seat) => nonceCheck(seat, header, seen)),
    same('seed', 'fair-seed', seedOf(header), header.seed),
    ...piles.flatMap(pileCheck),
  ];
}
