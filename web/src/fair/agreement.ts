// The two texts of a fair shuffle: what the host commits to, and what everybody's chance becomes.

import { hashOfLines } from './bytes';
import type { Header } from './record';

/**
 * The commitment that this set-up and this secret give. The table may have been opened under older rules than those the
 * record ends with: where the commitment fits such rules, it is that one.
 */
export function commitmentOf(header: Header): string {
  const newest = commitmentUnder(header.rules, header);
  for (let rules = Number(header.rules) - 1; newest !== header.commitment && rules >= 0; rules -= 1) {
    if (commitmentUnder(String(rules), header) === header.commitment) return header.commitment;
  }
  return newest;
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
