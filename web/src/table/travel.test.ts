import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../api/faces';
import { turning } from './travel.svelte';

type Kind = TableEvent['what']['type'];
const event = (number: number, type: Kind): TableEvent => ({ table: 't', to: 'A', number, at: 0, what: { type } });

describe('moments of a game', () => {
  it('are those after which the board may look different', () => {
    const kinds: Kind[] = ['opened', 'joined', 'started', 'played', 'said', 'undone', 'hinted'];
    const log = kinds.map((type, at) => event(at + 1, type));
    expect(turning(log)).toEqual([3, 4, 6]);
  });
});
