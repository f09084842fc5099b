// What the engine tells, and names for parts of its vocabulary that only the page tells apart.

import type { Card } from '../../types/cleopatra';

export type {
  Card,
  CardPicture,
  Event,
  Fine,
  Mosaic,
  SeatPicture,
  Side,
  StallPicture,
  View,
  Wall,
  Worshipper,
} from '../../types/cleopatra';

export type Resource = Exclude<Card, 'artisan' | 'cave' | `${string}+`>;
export type Kind = 'sphinx' | 'obelisk' | 'door' | 'wall' | 'mosaic' | 'pedestal' | 'throne';
