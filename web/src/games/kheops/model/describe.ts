// The position in words, for the seats' chips and for people who cannot see the board.

import type { Seat } from '../../contract';
import type { Phrase } from '../../../words.svelte';
import type { SeatPicture, View } from '../../../types/kheops';
import { byPlace } from './cell';
import { face, networks } from './networks';
import { cellName, networkName, phrase, sides, tileName } from './phrases';

const TURNS = 30;

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
    turns: TURNS,
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
    ...(['A', 'B'] as const).map((holder) => aboutSeat(view, holder, seat)),
    { title: phrase('kheops-about-networks'), lines: aboutNetworks(view) },
    {
      title: phrase('kheops-about-tiles'),
      lines: [...view.cells]
        .sort((one, other) => byPlace(one.cell, other.cell))
        .map(({ cell, tile, openings }) =>
          phrase('kheops-lies', { tile: String(tile), cell: cellName(view, cell), sides: sides(openings) }),
        ),
    },
  ];
}

function aboutSeat(view: View, holder: Seat, seat: Seat | null): { title: Phrase; lines: Phrase[] } {
  const held = view.seats[holder];
  if (!held) return { title: phrase('kheops-about-seat', { seat: { seat: holder } }), lines: [] };
  const tiles = held.tiles?.map((tile) => tileName(face(view, tile))) ?? [];
  return {
    title: phrase(holder === seat ? 'kheops-about-you' : 'kheops-about-seat', { seat: { seat: holder } }),
    lines: [phrase('draw-supply', { pawns: supply(held) }), phrase('draw-hand', { tiles: held.hand }), ...tiles],
  };
}

function aboutNetworks(view: View): Phrase[] {
  const all = networks(view).sort((one, other) => other.points - one.points);
  if (all.length === 0) return [phrase('kheops-no-networks')];
  return all.map((network) =>
    phrase('kheops-network-on', { network: networkName(network), cells: [...network.cells].sort(byPlace) }),
  );
}
