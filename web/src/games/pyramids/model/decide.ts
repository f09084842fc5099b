// What is asked of a decision, and what pressing and dragging answer.

import { agree, type Decision, decisions, type Press, type Question, type Read, type Way } from '../../engine/decide';
import type { Phrase } from '../../../words.svelte';
import { WITH_DIGITS } from '../../../table/keys';
import type { View } from '../view';
import { type Action, actions, type Crossing, read } from './actions';
import { name } from './names';

type Left = readonly Read<Action>[];
type Asked = Decision<View, Action>;

/** Every action that is left is an option of its own. */
const each = (view: View, prompt: Phrase, key?: Question<Action>['key']): Question<Action> => ({
  prompt,
  answer: ({ text }) => text,
  label: (_, [first]) => name(view, first!.action),
  ...(key && { key }),
});

/** The cards that all pairs which are left have in common. */
export function chosenToKeep(texts: readonly string[]): string[] {
  const pairs = texts.map(read).flatMap((action) => (action.kind === 'keep' ? [[action.one, action.other]] : []));
  return pairs.length > 1 ? pairs[0]!.filter((card) => pairs.every((pair) => pair.includes(card))) : [];
}

function keeping({ view, left }: Asked): Question<Action> {
  const [card] = chosenToKeep(left.map(({ text }) => text));
  if (card === undefined) return each(view, { key: 'pyramids-ask-keep' });
  return each(view, { key: 'pyramids-ask-keep-other', args: { card: Number(card) } });
}

function taking({ view, seat }: Asked): Question<Action> {
  const count = view.seats[seat]!.to_take;
  return each(view, { key: 'pyramids-ask-take', args: { count } }, (text) =>
    read(text).kind === 'deck' ? 'd' : undefined,
  );
}

const crossing = ({ action }: Read<Action>): Crossing => action as Crossing;

/** What a group of crossings is called; the only one of its group by its cells. What lies there the desk shows. */
function called(view: View, left: Left, group: Phrase): Phrase {
  if (left.length > 1) return group;
  const { key, args } = name(view, left[0]!.action);
  return { key, args: { ...args, kinds: 0, found: [] } };
}

/** Marks: which card and whether the whole pattern, then where it begins if there are many places, then which cells. */
function crossings({ view, seat, left }: Asked): Question<Action>[] {
  const [first] = left.map(crossing);
  const card = Number(first!.card);
  const isBonus = first!.kind === 'bonus';
  const pattern: Phrase = { key: `pattern-${view.pattern!.pattern.toLowerCase()}` };
  const kindOf = ({ cells }: Crossing) => (cells.length > 1 ? 'pattern' : 'single');
  /** Whoever does not see the desk hears what lies there. */
  const toldOf = (question: Question<Action>) => (answer: string) => {
    const some = left.filter((one) => question.answer(one) === answer);
    return some.length > 1 ? question.label(answer, some) : name(view, some[0]!.action);
  };
  const kinds: Question<Action> = {
    prompt: isBonus
      ? { key: 'pyramids-ask-bonus', args: { count: view.seats[seat]?.to_mark?.bonus ?? 1 } }
      : { key: 'pyramids-ask-mark', args: { pattern } },
    answer: (one) => `${kindOf(crossing(one))} ${crossing(one).card}`,
    label: (_, some) => {
      const { kind, card: on, cells } = crossing(some[0]!);
      const what = kind === 'bonus' ? kind : kindOf({ kind, card: on, cells });
      return called(view, some, { key: `pyramids-${what}-on`, args: { card: Number(on), pattern } });
    },
    sorted: true,
  };
  const begins: Question<Action> = {
    prompt: { key: 'pyramids-ask-from', args: { card } },
    answer: (one) => crossing(one).cells[0]!,
    label: (cell, some) => called(view, some, { key: 'pyramids-from', args: { cell } }),
  };
  const cells: Question<Action> = {
    prompt: { key: 'pyramids-ask-cells', args: { card } },
    answer: ({ text }) => text,
    label: (_, [one]) => ({ key: 'pyramids-cells', args: { cells: crossing(one!).cells.join(' ') } }),
  };
  [kinds.told, begins.told] = [toldOf(kinds), toldOf(begins)];
  // The beginning is only asked for where there are more places than keys for them.
  return left.length > WITH_DIGITS && agree(left, kinds.answer) ? [kinds, begins, cells] : [kinds, cells];
}

function questions(asked: Asked): readonly Question<Action>[] {
  switch (asked.left[0]!.action.kind) {
    case 'keep':
      return [keeping(asked)];
    case 'take':
    case 'deck':
      return [taking(asked)];
    case 'mark':
    case 'bonus':
      return crossings(asked);
  }
}

function presses({ view }: Asked): (read: Read<Action>) => readonly Press[] {
  return ({ action }) => {
    switch (action.kind) {
      case 'keep':
        return [action.one, action.other].map((card) => ({
          anchor: `card-${card}`,
          label: { key: 'pyramids-keep-one', args: { card: Number(card) } },
        }));
      case 'take':
        return [{ anchor: `card-${action.card}`, label: name(view, action) }];
      case 'deck':
        return [{ anchor: 'deck', label: name(view, action) }];
      case 'mark':
      case 'bonus':
        return action.cells.map((cell) => ({
          anchor: `cell-${action.card}-${cell}`,
          label: { key: 'pyramids-over', args: { card: Number(action.card), cell } },
        }));
    }
  };
}

/** Cards are dragged to the desk, and the pattern over its chambers. */
function carries({ seat }: Asked): (read: Read<Action>) => readonly Way[] {
  const to = `desk-${seat}`;
  return ({ action }) => {
    switch (action.kind) {
      case 'take':
        return [{ symbol: 'pyramids-front', from: `card-${action.card}`, to }];
      case 'deck':
        return [{ symbol: 'pyramids-back', from: 'deck', to }];
      // Where exactly it is put the chamber itself finds out.
      case 'mark':
      case 'bonus':
        return ['expedition', 'stencil'].map((from) => ({
          symbol: 'pyramids-pen',
          from,
          to: `card-${action.card}`,
        }));
      case 'keep':
        return [];
    }
  };
}

export const deciding = decisions<View, Action>({ notation: actions, name, questions, presses, carries });
