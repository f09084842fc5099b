// The next question. First the kind of action, then whatever the texts that are left still differ in.

import type { Phrase } from '../../../words.svelte';
import type { Option, Seat, Step } from '../../contract';
import type { View } from '../../../types/imhotep';
import { cardName, nameOf, owner, phrase, stonesToTake } from './names';
import { cardPlayed, parse, shipsOf, type Action, type Kind } from './parse';

interface Read {
  text: string;
  action: Action;
}

/** Something a decision settles: its value tells the texts apart, its label says it. */
interface Question {
  prompt: string;
  value(action: Action): string;
  label(action: Action): Phrase;
}

const kindLabel = (view: View, kind: Kind): Phrase => {
  const card = cardPlayed(kind);
  if (card) return phrase('imhotep-kind-play', { card: cardName(card) });
  return phrase(`imhotep-kind-${kind}`, kind === 'stones' ? { stones: stonesToTake(view) } : {});
};

const ships: Question = {
  prompt: 'ship',
  value: (action) => shipsOf(action).join(' '),
  label: (action) => {
    const [first = '', second] = shipsOf(action);
    if (second === undefined) return phrase('imhotep-ship', { ship: first });
    if (first === second) return phrase('imhotep-ship-both', { ship: first });
    return phrase('imhotep-ships-two', { ship: first, ship2: second });
  },
};

const place = (index: 0 | 1): Question => {
  const at = (action: Action) => ('spaces' in action ? action.spaces[index] : undefined);
  return {
    prompt: 'place',
    value: (action) => String(at(action)?.place ?? ''),
    label: (action) => phrase('imhotep-space', { ship: at(action)?.ship ?? '', place: at(action)?.place ?? 0 }),
  };
};

const site: Question = {
  prompt: 'site',
  value: (action) => ('site' in action ? action.site : ''),
  label: (action) => ('site' in action ? phrase(`section-${action.site}`) : phrase('')),
};

const unloaded = (index: number): Question => ({
  prompt: `order-${index + 1}`,
  value: (action) => (action.kind === 'lever' ? (action.order[index] ?? '') : ''),
  label: (action) => {
    const seat = action.kind === 'lever' ? action.order[index] : undefined;
    return phrase('imhotep-stone-of', seat ? { seat: owner(seat) } : {});
  },
});

const QUESTIONS: Partial<Record<Kind, Question[]>> = {
  load: [ships, place(0)],
  sail: [ships, site],
  lever: [ships, site, unloaded(0), unloaded(1), unloaded(2)],
  hammer: [ships, place(0)],
  'sail-card': [ships, place(0), site],
  chisel: [ships, place(0), place(1)],
};

const differ = (read: Read[], value: (action: Action) => string): boolean =>
  new Set(read.map(({ action }) => value(action))).size > 1;

const grouped = (read: Read[], { value, label }: Omit<Question, 'prompt'>): Option[] => {
  const options = new Map<string, Option>();
  for (const { text, action } of read) {
    const id = value(action);
    const option = options.get(id) ?? { id, label: label(action), texts: [] };
    option.texts.push(text);
    options.set(id, option);
  }
  return [...options.values()];
};

/** Questions whose answers are whole actions, asked outside a turn's own action. */
const answers = (view: View, read: Read[]): Option[] =>
  read.map(({ text }) => ({ id: text, label: nameOf(view, text), texts: [text] }));

export const step = (view: View, remaining: readonly string[], _seat: Seat): Step | null => {
  const read = remaining.map((text) => ({ text, action: parse(text) }));
  const [first] = read;
  if (!first) return null;
  if (view.phase === 'take' || view.phase === 'keep' || view.phase === 'pyramid' || view.phase === 'temple') {
    return { prompt: phrase(`imhotep-ask-${view.phase}`), options: answers(view, read) };
  }
  const prompt = phrase(view.phase === 'load' ? 'imhotep-ask-bonus' : 'imhotep-ask-turn');
  const kinds = { value: (action: Action) => action.kind, label: (action: Action) => kindLabel(view, action.kind) };
  if (differ(read, kinds.value)) return { prompt, options: grouped(read, kinds) };
  const { kind } = first.action;
  const question = QUESTIONS[kind]?.find(({ value }) => differ(read, value));
  if (!question) return { prompt, options: answers(view, read) };
  return { prompt: phrase(`imhotep-ask-${question.prompt}`, { kind }), options: grouped(read, question) };
};
