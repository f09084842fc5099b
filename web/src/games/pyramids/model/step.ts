// The next question of a decision, and what pressing the board answers.

import type { Option, Seat, Step } from '../../contract';
import type { Phrase } from '../../../words.svelte';
import { kindOf, type Placement } from '../../stencil/placement';
import { cellAt } from '../cells';
import { parse } from '../parse';
import type { View } from '../view';
import { name } from './name';
import { placement } from './placement';

/** More placements than this are asked for in two steps. */
const FEW = 9;

const decided = (view: View, texts: readonly string[], label = (text: string) => name(view, text)): Option[] =>
  texts.map((text) => ({ id: text, label: label(text), texts: [text] }));

const sorted = (texts: readonly string[], by: (text: string) => number): string[] =>
  [...texts].sort((one, other) => by(one) - by(other));

/** Which cards all pairs that are left have in common. */
const kept = (texts: readonly string[]): number[] => {
  const pairs = texts.map((text) => parse(text)).flatMap((action) => (action.kind === 'keep' ? [action.cards] : []));
  return pairs.length < 2 ? [] : (pairs[0] ?? []).filter((card) => pairs.every((pair) => pair.includes(card)));
};

function keeping(view: View, remaining: readonly string[]): Step {
  const [card] = kept(remaining);
  if (card === undefined) return { prompt: { key: 'pyramids-ask-keep' }, options: decided(view, remaining) };
  return { prompt: { key: 'pyramids-ask-keep-other', args: { card } }, options: decided(view, remaining) };
}

function taking(view: View, remaining: readonly string[], seat: Seat): Step {
  const texts = sorted(remaining, (text) => (text === 'take deck' ? Infinity : Number(text.split(' ')[1])));
  const options = decided(view, texts).map((option) => (option.id === 'take deck' ? { ...option, key: 'd' } : option));
  return { prompt: { key: 'pyramids-ask-take', args: { count: view.seats[seat]?.to_take ?? 1 } }, options };
}

function grouped(all: Placement[], by: (one: Placement) => string): [string, Placement[]][] {
  const ids = [...new Set(all.map(by))];
  return ids.map((id) => [id, all.filter((one) => by(one) === id)]);
}

type Label = (some: Placement[], id: string) => Phrase;

const options = (groups: [string, Placement[]][], view: View, label: Label): Option[] =>
  groups.map(([id, some]) => ({
    id,
    label: some[0] && some.length === 1 ? name(view, some[0].text) : label(some, id),
    texts: some.map(({ text }) => text),
  }));

const named = ({ cells }: Placement): string[] => cells.map(([column, row]) => cellAt(column, row));

const shortly = (one: Placement): Phrase => ({ key: 'pyramids-cells', args: { cells: named(one).join(' ') } });

/** Marks: which card and whether the whole pattern, then where it begins if there are many places, then which cells. */
function marking(view: View, remaining: readonly string[], bonus: number): Step {
  const all = remaining
    .flatMap((text) => placement(text) ?? [])
    .sort((one, other) => other.cells.length - one.cells.length);
  const pattern: Phrase = { key: `pattern-${(view.pattern?.pattern ?? 'I2').toLowerCase()}` };
  const prompt: Phrase =
    bonus > 0 ? { key: 'pyramids-ask-bonus', args: { count: bonus } } : { key: 'pyramids-ask-mark', args: { pattern } };
  const kinds = grouped(all, (one) => `${kindOf(one)} ${one.field}`);
  if (kinds.length > 1) {
    const label = ([one]: Placement[]): Phrase => ({
      key: `pyramids-${bonus > 0 || !one ? 'bonus' : kindOf(one)}-on`,
      args: { card: Number(one?.field), pattern },
    });
    return { prompt, options: options(kinds, view, label) };
  }
  const card = Number(all[0]?.field);
  const first = grouped(all, (one) => named(one)[0] ?? '');
  if (all.length > FEW && first.length > 1) {
    const label = (_: Placement[], cell: string): Phrase => ({ key: 'pyramids-from', args: { cell } });
    return { prompt: { key: 'pyramids-ask-from', args: { card } }, options: options(first, view, label) };
  }
  const label = (text: string): Phrase => shortly(all.find((one) => one.text === text) ?? all[0]!);
  return { prompt: { key: 'pyramids-ask-cells', args: { card } }, options: decided(view, remaining, label) };
}

export function step(view: View, remaining: readonly string[], seat: Seat): Step | null {
  const [first] = remaining;
  if (first === undefined) return null;
  switch (parse(first).kind) {
    case 'keep':
      return keeping(view, remaining);
    case 'take':
      return taking(view, remaining, seat);
    case 'mark':
      return marking(view, remaining, 0);
    case 'bonus':
      return marking(view, remaining, view.seats[seat]?.to_mark?.bonus ?? 1);
  }
}

/** The texts that a press on each anchor would leave, by anchor. */
function pressed(texts: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (at: string, text: string) => found.set(at, [...(found.get(at) ?? []), text]);
  const chosen = kept(texts);
  for (const text of texts) {
    const action = parse(text);
    if (action.kind === 'take') add(action.card === 'deck' ? 'deck' : `card-${action.card}`, text);
    else if (action.kind === 'keep') action.cards.forEach((card) => chosen.includes(card) || add(`card-${card}`, text));
    else action.cells.forEach((cell) => add(`cell-${action.card}-${cell}`, text));
  }
  return found;
}

export function touch(view: View, remaining: readonly string[]): Map<string, Option> {
  const label = (at: string, texts: string[]): Phrase => {
    const [place, card = '', cell = ''] = at.split('-');
    if (texts[0] !== undefined && texts.length === 1) return name(view, texts[0]);
    if (place === 'cell') return { key: 'pyramids-over', args: { card: Number(card), cell } };
    return { key: 'pyramids-keep-one', args: { card: Number(card) } };
  };
  return new Map([...pressed(remaining)].map(([at, texts]) => [at, { id: at, label: label(at, texts), texts }]));
}

/** The card that is chosen already while a second one is asked for. */
export const chosenToKeep = (remaining: readonly string[]): number | null => kept(remaining)[0] ?? null;
