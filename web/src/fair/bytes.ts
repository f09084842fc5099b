// Bytes as the record format writes and hashes them.

import { sha256 } from './sha256';

/** Lower-case hexadecimal digits, two a byte. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The hash of a text of these lines, each ended by a line feed. */
export const hashOfLines = (lines: readonly string[]): string =>
  hex(sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))));

/** The hash by which a device promises its nonce. */
export const hashOfNonce = (nonce: string): string => hex(sha256(bytesOf(nonce)));
