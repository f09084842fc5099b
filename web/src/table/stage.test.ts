import { describe, expect, it, vi } from 'vitest';
import type { Standing, TableEvent } from '../api/faces';
import { Ledger } from '../api/ledger.svelte';
import type { GameFace } from '../games/contract';

// Nothing is drawn here: a piece that flies waits for the next turn of the clock.
const moving = vi.hoisted(() => ({ flown: [] as unknown[], skipped: [] as boolean[] }));
vi.mock('./motion', () => ({
  mayMove: () => true,
  anchor: () => null,
  linger: async () => {},
  fly: async (_board: unknown, _layer: unknown, flights: unknown[], skipped: AbortSignal) => {
    moving.flown.push(...flights);
    if (!skipped.aborted) await new Promise((done) => setTimeout(done));
    moving.skipped.push(skipped.aborted);
  },
}));
const { Stage } = await import('./stage.svelte');

const face = {
  flights: (happened: { event: string }, before: number, after: number) => [`${happened.event} ${before}→${after}`],
  anchors: () => [],
} as unknown as GameFace;

const now = (number: number) => ({ number, view: number }) as unknown as Standing['now'];
const played = (number: number): TableEvent => {
  const told = [{ event: { event: `move ${number}` } }];
  return { table: 't', to: 'A', number, at: 0, what: { type: 'played', told } };
};

function begin() {
  moving.flown.length = moving.skipped.length = 0;
  const ledger = new Ledger({ to: 'A', table: { table: 't' }, now: now(1) } as Standing);
  ledger.open();
  const stage = new Stage(face, () => ledger);
  stage.set(1);
  [stage.board, stage.layer] = [{} as Element, {} as Element];
  const happen = (...all: number[]) =>
    all.forEach((number) => ledger.take({ log: [played(number)], stood: [now(number)] }));
  return { ledger, stage, happen };
}

describe('the board', () => {
  it('shows one thing after another, later than it happens', async () => {
    const { ledger, stage, happen } = begin();
    happen(2);
    const done = stage.play(2);
    happen(3, 4);
    void stage.play(4);
    expect([ledger.now.number, stage.now?.number, stage.isPlaying]).toEqual([4, 1, true]);
    await done;
    expect(moving.flown).toEqual(['move 2 1→2', 'move 3 2→3', 'move 4 3→4']);
    expect([stage.now?.number, stage.isPlaying]).toEqual([4, false]);
    // What was shown is not shown again.
    happen(3, 4);
    await stage.play(4);
    expect(moving.flown).toHaveLength(3);
  });

  it('shows the rest at once when it is skipped, and what comes after that as always', async () => {
    const { stage, happen } = begin();
    happen(2, 3);
    const done = stage.play(3);
    await Promise.resolve();
    stage.skip();
    await done;
    expect([moving.flown.length, stage.now?.number]).toEqual([1, 3]);
    happen(4);
    await stage.play(4);
    expect(moving.skipped).toEqual([true, false]);
  });

  it('forgets what waits when something else is shown', async () => {
    const { stage, happen } = begin();
    happen(2, 3);
    const done = stage.play(3);
    await Promise.resolve();
    stage.set(1);
    await done;
    expect([stage.now?.number, stage.isPlaying]).toEqual([1, false]);
    await stage.play(3);
    expect(stage.now?.number).toBe(3);
  });

  it('goes past what was missed', async () => {
    const { ledger, stage } = begin();
    ledger.take({ stood: [now(40)] });
    await stage.play(40);
    expect([moving.flown, stage.now?.number, stage.isPlaying]).toEqual([[], 40, false]);
  });

  it('is moved by what was told without a standing from the one before to the one after', async () => {
    const { ledger, stage } = begin();
    ledger.take({ log: [played(2)] });
    await stage.play(ledger.now.number);
    ledger.take({ log: [played(3)], stood: [now(3)] });
    await stage.play(3);
    expect(moving.flown).toEqual(['move 2 1→3', 'move 3 1→3']);
  });
});
