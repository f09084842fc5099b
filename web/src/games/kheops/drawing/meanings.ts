// What the signs mean: which are explained where, and the numbers of the program that belong to them.

import type { Arg } from '../../../words.svelte';
import { printed } from '../../../types/kheops.printed';

export interface Meaning {
  /** The end of its words' keys. */
  key: string;
  signs: string[];
  args?: Record<string, Arg>;
}

const sign = (symbol: string): string => `kheops-sign-${symbol}`;

const { room, sarcophagus, pair, summit, longest } = printed;
const TOMBS = ['kheops-sarcophagus-red', 'kheops-sarcophagus-red-queen'];

/** What happens when a pawn arrives, and who may stand where. */
export const arrivals: Meaning[] = [
  { key: 'turn-passage', signs: [sign('turn-passage')] },
  { key: 'turn-room', signs: [sign('turn-room')] },
  { key: 'swap', signs: [sign('swap')] },
  { key: 'move', signs: [sign('move')] },
  { key: 'double', signs: [sign('double')] },
  { key: 'empty', signs: [sign('empty')] },
  { key: 'tie', signs: ['kheops-mini-tie'] },
];

/** What a network is worth, and ankhs. */
export const worths: Meaning[] = [
  { key: 'room', signs: ['kheops-mini-room'], args: { points: room } },
  { key: 'sarcophagus', signs: TOMBS, args: { points: sarcophagus, pair } },
  { key: 'summit', signs: ['kheops-mini-summit'], args: { points: summit, longest } },
  { key: 'sealed', signs: ['kheops-lamp'] },
  { key: 'way-out', signs: ['kheops-mini-way-out'] },
  { key: 'curse', signs: [sign('curse')] },
  { key: 'ankh', signs: [sign('ankh')] },
];

/** The same in one word each. */
export const brief: Meaning[] = [
  ...['turn-passage', 'turn-room', 'swap', 'move', 'empty', 'double'].flatMap(
    (key) => arrivals.find((meaning) => meaning.key === key) ?? [],
  ),
  ...['ankh', 'sarcophagus', 'sealed', 'curse'].flatMap((key) => worths.find((meaning) => meaning.key === key) ?? []),
];
