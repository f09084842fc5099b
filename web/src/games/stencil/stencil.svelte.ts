// The stencil in the hand of who lays a piece: which way it lies, and where.

import {
  after,
  beside,
  type Cell,
  type Change,
  covering,
  type Direction,
  type Kind,
  kindOf,
  type Manner,
  middleOf,
  nearest,
  type Placement,
  type Point,
} from './placement';

/** What a game says of its stencil. */
export interface Laying extends Manner {
  /** Where a legal text lays the piece; null if it does something else. */
  placement(text: string): Placement | null;
  /** The fields from the left, where there are several: arrows lead over their edges. */
  fields?(): readonly string[];
  /** Where it lies before anybody has pointed anywhere, as soon as nothing else can be chosen. */
  beginning?: { field: string; point: Point };
}

export class Stencil {
  readonly #texts: () => readonly string[];
  readonly #laying: Laying;
  #text: string | null = $state(null);
  #wanted: Kind = $state('pattern');
  /** How the pattern lay when it was last laid. */
  #shape: string | null = $state(null);
  /** What was pointed at: there it turns. */
  #spot: Point | null = null;

  /** Every place there is. */
  readonly all: Placement[] = $derived.by(() => this.#texts().flatMap((text) => this.#laying.placement(text) ?? []));
  readonly kinds: Set<Kind> = $derived.by(() => new Set(this.all.map(kindOf)));
  /** Is the whole pattern being laid, or a single cell? */
  readonly kind: Kind = $derived.by(() =>
    this.kinds.has(this.#wanted) ? this.#wanted : ([...this.kinds][0] ?? 'single'),
  );
  readonly choices: Placement[] = $derived.by(() => this.all.filter((one) => kindOf(one) === this.kind));
  /** Where the stencil lies, if it does. */
  readonly now: Placement | null = $derived.by(() => {
    const laid = this.choices.find(({ text }) => text === this.#text);
    const isAll = this.all.length === this.#texts().length;
    return laid ?? (isAll && this.#laying.beginning ? (this.#first() ?? null) : null);
  });
  /** Can it lie in more than one way? */
  readonly turns: boolean = $derived.by(() => new Set(this.choices.map(({ shape }) => shape)).size > 1);

  constructor(texts: () => readonly string[], laying: Laying) {
    this.#texts = texts;
    this.#laying = laying;
  }

  on(field: string): Placement[] {
    return this.choices.filter((one) => one.field === field);
  }

  /** The stencil follows to a point of a field. */
  follow(field: string, spot: Point): void {
    this.#lay(nearest(this.on(field), spot, this.#way(), this.#laying), spot);
  }

  /** A tap on a cell lays the stencil over it; another one turns it there. False if it cannot lie there. */
  tap(field: string, cell: Cell): boolean {
    const there = covering(this.on(field), cell, this.now, this.#way(), this.#laying);
    this.#lay(there, middleOf(cell));
    return there !== undefined;
  }

  change(how: Change): void {
    const { now } = this;
    if (!now) return this.begin();
    const spot = this.#spot ?? now.middle;
    this.#lay(after(this.on(now.field), now, how, spot), this.#spot);
  }

  /** On in a direction, over the edge to another field too. */
  move(direction: Direction): void {
    const { now } = this;
    if (!now) return this.begin();
    const next = beside(this.on(now.field), now, direction, this.#laying);
    if (next || direction === 'up' || direction === 'down') return this.#lay(next);
    const fields = this.#laying.fields?.() ?? [];
    const other = fields[fields.indexOf(now.field) + (direction === 'left' ? -1 : 1)];
    if (other === undefined) return;
    const columns = this.on(other).map(({ middle }) => middle.x);
    const x = direction === 'left' ? Math.max(...columns) : Math.min(...columns);
    this.#lay(nearest(this.on(other), { x, y: now.middle.y }, this.#way(), this.#laying));
  }

  /** The next of all placements on the same field, or the one before. */
  go(by: 1 | -1): void {
    const { now } = this;
    const here = now ? this.on(now.field) : this.choices;
    const at = here.findIndex(({ text }) => text === now?.text);
    this.#lay(here[(at + by + here.length) % here.length]);
  }

  choose(kind: Kind): void {
    const { now } = this;
    this.#wanted = kind;
    const [first] = now?.cells ?? [];
    if (now && first) this.follow(now.field, this.#spot ?? middleOf(first));
  }

  /** It lies somewhere from now on. */
  begin(): void {
    this.#lay(this.now ?? this.#first());
  }

  /** It lies nowhere any more, and does not forget which way it lay. */
  drop(): void {
    this.#text = null;
    this.#spot = null;
  }

  #first(): Placement | undefined {
    const { beginning } = this.#laying;
    if (!beginning) return this.choices[0];
    return nearest(this.on(beginning.field), beginning.point, this.#shape, this.#laying);
  }

  #way(): string | null {
    return this.now?.shape ?? this.#shape;
  }

  #lay(placement: Placement | undefined, spot: Point | null = null): void {
    if (!placement) return;
    this.#spot = spot;
    this.#text = placement.text;
    // A single cell lies in one way only, and does not forget how the pattern lay.
    if (kindOf(placement) === 'pattern') this.#shape = placement.shape;
  }
}
