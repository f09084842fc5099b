// The position in words, for the seats' chips and for people who cannot see the board.

import type { Seat } from '../../contract';
import type { Phrase } from '../../../words.svelte';
import type { SeatPicture, View } from '../../../types/kheops';
import { printed } from '../../../types/kheops.printed';
import { cellName, networkName, partsOf, phrase, sides, tileName } from './names';
import { face } from './tiles';

const special = (held: SeatPicture): Phrase[] =>
  (['mummy', 'priest', 'pharaoh'] as const).filter((pawn) => held[pawn] > 0).map((pawn) => phrase(`pawn-${pawn}`));

const supply = (held: SeatPicture): Phrase[] => [phrase('draw-workers', { workers: held.workers }), ...special(held)];

/** What a seat holds in public, for its chip. */
export function holds(view: View, seat: Seat): Phrase[] {
  const held = view.seats[seat];
  if (!held) return [];
  return [
    phrase('kheops-holds-workers', { workers: held.workers }),
    ...special(held),
    phrase('kheops-holds-tiles', { tiles: held.hand }),
  ];
}

/** Whose turn it is and what they do, as a line. */
export function standing(view: View): Phrase {
  if (view.phase === 'over' || !view.decider) return phrase('draw-over');
  return phrase('draw-turn', {
    turn: view.turns + 1,
    turns: printed.turns,
    seat: { seat: view.decider },
    phase: view.phase,
  });
}

/** The position as text: headings and lines, in reading order. */
export function describe(view: View, seat: Seat | null): { title: Phrase; lines: Phrase[] }[] {
  return [
    {
      title: phrase('kheops-about-game'),
      lines: [
        standing(view),
        phrase('draw-pile', { tiles: view.pile }),
        phrase('kheops-pharaoh-rule', { rule: phrase(`option-pharaoh.value-${view.pharaoh}`) }),
      ],
    },
    ...(Object.keys(view.seats) as Seat[]).map((holder) => aboutSeat(view, holder, seat)),
    { title: phrase('kheops-about-networks'), lines: aboutNetworks(view) },
    {
      title: phrase('kheops-about-tiles'),
      lines: view.cells.map(({ cell, tile, openings }) =>
        phrase('kheops-lies', { tile: String(tile), cell: cellName(view, cell), sides: sides(openings) }),
      ),
    },
  ];
}

function aboutSeat(view: View, holder: Seat, seat: Seat | null): { title: Phrase; lines: Phrase[] } {
  const held = view.seats[holder]!;
  const { cells = [], points = 0 } = view.computed.ankhs[holder] ?? {};
  const ankhs = cells.length > 0 ? [phrase('kheops-ankhs', { cells, points })] : [];
  const tiles = held.tiles?.map((tile) => tileName(face(view, tile))) ?? [];
  return {
    title: phrase(holder === seat ? 'kheops-about-you' : 'kheops-about-seat', { seat: { seat: holder } }),
    lines: [
      phrase('draw-supply', { pawns: supply(held) }),
      phrase('draw-hand', { tiles: held.hand }),
      ...tiles,
      ...ankhs,
    ],
  };
}

function aboutNetworks(view: View): Phrase[] {
  const all = view.computed.networks.toSorted((one, other) => other.points - one.points);
  if (all.length === 0) return [phrase('kheops-no-networks')];
  return all.flatMap((network) => {
    const parts = partsOf(network);
    const told = phrase('kheops-network-on', { network: networkName(network), cells: network.cells });
    return parts.length > 0 ? [told, phrase('kheops-network-parts', { parts })] : [told];
  });
}
