// The mosaic in the hand of who lays it: where it would go, and moving it from one legal place to another.

import { actions, isMosaic } from '../model/actions';
import { BEGINNING } from './geometry';
import { changedTurn, mirrored, nearestTo, neighbour, nextCovering, placementOf, rotated } from '../shapes';
import type { Cell, Placement } from '../shapes';

export class Stencil {
  #texts: () => readonly string[];
  #chosen: Placement | null = $state(null);
  places: Placement[] = $derived.by(() =>
    this.#texts()
      .filter((text) => isMosaic(actions.read(text)))
      .map(placementOf),
  );
  /** Nothing else can be chosen any more, so the stencil is there at once. */
  #only: boolean = $derived.by(() => this.places.length > 0 && this.places.length === this.#texts().length);
  now: Placement | null = $derived.by(() => {
    const chosen = this.places.find((place) => place.text === this.#chosen?.text);
    return chosen ?? (this.#only ? nearestTo(this.places, BEGINNING, this.#chosen?.turn ?? null) : null);
  });

  constructor(texts: () => readonly string[]) {
    this.#texts = texts;
  }

  follow(point: Cell): void {
    this.#chosen = nearestTo(this.places, point, this.#turn);
  }

  tap(square: string, point: Cell): void {
    this.#chosen = nextCovering(this.places, square, this.now) ?? nearestTo(this.places, point, this.#turn);
  }

  move(direction: Cell): void {
    this.#chosen = this.now ? (neighbour(this.places, this.now, direction) ?? this.now) : this.#begin();
  }

  turn(): void {
    this.#chosen = this.now ? changedTurn(this.places, this.now, rotated) : this.#begin();
  }

  mirror(): void {
    this.#chosen = this.now ? changedTurn(this.places, this.now, mirrored) : this.#begin();
  }

  begin(): void {
    this.#chosen = this.now ?? this.#begin();
  }

  drop(): void {
    this.#chosen = null;
  }

  get #turn(): string | null {
    return this.now?.turn ?? this.#last;
  }

  /** The turn is remembered while the pointer is elsewhere. */
  #last: string | null = null;

  remember(): void {
    this.#last = this.now?.turn ?? this.#last;
  }

  #begin(): Placement | null {
    return nearestTo(this.places, BEGINNING, this.#last);
  }
}
