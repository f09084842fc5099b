// Written by `cargo xtask types` from the program's own tables; not to be changed by hand.

import type { Printed } from './pyramids';

export const printed: Printed = {
  "sizes": {
    "side": 5,
    "rounds": 4,
    "expeditions": 7,
    "gems": 10
  },
  "skulls": [
    0,
    1,
    2,
    3,
    4,
    6,
    8,
    10,
    12,
    15,
    18
  ]
};
