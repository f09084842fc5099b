// All that happens at this device's tables, from the one stream they share.
//
//   const stop = watch(id, { table(standing) {...}, event(event) {...}, refused(why) {...}, closed() {...} });
//
// `table` comes first, for each seat of the device, and again whenever the device was away for too long.

import { untrack } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { device } from '../keys.svelte';
import { words } from '../words.svelte';
import { tellNonces } from './fair';
import type { Refused, Standing, TableEvent } from './faces';
import { Line, type LineState } from './line';
import type { Frame } from './sse';
import { Tabs, type Word } from './tabs';
import { dropVoid } from './void';
import { standAfter, wantedOf } from './wanted';

export interface Handlers {
  /** How the table stands, for one of the device's seats; for nobody's where it has none. */
  table?(standing: Standing): void;
  /** What happened, as that seat knows it. */
  event?(event: TableEvent): void;
  /** A credential, or the table's address, opens nothing. */
  refused?(why: Refused): void;
  /** A credential no longer opens the table, or the table is gone. */
  closed?(): void;
}

class Connection {
  state: LineState = $state('connecting');
}
export const connection = new Connection();

/** How every listened-to table stands, by table and seat. */
export const standings = new SvelteMap<string, Standing>();
const keyOf = (table: string, to: string | null) => `${table}/${to ?? ''}`;

/** The standings of one table, one for each seat of this device. */
export const standingsOf = (table: string): Standing[] =>
  [...standings.values()].filter((standing) => standing.table.table === table);

const handlers = new Map<string, Set<Handlers>>();
const watched = new SvelteSet<string>();
/** What other tabs watch, by tab. */
const elsewhere = new SvelteMap<string, string[]>();

const tabs = new Tabs();
let leading = false;
const line = new Line(
  (frame) => {
    take(frame);
    tabs.tell({ kind: 'frame', frame });
  },
  (state) => {
    connection.state = state;
    tabs.tell({ kind: 'state', state });
  },
);

/** Listens to a table until the answer is called. */
export function watch(table: string, listener: Handlers): () => void {
  const listeners = handlers.get(table) ?? new Set();
  handlers.set(table, listeners.add(listener));
  // Whoever watches from within an effect is not to run again for what is heard.
  const known = untrack(() => {
    watched.add(table);
    return standingsOf(table);
  });
  queueMicrotask(() => known.forEach((standing) => listeners.has(listener) && listener.table?.(standing)));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      handlers.delete(table);
      watched.delete(table);
    }
  };
}

function take({ event, data }: Frame): void {
  const said = JSON.parse(data) as Standing & TableEvent & Refused;
  const table = event === 'table' ? said.table.table : (said.table as unknown as string);
  if (event === 'table') stand(said);
  else if (event === 'event') {
    const before = standings.get(keyOf(table, said.to));
    if (before) stand(standAfter(before, said));
  } else if (leading) void dropVoid(table);
  for (const listener of handlers.get(table) ?? []) {
    if (event === 'table') listener.table?.(said);
    else if (event === 'event') listener.event?.(said);
    else if (event === 'refused') listener.refused?.(said);
    else if (event === 'closed') listener.closed?.();
  }
}

function stand(standing: Standing): void {
  const { table, now } = standing;
  // Whoever has sat down looks with the seat's eyes from then on: what was seen before that grows old.
  if (standing.to) standings.delete(keyOf(table.table, null));
  standings.set(keyOf(table.table, standing.to), standing);
  if (now.phase === 'agreeing' && leading) void tellNonces(table.table);
  if (now.phase === 'finished' || now.phase === 'abandoned') device.close(table.table);
}

function hear(word: Word): void {
  if (word.kind === 'watching') {
    elsewhere.set(word.tab, word.tables);
    if (!leading) return;
    tabs.tell({
      kind: 'standings',
      standings: [...standings.values()],
      lastId: line.lastId,
      state: connection.state,
    });
  } else if (leading) {
    return;
  } else if (word.kind === 'frame') {
    line.lastId = word.frame.id;
    take(word.frame);
  } else if (word.kind === 'state') {
    connection.state = word.state;
  } else {
    connection.state = word.state;
    line.lastId = word.lastId;
    for (const standing of word.standings) {
      const { table } = standing.table;
      if (standings.has(keyOf(table, standing.to))) continue;
      stand(standing);
      for (const listener of handlers.get(table) ?? []) listener.table?.(standing);
    }
  }
}

/** Begins to listen to all tables of this device. Called once, when the page opens. */
export function listen(): void {
  tabs.join(() => {
    leading = true;
    lead();
  }, hear);
  $effect.root(() => {
    $effect(() => tabs.tell({ kind: 'watching', tab: tabs.tab, tables: [...watched] }));
  });
}

function lead(): void {
  let carried = '';
  $effect.root(() => {
    $effect(() => {
      const seen = new Set([...watched, ...[...elsewhere.values()].flat()]);
      const wanted = wantedOf(device.all, seen, words.language);
      const now = JSON.stringify(wanted);
      if (now === carried) return;
      carried = now;
      line.want(wanted);
    });
  });
  window.addEventListener('online', () => line.hurry());
  window.addEventListener('pageshow', () => line.hurry());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && line.hurry());
}
