// Written by `cargo xtask types` from the program's own tables; not to be changed by hand.

import type { Printed } from './imhotep';

export const printed: Printed = {
  "sizes": {
    "sled": 5,
    "rows": 3,
    "tower": 3
  },
  "cards": [
    {
      "card": "entrance",
      "colour": "red"
    },
    {
      "card": "sarcophagus",
      "colour": "red"
    },
    {
      "card": "paved-path",
      "colour": "red"
    },
    {
      "card": "pyramid-decoration",
      "colour": "green"
    },
    {
      "card": "temple-decoration",
      "colour": "green"
    },
    {
      "card": "chamber-decoration",
      "colour": "green"
    },
    {
      "card": "obelisk-decoration",
      "colour": "green"
    },
    {
      "card": "statue",
      "colour": "purple"
    },
    {
      "card": "lever",
      "colour": "blue"
    },
    {
      "card": "hammer",
      "colour": "blue"
    },
    {
      "card": "sail",
      "colour": "blue"
    },
    {
      "card": "chisel",
      "colour": "blue"
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
    1,
    3,
    6,
    10,
    15
  ],
  "series_more": 2,
  "wrath_points": 5,
  "row_places": [
    8,
    4,
    2
  ],
  "obelisk_places": [
    [],
    [],
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
