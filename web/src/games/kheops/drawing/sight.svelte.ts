// What is looked at on the face: the cell that is pointed at or aimed at, the decision that is shown before it is
// taken, and what the program has said that it would lead to.

import { untrack } from 'svelte';
import type { Computed, View } from '../../../types/kheops';
import type { BoardProps } from '../../contract';
import { actions } from '../model/actions';
import type { Laying, Settled } from '../model/laying';
import { tellCell, wayName } from '../model/names';
import { after } from './after';

/** What the sight looks at, asked again whenever it looks. */
export interface Looking {
  board: () => BoardProps<View>;
  settled: () => Settled | null;
  laying: () => Laying | null;
}

export class Sight {
  pointed = $state<string | null>(null);
  /** Where a finger came down first: a second press there, or in the lens, decides. */
  aimed = $state<string | null>(null);
  /** The cell that something is told about. */
  told = $state<string | null>(null);
  /** What the program said of a decision, and of which view: it says so a little after it was asked. */
  #answer = $state.raw<{ of: View; text: string; view: View } | null>(null);

  // The board is another object whenever anything about it changes; these change only when they do.
  readonly #view = $derived.by(() => this.looking.board().view);
  readonly #remaining = $derived.by(() => this.looking.board().remaining);
  readonly #foretold = $derived.by(() => this.looking.board().foreseen ?? null);

  /** The decision that is shown: the one that is left, or the one that pressing here would leave. */
  readonly foreseen: string | null = $derived.by(() => {
    const { open } = this.looking.board();
    const remaining = this.#remaining;
    const [settled, laying] = [this.looking.settled(), this.looking.laying()];
    const option = this.pointed === null ? undefined : open.get(`cell-${this.pointed}`);
    const left = settled ? settled.ways.map(({ text }) => text) : remaining;
    const texts = settled || remaining.length === 1 ? left : (option?.texts ?? []);
    if (laying) return texts.find((text) => text.endsWith(` ${laying.openings}`)) ?? null;
    return texts.length === 1 ? (texts[0] ?? null) : null;
  });
  /** The view that the decision leads to, as far as the program has told. */
  readonly answered: View | null = $derived.by(() => {
    const isOf = this.#answer?.of === this.#view && this.#answer.text === this.foreseen;
    return isOf ? this.#answer!.view : null;
  });
  readonly action = $derived(this.foreseen === null ? null : actions.read(this.foreseen));
  /** The tile that would be built hangs over its place: it is not in the face yet. */
  readonly hanging = $derived(this.action?.kind === 'build' ? this.action : null);
  /** The tiles and pawns as they would lie, and the numbers that belong to them. */
  readonly after: View = $derived.by(() => after(this.#view, this.foreseen));
  readonly shown: View = $derived.by(() => (this.hanging ? this.#view : this.after));
  readonly computed: Computed = $derived.by(() => (this.answered ?? this.#view).computed);

  constructor(private readonly looking: Looking) {
    $effect(() => {
      const [told, text] = [this.#foretold, this.foreseen];
      if (told && told.text === text) this.#answer = { of: untrack(() => this.#view), ...told };
    });
    $effect(() => {
      // A finger that was lifted has ended its question: it is asked again once what was touched is picked.
      void this.#remaining;
      const texts = this.foreseen === null ? null : [this.foreseen];
      untrack(() => this.looking.board().point(texts));
    });
    $effect(() => {
      const phrase = this.#telling();
      untrack(() => this.looking.board().tell(phrase));
    });
    // Once something is picked or happens, what was told before no longer holds.
    $effect(() => {
      void [this.#view, this.#remaining];
      untrack(() => this.leave());
    });
  }

  #telling() {
    const [cell, untold] = [this.told, this.answered ? null : this.hanging];
    if (cell === null) return null;
    if (untold?.cell === cell) return wayName(this.#view, cell, untold.openings);
    const isLaid = this.after.cells.some((laid) => laid.cell === cell);
    return isLaid ? tellCell(this.after, this.computed.networks, cell) : null;
  }

  enter(cell: string): void {
    this.pointed = cell;
    this.told = cell;
  }

  leave(): void {
    this.pointed = null;
    this.told = null;
    this.aimed = null;
  }

  /** A finger that is lifted has not gone elsewhere: what it touched stays lit until something else is touched. */
  goAway(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    this.pointed = null;
    this.told = null;
  }

  aim(cell: string): void {
    this.aimed = cell;
    this.enter(cell);
  }
}
