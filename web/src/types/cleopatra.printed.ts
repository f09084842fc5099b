// Written by `cargo xtask types` from the program's own tables; not to be changed by hand.

import type { Printed } from './cleopatra';

export const printed: Printed = {
  "sizes": {
    "width": 9,
    "row": 3,
    "walk": 5
  },
  "pieces": [
    {
      "kind": "sphinx",
      "number": 6,
      "artisans": 1,
      "resources": 2,
      "of": "equal",
      "reward": 3,
      "bonus": 1
    },
    {
      "kind": "obelisk",
      "number": 2,
      "artisans": 3,
      "resources": 4,
      "of": "equal",
      "reward": 10,
      "bonus": 2
    },
    {
      "kind": "door",
      "number": 2,
      "artisans": 2,
      "resources": 3,
      "of": "equal",
      "reward": 5,
      "bonus": 1
    },
    {
      "kind": "wall",
      "number": 9,
      "artisans": 1,
      "resources": 2,
      "of": "different",
      "reward": 3,
      "bonus": 1
    },
    {
      "kind": "mosaic",
      "number": 12,
      "artisans": 2,
      "resources": 3,
      "of": "different",
      "reward": 5,
      "bonus": 1
    },
    {
      "kind": "pedestal",
      "number": 1,
      "artisans": 3,
      "resources": 4,
      "of": "different",
      "reward": 10,
      "bonus": 1
    },
    {
      "kind": "throne",
      "number": 1,
      "artisans": 3,
      "resources": 4,
      "of": "different",
      "reward": 10,
      "bonus": 1
    }
  ],
  "cards": [
    {
      "card": "artisan",
      "resource": null,
      "corrupt": false,
      "copies": 30
    },
    {
      "card": "stone",
      "resource": "stone",
      "corrupt": false,
      "copies": 11
    },
    {
      "card": "stone+",
      "resource": "stone",
      "corrupt": true,
      "copies": 3
    },
    {
      "card": "wood",
      "resource": "wood",
      "corrupt": false,
      "copies": 11
    },
    {
      "card": "wood+",
      "resource": "wood",
      "corrupt": true,
      "copies": 3
    },
    {
      "card": "glass",
      "resource": "glass",
      "corrupt": false,
      "copies": 11
    },
    {
      "card": "glass+",
      "resource": "glass",
      "corrupt": true,
      "copies": 3
    },
    {
      "card": "marble",
      "resource": "marble",
      "corrupt": false,
      "copies": 11
    },
    {
      "card": "marble+",
      "resource": "marble",
      "corrupt": true,
      "copies": 3
    },
    {
      "card": "lapis",
      "resource": "lapis",
      "corrupt": false,
      "copies": 11
    },
    {
      "card": "lapis+",
      "resource": "lapis",
      "corrupt": true,
      "copies": 3
    },
    {
      "card": "cave",
      "resource": null,
      "corrupt": true,
      "copies": 8
    }
  ],
  "resources": [
    "stone",
    "wood",
    "glass",
    "marble",
    "lapis"
  ],
  "sides": [
    "left",
    "right"
  ],
  "walls": [
    "left-front",
    "left-mid",
    "left-back",
    "back-left",
    "back-mid",
    "back-right",
    "right-back",
    "right-mid",
    "right-front"
  ],
  "palms": [
    "a0",
    "a1",
    "a2",
    "a6",
    "a7",
    "a8",
    "b0",
    "c0",
    "d3",
    "d4",
    "d5",
    "d6",
    "d7",
    "d8",
    "e3",
    "e4",
    "e5",
    "e6",
    "e7",
    "e8",
    "f3",
    "f4",
    "f5",
    "f6",
    "f7",
    "f8",
    "g0",
    "h0",
    "i0",
    "i1",
    "i2",
    "i6",
    "i7",
    "i8"
  ],
  "throne": [
    "d0",
    "d1",
    "d2",
    "e0",
    "e1",
    "e2",
    "f0",
    "f1",
    "f2"
  ],
  "mosaics": [
    {
      "mosaic": "F",
      "rows": [
        ".##",
        "##.",
        ".#."
      ]
    },
    {
      "mosaic": "I",
      "rows": [
        "#####"
      ]
    },
    {
      "mosaic": "L",
      "rows": [
        "####",
        "...#"
      ]
    },
    {
      "mosaic": "N",
      "rows": [
        "..##",
        "###."
      ]
    },
    {
      "mosaic": "P",
      "rows": [
        "##",
        "##",
        "#."
      ]
    },
    {
      "mosaic": "T",
      "rows": [
        "###",
        ".#.",
        ".#."
      ]
    },
    {
      "mosaic": "U",
      "rows": [
        "#.#",
        "###"
      ]
    },
    {
      "mosaic": "V",
      "rows": [
        "#..",
        "#..",
        "###"
      ]
    },
    {
      "mosaic": "W",
      "rows": [
        "#..",
        "##.",
        ".##"
      ]
    },
    {
      "mosaic": "X",
      "rows": [
        ".#.",
        "###",
        ".#."
      ]
    },
    {
      "mosaic": "Y",
      "rows": [
        ".#..",
        "####"
      ]
    },
    {
      "mosaic": "Z",
      "rows": [
        "##.",
        ".#.",
        ".##"
      ]
    }
  ],
  "help": {
    "architect": 4,
    "beggar": 4,
    "merchant": 2,
    "foreman": 2
  },
  "hand": 10,
  "offering": 4,
  "offering_amulets": [
    -3,
    1,
    2,
    3
  ],
  "penalties": [
    0,
    1,
    3,
    6,
    10,
    15,
    20,
    25
  ]
};
