// What a decision would change at a network, before and after: the numbers are the program's, here they are chosen.

import type { Network, View } from '../../../types/kheops';
import { networkOf } from '../model/tiles';

export interface Verdict {
  before: Network | undefined;
  after: Network | undefined;
}

/** The network of a cell as it would be, and what it is now: the most valuable that becomes a part of it. */
export function verdictOf(now: View, then: View, cell: string): Verdict | null {
  const after = networkOf(then.computed.networks, cell);
  const own = networkOf(now.computed.networks, cell);
  const parts = now.computed.networks.filter(({ cells }) => cells.some((each) => after?.cells.includes(each)));
  const before = own ?? parts.toSorted((one, other) => other.points - one.points)[0];
  if (!after && !before) return null;
  const isSame = before?.points === after?.points && before?.leader === after?.leader;
  return isSame ? null : { before, after };
}
