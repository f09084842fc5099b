// The tables whose points were counted on this device: whoever comes back to one sees how it ended at once.

import { storage } from '../../app/storage';

const PLACE = 'mastaba.counted';
/** More than these nobody comes back to. */
const MOST = 60;

const known = (): string[] => (storage?.getItem(PLACE) ?? '').split(' ').filter(Boolean);

export const isCounted = (table: string): boolean => known().includes(table);

export function keepCounted(table: string): void {
  const others = known().filter((each) => each !== table);
  storage?.setItem(PLACE, [...others, table].slice(-MOST).join(' '));
}
