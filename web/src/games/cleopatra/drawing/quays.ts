// The quays along the palace's edges: the market on the right, Sobek's jetty on the left.

import { block, type Solid } from './solids';

export const MARKET_QUAY = block('sand', [15.2, -26], [20.6, 11], [-90, -72]);
export const JETTY = block('basalt', [-3.9, 18.15], [7.8, 20.75], [-92, -74]);

/** The worshippers stand on plinths, from the cheapest to the dearest. */
const SLOTS = 5;
export const slotU = (at: number): number => -2.75 + 2.25 * at;
export const SLOT_V = 18.95;
export const SLOT_Z = -67;
export const PLINTHS: readonly Solid[] = Array.from({ length: SLOTS }, (_, at) =>
  block('basalt', [slotU(at) - 0.55, SLOT_V - 0.55], [slotU(at) + 0.55, SLOT_V + 0.55], [-74, SLOT_Z]),
);
