// Where on the board events and points belong, and what moves.

import type { Flight, GameEvent } from '../../contract';
import type { Event, Pawn, View } from '../../../types/kheops';
import { face } from './tiles';

export const pawnSymbol = (pawn: Pawn): string => `kheops-${pawn}`;

export const tileSymbol = (view: View, tile: number): string => `kheops-tile-${face(view, tile).kind}`;

/** The anchors an event touches. */
export function anchors(told: GameEvent): string[] {
  const event = told as Event;
  switch (event.event) {
    case 'base-laid':
    case 'game-ended':
      return ['pyramid'];
    case 'hand-dealt':
    case 'power-skipped':
      return [`seat-${event.seat}`];
    case 'hand-seen':
      return event.tiles.map((tile) => `hand-${tile}`);
    case 'pawn-placed':
    case 'worker-replaced':
    case 'tile-turned':
    case 'tile-built':
      return [`cell-${event.cell}`];
    case 'pawns-swapped':
      return [`cell-${event.own}`, `cell-${event.other}`];
    case 'pawn-moved':
      return [`cell-${event.from}`, `cell-${event.to}`];
    case 'tile-drawn':
      return ['pile', `backs-${event.seat}`];
    case 'tile-seen':
      return ['pile', `hand-${event.tile}`];
  }
}

/** The pieces that an event moves. */
export function flights(told: GameEvent, before: View, after: View): Flight[] {
  const event = told as Event;
  switch (event.event) {
    case 'hand-dealt':
      return [{ symbol: 'kheops-tile-back', from: 'pile', to: `backs-${event.seat}` }];
    case 'hand-seen':
      return event.tiles.map((tile) => ({ symbol: tileSymbol(after, tile), from: 'pile', to: `hand-${tile}` }));
    case 'pawn-placed': {
      const { seat, pawn, cell } = event;
      return [{ symbol: pawnSymbol(pawn), seat, from: `supply-${seat}-${pawn}`, to: `cell-${cell}` }];
    }
    case 'worker-replaced': {
      const { seat, cell } = event;
      return [{ symbol: 'kheops-worker', seat, from: `cell-${cell}`, to: `supply-${seat}-worker` }];
    }
    case 'pawns-swapped': {
      const { seat, pawn, own, other, other_pawn } = event;
      const [from, to] = [`cell-${own}`, `cell-${other}`];
      return [
        { symbol: pawnSymbol(pawn), seat, from, to },
        { symbol: pawnSymbol(other_pawn), seat: seat === 'A' ? 'B' : 'A', from: to, to: from },
      ];
    }
    case 'pawn-moved': {
      const { seat, pawn, from, to } = event;
      return [{ symbol: pawnSymbol(pawn), seat, from: `cell-${from}`, to: `cell-${to}` }];
    }
    case 'tile-built': {
      const { seat, tile, cell } = event;
      const seen = before.seats[seat]?.tiles?.includes(tile);
      const from = seen ? `hand-${tile}` : `backs-${seat}`;
      return [{ symbol: tileSymbol(after, tile), from, to: `cell-${cell}` }];
    }
    case 'tile-drawn':
      return [{ symbol: 'kheops-tile-back', from: 'pile', to: `backs-${event.seat}` }];
    case 'tile-seen':
      return [{ symbol: tileSymbol(after, event.tile), from: 'pile', to: `hand-${event.tile}` }];
    case 'base-laid':
    case 'power-skipped':
    case 'tile-turned':
    case 'game-ended':
      return [];
  }
}
