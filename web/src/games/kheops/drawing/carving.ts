// What is carved out of a tile: a chamber or a corridor with its mouths, as a sunken floor between slanting walls.

import type { Kind, Openings } from '../../../types/kheops';
import type { Side } from '../model/tiles';
import { angle, area, joinedBy, LOW, WIDTH, type Point } from './geometry';

/** Half the width of a corridor. */
const HALF = 0.092 * WIDTH;
/** From a chamber's middle to its sides, and half the length of those. */
const INNER = 0.208 * WIDTH;
const HALF_SIDE = (0.181 / (Math.sqrt(3) / 2)) * WIDTH;
/** How wide a wall is seen from above. */
const WALL = 0.03 * WIDTH;
/** A joined mouth runs a hair over the joint, so that no seam shows. */
const OVER = 0.5;
/** Light comes from the upper left. */
const LIGHT: Point = { x: -0.6, y: -0.8 };
/** Walls that look to or from the light by more than this have its tone. */
const TURNED = 0.35;

const SIDES: readonly Side[] = ['b', 'l', 'r'];

export interface Carving {
  outline: string;
  floor: string;
  /** Walls in shadow, and walls in the light; the others have the tone of the outline. */
  dark: string;
  lit: string;
  /** The shadow that the walls throw on the floor. */
  cast: string;
  /** The lower lip of the stone, which catches the light. */
  lip: string;
}

interface Edge {
  from: Point;
  to: Point;
  /** The side it opens to, where it is a mouth. */
  mouth: Side | null;
}

const turned = (towards: number, x: number, y: number): Point => ({
  x: x * Math.cos(towards) - y * Math.sin(towards),
  y: x * Math.sin(towards) + y * Math.cos(towards),
});

/** The outline, clockwise from the lower side: each corner with the mouth that begins there. */
function outlineOf(kind: Kind, openings: Openings, up: boolean): Edge[] {
  const spots: { at: Point; mouth: Side | null }[] = [];
  const add = (at: Point, mouth: Side | null = null) => spots.push({ at, mouth });
  const ordered = SIDES.map((side) => ({ side, towards: angle(up, side) })).toSorted(
    (one, other) => one.towards - other.towards,
  );
  const open = ordered.filter(({ side }) => openings.includes(side));
  if (kind === 'room') {
    for (const { side, towards } of ordered) {
      add(turned(towards, INNER, -HALF_SIDE));
      if (openings.includes(side)) {
        add(turned(towards, INNER, -HALF));
        add(turned(towards, LOW, -HALF), side);
        add(turned(towards, LOW, HALF));
        add(turned(towards, INNER, HALF));
      }
      add(turned(towards, INNER, HALF_SIDE));
    }
  } else {
    open.forEach(({ side, towards }, index) => {
      const next = open[(index + 1) % open.length]!.towards;
      const gap = next > towards ? next - towards : next - towards + 2 * Math.PI;
      add(turned(towards, LOW, -HALF), side);
      add(turned(towards, LOW, HALF));
      add(turned(towards + gap / 2, HALF / Math.sin(gap / 2), 0));
    });
  }
  return spots.map(({ at, mouth }, index) => ({ from: at, to: spots[(index + 1) % spots.length]!.at, mouth }));
}

const lengthOf = ({ from, to }: Edge): number => Math.hypot(to.x - from.x, to.y - from.y) || 1;

/** The direction out of the recess, across an edge. */
function outwards(edge: Edge): Point {
  const length = lengthOf(edge);
  return { x: (edge.to.y - edge.from.y) / length, y: -(edge.to.x - edge.from.x) / length };
}

/** Where the inner lines of two edges meet, each moved inwards by its own wall. */
function inner(before: Edge, edge: Edge, wallBefore: number, wall: number): Point {
  const line = (of: Edge, by: number) => {
    const out = outwards(of);
    const length = lengthOf(of);
    return {
      x: of.from.x - out.x * by,
      y: of.from.y - out.y * by,
      dx: (of.to.x - of.from.x) / length,
      dy: (of.to.y - of.from.y) / length,
    };
  };
  const [a, b] = [line(before, wallBefore), line(edge, wall)];
  const cross = a.dx * b.dy - a.dy * b.dx;
  if (Math.abs(cross) < 1e-6) return { x: b.x, y: b.y };
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / cross;
  return { x: a.x + a.dx * along, y: a.y + a.dy * along };
}

/** Moves a mouth over the joint, where nothing closes it. */
function widened(edges: Edge[], up: boolean, through: string): Edge[] {
  const moved = new Map<Point, Point>();
  for (const { from, to, mouth } of edges) {
    if (!mouth || !through.includes(mouth)) continue;
    const towards = angle(up, mouth);
    for (const at of [from, to])
      moved.set(at, { x: at.x + Math.cos(towards) * OVER, y: at.y + Math.sin(towards) * OVER });
  }
  return edges.map(({ from, to, mouth }) => ({ from: moved.get(from) ?? from, to: moved.get(to) ?? to, mouth }));
}

function carved(kind: Kind, openings: Openings, up: boolean, through: string): Carving {
  const plain = outlineOf(kind, openings, up);
  const edges = widened(plain, up, through);
  const walls = edges.map(({ mouth }) => (mouth && through.includes(mouth) ? 0 : WALL));
  const floor = edges.map((edge, index) => {
    const before = (index + edges.length - 1) % edges.length;
    return inner(edges[before]!, edge, walls[before]!, walls[index]!);
  });
  const parts = { dark: '', lit: '', cast: '' };
  edges.forEach((edge, index) => {
    if (walls[index] === 0) return;
    const [near, far] = [floor[index]!, floor[(index + 1) % floor.length]!];
    const out = outwards(edge);
    const shaded = out.x * LIGHT.x + out.y * LIGHT.y;
    const wall = area([edge.from, edge.to, far, near]);
    if (shaded > TURNED) parts.dark += wall;
    else if (shaded < -TURNED) parts.lit += wall;
    const deep = 0.05 * WIDTH * shaded;
    if (shaded > 0.2) {
      const below = ({ x, y }: Point): Point => ({ x: x - out.x * deep, y: y - out.y * deep });
      parts.cast += area([near, far, below(far), below(near)]);
    }
  });
  return {
    outline: area(edges.map(({ from }) => from)),
    floor: area(floor),
    lip: area(lipOf(plain, up)),
    ...parts,
  };
}

/** The outline, a hair to the lower right, but never over the edge of the tile. */
function lipOf(edges: Edge[], up: boolean): Point[] {
  const spots = edges.map(({ from }) => ({ x: from.x + 0.009 * WIDTH, y: from.y + 0.012 * WIDTH }));
  edges.forEach(({ mouth }, index) => {
    if (!mouth) return;
    const towards = angle(up, mouth);
    for (const spot of [spots[index]!, spots[(index + 1) % spots.length]!]) {
      const over = spot.x * Math.cos(towards) + spot.y * Math.sin(towards) - LOW + 0.012 * WIDTH;
      if (over <= 0) continue;
      spot.x -= over * Math.cos(towards);
      spot.y -= over * Math.sin(towards);
    }
  });
  return spots;
}

const known = new Map<string, Carving>();

/** What is carved into a tile. `through` are the mouths that no wall closes. */
export function carving(kind: Kind, openings: Openings, up: boolean, through: string): Carving {
  const key = [kind, openings, up, through].join();
  const carving = known.get(key) ?? carved(kind, openings, up, through);
  known.set(key, carving);
  return carving;
}

/** Joints between the flags of a chamber's floor. */
export function flags(up: boolean): string {
  const sign = up ? 1 : -1;
  const line = (...points: Point[]) => `M${joinedBy(points, 'L')}`;
  return (
    line({ x: -20, y: sign * 5.5 }, { x: 20, y: sign * 5.5 }) +
    line({ x: -7, y: sign * 5.5 }, { x: -7, y: sign * 18 }) +
    line({ x: 9, y: sign * 5.5 }, { x: 9, y: sign * -9 })
  );
}
