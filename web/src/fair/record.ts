// What a record's header says of its shuffles.

import type { Seat } from '../games/contract';

export interface Header {
  game: string;
  rules: string;
  seats: number;
  options: string;
  seed: string;
  /** Empty, like the next two, in a record that proves nothing. */
  table: string;
  commitment: string;
  secret: string;
  nonces: ReadonlyMap<Seat, string>;
  material: { kind: string; lines: string[] } | null;
}

const HASH = /^[0-9a-f]{64}$/;

export function headerOf(record: string): Header {
  const lines = (record.split('\n\n', 1)[0] ?? '').split('\n');
  const value = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const hash = (name: string) => (HASH.test(value(name)) ? value(name) : '');
  const nonces = lines.flatMap((line) => {
    const [, seat, nonce] = /^nonce ([A-D]) ([0-9a-f]{64})$/.exec(line) ?? [];
    return seat && nonce ? [[seat as Seat, nonce] as const] : [];
  });
  return {
    game: value('game'),
    rules: value('rules'),
    seats: Number(value('seats')),
    options: value('options'),
    seed: hash('seed'),
    table: value('table'),
    commitment: hash('commitment'),
    secret: hash('secret'),
    nonces: new Map(nonces),
    material: materialIn(lines),
  };
}

/** A material's empty lines are bars, so the header's end is still the first empty line. */
function materialIn(lines: readonly string[]): Header['material'] {
  const at = lines.findIndex((line) => line.startsWith('material '));
  const [, kind, count] = /^material (\S+) (\d+)$/.exec(lines[at] ?? '') ?? [];
  if (!kind) return null;
  return { kind, lines: lines.slice(at + 1, at + 1 + Number(count)).map((line) => line.slice(1)) };
}
