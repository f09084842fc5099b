// All that happens at this device's tables, from the one stream they share, as a ledger for each table and viewer.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Seat } from '../games/contract';
import { device } from '../keys.svelte';
import { words } from '../words.svelte';
import { api } from './client';
import { tellNonces } from './fair';
import type { Now, Refused, Standing, TableEvent, TableFace } from './faces';
import { Ledger } from './ledger.svelte';
import { Line, type LineState } from './line';
import type { Frame } from './sse';
import { Tabs, type Word } from './tabs';
import { dropVoid } from './void';
import { eyesOf, wantedOf } from './wanted';

/** What the stream does not bring in so many milliseconds is asked for. */
export const PATIENCE = 2000;

class Connection {
  state: LineState = $state('connecting');
}
export const connection = new Connection();

/** What every viewer of this device was told, by table and seat. */
const ledgers = new SvelteMap<string, Ledger>();
const keyOf = (table: string, to: Seat | null) => `${table}/${to ?? ''}`;

/** Whoever has sat down looks with the seats' eyes alone; with a seat that is lost nobody looks any more. */
function viewersOf(table: string): (Seat | null)[] {
  const seats = device.seats(table);
  return seats.length > 0 ? seats.map(({ seat }) => seat) : [null];
}

/** What all who look from this device were told of their tables. */
export const allLedgers = (): Ledger[] => [...ledgers.values()].filter(({ id, to }) => viewersOf(id).includes(to));

/** The same of one table; empty until all of them were told. */
export function ledgersOf(table: string): Ledger[] {
  const told = viewersOf(table).flatMap((to) => ledgers.get(keyOf(table, to)) ?? []);
  return told.length === viewersOf(table).length ? told : [];
}

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
export function watch(table: string): () => void {
  watched.add(table);
  return () => watched.delete(table);
}

/** Asks how a table stands, where the stream does not say it. */
export async function ask(table: string): Promise<void> {
  const viewers = eyesOf(device.held(table));
  const face = await api.get<TableFace>(`/tables/${table}`);
  for (const credential of viewers.length > 0 ? viewers : [undefined]) {
    const now = await api.get<Now>(`/tables/${table}/now`, credential);
    stand({ to: credential?.seat ?? null, table: face, now });
  }
}

export function take({ event, data }: Frame): void {
  const said = JSON.parse(data) as Standing | TableEvent | Refused;
  if (event === 'table') return stand(said as Standing);
  if (event === 'event') return happen(said as TableEvent);
  // A credential, or the table's address, opens nothing, or no longer does.
  if (leading) void dropVoid((said as Refused).table);
}

/** How a table stands, for one viewer. */
function stand(standing: Standing): void {
  const key = keyOf(standing.table.table, standing.to);
  const ledger = ledgers.get(key);
  if (ledger) ledger.take({ stood: [standing.now] });
  else ledgers.set(key, new Ledger(standing));
  follow(ledgers.get(key)!);
}

/** What happened, for one viewer; `now` tells how the table stands after it. */
function happen({ now, ...event }: TableEvent): void {
  const ledger = ledgers.get(keyOf(event.table, event.to));
  if (!ledger) return;
  ledger.take({ log: [event], stood: now ? [now] : [] });
  follow(ledger);
}

/** Does what a device owes a table that stands so. */
function follow({ table, now }: Ledger): void {
  if (now.phase === 'agreeing' && leading) void tellNonces(table);
  if (now.phase === 'finished' || now.phase === 'abandoned') device.close(table.table);
}

function hear(word: Word): void {
  if (word.kind === 'watching') {
    elsewhere.set(word.tab, word.tables);
    if (!leading) return;
    const standings = [...ledgers.values()].map(({ to, table, now }) => ({ to, table, now }));
    tabs.tell({ kind: 'standings', standings, lastId: line.lastId, state: connection.state });
  } else if (leading) {
    return;
  } else if (word.kind === 'frame') {
    line.lastId = word.frame.id;
    take(word.frame);
  } else {
    connection.state = word.state;
    if (word.kind !== 'standings') return;
    line.lastId = word.lastId;
    word.standings.forEach(stand);
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
