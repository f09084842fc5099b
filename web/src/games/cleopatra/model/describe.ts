// The position in words.

import type { Card, SeatPicture, StallPicture, View } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import type { Phrase } from '../../../words.svelte';
import type { Seat } from '../../contract';
import { readPiece } from './actions';
import { cardName, cardNames, fineName, kindName, phrase, pieceName, shownCard, worshipperName } from './names';

interface Section {
  title: Phrase;
  lines: Phrase[];
}

export const seatsOf = (view: View): [Seat, SeatPicture][] => Object.entries(view.seats) as [Seat, SeatPicture][];

/** Must a seat's scarabs and amulets be kept in mind? Never one's own, and none after the end. */
export const hides = (view: View, seat: Seat, viewer: Seat | null): boolean =>
  view.memory === 'off' && view.phase !== 'over' && seat !== viewer;

export const faceDown = (stall: StallPicture): number => stall.down.reduce((sum, count) => sum + count, 0);

/** What help is left in this turn, and what is to be paid. */
export function credit(view: View): Phrase[] {
  const { worshipper, spare, resources_saved, artisans_saved, piece } = view.this_turn;
  const lines: Phrase[] = [];
  if (piece && view.phase === 'pay') lines.push(phrase('draw-piece', { piece: pieceName(readPiece(piece)) }));
  if (worshipper) lines.push(phrase('cleopatra-helped', { worshipper: worshipperName(worshipper) }));
  printed.resources.forEach((resource, at) => {
    const units = spare[at]!;
    if (units > 0) lines.push(phrase('draw-spare', { units, resource: cardName(resource) }));
  });
  if (resources_saved > 0) lines.push(phrase('draw-discount', { number: resources_saved }));
  if (artisans_saved > 0) lines.push(phrase('draw-foreman', { number: artisans_saved }));
  return lines;
}

/** Whose turn it is, or what else goes on. */
export function situation(view: View): Phrase {
  if (view.phase === 'over') return phrase('draw-over');
  if (view.phase === 'offering') return phrase('draw-offering');
  return phrase(view.last_turns === null ? 'draw-turn' : 'draw-last-turn', { seat: { seat: view.turn } });
}

function turnLines(view: View): Phrase[] {
  const { building } = view.computed;
  const lines = [situation(view), phrase('cleopatra-walk', { space: view.walk, last: printed.sizes.walk })];
  if (view.phase !== 'over') lines.push(...credit(view));
  if (building) lines.push(phrase('cleopatra-earns', { ...building }));
  if (view.ending) lines.push(phrase(`ending-${view.ending}`));
  return lines;
}

function palaceLines(view: View): Phrase[] {
  const { palace } = view;
  const counts = view.computed.kinds.map(({ kind, standing }, at) => {
    const { number } = printed.pieces[at]!;
    return phrase('cleopatra-standing', { kind: kindName(kind, number), standing, number });
  });
  const walls = palace.walls.map((wall) => phrase(`wall-${wall}`));
  return [
    phrase('cleopatra-rows', { left: palace.sphinxes[0]!, right: palace.sphinxes[1]! }),
    ...counts.slice(1),
    ...palace.obelisks.map((side) => pieceName({ what: 'obelisk', where: [side] })),
    ...palace.doors.map((side) => pieceName({ what: 'door', where: [side] })),
    ...(walls.length > 0 ? [phrase('cleopatra-walls-at', { walls })] : []),
  ];
}

function gardenLines(view: View): Phrase[] {
  const { laid, top, pile } = view.mosaics;
  const sanctuaries = seatsOf(view).flatMap(([seat, { sanctuaries: areas }]) =>
    areas.map((area) => sanctuaryName(seat, area)),
  );
  const claims = view.this_turn.claims.map((area) =>
    phrase('cleopatra-claimable', { squares: area.join(' '), number: area.length }),
  );
  return [
    top ? phrase('draw-mosaic', { mosaic: top }) : phrase('draw-no-mosaic'),
    ...(pile.length > 0 ? [phrase('draw-pile', { mosaics: pile.join(' ') })] : []),
    ...laid.map(({ mosaic, squares }) => phrase('cleopatra-laid', { mosaic, squares: squares.join(' ') })),
    phrase('cleopatra-palms', { squares: view.computed.palms.join(' ') }),
    ...sanctuaries,
    ...claims,
  ];
}

export const sanctuaryName = (seat: Seat, area: readonly string[]): Phrase =>
  phrase('cleopatra-sanctuary', { seat: { seat }, squares: area.join(' '), number: area.length });

const sobekLines = (view: View): Phrase[] =>
  view.worshippers.map(({ worshipper, fine }, at) =>
    phrase('cleopatra-slot', { slot: at + 1, worshipper: worshipperName(worshipper), fine: fineName(fine) }),
  );

function marketLines(view: View): Phrase[] {
  const stalls = view.market.map((stall) =>
    phrase('cleopatra-stall', { stall: stall.stall, cards: cardNames(stall.up), down: faceDown(stall) }),
  );
  const drawn = view.drawn ? [phrase('draw-drawn', { card: shownCard(view.drawn) })] : [];
  return [...stalls, ...drawn, deckName(view)];
}

export const deckName = ({ deck, discards }: View): Phrase =>
  phrase('draw-deck', { cards: deck.cards, top: shownCard(deck.top), discards: discards.length });

function seatLines(view: View, viewer: Seat | null): Phrase[] {
  return seatsOf(view).flatMap(([seat, { scarabs, amulets, statues, cards, seen }]) => {
    const who = { seat };
    const purse = hides(view, seat, viewer) ? [] : [phrase('cleopatra-purse', { seat: who, scarabs, amulets })];
    return [
      ...purse,
      phrase('cleopatra-owns', { seat: who, statues, cards }),
      ...(seen.length > 0 ? [phrase('cleopatra-seen', { seat: who, cards: cardNames(seen) })] : []),
    ];
  });
}

const handLines = (hand: readonly Card[]): Phrase[] => [phrase('cleopatra-hand', { cards: cardNames(hand) })];

export function describe(view: View, seat: Seat | null): Section[] {
  const hand = seat && view.seats[seat]?.hand;
  return [
    { title: phrase('cleopatra-title-turn'), lines: turnLines(view) },
    ...(hand ? [{ title: phrase('cleopatra-title-hand'), lines: handLines(hand) }] : []),
    { title: phrase('draw-market'), lines: marketLines(view) },
    { title: phrase('draw-worshippers'), lines: sobekLines(view) },
    { title: phrase('cleopatra-title-palace'), lines: palaceLines(view) },
    { title: phrase('cleopatra-title-garden'), lines: gardenLines(view) },
    { title: phrase('cleopatra-title-seats'), lines: seatLines(view, seat) },
  ];
}

/** What everybody sees of a seat without remembering anything. */
export function holds(view: View, seat: Seat): Phrase[] {
  const picture = view.seats[seat];
  if (!picture) return [];
  const { cards, statues, sanctuaries, scarabs, amulets, has_offered } = picture;
  const squares = sanctuaries.flat().length;
  const open = !hides(view, seat, null);
  return [
    ...(open ? [phrase('draw-scarabs', { number: scarabs }), phrase('draw-amulets', { number: amulets })] : []),
    phrase('cleopatra-holds-cards', { cards }),
    ...(statues > 0 ? [phrase('cleopatra-holds-statues', { statues })] : []),
    ...(squares > 0 ? [phrase('piece-sanctuaries', { number: squares })] : []),
    ...(has_offered ? [phrase('draw-offered')] : []),
  ];
}
