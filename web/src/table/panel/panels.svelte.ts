// The tabs of the panel, and whether it is open. On a scene it lies beside it, or over it where there is no room.

import { storage } from '../../app/storage';

/** What a panel can show. */
export type Tab = 'log' | 'score' | 'rules' | 'chat' | 'care' | 'fair';
/** What it shows at a table; a record has its own tabs. */
export const TABS: readonly Tab[] = ['log', 'score', 'rules', 'chat', 'care'];

const PLACE = 'mastaba.panel';
/** A window so wide has room for the panel beside the scene, in pixels. */
const BESIDE = 1000;

export const hasRoomBeside = (): boolean => innerWidth >= BESIDE;

export class Panels {
  tab: Tab = $state('log');
  isOpen = $state(false);
  /** It covers what it belongs to. */
  isSheet = $state(true);
  /** The rule that is looked for in the tab of the rules. */
  rule: string | null = $state(null);

  constructor(private readonly tabs: readonly Tab[] = TABS) {}

  open(tab: Tab): void {
    this.tab = tab;
    this.isOpen = true;
    this.#keep();
  }

  close(): void {
    this.isOpen = false;
    this.#keep();
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open('rules');
  }

  /** There is another room for it: a sheet never opens by itself, beside a scene it is as the person left it. */
  place(isSheet: boolean): void {
    const kept = storage?.getItem(PLACE) as Tab | null;
    this.isSheet = isSheet;
    this.isOpen = !isSheet && kept !== null && this.tabs.includes(kept);
    if (this.isOpen && kept) this.tab = kept;
  }

  #keep(): void {
    if (!this.isSheet) storage?.setItem(PLACE, this.isOpen ? this.tab : '');
  }
}
