// Playing without the page, to come quickly to where a test begins.

import { expect } from '@playwright/test';
import { dice, type Made } from './play';

interface Standing {
  phase: string;
  decision: number;
  legal?: string[];
}

/** Asks the server for something, as whoever holds the credential. */
export async function ask<Answer>(server: string, token: string, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${server}/api/tables/${path}`, { ...sent, headers });
  expect(answer.ok, `${path} is answered`).toBe(true);
  const text = await answer.text();
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Answer;
}

/**
 * Plays all seats that are held, at random, until one has to decide what is waited for. Gives what can be decided there;
 * null when the game is over.
 */
export async function playAhead(
  server: string,
  { table, seats, wanted }: Made,
  isThere: (legal: string[], played: number) => boolean = () => false,
  seed = 1,
): Promise<string[] | null> {
  const roll = dice(seed);
  const held = seats.flatMap((link, place) => (link && wanted[place]!.kind === 'here' ? [link.token] : []));
  for (let played = 0; ;) {
    for (const token of held) {
      const { phase, decision, legal } = await ask<Standing>(server, token, `${table}/now`);
      if (phase === 'finished') return null;
      if (!legal) continue;
      if (isThere(legal, played)) return legal;
      await ask(server, token, `${table}/plays`, { decision, action: legal[roll(legal.length)] });
      played += 1;
    }
  }
}

interface Told {
  what: { told?: { say?: string }[] };
}

/** What has been told at a table so far, in sentences, as the seat A hears it. */
export async function toldAt(server: string, { table, seats }: Made): Promise<string[]> {
  const log = await ask<Told[]>(server, seats[0]!.token, `${table}/log?after=0&lang=en`);
  return log.flatMap(({ what }) => what.told ?? []).flatMap(({ say }) => say ?? []);
}

/** The record of a game that is over. */
export const recordOf = (server: string, { table, creator }: Made): Promise<string> =>
  ask(server, creator.token, `${table}/record`);
