// The words of the frame itself.

import type { Texts } from '../words.svelte';

export const TABLE_TEXTS: Texts = {
  en: () => import('../../lang/table.en.ftl?raw'),
  es: () => import('../../lang/table.es.ftl?raw'),
};
