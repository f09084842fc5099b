// The position in words: what a seat holds, and everything on the board in reading order.

import type { Arg, Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import type { Card, ShipPicture, Site, View } from '../../../types/imhotep';
import { printed } from '../../../types/imhotep.printed';
import { ROWS, cells } from './chamber';
import { cardName, owner, phrase, pyramidName, seatsOf } from './names';
import { PYRAMIDS, SITES } from './sites';
import { worthLines } from './worth';

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
    phrase('imhotep-holds-sled', { stones: own.sled, places: printed.sizes.sled }),
    phrase('imhotep-holds-quarry', { stones: own.quarry }),
    phrase('imhotep-holds-cards', { cards: own.cards.length }),
  ];
};

/** How a ship stands: docked, or what is on its spaces from the bow. */
const shipLine = (view: View, ship: ShipPicture): Phrase => {
  if (ship.dock) return phrase('imhotep-tell-docked', { ship: ship.ship, site: phrase(`site-${ship.dock}.at`) });
  const spaces = ship.spaces.map((seat) => (seat ? owner(seat) : phrase('imhotep-empty')));
  const missing = view.computed.missing[view.ships.indexOf(ship)] ?? 0;
  return phrase('imhotep-tell-ship', { ship: ship.ship, minimum: ship.minimum, missing, spaces });
};

const market = (view: View): Phrase[] => {
  const { cards, face_down, pair, pile, discards, unseen_discards } = view.market;
  return [
    phrase('imhotep-tell-market', { cards: names(cards) }),
    ...(face_down > 0 ? [phrase('draw-face-down', { cards: face_down })] : []),
    ...(pair ? [phrase('draw-pair', { cards: names(pair) })] : []),
    ...worthLines(view),
    phrase('draw-pile', { pile, discards: discards.length + unseen_discards }),
  ];
};

type BySeat = Partial<Record<Seat, number>>;

/** The seats that have some of something, with how many. */
const bySeat = (view: View, numbers: BySeat): Phrase[] =>
  seatsOf(view).flatMap((who) => {
    const stones = numbers[who] ?? 0;
    return stones > 0 ? [phrase('imhotep-count-of', { seat: owner(who), stones })] : [];
  });

/** What a site would give each seat more for its next stone. */
const gains = (view: View, points: BySeat): Phrase[] =>
  seatsOf(view).map((who) => phrase('imhotep-gain-of', { seat: owner(who), points: points[who] ?? 0 }));

/** What the next stone at a pyramid gives. */
const pyramid = (view: View): Phrase[] => {
  const stones = bySeat(view, view.computed.beside);
  const beside = stones.length > 0 ? [phrase('imhotep-tell-beside', { stones })] : [];
  if (view.sides.pyramid === 'A') {
    const built = view.pyramid.built[0]?.length ?? 0;
    const points = view.computed.next.pyramid[0]?.points ?? 0;
    return [phrase('imhotep-tell-pyramid', { stones: built, points }), ...beside];
  }
  const lines = PYRAMIDS.map((which, index) => {
    const built = view.pyramid.built[index]?.length ?? 0;
    const next = view.computed.next.pyramid.find(({ pyramid }) => pyramid === which);
    const args = { pyramid: pyramidName(which), stones: built, points: next?.points ?? 0 };
    if (!next) return phrase('imhotep-tell-pyramid-complete', args);
    const bonus = phrase(`imhotep-bonus-${next.bonus}`);
    return phrase('imhotep-tell-pyramids', { ...args, bonus });
  });
  return [...lines, ...beside];
};

/** What a stone that is seen on a space of the temple gives at the end of a round. */
export const giftOf = (view: View, index: number): string =>
  (view.sides.temple === 'B' && printed.temple_b[index]) || 'point';

/** What a space of the temple gives at the end of a round, in words. */
export const giftPhrase = (view: View, index: number): Phrase =>
  phrase(`imhotep-gift-${giftOf(view, index)}`, { points: printed.temple_points, stones: printed.temple_stones });

const temple = (view: View): Phrase[] => [
  ...view.temple.tops.map((seat, index) => {
    const space = index + 1;
    const gift = giftPhrase(view, index);
    return seat
      ? phrase('imhotep-tell-temple', { space, seat: owner(seat), gift })
      : phrase('imhotep-tell-temple-empty', { space, gift });
  }),
  phrase('draw-stones', { stones: view.temple.stones }),
  phrase('imhotep-tell-next-temple', { space: view.computed.next.temple.space }),
  ...(view.temple.stones > view.temple.tops.length
    ? [phrase('imhotep-tell-covered', { stones: bySeat(view, view.computed.covered) })]
    : []),
];

const chamber = (view: View): Phrase[] => {
  const stones = cells(view.chamber);
  const inRow = (row: number) => stones.filter((cell) => cell.row === row).map(({ seat }) => owner(seat));
  const rows =
    view.sides.chamber === 'A'
      ? Array.from({ length: ROWS }, (_, index) => {
          const row = inRow(index + 1);
          return phrase('imhotep-tell-row', { row: index + 1, stones: row.length > 0 ? row : phrase('imhotep-empty') });
        })
      : view.computed.rows.map((row) => {
          const args = { row: row.row, stones: bySeat(view, row.stones), points: gains(view, row.points) };
          return phrase('imhotep-tell-row-points', args);
        });
  const connected = view.computed.groups.filter((group) => group.cells.length > 1);
  const groups = connected.map(({ seat, cells: { length }, points }) =>
    phrase('imhotep-tell-group', { seat: owner(seat), stones: length, points }),
  );
  const { row, column, points } = view.computed.next.chamber;
  return [...rows, ...groups, phrase('imhotep-tell-next-chamber', { row, column, gains: gains(view, points) })];
};

/** What the places of the obelisks give at this table. */
export const obeliskPlaces = (view: View): string[] => (printed.obelisk_places[seatsOf(view).length] ?? []).map(String);

/** How high a seat's obelisk is, and what it is worth now. */
export const obeliskLine = (view: View, seat: Seat): Phrase => {
  const points = view.computed.obelisks[seat] ?? 0;
  return phrase('imhotep-tell-obelisk', { seat: owner(seat), stones: view.obelisks.stones[seat] ?? 0, points });
};

const obelisks = (view: View): Phrase[] => {
  const { loose, towers } = view.obelisks;
  const next = phrase('imhotep-tell-next-obelisks', { gains: gains(view, view.computed.next.obelisks.points) });
  if (view.sides.obelisks === 'A') {
    const heights = seatsOf(view).map((seat) => obeliskLine(view, seat));
    return [...heights, phrase('imhotep-tell-places', { places: obeliskPlaces(view) }), next];
  }
  const free = view.computed.next.obelisks.tower;
  return [
    ...towers.flatMap((seat, index) =>
      seat ? [phrase('imhotep-tell-tower', { seat: owner(seat), points: printed.towers[index] ?? 0 })] : [],
    ),
    ...(free ? [phrase('imhotep-tell-next-tower', { points: free })] : []),
    ...seatsOf(view).map((seat) => phrase('imhotep-tell-loose', { seat: owner(seat), stones: loose[seat] ?? 0 })),
    next,
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

/** What the variant takes from who is missing at a monument. */
export const wrathLine = phrase('imhotep-wrath-on', { points: printed.wrath_points });

/** What a site gives by its side, and its printed scale. */
export const siteAbout = (view: View, site: Site): Phrase => {
  const side = view.sides[site];
  const isA = side === 'A';
  const scales: Record<Site, () => Phrase> = {
    market: () => phrase('draw-pile', { pile: view.market.pile, discards: view.market.discards.length }),
    pyramid: () => phrase('imhotep-then-one', { points: printed.beside }),
    temple: () => phrase('draw-stones', { stones: view.temple.stones }),
    chamber: () =>
      isA
        ? phrase('imhotep-group-scale', { points: printed.series.join(' '), more: printed.series_more })
        : phrase('imhotep-row-scale', { places: printed.row_places.join(' · ') }),
    obelisks: () =>
      isA
        ? phrase('imhotep-obelisk-scale', { places: obeliskPlaces(view).join(' · ') })
        : phrase('imhotep-tower-scale'),
  };
  return phrase('imhotep-about-site', {
    site: phrase(`section-${site}`),
    side: phrase(`option-${site}.value-${side.toLowerCase()}`),
    scale: scales[site](),
  });
};

const now = (view: View): Phrase[] => {
  if (view.phase === 'over') return [phrase('draw-over')];
  const lines = [phrase('imhotep-tell-turn', { seat: owner(view.turn) })];
  if (view.unloading && view.unloading.rest.length > 0) {
    const { site, rest } = view.unloading;
    lines.push(phrase('draw-unloading', { site: phrase(`site-${site}.at`), cargo: rest.map(owner) }));
  }
  if (view.wrath === 'on') lines.push(wrathLine);
  lines.push(phrase('imhotep-tell-rounds', { rounds: view.unseen_rounds.map((card) => [...card].join('-')) }));
  return lines;
};

export const describe = (view: View, own: Seat | null): Section[] => {
  const order = seatsOf(view);
  const first = own ? order.indexOf(own) : 0;
  const lines = { market, pyramid, temple, chamber, obelisks };
  return [
    { title: phrase('draw-round', { round: view.round }), lines: now(view) },
    { title: phrase('imhotep-ships'), lines: view.ships.map((ship) => shipLine(view, ship)) },
    ...SITES.map((site) => ({
      title: phrase('imhotep-tell-site', { site: phrase(`section-${site}`), side: view.sides[site] }),
      lines: lines[site](view),
    })),
    ...order.map((_, index) => seat(view, order[(first + index) % order.length]!)),
  ];
};
