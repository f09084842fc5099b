// What can be done once a game is over.

import { tick } from 'svelte';
import { api } from '../../api/client';
import { router } from '../../app/router.svelte';
import { words } from '../../words.svelte';
import type { Panels } from '../panel/panels.svelte';
import type { Session } from '../session.svelte';
import { rematch } from './rematch';

export async function again(session: Session, isTurned: boolean): Promise<void> {
  const table = await session.attempt(() => rematch(session, isTurned));
  if (table) router.go(`/t/${table}`);
}

/** Opens what computes the shuffles again. */
export async function showFairness(panels: Panels): Promise<void> {
  panels.open('care');
  const [, { FAIR_TEXTS }] = await Promise.all([import('../../fair/FairPanel.svelte'), import('../../fair/texts')]);
  await words.add(FAIR_TEXTS);
  await tick();
  document.getElementById('fair')?.focus();
}

export async function download(session: Session): Promise<void> {
  const { shown } = session;
  const record = await session.attempt(() => api.text(shown.path('record'), shown.token));
  if (record === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = session.file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Where the game can be watched again. */
export const replayOf = (session: Session): string => `/replay?table=${session.id}`;

/** Copies the link to the replay; false where the device does not let a page do that. */
export async function share(session: Session): Promise<boolean> {
  const link = new URL(replayOf(session), location.origin).href;
  return (
    (await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )) ?? false
  );
}
