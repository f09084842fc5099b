// Sites and pyramids in the order in which the board shows them.

import type { Pyramid, Site } from '../../../types/imhotep';

export const SITES: readonly Site[] = ['market', 'pyramid', 'temple', 'chamber', 'obelisks'];
export const PYRAMIDS: readonly Pyramid[] = ['left', 'middle', 'right'];
