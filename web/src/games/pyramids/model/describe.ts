// The whole position in words.

import type { Seat } from '../../contract';
import type { Phrase } from '../../../words.svelte';
import { COLOURS, SKULLS, type View, seatsOf } from '../view';
import { cardTold, colourName } from './name';

interface Part {
  title: Phrase;
  lines: Phrase[];
}

const patternName = (pattern: string): Phrase => ({ key: `pattern-${pattern.toLowerCase()}` });

function moment(view: View): Part {
  const { round, expedition, pattern, unseen_expeditions: unseen } = view;
  if (view.phase === 'keep' || !pattern) return { title: { key: 'draw-keep' }, lines: [] };
  if (view.phase === 'over') return { title: { key: 'draw-over' }, lines: [] };
  const title = { key: 'draw-round', args: { round, expedition, pattern: patternName(pattern.pattern) } };
  return { title, lines: [{ key: 'draw-to-come', args: { patterns: unseen.map(patternName) } }] };
}

function table(view: View): Part {
  const awards = view.awards.map(({ colour, left }): Phrase => ({
    key: 'pyramids-told-award',
    args: { colour: colourName(colour), count: left.length, left },
  }));
  const deck: Phrase = { key: 'draw-deck', args: { cards: view.deck } };
  return { title: { key: 'draw-display' }, lines: [...view.display.map(cardTold), deck, ...awards] };
}

function seatPart(view: View, seat: Seat): Part {
  const at = view.seats[seat]!;
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
  lines.push({ key: 'draw-skulls', args: { count: at.skulls, points: -(SKULLS[at.skulls] ?? 0) } });
  COLOURS.forEach((colour, index) => {
    const cards = at.completed.filter((card) => card.colour === colour).map(({ card }) => card);
    if (cards.length === 0) return;
    lines.push({ key: 'draw-completed', args: { colour: colourName(colour), count: cards.length, cards } });
    const points = at.pyramid_points[index] ?? 0;
    const args = { points, colour: colourName(colour), pyramids: cards.length };
    if (points > 0) lines.push({ key: 'piece-pyramids', args });
  });
  return { title: { key: waiting ? 'draw-waiting' : 'draw-seat', args: { seat: { seat } } }, lines };
}

export function describe(view: View, seat: Seat | null): Part[] {
  const seats = seatsOf(view);
  const inOrder = seat ? [seat, ...seats.filter((other) => other !== seat)] : seats;
  return [moment(view), ...inOrder.map((one) => seatPart(view, one)), table(view)];
}
