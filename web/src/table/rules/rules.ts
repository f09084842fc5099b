// A game's rules, as the server tells them, and finding something in them.

import { api } from '../../api/client';
import type { RuleFace as Rule, RulesFace, SectionFace as Section } from '../../types/api';
import { words } from '../../words.svelte';

export type { Section };

export const loadRules = async (game: string): Promise<Section[]> =>
  (await api.get<RulesFace>(`/games/${game}/rules?lang=${words.language}`)).sections;

/** Letters as they are compared: without accents and case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that have all the words, in their sections. */
export function find(sections: readonly Section[], wanted: string): Section[] {
  const sought = plain(wanted).split(/\s+/).filter(Boolean);
  const has = ({ id, title, text }: Rule) => {
    const all = plain(`${id} ${title} ${text}`);
    return sought.every((word) => all.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(has) }))
    .filter(({ rules }) => rules.length > 0);
}
