// Checks a finished game's record: was the shuffle the one that was promised before anybody sat down?

import { hex } from './hex';

/** The lines of a record's header that the shuffle is made of. */
export interface Header {
  game: string;
  rules: string;
  seats: string;
  options: string;
  seed: string;
  table: string;
  commitment: string;
  secret: string;
  /** Seat letter and nonce, in the order of the seats. */
  nonces: [string, string][];
  material: { kind: string; lines: string[] } | null;
}

export function headerOf(record: string): Header {
  const lines = record.slice(0, record.indexOf('\n\n')).split('\n');
  const value = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const nonces = lines.flatMap((line): [string, string][] => {
    const [, seat, nonce] = /^nonce ([A-D]) ([0-9a-f]+)$/.exec(line) ?? [];
    return seat && nonce ? [[seat, nonce]] : [];
  });
  const kind = /^([a-z0-9-]+) \d+$/.exec(value('material'))?.[1];
  const material = kind
    ? { kind, lines: lines.filter((line) => line.startsWith('|')).map((line) => line.slice(1)) }
    : null;
  return {
    game: value('game'),
    rules: value('rules'),
    seats: value('seats'),
    options: value('options'),
    seed: value('seed'),
    table: value('table'),
    commitment: value('commitment'),
    secret: value('secret'),
    nonces,
    material,
  };
}

const text = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

async function hash(lines: string[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text(lines)))));
}

export async function commitmentOf(header: Header): Promise<string> {
  const { table, game, rules, seats, options, material, secret } = header;
  const own = material ? [`material ${material.kind} ${await hash(material.lines)}`] : [];
  return hash([
    'mastaba commitment 1',
    `table ${table}`,
    `game ${game}`,
    `rules ${rules}`,
    `seats ${seats}`,
    `options ${options}`,
    ...own,
    `secret ${secret}`,
  ]);
}

export function seedOf({ commitment, secret, nonces }: Header): Promise<string> {
  const added = nonces.map(([seat, nonce]) => `nonce ${seat} ${nonce}`);
  return hash(['mastaba seed 1', `commitment ${commitment}`, `secret ${secret}`, ...added]);
}

export interface Findings {
  /** The record's commitment is the one that the table showed before the game. */
  isPromised: boolean;
  /** The commitment follows from what it committed to. */
  isKept: boolean;
  /** The seed follows from the secret and what the devices added. */
  isSeed: boolean;
  /** The seats whose devices added something. */
  added: string[];
  /** What this device added is in it; null where it added nothing that it still knows. */
  isMine: boolean | null;
}

/** Checks everything in this browser. `promised` is the commitment that this table showed. */
export async function check(record: string, promised: string, mine: Map<string, string>): Promise<Findings> {
  const header = headerOf(record);
  const added = new Map(header.nonces);
  return {
    isPromised: header.commitment === promised,
    isKept: (await commitmentOf(header)) === header.commitment,
    isSeed: (await seedOf(header)) === header.seed,
    added: [...added.keys()],
    isMine: mine.size > 0 ? [...mine].every(([seat, nonce]) => added.get(seat) === nonce) : null,
  };
}
