import { describe, expect, it } from 'vitest';
import { check, commitmentOf, headerOf, seedOf } from './fairness';

const SECRET = '11'.repeat(32);
const NONCE = '22'.repeat(32);

async function recordOf(nonces: string, change: (text: string) => string = (text) => text): Promise<string> {
  const lines = (commitment: string, seed: string) =>
    `mastaba record 1\ngame imhotep\nrules 1\nseats 2\noptions market=A wrath=off\nseed ${seed}\ntable t1\n` +
    `commitment ${commitment}\nsecret ${SECRET}\n${nonces}name A Ana\n\nA stones\n`;
  const commitment = await commitmentOf(headerOf(lines('', '')));
  const seed = await seedOf(headerOf(lines(commitment, '')));
  return change(lines(commitment, seed));
}

describe('fairness of a record', () => {
  it('holds for what the devices agreed on', async () => {
    const record = await recordOf(`nonce A ${NONCE}\n`);
    const promised = headerOf(record).commitment;
    expect(await check(record, promised, new Map([['A', NONCE]]))).toEqual({
      isPromised: true,
      isKept: true,
      isSeed: true,
      added: ['A'],
      isMine: true,
    });
  });

  it('notices another promise, another secret and another number', async () => {
    const record = await recordOf(`nonce A ${NONCE}\n`);
    expect((await check(record, '00'.repeat(32), new Map())).isPromised).toBe(false);
    const other = record.replace(SECRET, '33'.repeat(32));
    const found = await check(other, headerOf(record).commitment, new Map([['A', '44'.repeat(32)]]));
    expect(found).toMatchObject({ isPromised: true, isKept: false, isSeed: false, isMine: false });
  });

  it('reads the lines of own material', () => {
    const header = headerOf('mastaba record 1\ngame kheops\nmaterial tiles 2\n|one\n|two\n\nA x\n');
    expect(header.material).toEqual({ kind: 'tiles', lines: ['one', 'two'] });
  });
});
