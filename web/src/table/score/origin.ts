// Where points come from: the pieces on the board, and the last play that touched them.

import type { TableEvent } from '../../api/faces';
import type { GameFace } from '../../games/contract';
import { toldBy } from '../faces';

export function originOf(
  log: readonly TableEvent[],
  face: GameFace,
  anchors: readonly string[],
): TableEvent | undefined {
  const wanted = new Set(anchors);
  return log.findLast((event) =>
    toldBy(event).some(({ event: told }) => face.anchors(told).some((at) => wanted.has(at))),
  );
}
