// The next question of a decision.

import type { Seat, Step } from '../../contract';
import { argumentsOf, isMosaic, pieceOf, readPiece, verbOf } from '../parse';
import type { Kind, View } from '../view';
import { mosaicQuestion } from './mosaic';
import { payQuestion } from './pay';
import { separates, stepOf, type Question } from './split';
import { costName, kindName, name, phrase, pieceName, shownCard } from './words';

const ACTS = ['worship', 'market', 'build'];
const KEYS: Record<string, string> = { worship: 'w', market: 'm', build: 'b', done: 'd', keep: 'k' };
/** Offers are asked ten by ten where there are more than this. */
const MANY_OFFERS = 12;

const keyOf = (group: string): string | undefined => KEYS[group];

const KIND_PROMPTS: Record<string, string> = { build: 'cleopatra-ask-more', second: 'cleopatra-ask-second' };

/** What kind of action it is to be. */
const actQuestion = (view: View): Question => ({
  prompt: phrase(view.phase === 'second' ? 'cleopatra-ask-second' : 'cleopatra-ask-turn'),
  group: (text) => (ACTS.includes(verbOf(text)) ? verbOf(text) : text),
  label: (group, texts) => (texts.length === 1 ? name(view, texts[0]!) : phrase(`cleopatra-act-${group}`)),
  key: keyOf,
});

/** What kind of piece is to be built. */
const kindQuestion = (view: View): Question => ({
  prompt: phrase(KIND_PROMPTS[view.phase] ?? 'cleopatra-ask-kind'),
  group: (text) => (verbOf(text) === 'build' ? pieceOf(text).kind : text),
  label: (group, texts) => {
    if (texts.length === 1) return name(view, texts[0]!);
    return phrase(`cleopatra-kind-${group}`, { cost: costName(group as Kind) });
  },
  key: keyOf,
});

const ten = (text: string): number => Math.floor(Number(argumentsOf(text)[0]) / 10) * 10;

const offerQuestion: Question = {
  prompt: phrase('cleopatra-ask-offer'),
  group: (text) => String(ten(text)),
  label: (_, texts) => {
    const numbers = texts.map((text) => Number(argumentsOf(text)[0]));
    return phrase('cleopatra-offer-range', { from: numbers[0]!, to: numbers.at(-1)! });
  },
};

/** Every text is an option of its own. */
const lastQuestion = (view: View, texts: readonly string[]): Question => ({
  prompt: promptOf(view, texts),
  group: (text) => text,
  label: (text) => name(view, text),
  key: keyOf,
});

function promptOf(view: View, texts: readonly string[]) {
  const [text = ''] = texts;
  switch (verbOf(text)) {
    case 'worship':
      return phrase('cleopatra-ask-worshipper');
    case 'place':
      return phrase('cleopatra-ask-place', { card: shownCard(view.drawn) });
    case 'build':
      return phrase('cleopatra-ask-where', { kind: kindName(pieceOf(text).kind) });
    case 'claim':
    case 'palms':
      return phrase(view.this_turn.has_claimed ? 'cleopatra-ask-claim-again' : 'cleopatra-ask-claim');
    case 'discard':
    case 'keep':
      return phrase('cleopatra-ask-limit', { cards: view.seats[view.turn]?.cards ?? 0 });
    case 'offer':
      return phrase('cleopatra-ask-offer');
    case 'pay':
      return payPrompt(view);
    default:
      return phrase(view.phase === 'second' ? 'cleopatra-ask-second' : 'cleopatra-ask-stall');
  }
}

function payPrompt(view: View) {
  const piece = readPiece(view.this_turn.piece ?? 'throne');
  return phrase('cleopatra-ask-pay', { piece: pieceName(piece), cost: costName(piece.kind) });
}

function questionOf(view: View, texts: readonly string[]): Question {
  const verbs = new Set(texts.map(verbOf));
  if (ACTS.filter((act) => verbs.has(act)).length > 1) return actQuestion(view);
  if (verbs.has('build') && separates(texts, kindQuestion(view).group)) return kindQuestion(view);
  const many = verbs.size === 1 ? manyQuestion(view, texts) : null;
  return many ?? lastQuestion(view, texts);
}

/** A question that divides a long list of one kind of texts. */
function manyQuestion(view: View, texts: readonly string[]): Question | null {
  if (texts.every(isMosaic)) return mosaicQuestion(texts);
  if (texts.every((text) => verbOf(text) === 'pay')) return payQuestion(payPrompt(view), texts);
  const offers = texts.length > MANY_OFFERS && texts.every((text) => verbOf(text) === 'offer');
  return offers && separates(texts, offerQuestion.group) ? offerQuestion : null;
}

export function step(view: View, remaining: readonly string[], _seat: Seat): Step | null {
  if (remaining.length === 0) return null;
  if (remaining.length === 1) return stepOf(remaining, lastQuestion(view, remaining));
  return stepOf(remaining, questionOf(view, remaining));
}
