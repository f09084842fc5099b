// Each seat's points over a game, and where they came from, out of its record: numbers that the program counted, without
// any thinking about what might have been.

import type { EndingRow, Seat } from '../../games/contract';
import type { ReplayFace } from '../faces';

/** The points of each seat after each decision, as if the game had ended there. */
export interface Course {
  seats: readonly Seat[];
  /** By seat, one for each moment. */
  points: Record<string, readonly number[]>;
  least: number;
  most: number;
}

export function courseOf({ moments }: ReplayFace): Course {
  const seats = (moments[0]?.score ?? []).map(({ seat }) => seat);
  const of = (seat: Seat) => moments.map(({ score }) => score.find((sheet) => sheet.seat === seat)?.total ?? 0);
  const points = Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
  const all = Object.values(points).flat();
  return { seats, points, least: Math.min(0, ...all), most: Math.max(1, ...all) };
}

/** A part of a seat's points: what it is called, how many, and where it lies on the bar, from 0 to 1. */
export interface Part {
  row: EndingRow;
  points: number;
  from: number;
  to: number;
}

/** What a seat's points came from, as parts of a bar: what is taken away stands at the end of it. */
export function partsOf(rows: readonly EndingRow[], seat: Seat, most: number): Part[] {
  const account = rows.at(-1)?.account;
  const counted = rows.flatMap((row) => {
    const points = row.counts.find((count) => count.seat === seat)?.points ?? 0;
    return row.account === account && !row.restates && points !== 0 ? [{ row, points }] : [];
  });
  let [sum, lost] = [0, 0];
  const gained = counted.filter(({ points }) => points > 0);
  const all = gained.reduce((total, { points }) => total + points, 0);
  return counted.map(({ row, points }) => {
    const from = points > 0 ? sum : all - lost + points;
    if (points > 0) sum += points;
    else lost -= points;
    return { row, points, from: from / most, to: (from + Math.abs(points)) / most };
  });
}

/** Lines at round numbers: about so many. */
export function marksOf(most: number, about = 4): number[] {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];
  const step = steps.find((each) => most / each <= about + 1) ?? steps.at(-1)!;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, mark) => mark * step);
}
