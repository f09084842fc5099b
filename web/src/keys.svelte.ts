// The credentials this device holds: "your tables". They are kept on the device and nowhere else.

import { storage as kept } from './app/storage';
import type { Seat } from './games/contract';

export interface Credential {
  table: string;
  token: string;
  seat: Seat | null;
  /** What it opens. `invited` is a seat's link that is still to be handed out, or to be joined with. */
  role: 'seat' | 'creator' | 'spectator' | 'invited';
  /** The person's name at the seat. */
  name: string;
  game: string;
  /** The link as it is sent to somebody. */
  url?: string;
  /** What this device added to the shuffles for this seat, where it could. */
  nonce?: string;
  seenAt: number;
  /** The game is over: the table is shown, and no longer listened to. */
  over?: boolean;
}

/** A table of this device, with all that the device holds of it. */
export interface HeldTable {
  table: string;
  game: string;
  credentials: Credential[];
  seenAt: number;
  over: boolean;
}

const PLACE = 'mastaba.keys';

/** What was kept, without what is no credential. */
export function read(text: string | null): Credential[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter((item) => typeof item?.token === 'string') : [];
  } catch {
    return [];
  }
}

/** Credentials by their table. */
export function byTable(all: readonly Credential[]): Map<string, Credential[]> {
  const tables = new Map<string, Credential[]>();
  for (const credential of all) tables.set(credential.table, [...(tables.get(credential.table) ?? []), credential]);
  return tables;
}

export class Device {
  #all: Credential[] = $state.raw([]);

  constructor(private readonly storage: Storage | undefined = kept) {
    this.#all = read(this.#stored());
    // Another tab may have sat down somewhere.
    globalThis.addEventListener?.('storage', (event) => {
      if ((event as StorageEvent).key === PLACE) this.#all = read(this.#stored());
    });
  }

  get all(): readonly Credential[] {
    return this.#all;
  }

  /** The tables, the one last seen first. */
  get tables(): HeldTable[] {
    const tables = [...byTable(this.#all)].map(([table, credentials]) => ({
      table,
      game: credentials[0]?.game ?? '',
      credentials,
      seenAt: Math.max(...credentials.map((credential) => credential.seenAt)),
      over: credentials.some((credential) => credential.over),
    }));
    return tables.sort((one, other) => other.seenAt - one.seenAt);
  }

  held(table: string): Credential[] {
    return this.#all.filter((credential) => credential.table === table);
  }

  /** The people's seats of a table at this device. */
  seats(table: string): Credential[] {
    return this.held(table).filter((credential) => credential.role === 'seat');
  }

  /** The credential that reads a table: a seat's own before the owner's, that before a spectator's. */
  eyes(table: string, seat?: Seat | null): Credential | undefined {
    const held = this.held(table);
    const of = (role: Credential['role']) => held.find((credential) => credential.role === role);
    return (
      held.find((credential) => credential.role === 'seat' && credential.seat === seat) ??
      of('seat') ??
      of('creator') ??
      of('spectator')
    );
  }

  /** Keeps credentials; each takes the place of the same seat's or role's before. */
  keep(...credentials: Credential[]): void {
    const same = (one: Credential, other: Credential) =>
      one.table === other.table &&
      (one.token === other.token || (one.seat === other.seat && (one.seat !== null || one.role === other.role)));
    const others = this.#fresh().filter((old) => !credentials.some((credential) => same(old, credential)));
    this.#write([...others, ...credentials]);
  }

  change(token: string, changes: Partial<Omit<Credential, 'table' | 'token'>>): void {
    this.#write(this.#fresh().map((old) => (old.token === token ? { ...old, ...changes } : old)));
  }

  drop(token: string): void {
    this.#write(this.#fresh().filter((old) => old.token !== token));
  }

  forget(table: string): void {
    this.#write(this.#fresh().filter((old) => old.table !== table));
  }

  /** The table is looked at now. */
  see(table: string): void {
    const seenAt = Date.now();
    this.#write(this.#fresh().map((old) => (old.table === table ? { ...old, seenAt } : old)));
  }

  close(table: string): void {
    if (this.held(table).every((credential) => credential.over)) return;
    this.#write(this.#fresh().map((old) => (old.table === table ? { ...old, over: true } : old)));
  }

  #stored(): string | null {
    return this.storage?.getItem(PLACE) ?? null;
  }

  /** What is kept now, also by other tabs; what this tab knows where nothing can be kept. */
  #fresh(): readonly Credential[] {
    return this.storage ? read(this.#stored()) : this.#all;
  }

  #write(all: Credential[]): void {
    this.#all = all;
    this.storage?.setItem(PLACE, JSON.stringify(all));
  }
}

export const device = new Device();
