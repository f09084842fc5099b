// A decision in steps: what is asked next, and what can be pressed on the board.

import type { Option, Seat, Step } from '../../contract';
import type { Phrase } from '../../../words.svelte';
import type { Openings, Pawn, View } from '../../../types/kheops';
import { groups, read, type Action, type ActionOf } from './action';
import { byCell, face } from './networks';
import { cellName, name, phrase, tileName, wayName } from './phrases';

/** The next thing to tell texts apart by: its prompt, and what each text says about it. */
interface Question {
  prompt: Phrase;
  answer(text: string): string;
  /** It cannot be answered before the others. */
  last?: true;
  /** The anchor to press, which is also the option's id. */
  anchor(answer: string): string;
  label(answer: string): Phrase;
}

const cellAnchor = (cell: string): string => `cell-${cell}`;

/** All questions of a decision, in the order in which they are asked. */
function questions(view: View, texts: readonly string[], seat: Seat): Question[] {
  const first = texts[0];
  if (first === undefined) return [];
  const cells = (prompt: Phrase, answer: (text: string) => string): Question => ({
    prompt,
    answer,
    anchor: cellAnchor,
    label: (cell) => cellName(view, cell),
  });
  const way = (prompt: Phrase, cell: string, answer: (text: string) => string): Question => ({
    prompt,
    answer,
    last: true,
    anchor: (openings) => `way-${openings}`,
    label: (openings) => wayName(view, cell, openings),
  });
  const action = read(first);
  switch (action.kind) {
    case 'place': {
      const of = (text: string) => read(text) as ActionOf<'place'>;
      return [
        {
          prompt: phrase('kheops-ask-pawn'),
          answer: (text) => of(text).pawn,
          anchor: (pawn) => `supply-${seat}-${pawn}`,
          label: (pawn) => phrase('kheops-option-pawn', { pawn, left: supply(view, seat, pawn as Pawn) }),
        },
        cells(phrase('kheops-ask-place', { pawn: phrase(`pawn-${action.pawn}.your`) }), (text) => of(text).cell),
      ];
    }
    case 'turn': {
      const of = (text: string) => read(text) as ActionOf<'turn'>;
      const kind = phrase(view.phase === 'turn-room' ? 'kind-room.a' : 'kind-passage.a');
      return [
        cells(phrase('kheops-ask-turn', { kind }), (text) => of(text).cell),
        way(phrase('kheops-ask-turn-way', { cell: action.cell }), action.cell, (text) => of(text).openings),
      ];
    }
    case 'swap': {
      const of = (text: string) => read(text) as ActionOf<'swap'>;
      return [
        cells(phrase('kheops-ask-swap-own'), (text) => of(text).own),
        cells(phrase('kheops-ask-swap-other', { cell: action.own }), (text) => of(text).other),
      ];
    }
    case 'move': {
      const of = (text: string) => read(text) as ActionOf<'move'>;
      return [
        cells(phrase('kheops-ask-move'), (text) => of(text).from),
        cells(phrase('kheops-ask-move-to', { cell: action.from }), (text) => of(text).to),
      ];
    }
    case 'build': {
      const of = (text: string) => read(text) as ActionOf<'build'>;
      return [
        {
          prompt: phrase('kheops-ask-build'),
          answer: (text) => String(of(text).tile),
          anchor: (tile) => `hand-${tile}`,
          label: (tile) => tileName(face(view, Number(tile))),
        },
        cells(phrase('kheops-ask-build-cell', { tile: String(action.tile) }), (text) => of(text).cell),
        way(
          phrase('kheops-ask-build-way', { tile: String(action.tile), cell: action.cell }),
          action.cell,
          (text) => of(text).openings,
        ),
      ];
    }
  }
}

/** How many of a pawn a seat can still play. */
export function supply(view: View, seat: Seat, pawn: Pawn): number {
  return view.seats[seat]?.[pawn === 'worker' ? 'workers' : pawn] ?? 0;
}

const optionsOf = (view: View, question: Question, texts: readonly string[]): Option[] =>
  [...groups(texts, question.answer)].map(([answer, left]) => ({
    id: question.anchor(answer),
    label: left.length === 1 && left[0] !== undefined ? name(view, left[0]) : question.label(answer),
    texts: left,
  }));

/** The question that is asked now: the first one that is still open. */
const currentOf = (asked: Question[], texts: readonly string[]): Question | undefined =>
  asked.find((question) => groups(texts, question.answer).size > 1) ?? asked.at(-1);

export function step(view: View, remaining: readonly string[], seat: Seat): Step | null {
  const asked = questions(view, remaining, seat);
  const question = currentOf(asked, remaining);
  if (!question) return null;
  const options = [...groups(remaining, question.answer)].map(([answer, texts]) => ({
    id: question.anchor(answer),
    label: question.label(answer),
    texts,
  }));
  return { prompt: question.prompt, options };
}

/**
 * A pawn and its tile, or a tile and its place, can be pressed in any order: what is pressed leaves the other question
 * open. Where every question is about cells, and for the way a tile lies, one is answered at a time.
 */
export function touch(view: View, remaining: readonly string[], seat: Seat): Map<string, Option> {
  const open = new Map<string, Option>();
  const asked = questions(view, remaining, seat);
  const current = currentOf(asked, remaining);
  const free = asked.filter(({ anchor }) => anchor === cellAnchor).length === 1;
  for (const question of asked) {
    if (question !== current && (question.last || !free)) continue;
    for (const option of optionsOf(view, question, remaining)) {
      const narrows = option.texts.length < remaining.length || remaining.length === 1;
      if (narrows) open.set(option.id, workerFirst(view, option));
    }
  }
  return open;
}

function workerFirst(view: View, option: Option): Option {
  const worker = option.id.startsWith('cell-') && option.texts.find((text) => text.startsWith('worker '));
  return worker ? { ...option, label: name(view, worker), texts: [worker] } : option;
}

/** The cell that was picked first: all remaining texts begin there. */
export function chosenCell(remaining: readonly string[]): string | null {
  const cells = new Set(remaining.map(read).map(beginning));
  const [cell = null] = cells;
  return cells.size === 1 ? cell : null;
}

function beginning(action: Action): string {
  if (action.kind === 'move') return action.from;
  return action.kind === 'swap' ? action.own : action.cell;
}

/** The tile whose place is settled while the way it will lie is still open: a tile of the hand, or one in play. */
export function settled(view: View, remaining: readonly string[]): Settled | null {
  const ways = remaining.map(read).filter((action) => action.kind === 'build' || action.kind === 'turn');
  const [first] = ways;
  if (!first) return null;
  const tile = first.kind === 'build' ? first.tile : byCell(view).get(first.cell)?.tile;
  const same = ways.every((way) => way.cell === first.cell && (way.kind === 'turn' || way.tile === tile));
  if (!same || tile === undefined) return null;
  return { tile, cell: first.cell, ways: ways.map(({ openings }, at) => ({ openings, text: remaining[at]! })) };
}

export interface Settled {
  tile: number;
  cell: string;
  ways: { openings: Openings; text: string }[];
}
