// The stencil in the hand of whoever is marking: which way it lies, and where.

import {
  after,
  beside,
  covering,
  type Direction,
  kindOf,
  type Kind,
  middleOf,
  nearest,
  type Placement,
  placements,
  type Point,
} from './stencil';
import { SIDE } from './view';

export class Pen {
  #text: string | null = $state(null);
  #shape: string | null = null;
  /** What was pointed at: there it turns. */
  #spot: Point | null = null;
  #wanted: Kind = $state('pattern');

  /** Every mark that can be made. */
  readonly all: Placement[] = $derived.by(() => placements(this.remaining()));
  readonly kinds: Set<Kind> = $derived.by(() => new Set(this.all.map(kindOf)));
  /** Is the whole pattern being laid, or a single cell? */
  readonly kind: Kind = $derived.by(() =>
    this.kinds.has(this.#wanted) ? this.#wanted : ([...this.kinds][0] ?? 'single'),
  );
  readonly choices: Placement[] = $derived.by(() => this.all.filter((one) => kindOf(one) === this.kind));
  /** Where the stencil lies, if it does. */
  readonly now: Placement | null = $derived.by(() => this.choices.find(({ text }) => text === this.#text) ?? null);
  /** Can it lie in more than one way? */
  readonly turns: boolean = $derived.by(() => new Set(this.choices.map(({ shape }) => shape)).size > 1);

  constructor(private readonly remaining: () => readonly string[]) {}

  on(card: number): Placement[] {
    return this.choices.filter((one) => one.card === card);
  }

  /** The stencil follows to a point of a card, given in cells from its corner. */
  follow(card: number, spot: Point): void {
    this.#lay(nearest(this.choices, card, spot, this.#shape), spot);
  }

  /** A tap on a cell lays the stencil over it; another one turns it there. False if it cannot lie there. */
  tap(card: number, cell: string): boolean {
    const there = covering(this.choices, card, cell, this.now);
    this.#lay(there, middleOf(cell));
    return there !== undefined;
  }

  change(how: 'turn' | 'mirror'): void {
    const { now } = this;
    const spot = this.#spot ?? now?.middle;
    this.#lay(now && spot ? after(this.choices, now, how, spot) : this.choices[0], this.#spot);
  }

  /** On in a direction, over the edge to another card too. */
  move(direction: Direction, cards: readonly number[]): void {
    const { now } = this;
    if (!now) return this.#lay(this.choices[0]);
    const next = beside(this.choices, now, direction);
    if (next || direction === 'up' || direction === 'down') return this.#lay(next);
    const other = cards[cards.indexOf(now.card) + (direction === 'left' ? -1 : 1)];
    if (other !== undefined) this.follow(other, { x: direction === 'left' ? SIDE : 0, y: now.middle.y });
  }

  /** The next of all placements on the same card, or the one before. */
  go(by: 1 | -1): void {
    const here = this.now ? this.on(this.now.card) : this.choices;
    const at = here.findIndex(({ text }) => text === this.now?.text);
    this.#lay(here[(at + by + here.length) % here.length]);
  }

  choose(kind: Kind): void {
    const { now } = this;
    this.#wanted = kind;
    const [first] = now?.cells ?? [];
    if (now && first) this.follow(now.card, this.#spot ?? middleOf(first));
  }

  #lay(placement: Placement | undefined, spot: Point | null = null): void {
    if (!placement) return;
    this.#spot = spot;
    this.#text = placement.text;
    // A single cell lies in one way only, and does not forget how the pattern lay.
    if (placement.cells.length > 1) this.#shape = placement.shape;
  }
}
