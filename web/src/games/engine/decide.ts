// Taking a choice in steps: every answer leaves a part of the legal texts, until one is left. A game says what it asks,
// what can be pressed and what can be dragged; all else is the same for every game.

import type { Phrase } from '../../words.svelte';
import type { Carry, GameFace, Option, Seat, Step } from '../contract';
import type { Notation } from './notation';

/** A legal text and what it says. */
export interface Read<Action> {
  text: string;
  action: Action;
}

/** A decision that is being taken: the texts that are left of it. */
export interface Decision<View, Action> {
  view: View;
  seat: Seat;
  left: readonly Read<Action>[];
}

/** Something that tells texts apart. The texts with one answer are one option. */
export interface Question<Action> {
  prompt: Phrase;
  answer(read: Read<Action>): string;
  label(answer: string, left: readonly Read<Action>[]): Phrase;
  /** What it is called to those who hear it, where that says more. */
  told?(answer: string): Phrase;
  /** A key that is easy to remember. */
  key?(answer: string): string | undefined;
  /** Options stand in the order of their answers, not of their texts. */
  sorted?: true;
}

/** A place of the board where an action can be pressed, and what is said there while several actions are behind it. */
export interface Press {
  anchor: string;
  label: Phrase;
}

/** What a drag takes, where from, and where to. */
export type Way = Omit<Carry, 'text'>;

/** What a game says about its decisions. */
export interface Decisions<View, Action> {
  notation: Notation<Action>;
  /** What an action does. */
  name(view: View, action: Action): Phrase;
  /** The questions in the order in which they are asked. The first one that tells texts apart is asked. */
  questions(decision: Decision<View, Action>): readonly Question<Action>[];
  /** Where each of the actions that are left can be pressed. */
  presses(decision: Decision<View, Action>): (read: Read<Action>) => readonly Press[];
  /** How a hand does each of the actions that are left. */
  carries(decision: Decision<View, Action>): (read: Read<Action>) => readonly Way[];
}

type Deciding<View> = Pick<GameFace<View>, 'step' | 'touch' | 'carries' | 'name' | 'notation'>;

/** Texts by a part of them, in the order in which they come. */
export function grouped<Item>(items: readonly Item[], by: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const answer = by(item);
    const group = groups.get(answer);
    if (group) group.push(item);
    else groups.set(answer, [item]);
  }
  return groups;
}

/** Do all items have the same of something? */
export const agree = <Item>(items: readonly Item[], of: (item: Item) => unknown): boolean =>
  new Set(items.map(of)).size <= 1;

const textsOf = (left: readonly Read<unknown>[]): string[] => left.map(({ text }) => text);

/** The part of a game's face that takes decisions. */
export function decisions<View, Action>(game: Decisions<View, Action>): Deciding<View> {
  const { read } = game.notation;
  const decision = (view: View, remaining: readonly string[], seat: Seat): Decision<View, Action> => ({
    view,
    seat,
    left: remaining.map((text) => ({ text, action: read(text) })),
  });
  const name = (view: View, text: string): Phrase => game.name(view, read(text));

  function step(view: View, remaining: readonly string[], seat: Seat): Step | null {
    if (remaining.length === 0) return null;
    const now = decision(view, remaining, seat);
    const questions = game.questions(now);
    const asked = questions.find(({ answer }) => !agree(now.left, answer));
    if (!asked) {
      const options = remaining.map((text) => ({ id: text, label: name(view, text), texts: [text] }));
      return { prompt: questions[0]!.prompt, options };
    }
    const groups = [...grouped(now.left, asked.answer)];
    if (asked.sorted) groups.sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
    const options = groups.map(([answer, left]): Option => {
      const [key, told] = [asked.key?.(answer), asked.told?.(answer)];
      return {
        id: answer,
        label: asked.label(answer, left),
        texts: textsOf(left),
        ...(key && { key }),
        ...(told && { told }),
      };
    });
    return { prompt: asked.prompt, options };
  }

  function touch(view: View, remaining: readonly string[], seat: Seat): Map<string, Option> {
    const now = decision(view, remaining, seat);
    const presses = game.presses(now);
    const open = new Map<string, Option>();
    for (const each of now.left) {
      for (const { anchor, label } of presses(each)) {
        const option = open.get(anchor) ?? { id: anchor, label, texts: [] };
        if (option.texts.at(-1) !== each.text) option.texts.push(each.text);
        open.set(anchor, option);
      }
    }
    for (const [anchor, option] of open) {
      const [first, second] = option.texts;
      // What leaves everything as it was is nothing to press.
      if (second !== undefined && option.texts.length === remaining.length) open.delete(anchor);
      else if (second === undefined) open.set(anchor, { ...option, label: name(view, first!) });
    }
    return open;
  }

  function carries(view: View, remaining: readonly string[], seat: Seat): Carry[] {
    const now = decision(view, remaining, seat);
    const ways = game.carries(now);
    return now.left.flatMap((each) => ways(each).map((way) => ({ ...way, text: each.text })));
  }

  return { step, touch, carries, name, notation: game.notation };
}
