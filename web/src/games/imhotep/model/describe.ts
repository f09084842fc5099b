// The position in words: what a seat holds, and everything on the board in reading order.

import type { Arg, Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import { BESIDE, PYRAMIDS, PYRAMIDS_B, PYRAMID_A, ROWS, SITES, TEMPLE_B, TOWERS, obeliskPlaces, series } from '../data';
import type { Card, ShipPicture, View } from '../../../types/imhotep';
import { cells, groups } from './chamber';
import { cardName, owner, phrase, pyramidName, seatsOf } from './names';

interface Section {
  title: Phrase;
  lines: Phrase[];
}

/** Cards by name, equal ones together. */
const names = (cards: Card[]): Arg => {
  const kinds = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return phrase('imhotep-cards-of', { card: cardName(card), count });
  });
  return kinds.length > 0 ? kinds : phrase('draw-none');
};

export const holds = (view: View, seat: Seat): Phrase[] => {
  const own = view.seats[seat];
  if (!own) return [];
  return [
    phrase('imhotep-holds-sled', { stones: own.sled }),
    phrase('imhotep-holds-quarry', { stones: own.quarry }),
    phrase('imhotep-holds-cards', { cards: own.cards.length }),
  ];
};

/** How a ship stands: docked, or what is on its spaces from the bow. */
const shipLine = (ship: ShipPicture): Phrase => {
  if (ship.dock) return phrase('imhotep-tell-docked', { ship: ship.ship, site: phrase(`site-${ship.dock}.at`) });
  const spaces = ship.spaces.map((seat) => (seat ? owner(seat) : phrase('imhotep-empty')));
  return phrase('imhotep-tell-ship', { ship: ship.ship, minimum: ship.minimum, spaces });
};

const market = ({ market: { cards, face_down, pair, pile, discards, unseen_discards } }: View): Phrase[] => [
  phrase('imhotep-tell-market', { cards: names(cards) }),
  ...(face_down > 0 ? [phrase('draw-face-down', { cards: face_down })] : []),
  ...(pair ? [phrase('draw-pair', { cards: names(pair) })] : []),
  phrase('draw-pile', { pile, discards: discards.length + unseen_discards }),
];

/** What the next stone at a pyramid gives. */
const pyramid = (view: View): Phrase[] => {
  const beside = view.pyramid.beside > 0 ? [phrase('draw-beside', { stones: view.pyramid.beside })] : [];
  if (view.sides.pyramid === 'A') {
    const built = view.pyramid.built[0]?.length ?? 0;
    return [phrase('imhotep-tell-pyramid', { stones: built, points: PYRAMID_A[built] ?? BESIDE }), ...beside];
  }
  const lines = PYRAMIDS.map((which, index) => {
    const built = view.pyramid.built[index]?.length ?? 0;
    const next = PYRAMIDS_B[which][built];
    const args = { pyramid: pyramidName(which), stones: built, points: next?.points ?? 0 };
    if (!next) return phrase('imhotep-tell-pyramid-complete', args);
    const bonus = phrase(`imhotep-bonus-${next.bonus ?? 'none'}`);
    return phrase('imhotep-tell-pyramids', { ...args, bonus });
  });
  return [...lines, ...beside];
};

const temple = (view: View): Phrase[] => [
  ...view.temple.tops.map((seat, index) => {
    const space = index + 1;
    const gift = phrase(`imhotep-gift-${view.sides.temple === 'A' ? 'point' : TEMPLE_B[index]}`);
    return seat
      ? phrase('imhotep-tell-temple', { space, seat: owner(seat), gift })
      : phrase('imhotep-tell-temple-empty', { space, gift });
  }),
  phrase('draw-stones', { stones: view.temple.stones }),
];

const chamber = (view: View): Phrase[] => {
  const stones = cells(view.chamber);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row = stones.filter((cell) => cell.row === index + 1).map(({ seat }) => owner(seat));
    return phrase('imhotep-tell-row', { row: index + 1, stones: row.length > 0 ? row : phrase('imhotep-empty') });
  });
  const found = view.sides.chamber === 'A' ? groups(view.chamber) : [];
  const connected = found.flatMap(([first, ...others]) => {
    const stones = others.length + 1;
    if (!first || stones === 1) return [];
    return [phrase('imhotep-tell-group', { seat: owner(first.seat), stones, points: series(stones) })];
  });
  return [...rows, ...connected];
};

const obelisks = (view: View): Phrase[] => {
  const { stones, loose, towers } = view.obelisks;
  if (view.sides.obelisks === 'A') {
    const heights = seatsOf(view).map((seat) =>
      phrase('imhotep-tell-obelisk', { seat: owner(seat), stones: stones[seat] ?? 0 }),
    );
    return [...heights, phrase('imhotep-tell-places', { places: obeliskPlaces(heights.length).map(String) })];
  }
  const free = TOWERS.find((_, index) => !towers[index]);
  return [
    ...towers.flatMap((seat, index) =>
      seat ? [phrase('imhotep-tell-tower', { seat: owner(seat), points: TOWERS[index] ?? 0 })] : [],
    ),
    ...(free ? [phrase('imhotep-tell-next-tower', { points: free })] : []),
    ...seatsOf(view).map((seat) => phrase('imhotep-tell-loose', { seat: owner(seat), stones: loose[seat] ?? 0 })),
  ];
};

const seat = (view: View, who: Seat): Section => {
  const own = view.seats[who];
  const stones = { sled: own?.sled ?? 0, quarry: own?.quarry ?? 0 };
  return {
    title: phrase('imhotep-tell-seat', { seat: owner(who), letter: who }),
    lines: [phrase('imhotep-tell-stones', stones), phrase('imhotep-tell-cards', { cards: names(own?.cards ?? []) })],
  };
};

const now = (view: View): Phrase[] => {
  if (view.phase === 'over') return [phrase('draw-over')];
  const lines = [phrase('imhotep-tell-turn', { seat: owner(view.turn) })];
  if (view.unloading && view.unloading.rest.length > 0) {
    const { site, rest } = view.unloading;
    lines.push(phrase('draw-unloading', { site: phrase(`site-${site}.at`), cargo: rest.map(owner) }));
  }
  if (view.wrath === 'on') lines.push(phrase('imhotep-wrath-on'));
  lines.push(phrase('imhotep-tell-rounds', { rounds: view.unseen_rounds.map((card) => [...card].join('-')) }));
  return lines;
};

export const describe = (view: View, own: Seat | null): Section[] => {
  const order = seatsOf(view);
  const first = own ? order.indexOf(own) : 0;
  const lines = { market, pyramid, temple, chamber, obelisks };
  return [
    { title: phrase('draw-round', { round: view.round }), lines: now(view) },
    { title: phrase('imhotep-ships'), lines: view.ships.map(shipLine) },
    ...SITES.map((site) => ({
      title: phrase('imhotep-tell-site', { site: phrase(`section-${site}`), side: view.sides[site] }),
      lines: lines[site](view),
    })),
    ...order.map((_, index) => seat(view, order[(first + index) % order.length]!)),
  ];
};
