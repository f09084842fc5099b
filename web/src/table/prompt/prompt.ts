// What is wanted now, in one sentence.

import { isOver } from '../faces';
import type { Session } from '../session.svelte';
import { say } from '../../words.svelte';

export function promptOf(session: Session): string {
  const { choice, shown, travel, stage, names } = session;
  const { now } = shown;
  if (!now) return '';
  if (travel.at !== null) return say('table-prompt-past');
  if (now.phase === 'abandoned') return say('table-prompt-abandoned');
  if (isOver(now.phase)) return say(session.ending.isTold ? 'table-prompt-over' : 'table-prompt-playing');
  if (now.paused) return say('table-prompt-paused');
  if (choice.isWaiting) return say('table-prompt-sending');
  if (choice.candidate) {
    return say('table-prompt-confirm', { action: session.face.name(now.view, choice.candidate) });
  }
  if (choice.step) return say(choice.step.prompt);
  if (stage.isPlaying) return say('table-prompt-playing');
  if (shown.isCovered) return say('table-prompt-covered');
  const deciding = now.deciding.map((seat) => names[seat] ?? seat);
  return deciding.length > 0 ? say('table-prompt-waiting', { names: deciding }) : '';
}
