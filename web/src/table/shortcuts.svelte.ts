// The keyboard at a table: options by their keys, moments by the arrows, and what the frame offers.

import { isWriting, TABLE_KEYS } from './keys';
import type { Panels } from './panel/panels.svelte';
import type { Session } from './session.svelte';

export class Shortcuts {
  isShown = $state(false);
  /** One thing at a time: the line for the notation, or a hint. */
  #opened: 'command' | 'hint' | null = $state(null);

  constructor(
    private readonly session: () => Session,
    private readonly panels: Panels,
  ) {}

  get isCommanding(): boolean {
    return this.#opened === 'command';
  }

  set isCommanding(isOpen: boolean) {
    this.#opened = isOpen ? 'command' : null;
  }

  get isHinting(): boolean {
    return this.#opened === 'hint';
  }

  set isHinting(isOpen: boolean) {
    this.#opened = isOpen ? 'hint' : null;
  }

  hint(): void {
    const { choice, table } = this.session();
    if (table.allows.hints && choice.legal.length > 0) this.isHinting = true;
  }

  readonly press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || this.session().curtain) return;
    if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
    if (this.#frame(event.key) || this.#option(event.key) || this.#travel(event)) event.preventDefault();
  };

  #frame(key: string): boolean {
    const session = this.session();
    switch (key) {
      case TABLE_KEYS.keys:
        this.isShown = true;
        return true;
      case TABLE_KEYS.command:
      case ':':
        if (session.choice.legal.length === 0) return false;
        this.isCommanding = true;
        return true;
      case TABLE_KEYS.hint:
        this.hint();
        return true;
      case TABLE_KEYS.undo:
        if (session.shown.seat) void session.post('undo');
        return true;
      case TABLE_KEYS.since:
        void session.since();
        return true;
      case 'Escape':
        return this.#leave();
      default:
        return false;
    }
  }

  /** Escape leaves whatever is on top. */
  #leave(): boolean {
    const { stage, travel, choice, notice } = this.session();
    if (stage.isPlaying) stage.skip();
    else if (this.isCommanding) this.isCommanding = false;
    else if (this.isHinting) this.isHinting = false;
    else if (this.panels.isOpen && this.panels.isSheet) this.panels.close();
    else if (travel.at !== null) travel.toNow();
    else if (choice.trail.length > 0) choice.back();
    else if (notice) this.session().notice = null;
    else return false;
    return true;
  }

  #option(key: string): boolean {
    const { choice } = this.session();
    if (choice.candidate) {
      const isOnButton = document.activeElement?.matches('button, a, [role=button]');
      if (key !== 'Enter' || isOnButton) return false;
      void choice.send(choice.candidate);
      return true;
    }
    const option = choice.step?.options.find(({ id }) => choice.keys.get(id) === key.toLowerCase());
    if (!option) return false;
    choice.pick(option.texts, option.label);
    return true;
  }

  #travel({ key, target }: KeyboardEvent): boolean {
    const inside = target instanceof Element && target.closest('.board, [role=tablist], [role=radiogroup]');
    if (inside) return false;
    const { travel } = this.session();
    const session = this.session();
    const go = (way: () => Promise<void> | void) => void session.attempt(async () => way());
    if (key === 'ArrowLeft') go(() => travel.step(-1));
    else if (key === 'ArrowRight' && travel.at !== null) go(() => travel.step(1));
    else if (key === 'Home') go(() => travel.first());
    else if (key === 'End') travel.toNow();
    else return false;
    return true;
  }
}
