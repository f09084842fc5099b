// A decision in steps: which pawn or tile, which cells, which way round.

import type { BoardProps, Seat } from '../../contract';
import type { Phrase } from '../../../words.svelte';
import { agree, decisions, type Decision, type Press, type Question, type Read, type Way } from '../../engine/decide';
import { LISTED } from '../drawing/geometry';
import type { Openings, Pawn, View } from '../../../types/kheops';
import { actions, firstCell, secondCell, type Action } from './actions';
import { pawnSymbol, tileSymbol } from './figures';
import { cellIn, cellName, nameOf, phrase, tileIn, tileName, wayIn, wayName } from './names';
import { byCell, face, supply } from './tiles';

type Deciding = Decision<View, Action>;
type Asked = Question<Action>;

const pawnOf = (action: Action): string => (action.kind === 'place' ? action.pawn : '');
const tileOf = (action: Action): string => (action.kind === 'build' ? action.tile : '');
const wayOf = (action: Action): Openings => ('openings' in action ? action.openings : '');

function questions({ view, seat, left }: Deciding): Asked[] {
  const { action } = left[0]!;
  const cell = firstCell(action);
  const isLong = (cellOf: (action: Action) => string) =>
    new Set(left.map(({ action }) => cellOf(action))).size > LISTED;
  const where = (prompt: Phrase, cellOf: (action: Action) => string, by: 'pawn' | 'tile'): Asked => ({
    prompt,
    answer: (read) => cellOf(read.action),
    label: (there) => cellIn(view, there, isLong(cellOf) ? 'name' : by),
    told: (there) => cellName(view, there),
  });
  const first = (prompt: Phrase, by: 'pawn' | 'tile' = 'tile') => where(prompt, firstCell, by);
  const second = (prompt: Phrase, by: 'pawn' | 'tile' = 'tile') => where(prompt, secondCell, by);
  const way = (prompt: Phrase): Asked => ({
    prompt,
    answer: (read) => wayOf(read.action),
    label: (openings) => wayIn(openings),
    told: (openings) => wayName(view, cell, openings),
  });
  switch (action.kind) {
    case 'place': {
      const pawn: Asked = {
        prompt: phrase('kheops-ask-pawn'),
        answer: (read) => pawnOf(read.action),
        label: (which) => phrase('kheops-option-pawn', { pawn: which, left: supply(view, seat, which as Pawn) }),
      };
      return [pawn, first(phrase('kheops-ask-place', { pawn: phrase(`pawn-${action.pawn}.your`) }), 'pawn')];
    }
    case 'turn': {
      const kind = phrase(view.phase === 'turn-room' ? 'kind-room.a' : 'kind-passage.a');
      return [first(phrase('kheops-ask-turn', { kind })), way(phrase('kheops-ask-turn-way'))];
    }
    case 'swap':
      return [first(phrase('kheops-ask-swap-own'), 'pawn'), second(phrase('kheops-ask-swap-other'), 'pawn')];
    case 'move':
      return [first(phrase('kheops-ask-move'), 'pawn'), second(phrase('kheops-ask-move-to'))];
    case 'build': {
      const { tile } = action;
      const hand: Asked = {
        prompt: phrase('kheops-ask-build'),
        answer: (read) => tileOf(read.action),
        label: (number) => tileIn(face(view, Number(number))),
        told: (number) => tileName(face(view, Number(number))),
      };
      const place = first(phrase('kheops-ask-build-cell', { tile }));
      return [hand, place, way(phrase('kheops-ask-build-way'))];
    }
  }
}

/**
 * A pawn and its tile, or a tile and its place, can be pressed in any order: what is pressed leaves the other question
 * open. Where every question is about cells, and for the way a tile lies, one is answered at a time.
 */
function presses({ view, seat, left }: Deciding): (read: Read<Action>) => Press[] {
  const all = left.map(({ action }) => action);
  const isPlaced = agree(all, firstCell);
  const isSettled = isPlaced && agree(all, tileOf);
  const workers = new Set(all.flatMap((action) => (pawnOf(action) === 'worker' ? firstCell(action) : [])));
  const onCell = (cell: string): Press => ({ anchor: `cell-${cell}`, label: cellName(view, cell) });
  const onWay = (action: Action): Press[] => {
    const openings = wayOf(action);
    return isSettled ? [{ anchor: `way-${openings}`, label: wayName(view, firstCell(action), openings) }] : [];
  };
  return ({ action }) => {
    switch (action.kind) {
      case 'place': {
        const { pawn, cell } = action;
        const label = phrase('kheops-option-pawn', { pawn, left: supply(view, seat, pawn) });
        // Where a worker can go, it is a worker that is meant.
        const isMeant = pawn === 'worker' || !workers.has(cell);
        return [{ anchor: `supply-${seat}-${pawn}`, label }, ...(isMeant ? [onCell(cell)] : [])];
      }
      case 'turn':
        return [onCell(action.cell), ...onWay(action)];
      case 'swap':
      case 'move':
        return [onCell(isPlaced ? secondCell(action) : firstCell(action))];
      case 'build': {
        const label = tileName(face(view, Number(action.tile)));
        return [{ anchor: `hand-${action.tile}`, label }, onCell(action.cell), ...onWay(action)];
      }
    }
  };
}

/** Pawns are dragged from the supply and between tiles, tiles from the hand. */
function carries({ view, seat }: Deciding): (read: Read<Action>) => Way[] {
  const laid = byCell(view);
  return ({ action }) => {
    switch (action.kind) {
      case 'place': {
        const { pawn, cell } = action;
        return [{ symbol: pawnSymbol(pawn), seat, from: `supply-${seat}-${pawn}`, to: `cell-${cell}` }];
      }
      case 'swap':
      case 'move': {
        const from = firstCell(action);
        const symbol = pawnSymbol(laid.get(from)!.pawn!.pawn);
        return [{ symbol, seat, from: `cell-${from}`, to: `cell-${secondCell(action)}` }];
      }
      case 'build': {
        const { tile, cell } = action;
        return [{ symbol: tileSymbol(view, Number(tile)), from: `hand-${tile}`, to: `cell-${cell}` }];
      }
      case 'turn':
        return [];
    }
  };
}

export const deciding = decisions<View, Action>({ notation: actions, name: nameOf, questions, presses, carries });

/** The cell that was picked first: all remaining texts begin there. */
export function chosenCell(remaining: readonly string[]): string | null {
  const cells = new Set(remaining.map((text) => firstCell(actions.read(text))));
  const [cell = null] = cells;
  return cells.size === 1 ? cell : null;
}

/** Does the question that is asked offer these? */
export function speaksOf(board: Pick<BoardProps<View>, 'view' | 'remaining'>, names: readonly string[]): boolean {
  const { view, remaining } = board;
  const step = view.decider && deciding.step(view, remaining, view.decider as Seat);
  return !!step && step.options.some(({ id }) => names.includes(id));
}
