// What the game told of the plays that stand, without those that were taken back.

import type { Happened, Told } from '../api/faces';

interface Play {
  what: Happened;
  isPersons: boolean;
}

export function toldThatStands(log: readonly { what: Happened }[]): Told['event'][] {
  const plays: Play[] = [];
  let isAsked = false;
  for (const { what } of log) {
    if (what.type === 'started') plays.push({ what, isPersons: false });
    if (what.type === 'played') plays.push({ what, isPersons: !what.bot });
    if (what.type === 'undone') takeBack(plays, what, isAsked);
    if (what.type === 'undo-asked') isAsked = true;
    if (what.type === 'undo-refused' || what.type === 'undone') isAsked = false;
  }
  return plays.flatMap(({ what }) => (what.told ?? []).map(({ event }) => event));
}

/** All since the person's last play goes; of a sealed choice, which needs no asking, only the choice itself. */
function takeBack(plays: Play[], { seat }: Happened, isAsked: boolean): void {
  const last = plays.findLastIndex(({ what, isPersons }) => isPersons && what.seat === seat);
  if (last < 0) return;
  const isSealed = !isAsked && plays.slice(last).some(({ what, isPersons }) => isPersons && what.seat !== seat);
  plays.splice(last, isSealed ? 1 : plays.length - last);
}
