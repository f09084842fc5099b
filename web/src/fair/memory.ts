// What this device saw of a table before it told its nonces: kept here, so that no server can tell it otherwise later.

import { storage } from '../app/storage';
import type { TableFace } from '../api/faces';
import type { Seat } from '../games/contract';

/** The host's commitment, and the hashes of what the devices promised to add. */
export interface Promises {
  commitment: string;
  hashes: Partial<Record<Seat, string>>;
}

const PLACE = 'mastaba.promises';
/** The oldest tables are forgotten. */
const MOST = 200;

export const promisesOf = ({ commitment, seats }: Pick<TableFace, 'commitment' | 'seats'>): Promises => ({
  commitment,
  hashes: Object.fromEntries(seats.flatMap(({ seat, nonce_hash }) => (nonce_hash ? [[seat, nonce_hash]] : []))),
});

export class Memory {
  constructor(private readonly place: Pick<Storage, 'getItem' | 'setItem'> | undefined = storage) {}

  recall(table: string): Promises | null {
    return this.#all().find(([id]) => id === table)?.[1] ?? null;
  }

  /** What was seen first stays. */
  keep(face: Pick<TableFace, 'table' | 'commitment' | 'seats'>): void {
    if (this.recall(face.table)) return;
    const all = [...this.#all(), [face.table, promisesOf(face)]].slice(-MOST);
    this.place?.setItem(PLACE, JSON.stringify(all));
  }

  #all(): [string, Promises][] {
    try {
      const all: unknown = JSON.parse(this.place?.getItem(PLACE) ?? '[]');
      return Array.isArray(all) ? all : [];
    } catch {
      return [];
    }
  }
}

export const memory = new Memory();
