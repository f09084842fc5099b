// Written by `cargo xtask types` from the program's own tables; not to be changed by hand.

import type { Printed } from './imhotep';

export const printed: Printed = {
  "rounds": 6,
  "sizes": {
    "sled": 5,
    "rows": 3,
    "tower": 3
  },
  "cards": [
    {
      "card": "entrance",
      "colour": "red",
      "copies": 2
    },
    {
      "card": "sarcophagus",
      "colour": "red",
      "copies": 2
    },
    {
      "card": "paved-path",
      "colour": "red",
      "copies": 2
    },
    {
      "card": "pyramid-decoration",
      "colour": "green",
      "copies": 2
    },
    {
      "card": "temple-decoration",
      "colour": "green",
      "copies": 2
    },
    {
      "card": "chamber-decoration",
      "colour": "green",
      "copies": 2
    },
    {
      "card": "obelisk-decoration",
      "colour": "green",
      "copies": 2
    },
    {
      "card": "statue",
      "colour": "purple",
      "copies": 10
    },
    {
      "card": "lever",
      "colour": "blue",
      "copies": 2
    },
    {
      "card": "hammer",
      "colour": "blue",
      "copies": 2
    },
    {
      "card": "sail",
      "colour": "blue",
      "copies": 3
    },
    {
      "card": "chisel",
      "colour": "blue",
      "copies": 3
    }
  ],
  "pyramid_a": [
    2,
    1,
    3,
    2,
    4,
    3,
    2,
    1,
    3,
    2,
    3,
    1,
    3,
    4
  ],
  "pyramids_b": [
    [
      {
        "points": 2,
        "bonus": "none"
      },
      {
        "points": 1,
        "bonus": "card"
      },
      {
        "points": 3,
        "bonus": "none"
      },
      {
        "points": 2,
        "bonus": "none"
      },
      {
        "points": 4,
        "bonus": "none"
      }
    ],
    [
      {
        "points": 2,
        "bonus": "none"
      },
      {
        "points": 3,
        "bonus": "none"
      },
      {
        "points": 1,
        "bonus": "stones"
      },
      {
        "points": 1,
        "bonus": "none"
      },
      {
        "points": 4,
        "bonus": "none"
      }
    ],
    [
      {
        "points": 2,
        "bonus": "none"
      },
      {
        "points": 3,
        "bonus": "none"
      },
      {
        "points": 3,
        "bonus": "none"
      },
      {
        "points": 1,
        "bonus": "load"
      },
      {
        "points": 4,
        "bonus": "none"
      }
    ]
  ],
  "beside": 1,
  "temple_b": [
    "choice",
    "points",
    "choice",
    "card",
    "choice"
  ],
  "temple_points": 2,
  "temple_stones": 2,
  "series": [
    0,
    1,
    3,
    6,
    10,
    15,
    17,
    19,
    21,
    23,
    25,
    27,
    29,
    31,
    33,
    35,
    37,
    39,
    41,
    43,
    45,
    47,
    49,
    51,
    53,
    55,
    57,
    59,
    61,
    63
  ],
  "row_places": [
    8,
    4,
    2
  ],
  "obelisk_places": [
    [
      10,
      1
    ],
    [
      12,
      6,
      1
    ],
    [
      15,
      10,
      5,
      1
    ]
  ],
  "towers": [
    10,
    9,
    8,
    7,
    6,
    5,
    5,
    5
  ]
};
