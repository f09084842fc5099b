// What moves on the desk by itself, because it was not so before: a pencil that crosses, icons that hop to the score card,
// seals that are pressed and broken, an expedition that is turned up. Nobody waits for any of it.

import type { TransitionConfig } from 'svelte/transition';
import { speedNow } from '../../../app/settings.svelte';
import { SLOWNESS } from '../../../table/motion/timing';
import { handOf } from './pencil';

/** In milliseconds at normal speed: a stroke of the pencil, and a cross with the way to the next cell. */
const STROKE = 110;
const CROSS = 280;
/** All crosses of another seat are drawn in so long, and so are very many of one's own. */
const ALL = 600;
const MANY = 5;
const HOP = 320;
const SEAL = 140;
const PAPER = 200;
const TURN = 360;

const timed = (delay: number, duration: number, css: (t: number) => string): TransitionConfig => {
  const slowness = SLOWNESS[speedNow()];
  return { delay: delay * slowness, duration: duration * slowness, css };
};

/** Which of the cells that are crossed together this is, in their order. */
export interface Turn {
  order: number;
  count: number;
  /** One's own pencil is seen at work. */
  own: boolean;
}

const stepOf = ({ count, own }: Turn): number => (own && count <= MANY ? CROSS : ALL / Math.max(1, count));

/** When a cell's cross is there, in milliseconds from the beginning. */
const doneAt = (turn: Turn): number => (turn.order + 1) * stepOf(turn);

const part = (t: number, from: number, to: number): number => Math.min(1, Math.max(0, (t - from) / (to - from)));
/** When each of the two strokes begins and ends, as a part of the whole. */
const STROKES = [
  [0, STROKE / CROSS],
  [STROKE / CROSS, (2 * STROKE) / CROSS],
] as const;

/** One of the two strokes of a cross, while it is drawn; its path is one long. */
export function stroke(_: Element, { nth, ...turn }: Turn & { nth: 0 | 1 }): TransitionConfig {
  const [from, to] = STROKES[nth];
  return timed(turn.order * stepOf(turn), stepOf(turn), (t) => {
    const drawn = part(t, from, to);
    return `opacity:${drawn > 0 ? 1 : 0};stroke-dasharray:1 2;stroke-dashoffset:${1 - drawn}`;
  });
}

/** A cross as it stays, once it is drawn. */
export const written = (_: Element, turn: Turn): TransitionConfig =>
  timed(doneAt(turn) - (turn.own ? 1 : stepOf(turn)), turn.own ? 1 : stepOf(turn), (t) => `opacity:${t}`);

/** The pencil over a cell while it is crossed: along both strokes, and on to the next cell. `side` is that of a cell. */
export function pencil(
  _: Element,
  { side, hand, next, ...turn }: Turn & { side: number; hand: number; next: { x: number; y: number } | null },
): TransitionConfig {
  const ways = handOf(hand).map(([ax, ay, , , bx, by]) => [ax, ay, bx, by].map((each) => (each * side) / 100));
  const [[ax, ay, bx, by], [cx, cy, dx, dy]] = ways as [number[], number[]];
  const after = next ?? { x: dx!, y: dy! };
  const stops = [
    { at: 0, x: ax!, y: ay! },
    { at: STROKES[0][1] * 0.85, x: bx!, y: by! },
    { at: STROKES[1][0], x: cx!, y: cy! },
    { at: STROKES[1][1], x: dx!, y: dy! },
    { at: 1, ...after },
  ];
  return timed(turn.order * stepOf(turn), stepOf(turn), (t) => {
    const index = Math.max(
      1,
      stops.findIndex(({ at }) => at >= t),
    );
    const [from, to] = [stops[index - 1]!, stops[index]!];
    const way = part(t, from.at, to.at);
    const [x, y] = [from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way];
    return `opacity:${t > 0 && t < 1 ? 1 : 0};transform:translate(${x}px,${y}px)`;
  });
}

/** What was found hops to its place on the score card, in an arc, as soon as its cell is crossed. */
export function hop(_: Element, { from, to, turn }: { from: Spot; to: Spot; turn: Turn }): TransitionConfig {
  const rise = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.25);
  return timed(doneAt(turn), HOP, (t) => {
    const eased = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2;
    const x = from.x + (to.x - from.x) * eased;
    const y = from.y + (to.y - from.y) * eased - rise * 4 * t * (1 - t);
    const scale = 1 + (to.size / from.size - 1) * eased;
    return `opacity:${t > 0 && t < 1 ? 1 : 0};transform:translate(${x}px,${y}px) scale(${scale})`;
  });
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** A paper is laid down, and lifted again. */
export const laid = (_: Element): TransitionConfig =>
  timed(0, PAPER, (t) => `opacity:${Math.min(1, t * 2)};transform:translateY(${(1 - t) * -16}px)`);

/** A seal is pressed into its wax. */
export const pressed = (_: Element, delay = 0): TransitionConfig =>
  timed(delay, SEAL, (t) => `opacity:${Math.min(1, t * 3)};transform:scale(${1.3 - 0.3 * t})`);

/** A seal is pressed on a paper that has just been laid down. */
export const sealed = (node: Element): TransitionConfig => pressed(node, PAPER);

/** A half of a seal that breaks: it falls to its side. */
export const broken = (_: Element, side: -1 | 1): TransitionConfig =>
  timed(
    0,
    PAPER,
    (t) =>
      `opacity:${t};transform:translate(${side * (1 - t) * 7}px,${(1 - t) * 5}px) rotate(${side * (1 - t) * 26}deg)`,
  );

/** A card of 100 by 100 is turned on its long axis, on its way from the pile: first its back is seen, then its face. */
const turnedBy = (t: number, width: number): string =>
  `transform:translate(${50 - 5 * (1 - t)}px,${-5 * (1 - t)}px) scale(${width},1) translate(-50px,0);opacity:${width > 0 ? 1 : 0}`;
export const turnedAway = (_: Element): TransitionConfig => timed(0, TURN, (t) => turnedBy(t, Math.max(0, 1 - 2 * t)));
export const turnedUp = (_: Element): TransitionConfig => timed(0, TURN, (t) => turnedBy(t, Math.max(0, 2 * t - 1)));
