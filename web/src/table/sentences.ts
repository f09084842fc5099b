// What happened, in sentences: the game's own where it tells something, ours for the rest.

import type { TableEvent } from '../api/faces';
import { say, words, type Arg } from '../words.svelte';
import type { Account } from './account';
import { toldBy } from './faces';
import { botName } from './names';

/** What is no news to anybody, or stands elsewhere: what people write is in the chat. */
const SILENT = new Set(['opened', 'noted', 'nonce', 'said', 'deleted']);

export const isTold = (event: TableEvent): boolean => !SILENT.has(event.what.type);

export function sentencesOf(event: TableEvent, account: Pick<Account, 'face' | 'viewer' | 'keepsBack'>): string[] {
  const { face, viewer } = account;
  const news = toldBy(event).filter((told) => !face.repeats?.(told.event, viewer) && !account.keepsBack(told.event));
  const told = news.flatMap(({ say: sentence }) => sentence ?? []);
  if (told.length > 0) return told;
  const { type, seat, name, bot, wants, muted, rules } = event.what;
  const key = `table-log-${type}`;
  if (!words.knows(key)) return [];
  const args: Record<string, Arg> = { seat: seat ? { seat } : say('table-owner') };
  if (name) args['name'] = name;
  if (bot) args['bot'] = botName(bot);
  if (rules !== undefined) args['rules'] = rules;
  if (wants !== undefined) args['wants'] = String(wants);
  if (muted !== undefined) args['muted'] = String(muted);
  return [say(key, args)];
}
