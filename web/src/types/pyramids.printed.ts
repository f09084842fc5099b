// Written by `cargo xtask types` from the program's own tables; not to be changed by hand.

import type { Printed } from './pyramids';

export const printed: Printed = {
  "sizes": {
    "side": 5,
    "rounds": 4,
    "expeditions": 7,
    "expedition_cards": 8,
    "gems": 10,
    "skulls": 10,
    "dealt": 4,
    "kept": 2
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
  ],
  "awards": [
    10,
    6,
    3
  ],
  "points": {
    "card": 10,
    "torch": 5,
    "pair": 5,
    "single": 1
  },
  "patterns": [
    {
      "pattern": "I2",
      "cells": [
        "a1",
        "b1"
      ]
    },
    {
      "pattern": "I3",
      "cells": [
        "a1",
        "b1",
        "c1"
      ]
    },
    {
      "pattern": "V3",
      "cells": [
        "a1",
        "a2",
        "b2"
      ]
    },
    {
      "pattern": "L4",
      "cells": [
        "a1",
        "a2",
        "a3",
        "b3"
      ]
    },
    {
      "pattern": "T4",
      "cells": [
        "a1",
        "a2",
        "a3",
        "b2"
      ]
    },
    {
      "pattern": "O4",
      "cells": [
        "a1",
        "a2",
        "b1",
        "b2"
      ]
    }
  ],
  "signs": {
    "wall": "#",
    "entrance": "E",
    "tomb": "T",
    "red": "r",
    "green": "g",
    "torch": "t",
    "skull": "s",
    "potion": "p",
    "cross": "x"
  }
};
