// The piles of each game, as docs/records.md lists them, and which events show what came from them.

import type * as Cleopatra from '../../types/cleopatra';
import type * as Imhotep from '../../types/imhotep';
import type * as Kheops from '../../types/kheops';
import type * as Pyramids from '../../types/pyramids';
import type { Told } from '../../api/faces';
import type { Header } from '../record';
import * as cleopatra from './cleopatra';
import * as imhotep from './imhotep';
import * as kheops from './kheops';
import type { Pile } from './pile';
import * as pyramids from './pyramids';

type PilesOf = (header: Header, events: readonly Told['event'][], start: unknown) => Pile[];

const GAMES: Readonly<Record<string, PilesOf>> = {
  imhotep: (header, events) => imhotep.piles(header, events as unknown as Imhotep.Event[]),
  kheops: (header, events, start) => kheops.piles(header, events as unknown as Kheops.Event[], start as Kheops.View),
  pyramids: (header, events) => pyramids.piles(header, events as unknown as Pyramids.Event[]),
  cleopatra: (header, events, start) =>
    cleopatra.piles(header, events as unknown as Cleopatra.Event[], start as Cleopatra.View),
};

/** What was told of a game from its start, whose view is `start`, as piles. */
export const pilesOf: PilesOf = (header, events, start) => GAMES[header.game]?.(header, events, start) ?? [];
