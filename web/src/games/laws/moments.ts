// The moments of real games that the laws look at, as the program wrote them into a game's fixtures. Tests run in `web`.

import { readFileSync } from 'node:fs';
import type { Phrase } from '../../words.svelte';
import type { GameEvent, Seat } from '../contract';

/** One play as one viewer saw it. */
export interface Moment {
  seats: number;
  options: string;
  viewer: Seat | null;
  by: Seat;
  action: string;
  /** All that the viewer could do before the play. */
  legal: string[];
  before: any;
  events: GameEvent[];
  after: any;
  score: { seat: Seat; total: number; lines: { line: string; points: number; pieces: Phrase[] }[] }[];
}

export function momentsOf(game: string): Moment[] {
  return JSON.parse(readFileSync(`src/games/${game}/fixtures/walks.json`, 'utf8')) as Moment[];
}

/** What a moment is called where it breaks a law. */
export const titleOf = ({ by, action, viewer, options }: Moment): string =>
  `${by} ${action}, seen by ${viewer ?? 'nobody'} (${options})`;
