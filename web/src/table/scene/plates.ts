// What a seat's plate says, at a table and in a record.

import type { SeatFace } from '../../api/faces';
import type { Phrase } from '../../words.svelte';
import { say } from '../../words.svelte';
import { botName, seatName } from '../names';
import type { Session } from '../session.svelte';

export interface SeatPlate {
  seat: SeatFace['seat'];
  name: string;
  /** Who of the house sits there. */
  called?: string | undefined;
  /** Its points as they stand; nobody counts before the game has begun. */
  points: number | undefined;
  /** The game goes on: they will change. */
  isNow: boolean;
  /** Its points have to be kept in mind. */
  isHidden: boolean;
  decides: boolean;
  /** The board is seen with its eyes. */
  isShown: boolean;
  /** What else is to be known of who sits there, in a word or two each. */
  marks: string[];
  clock: { left: number; since: number; runs: boolean } | null;
  holds: Phrase[];
}

function marksOf(face: SeatFace, session: Session, decides: boolean): string[] {
  const isHere = session.eyes.some((eyes) => eyes.seat === face.seat);
  const marks: string[] = [];
  // What stays comes first, so that it does not move.
  if (face.called && face.bot) marks.push(botName(face.bot.split(':')[0]!));
  if (isHere) marks.push(say(session.eyes.length > 1 ? 'table-seat-here' : 'table-seat-you'));
  if (decides) marks.push(say(face.bot ? 'table-seat-thinks' : 'table-seat-decides'));
  if (face.covered) marks.push(say('table-seat-covered', { why: face.covered }));
  if (face.program) marks.push(say('table-seat-program'));
  return marks;
}

/** The plates of a table. `told` is when its clocks were. */
export function platesOf(session: Session, told: number): SeatPlate[] {
  const now = session.travel.past ?? session.shown.now;
  const view = session.scene?.view;
  const isCounted = session.ending.isTold || session.scene?.phase !== 'finished';
  return now.seats.map((face) => {
    const decides = now.phase === 'playing' && now.deciding.includes(face.seat);
    const isRunning = decides && !session.shown.now.paused && face.kind === 'person' && !face.covered;
    return {
      seat: face.seat,
      name: face.bot && !face.name && !face.called ? botName(face.bot) : seatName(face),
      called: face.called,
      // How it ended is told when the points have been counted.
      points: isCounted ? session.scene?.totals?.[face.seat] : undefined,
      isNow: now.phase === 'playing',
      isHidden: session.hides(face.seat),
      decides,
      isShown: session.shown.seat === face.seat,
      marks: marksOf(face, session, decides),
      clock: face.left_ms === undefined ? null : { left: face.left_ms, since: told, runs: isRunning },
      holds: view ? session.face.holds(view, face.seat) : [],
    };
  });
}
