// ChaCha with eight rounds, in its original layout: a 64-bit block counter and a 64-bit stream number.

/** "expand 32-byte k", read little-endian. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const DOUBLE_ROUNDS = 4;
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
] as const;
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

type Quarter = readonly [number, number, number, number];

function quarterRound(state: Uint32Array, [a, b, c, d]: Quarter): void {
  const step = (into: number, other: number, moved: number, by: number): void => {
    state[into]! += state[other]!;
    const mixed = state[moved]! ^ state[into]!;
    state[moved] = (mixed << by) | (mixed >>> (32 - by));
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}

function block(start: Uint32Array): Uint32Array {
  const state = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    for (const quarter of [...COLUMNS, ...DIAGONALS]) quarterRound(state, quarter);
  }
  return state.map((word, at) => word + start[at]!);
}

const halves = (number: bigint): [number, number] => [
  Number(BigInt.asUintN(32, number)),
  Number(BigInt.asUintN(32, number >> 32n)),
];

/** The endless words of a stream. */
export function* words(key: Uint8Array, stream: bigint): Generator<number, never> {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const keyWords = Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at, true));
  for (let counter = 0n; ; counter++) {
    yield* block(Uint32Array.from([...CONSTANT, ...keyWords, ...halves(counter), ...halves(stream)]));
  }
}
