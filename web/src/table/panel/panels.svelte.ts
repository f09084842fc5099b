// The tabs of the side panel; on a phone they are a sheet from below.

export const TABS = ['log', 'score', 'rules', 'chat', 'care'] as const;
export type Tab = (typeof TABS)[number];

export class Panels {
  tab: Tab = $state('log');
  /** Matters on small screens only: elsewhere the panel is always there. */
  isSheetOpen = $state(false);
  /** The rule that is looked for in the tab of the rules. */
  rule: string | null = $state(null);

  open(tab: Tab): void {
    this.tab = tab;
    this.isSheetOpen = true;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open('rules');
  }
}
