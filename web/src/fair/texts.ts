// The words of fairness.

import type { Texts } from '../words.svelte';

export const FAIR_TEXTS: Texts = {
  en: () => import('../../lang/fair.en.ftl?raw'),
  es: () => import('../../lang/fair.es.ftl?raw'),
};
