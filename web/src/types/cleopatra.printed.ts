// Written by `cargo xtask types` from the program's own tables; not to be changed by hand.

import type { Printed } from './cleopatra';

export const printed: Printed = {
  "sizes": {
    "width": 9
  },
  "hand": 10,
  "walk": 5,
  "offering": 4
};
