// How tiles, pawns, networks and decisions are called.

import type { Arg, Phrase } from '../../../words.svelte';
import type { CellPicture, Network, Openings, TilePicture, View } from '../../../types/kheops';
import type { Action } from './actions';
import { beside, byCell, face, joined, networkOf } from './tiles';

export const phrase = (key: string, args?: Record<string, Arg>): Phrase => (args ? { key, args } : { key });

/** The sides, as a list: "to the left and at the base". */
export const sides = (openings: Openings): Phrase[] => [...openings].map((side) => phrase(`side-${side}`));

export const signName = ({ symbol, colour }: TilePicture): Phrase =>
  phrase(colour ? `sarcophagus-${colour}` : `symbol-${symbol}`);

/** "room, ankh". */
export const faceName = (tile: TilePicture): Phrase =>
  phrase('kheops-face', { kind: phrase(`kind-${tile.kind}`), symbol: signName(tile) });

/** "17: room with two openings, ankh". */
export const tileName = (tile: TilePicture): Phrase =>
  phrase('kheops-tile', {
    tile: String(tile.tile),
    kind: phrase(`kind-${tile.kind}`),
    openings: tile.openings,
    symbol: signName(tile),
  });

/** A cell with what lies and stands on it; without a tile, with what lies beside it. */
export function cellName(view: View, cell: string): Phrase {
  const laid = byCell(view);
  const here = laid.get(cell);
  if (!here) {
    return phrase('kheops-cell-free', { cell, beside: beside(cell).filter((there) => laid.has(there)) });
  }
  const tile = faceName(face(view, here.tile));
  if (!here.pawn) return phrase('kheops-cell-tile', { cell, tile });
  const { seat, pawn } = here.pawn;
  return phrase('kheops-cell-pawn', { cell, tile, seat: { seat }, pawn: phrase(`pawn-${pawn}`) });
}

/** A sign in a word; where there is none, what is carved. */
const signIn = ({ symbol, colour, kind }: TilePicture): Phrase =>
  symbol === 'none' ? phrase(`kind-${kind}`) : phrase(`kheops-short-${colour ?? symbol}`);

/** What a button says of a tile of the hand, of a cell and of a way to lie: the thing itself is on the board. */
export const tileIn = (tile: TilePicture): Phrase =>
  phrase('kheops-short-tile', { tile: String(tile.tile), sign: signIn(tile) });

/** `by` is what it is about: the pawn that stands there, the tile, or only which it is. */
export function cellIn(view: View, cell: string, by: 'pawn' | 'tile' | 'name'): Phrase {
  const here = byCell(view).get(cell);
  if (!here || by === 'name') return phrase('kheops-short-free', { cell });
  const isPawn = by === 'pawn' && here.pawn;
  const sign = isPawn ? phrase(`pawn-${isPawn.pawn}`) : signIn(face(view, here.tile));
  return phrase('kheops-short-cell', { cell, sign });
}

export const wayIn = (openings: Openings): Phrase =>
  phrase('kheops-short-way', { sides: [...openings].map((side) => phrase(`kheops-short-${side}`)) });

/** A way a tile can lie, and what it would be connected with. */
export function wayName(view: View, cell: string, openings: Openings): Phrase {
  const cells = joined(view, cell, openings);
  const unchanged = byCell(view).get(cell)?.openings === openings;
  const key = unchanged ? 'kheops-way-same' : cells.length > 0 ? 'kheops-way-joined' : 'kheops-way-alone';
  return phrase(key, { sides: sides(openings), cells });
}

/** What an action does. */
export function nameOf(view: View, action: Action): Phrase {
  const laid = byCell(view);
  switch (action.kind) {
    case 'place':
      return phrase('kheops-do-place', { pawn: phrase(`pawn-${action.pawn}.the`), cell: action.cell });
    case 'turn':
      return phrase('kheops-do-turn', {
        kind: phrase(`kind-${kindAt(view, laid.get(action.cell))}.the`),
        cell: action.cell,
        sides: sides(action.openings),
      });
    case 'swap':
      return phrase('kheops-do-swap', {
        pawn: phrase(`pawn-${pawnAt(laid.get(action.own))}.your`),
        own: action.own,
        otherpawn: phrase(`pawn-${pawnAt(laid.get(action.other))}.other`),
        other: action.other,
      });
    case 'move':
      return phrase('kheops-do-move', {
        pawn: phrase(`pawn-${pawnAt(laid.get(action.from))}.your`),
        from: action.from,
        to: action.to,
      });
    case 'build':
      return phrase('kheops-do-build', {
        tile: action.tile,
        cell: action.cell,
        sides: sides(action.openings),
      });
  }
}

const kindAt = (view: View, laid: CellPicture | undefined) => (laid ? face(view, laid.tile).kind : 'passage');

const pawnAt = (laid: CellPicture | undefined) => laid?.pawn?.pawn ?? 'worker';

/** What a network is worth now, who leads it, and whether it is closed. */
export function networkName(network: Network): Phrase {
  const { A = 0, B = 0 } = network.strength;
  const lead = network.leader
    ? phrase('kheops-lead', { seat: { seat: network.leader }, most: Math.max(A, B), least: Math.min(A, B) })
    : phrase(A > 0 ? 'kheops-lead-equal' : 'kheops-lead-nobody', { each: A });
  const shut = network.cursed ? 'cursed' : network.closed ? 'secret' : 'open';
  return phrase('kheops-network', {
    count: network.cells.length,
    points: network.points,
    lead,
    shut: phrase(`kheops-shut-${shut}`),
    longest: network.is_longest ? 'yes' : 'no',
  });
}

/** The lines of the score that networks make points in. */
const LINES = ['rooms', 'sarcophagi', 'summit', 'longest', 'secret'] as const;

/** What the value of a network is made of. */
export const partsOf = (network: Network): Phrase[] =>
  LINES.filter((line) => network[line] > 0).map((line) =>
    phrase('kheops-part', { line: phrase(`line-${line}`), points: network[line] }),
  );

/** Everything about a tile of the pyramid, for whoever points at it. */
export function tellCell(view: View, all: readonly Network[], cell: string): Phrase {
  const network = networkOf(all, cell);
  return phrase('kheops-tell', {
    cell: cellName(view, cell),
    network: network ? networkName(network) : phrase('kheops-lone'),
  });
}
