// The two texts of a fair shuffle: what the host commits to, and what everybody's chance becomes.

import { hashOfLines } from './bytes';
import type { Header } from './record';

/**
 * The commitment that this set-up and this secret give. The first edition, whose rules are version 1, took tables over to
 * them that had been opened under older ones; since then a table keeps its rules.
 */
export function commitmentOf(header: Header): string {
  const older = header.rules === '1' ? commitmentUnder('0', header) : null;
  return older === header.commitment ? older : commitmentUnder(header.rules, header);
}

function commitmentUnder(rules: string, { table, game, seats, options, material, secret }: Header): string {
  return hashOfLines([
    'mastaba commitment 1',
    `table ${table}`,
    `game ${game}`,
    `rules ${rules}`,
    `seats ${seats}`,
    `options ${options}`,
    ...(material ? [`material ${material.kind} ${hashOfLines(material.lines)}`] : []),
    `secret ${secret}`,
  ]);
}

/** The seed that the host's secret and the devices' nonces give together. */
export function seedOf({ commitment, secret, nonces }: Header): string {
  const added = [...nonces].map(([seat, nonce]) => `nonce ${seat} ${nonce}`);
  return hashOfLines(['mastaba seed 1', `commitment ${commitment}`, `secret ${secret}`, ...added]);
}
