import { describe, expect, it, vi } from 'vitest';
import type { Standing, TableEvent } from '../api/faces';
import { Ledger } from '../api/ledger.svelte';
import type { GameFace } from '../games/contract';
import type { Difference } from './motion/difference';
import type { Manner } from './motion/flight';

// Nothing is drawn here: a piece on its way waits for the next turn of the clock.
const moving = vi.hoisted(() => ({
  flown: [] as string[],
  limits: [] as number[],
  before: [] as number[],
  speed: 'normal',
}));
vi.mock('../app/settings.svelte', () => ({ speedNow: () => moving.speed }));
vi.mock('./motion/spots', () => ({ Places: class {}, sceneOf: (board: unknown) => board }));
vi.mock('./motion/flight', () => ({
  Flight: class {
    finished: Promise<void>;
    lasts = 100;
    finish = () => {};
    constructor(_places: unknown, _layer: unknown, difference: Difference, { events, limit, before }: Manner) {
      const [went, came] = [difference.leaving[0]!.at, difference.arriving[0]!.at];
      moving.flown.push(`${went}→${came} ${events.flat().join()}`);
      moving.limits.push(limit!);
      moving.before.push(before!.length);
      this.finished = new Promise((done) => {
        const timer = setTimeout(done);
        this.finish = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
  },
}));
const { Playback } = await import('./playback.svelte');

const face = {
  places: (view: number) => [{ at: `${view}`, piece: 'pawn', count: 1, symbol: 'pawn' }],
  anchors: ({ event }: { event: string }) => [event],
} as unknown as GameFace;

const now = (number: number) => ({ number, view: number }) as unknown as Standing['now'];
const played = (number: number, seat = 'B'): TableEvent => {
  const told = [{ event: { event: `move ${number}` } }];
  return { table: 't', to: 'A', number, at: 0, what: { type: 'played', seat, told } } as TableEvent;
};

function begin(isAwaited: (newest: number) => boolean = () => false) {
  moving.flown.length = moving.limits.length = moving.before.length = 0;
  moving.speed = 'normal';
  const ledger = new Ledger({ to: 'A', table: { table: 't' }, now: now(1) } as Standing);
  ledger.open();
  const stage = new Playback(
    face,
    () => ledger,
    () => isAwaited(ledger.now.number),
  );
  stage.set(1);
  [stage.board, stage.layer] = [{} as Element, {} as HTMLElement];
  const happen = (...all: number[]) =>
    all.forEach((number) => ledger.take({ log: [played(number)], stood: [now(number)] }));
  return { ledger, stage, happen };
}

/** Everything that is waiting for nothing has happened. */
const settle = () => new Promise((done) => setTimeout(done));

describe('the board', () => {
  it('shows one thing after another, each as it stood, while its pieces are on their way', async () => {
    const { ledger, stage, happen } = begin();
    happen(2);
    const done = stage.play(2);
    // The board is there before the pieces are, in the same update as all that was told.
    expect([stage.now?.number, stage.current, stage.isPlaying]).toEqual([2, 2, true]);
    happen(3, 4);
    void stage.play(4);
    expect([ledger.now.number, stage.now?.number]).toEqual([4, 2]);
    await done;
    expect(moving.flown).toEqual(['1→2 move 2', '2→3 move 3', '3→4 move 4']);
    expect([stage.now?.number, stage.isPlaying, stage.current]).toEqual([4, false, null]);
    // What was shown is not shown again.
    happen(3, 4);
    await stage.play(4);
    expect(moving.flown).toHaveLength(3);
  });

  it('goes to the newest at once when somebody may act on it, with all that moves on the way there', async () => {
    const { stage, happen } = begin((newest) => newest === 4);
    happen(2);
    const done = stage.play(2);
    await Promise.resolve();
    await Promise.resolve();
    happen(3, 4);
    void stage.play(4);
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
    expect([stage.now?.number, stage.isPlaying]).toEqual([4, true]);
    await done;
    expect(moving.flown).toEqual(['1→2 move 2', '2→4 move 3,move 4']);
    // What was on its way already arrives first.
    expect(moving.before).toEqual([0, 1]);
  });

  it('tells every play by itself when that is asked for, though somebody may act already', async () => {
    const { stage, happen } = begin(() => true);
    happen(2, 3, 4);
    stage.set(4);
    await stage.tell(1, 4);
    expect(moving.flown).toEqual(['1→2 move 2', '2→3 move 3', '3→4 move 4']);
    expect(stage.now?.number).toBe(4);
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
    expect(moving.flown).toHaveLength(2);
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

  it('moves nothing at no speed', async () => {
    const { stage, happen } = begin();
    moving.speed = 'none';
    happen(2, 3);
    await stage.play(3);
    expect([moving.flown, stage.now?.number]).toEqual([[], 3]);
  });

  it('goes past what was missed, and past more than anybody wants to see', async () => {
    const { ledger, stage, happen } = begin();
    ledger.take({ stood: [now(40)] });
    await stage.play(40);
    expect([moving.flown, stage.now?.number, stage.isPlaying]).toEqual([[], 40, false]);
    happen(...Array.from({ length: 11 }, (_, at) => 41 + at));
    await stage.play(51);
    expect([moving.flown, stage.now?.number]).toEqual([[], 51]);
  });

  it('moves what was told without a standing together with what came after it', async () => {
    const { ledger, stage } = begin();
    ledger.take({ log: [played(2)] });
    await stage.play(ledger.now.number);
    expect(moving.flown).toEqual([]);
    ledger.take({ log: [played(3)], stood: [now(3)] });
    await stage.play(3);
    expect(moving.flown).toEqual(['1→3 move 2,move 3']);
  });

  it('gives each further play of a turn less time', async () => {
    const { stage, happen } = begin();
    happen(2, 3);
    await stage.play(3);
    expect(moving.limits).toEqual([1000, 950]);
    stage.set(3);
    happen(4);
    await stage.play(4);
    expect(moving.limits.at(-1)).toBe(1000);
    await settle();
  });
});
