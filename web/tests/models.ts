// What each game says can be pressed and dragged, without its board.

import type { Carry, Option, Seat } from '../src/games/contract';
import * as cleopatra from '../src/games/cleopatra/model';
import * as imhotep from '../src/games/imhotep/model';
import * as kheops from '../src/games/kheops/model';
import * as pyramids from '../src/games/pyramids/model';

interface Model {
  touch(view: any, remaining: readonly string[], seat: Seat): Map<string, Option>;
  carries(view: any, remaining: readonly string[], seat: Seat): Carry[];
}
export const MODELS: Record<string, Model> = {
  imhotep: imhotep.deciding,
  kheops: kheops.deciding,
  pyramids: pyramids.deciding,
  cleopatra: cleopatra.deciding,
};
