// The games the page can draw. A fifth one adds its line here.

import type { GameFace } from './contract';

export const games: Record<string, () => Promise<{ default: GameFace }>> = {
  imhotep: () => import('./imhotep'),
  kheops: () => import('./kheops'),
  pyramids: () => import('./pyramids'),
  cleopatra: () => import('./cleopatra'),
};
