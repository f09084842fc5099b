#!/usr/bin/env python3
"""Checks the test vectors of records.md with nothing but the page's own definitions.

This is a second implementation of the chance of a record, written from the page and sharing no code with the
program: if both agree with the vectors, the page is enough to write a third.

    python3 docs/check_vectors.py
"""

import hashlib
import pathlib
import sys

PAGE = pathlib.Path(__file__).with_name("records.md")
MASK = 0xFFFFFFFF


def quarter_round(state, a, b, c, d):
    for into, other, moved, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[into] = (state[into] + state[other]) & MASK
        mixed = state[moved] ^ state[into]
        state[moved] = (mixed << bits | mixed >> (32 - bits)) & MASK


def block(seed, counter, stream):
    """The sixteen words of one ChaCha8 block."""
    words = lambda data: [int.from_bytes(data[at:at + 4], "little") for at in range(0, len(data), 4)]
    start = words(b"expand 32-byte k") + words(seed)
    start += [counter & MASK, counter >> 32, stream & MASK, stream >> 32]
    state = list(start)
    for _ in range(4):
        for column in range(4):
            quarter_round(state, column, column + 4, column + 8, column + 12)
        for row in range(4):
            quarter_round(state, row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
    return [(mixed + first) & MASK for mixed, first in zip(state, start)]


def stream_number(name):
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "little")


def words_of(seed, name):
    """The endless random words of one stream."""
    stream = stream_number(name)
    counter = 0
    while True:
        yield from block(seed, counter, stream)
        counter += 1


def below(words, bound):
    while True:
        product = next(words) * bound
        if product & MASK >= (1 << 32) % bound:
            return product >> 32


def shuffle(words, items):
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = below(words, last + 1)
        items[last], items[other] = items[other], items[last]
    return items


def series_seed(series, number):
    numbers = series.to_bytes(8, "little") + number.to_bytes(8, "little")
    return hashlib.sha256(b"mastaba series" + numbers).hexdigest()


def computed(kind, given, seeds):
    """What a line of the vectors should say after its equals sign."""
    if kind == "stream":
        return [str(stream_number(given[0]))]
    if kind == "series":
        return [series_seed(int(given[0]), int(given[1]))]
    words = words_of(seeds[given[0]], given[1])
    if kind == "words":
        return [f"{next(words):08x}" for _ in range(int(given[2]))]
    if kind == "below":
        return [str(below(words, int(bound))) for bound in given[2:]]
    if kind == "shuffle":
        return shuffle(words, given[2:])
    raise SystemExit(f"{PAGE.name} has vectors of an unknown kind: {kind}")


def vectors(page):
    """The lines inside the fences named `vectors`; a line that begins with a space goes on with the last."""
    inside, lines = False, []
    for line in page.splitlines():
        if line.startswith("```"):
            inside = line == "```vectors"
        elif inside and line.startswith(" "):
            lines[-1] += line
        elif inside and line:
            lines.append(line)
    return lines


def main():
    seeds, checked, wrong = {}, 0, 0
    for line in vectors(PAGE.read_text(encoding="utf-8")):
        left, right = line.split("=")
        kind, *given = left.split()
        if kind == "seed":
            seeds[given[0]] = bytes.fromhex(right.strip())
            continue
        checked += 1
        found = computed(kind, given, seeds)
        if found != right.split():
            wrong += 1
            print(f"{' '.join([kind, *given[:2]])}: the page says {right.split()}, computed {found}")
    print(f"{checked} vectors checked, {wrong} wrong")
    return 1 if wrong or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
