import { describe, expect, it } from 'vitest';
import type { Place } from '../../games/contract';
import type { Move, Step } from './difference';
import { timed, TurnTime } from './timing';

const place = (at: string): Place => ({ at, piece: 'stone', count: 1, symbol: 'stone' });
const move = (carried?: Move): Move => ({ from: place('a'), to: place('b'), count: 1, ...(carried && { carried }) });
const step = (step: number, of = move()): Step => ({ move: of, step });
const spans = (steps: Step[], length = 0, limit?: number, speed: 'slow' | 'normal' | 'quick' = 'normal') =>
  timed(steps, () => length, speed, limit).map(({ span }) => [span.start, span.end]);

describe('the times of moves', () => {
  it('are short for short ways and longer for long ones, within limits', () => {
    expect(spans([step(0)], 0)).toEqual([[0, 200]]);
    expect(spans([step(0)], 350)).toEqual([[0, 300]]);
    expect(spans([step(0)], 5000)).toEqual([[0, 400]]);
    expect(spans([step(0)], 5000, undefined, 'slow')).toEqual([[0, 800]]);
    expect(spans([step(0)], 5000, undefined, 'quick')).toEqual([[0, 200]]);
  });

  it('follow one another: shortly within one event, later for the next', () => {
    expect(spans([step(0), step(0), step(1)])).toEqual([
      [0, 200],
      [80, 280],
      [200, 400],
    ]);
  });

  it('never take longer than the limit, however many there are', () => {
    const many = Array.from({ length: 40 }, (_, at) => step(at));
    const all = spans(many, 700, 1000).flat();
    expect(Math.max(...all)).toBeCloseTo(1000);
  });

  it('let what is carried go on when what carries it has arrived', () => {
    const ship = move();
    const [sailing, unloading] = spans([step(0, ship), step(0, move(ship))], 700);
    expect(unloading![0]).toBe(sailing![1]);
  });

  it('are those of the ship for what stays aboard', () => {
    const ship = move();
    const aboard = move(ship);
    aboard.to = aboard.from;
    expect(spans([step(0, ship), step(0, aboard)], 700)).toEqual([
      [0, 400],
      [0, 400],
    ]);
  });
});

describe('the time of a turn', () => {
  it('is never more than two seconds, however many plays it has', () => {
    const turn = new TurnTime();
    let whole = 0;
    for (let play = 0; play < 30; play += 1) {
      const limit = turn.limit('B', 'normal');
      whole += limit;
      turn.spend(limit, 'normal');
    }
    expect(whole).toBeLessThanOrEqual(2000);
    expect(turn.limit('C', 'normal')).toBe(1000);
  });

  it('counts what was really shown, at every speed alike', () => {
    const turn = new TurnTime();
    expect(turn.limit('B', 'slow')).toBe(2000);
    turn.spend(800, 'slow');
    expect(turn.limit('B', 'normal')).toBe(800);
  });
});
