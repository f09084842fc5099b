// The notation of decisions, read: `worker 0.4`, `turn 1.2 lb`, `swap 0.4 1.2`, `move 0.4 2.1`, `build 17 2.3 lr`.

import type { Openings, Pawn } from '../../../types/kheops';

export type Action =
  | { kind: 'place'; pawn: Pawn; cell: string }
  | { kind: 'turn'; cell: string; openings: Openings }
  | { kind: 'swap'; own: string; other: string }
  | { kind: 'move'; from: string; to: string }
  | { kind: 'build'; tile: number; cell: string; openings: Openings };

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

export const PAWNS: readonly Pawn[] = ['worker', 'mummy', 'priest', 'pharaoh'];

export function read(text: string): Action {
  const [verb = '', first = '', second = '', third = ''] = text.split(' ');
  switch (verb) {
    case 'turn':
      return { kind: 'turn', cell: first, openings: second as Openings };
    case 'swap':
      return { kind: 'swap', own: first, other: second };
    case 'move':
      return { kind: 'move', from: first, to: second };
    case 'build':
      return { kind: 'build', tile: Number(first), cell: second, openings: third as Openings };
    default:
      return { kind: 'place', pawn: verb as Pawn, cell: first };
  }
}

/** The texts by what `key` finds in each, in the order in which they come. */
export function groups<Key>(texts: readonly string[], key: (text: string) => Key): Map<Key, string[]> {
  const found = new Map<Key, string[]>();
  for (const text of texts) {
    const of = key(text);
    found.set(of, [...(found.get(of) ?? []), text]);
  }
  return found;
}
