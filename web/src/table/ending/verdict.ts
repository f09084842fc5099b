// Who has won, by what, and what decided it: from the places, the totals and the rows of the sheet.

import type { EndingRow, Seat } from '../../games/contract';
import type { Now } from '../../api/faces';
import type { Phrase } from '../../words.svelte';

export type Result = NonNullable<Now['result']>;
/** What the hour of the scene is like when all is counted. */
export type Mood = 'won' | 'lost' | 'shared';

export interface Verdict {
  winners: readonly Seat[];
  mood: Mood;
  /** Who won and by what, in one sentence. */
  sentence: Phrase;
  /** What decided it, where one row did. */
  reason: Phrase | null;
  /** That row. */
  row: string | null;
}

/** Who looks: one person at a device is "you"; several are called by their names, like everybody else. */
export interface Onlooker {
  seats: readonly Seat[];
}

const bestOf = (result: Result, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => result.places[seat] === Math.min(...seats.map((each) => result.places[each]!)));

function moodOf(winners: readonly Seat[], { seats: [only, ...others] }: Onlooker): Mood {
  if (winners.length > 1) return only === undefined || others.length > 0 || winners.includes(only) ? 'shared' : 'lost';
  return only === undefined || others.length > 0 || winners.includes(only) ? 'won' : 'lost';
}

function sentenceOf(
  result: Result,
  winners: readonly Seat[],
  rest: readonly Seat[],
  tie: Phrase,
  you: Seat | null,
): Phrase {
  const [first] = winners;
  if (winners.length > 1) {
    const names = winners.map((seat) => ({ seat }));
    const points = result.totals[first!] ?? 0;
    return { key: you && winners.includes(you) ? 'ending-you-share' : 'ending-share', args: { names, points } };
  }
  const isMine = first === you;
  const most = Math.max(...rest.map((seat) => result.totals[seat] ?? 0));
  const by = (result.totals[first!] ?? 0) - most;
  const name = { seat: first! };
  if (rest.length === 0 || by <= 0) return { key: isMine ? 'ending-you-tie' : 'ending-tie', args: { name, why: tie } };
  return { key: isMine ? 'ending-you-win' : 'ending-wins', args: { name, points: by } };
}

const pointsIn = (row: EndingRow, seat: Seat): number => row.counts.find((count) => count.seat === seat)?.points ?? 0;

/** The row in which whoever won gained most on the next. */
function deciding(rows: readonly EndingRow[], winner: Seat, next: Seat): EndingRow | null {
  const account = rows.at(-1)?.account;
  const counted = rows.filter((row) => !row.restates && row.account === account);
  const gain = (row: EndingRow) => pointsIn(row, winner) - pointsIn(row, next);
  const best = counted.reduce<EndingRow | null>((most, row) => (!most || gain(row) > gain(most) ? row : most), null);
  return best && gain(best) > 0 ? best : null;
}

/** The row at which somebody who was ahead of everybody fell behind for good, by the order of counting. */
function turned(rows: readonly EndingRow[], loser: Seat, others: readonly Seat[]): EndingRow | null {
  if (new Set(rows.map(({ account }) => account)).size > 1) return null;
  const lead = rows.map((_, place) => {
    const before = rows.slice(0, place + 1);
    const sum = (seat: Seat) => before.reduce((all, row) => all + pointsIn(row, seat), 0);
    return sum(loser) - Math.max(...others.map(sum));
  });
  const last = lead.findLastIndex((by) => by > 0);
  // Ahead while little was counted means nothing.
  return last + 1 < rows.length / 2 ? null : (rows[last + 1] ?? null);
}

export function verdictOf(result: Result, rows: readonly EndingRow[], onlooker: Onlooker, tie: Phrase): Verdict {
  const seats = Object.keys(result.places) as Seat[];
  const winners = bestOf(result, seats);
  const rest = seats.filter((seat) => !winners.includes(seat));
  const mood = moodOf(winners, onlooker);
  const you = onlooker.seats.length === 1 ? onlooker.seats[0]! : null;
  const sentence = sentenceOf(result, winners, rest, tie, you);
  const [winner] = winners;
  const next = bestOf(result, rest)[0];
  const verdict = { winners, mood, sentence, reason: null, row: null };
  if (winners.length > 1 || !winner || !next) return verdict;
  const others = seats.filter((seat) => seat !== you);
  const lost = you && you !== winner ? turned(rows, you, others) : null;
  if (lost) return { ...verdict, reason: { key: 'ending-led-until', args: { row: lost.name } }, row: lost.id };
  const row = deciding(rows, winner, next);
  if (!row) return verdict;
  const args = { row: row.name, most: pointsIn(row, winner), next: pointsIn(row, next), name: { seat: next } };
  return { ...verdict, reason: { key: 'ending-decided', args }, row: row.id };
}
