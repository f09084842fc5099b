// The whole position in words.

import type { Seat } from '../../contract';
import type { Phrase } from '../../../words.svelte';
import { type View, seatsOf } from '../view';
import { cardTold, colourName } from './names';

interface Part {
  title: Phrase;
  lines: Phrase[];
}

const patternName = (pattern: string): Phrase => ({ key: `pattern-${pattern.toLowerCase()}` });

function moment(view: View): Part {
  const { round, expedition, pattern } = view;
  if (view.phase === 'keep' || !pattern) return { title: { key: 'draw-keep' }, lines: [] };
  if (view.phase === 'over') return { title: { key: 'draw-over' }, lines: [] };
  const title = { key: 'draw-round', args: { round, expedition, pattern: patternName(pattern.pattern) } };
  const patterns = view.computed.patterns.map((each): Phrase => ({
    key: 'pyramids-told-possible',
    args: { pattern: patternName(each.pattern), cards: each.cards },
  }));
  return { title, lines: patterns.length > 0 ? [{ key: 'draw-to-come', args: { patterns } }] : [] };
}

function table(view: View): Part {
  const awards = view.awards.map(({ colour, left }): Phrase => ({
    key: 'pyramids-told-award',
    args: { colour: colourName(colour), count: left.length, left },
  }));
  const deck: Phrase = { key: 'draw-deck', args: { cards: view.computed.face_down } };
  return { title: { key: 'draw-display' }, lines: [...view.display.map(cardTold), deck, ...awards] };
}

/** The completed pyramids of each colour, and the points they have taken. */
function pyramidLines(view: View, seat: Seat): Phrase[] {
  const { completed } = view.seats[seat]!;
  return view.computed.seats[seat]!.colours.flatMap(({ colour, count, points }) => {
    const cards = completed.filter((card) => card.colour === colour).map(({ card }) => card);
    if (cards.length === 0) return [];
    const about = { colour: colourName(colour), count: cards.length, cards };
    const taken: Phrase = { key: 'piece-pyramids', args: { points, colour: colourName(colour), pyramids: count } };
    return [{ key: 'draw-completed', args: about }, ...(points > 0 ? [taken] : [])];
  });
}

/** What a seat could get next. */
function nextLines(view: View, seat: Seat): Phrase[] {
  const { gems, skulls, colours } = view.computed.seats[seat]!;
  const awards = colours.flatMap(({ colour, next }): Phrase[] =>
    next ? [{ key: 'pyramids-told-next-award', args: { colour: colourName(colour), ...next } }] : [],
  );
  return [{ key: 'pyramids-told-next', args: { ...gems.next, skull: skulls.next } }, ...awards];
}

function seatPart(view: View, seat: Seat): Part {
  const at = view.seats[seat]!;
  const { skulls } = view.computed.seats[seat]!;
  const waiting = view.deciding.includes(seat);
  const lines: Phrase[] = [];
  if (view.phase === 'keep') {
    lines.push(...(at.hand?.map(cardTold) ?? [{ key: 'draw-unknown-hand' }]));
    if (at.kept) lines.push({ key: 'draw-kept', args: { cards: at.kept } });
  } else {
    lines.push(...(at.cards.length > 0 ? at.cards.map(cardTold) : [{ key: 'draw-no-cards' }]));
  }
  if (at.to_mark && at.to_mark.bonus > 0) lines.push({ key: 'draw-bonus', args: { crosses: at.to_mark.bonus } });
  lines.push({ key: 'draw-gems', args: { red: at.red, green: at.green } });
  lines.push({ key: 'draw-torches', args: { count: at.torches.length, rounds: at.torches } });
  lines.push({ key: 'draw-skulls', args: { count: at.skulls, points: -skulls.lost } });
  lines.push(...pyramidLines(view, seat));
  if (view.phase === 'mark' || view.phase === 'replace') lines.push(...nextLines(view, seat));
  return { title: { key: waiting ? 'draw-waiting' : 'draw-seat', args: { seat: { seat } } }, lines };
}

export function describe(view: View, seat: Seat | null): Part[] {
  const seats = seatsOf(view);
  const inOrder = seat ? [seat, ...seats.filter((other) => other !== seat)] : seats;
  return [moment(view), ...inOrder.map((one) => seatPart(view, one)), table(view)];
}
