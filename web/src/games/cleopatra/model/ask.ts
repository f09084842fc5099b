// A decision in steps: the kind of action, the kind of piece, its place or its payment. No question has more answers than
// a phone shows at once, and no answer is longer than it must be: the board shows the rest.

import type { View } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import type { Phrase } from '../../../words.svelte';
import { type Decision, type Question, type Read } from '../../engine/decide';
import { KINDS, OFFERS } from '../drawing/limits';
import { isMosaic, readPiece, type Action } from './actions';
import { isCorrupt } from './cards';
import { mosaicQuestions } from './mosaic';
import { goodName, kindName, nameOf, phrase, shownCard, worshipperName } from './names';
import { payQuestions } from './pay';

type Deciding = Decision<View, Action>;
type Asked = Question<Action>;
type Left = readonly Read<Action>[];

const ACTS: readonly string[] = ['worship', 'market', 'build'];
const KEYS: Record<string, string> = { worship: 'w', market: 'm', build: 'b', done: 'd', keep: 'k' };

const keyOf = (answer: string): string | undefined => KEYS[answer];

const KIND_PROMPTS: Record<string, string> = { build: 'cleopatra-ask-more', second: 'cleopatra-ask-second' };
const ACT_PROMPTS: Record<string, string> = { ...KIND_PROMPTS, turn: 'cleopatra-ask-turn' };

/** What kind of action it is to be. */
const actQuestion = (view: View): Asked => ({
  prompt: phrase(ACT_PROMPTS[view.phase] ?? 'cleopatra-ask-turn'),
  answer: ({ text, action }) => (ACTS.includes(action.kind) ? action.kind : text),
  label: (act, left) =>
    ACTS.includes(act) && left.length > 1 ? phrase(`cleopatra-act-${act}`) : nameOf(view, left[0]!.action),
  key: keyOf,
});

const kindOf = ({ text, action }: Read<Action>): string => (action.kind === 'build' ? action.what : text);

/** What kind of piece is to be built. */
const kindQuestion = (view: View): Asked => ({
  prompt: phrase(KIND_PROMPTS[view.phase] ?? 'cleopatra-ask-kind'),
  answer: kindOf,
  label: (answer, [read]) =>
    phrase(read!.action.kind === 'build' ? `cleopatra-kind-${answer}` : 'cleopatra-option-done'),
  key: keyOf,
});

const partsOf = ({ action }: Read<Action>): string[] => (action.kind === 'build' ? action.where[0]!.split('-') : []);

/** A wall: its side, then its place there. */
const wallQuestions: readonly Asked[] = [
  {
    prompt: phrase('cleopatra-ask-side'),
    answer: (read) => partsOf(read)[0]!,
    label: (side) => phrase(`cleopatra-wall-${side}`),
  },
  {
    prompt: phrase('cleopatra-ask-where', { kind: kindName('wall') }),
    answer: (read) => partsOf(read)[1]!,
    label: (place) => phrase(`cleopatra-wall-at-${place}`),
  },
];

/** What is discarded: plain cards, or those that corrupt. Then which of them. */
const discardQuestions = (view: View, left: Left): readonly Asked[] => [
  {
    prompt: limitPrompt(view, left),
    answer: ({ text, action }) => (action.kind === 'discard' ? (isCorrupt(action.card) ? 'corrupt' : 'plain') : text),
    label: (answer, [read]) =>
      read!.action.kind === 'discard'
        ? phrase(`cleopatra-discard-${answer}`)
        : phrase('cleopatra-option-keep', { amulets: view.computed.over[view.turn] ?? 0 }),
    key: keyOf,
  },
  {
    prompt: phrase('cleopatra-ask-discard'),
    answer: ({ text }) => text,
    label: (_, [read]) => (read!.action.kind === 'discard' ? goodName(read!.action.card) : nameOf(view, read!.action)),
  },
];

function limitPrompt(view: View, left: Left): Phrase {
  const mayKeep = left.some(({ action }) => action.kind === 'keep');
  const cards = view.seats[view.turn]?.cards ?? 0;
  return phrase(mayKeep ? 'cleopatra-ask-limit' : 'cleopatra-ask-limit.discarding', { cards, limit: printed.hand });
}

const offerOf = ({ action }: Read<Action>): number => (action.kind === 'offer' ? Number(action.scarabs) : 0);

/** Offers that are near each other are one answer, until few are left. */
function offerQuestion(left: Left): Asked {
  const least = Math.min(...left.map(offerOf));
  const together = Math.ceil(left.length / OFFERS);
  return {
    prompt: phrase('cleopatra-ask-offer'),
    answer: (read) => String(Math.floor((offerOf(read) - least) / together)),
    label: (_, near) =>
      near.length === 1
        ? phrase('cleopatra-offer-one', { scarabs: offerOf(near[0]!) })
        : phrase('cleopatra-offer-range', { from: offerOf(near[0]!), to: offerOf(near.at(-1)!) }),
  };
}

/** Every action is an option of its own. */
const wholeQuestion = (view: View, left: Left): Asked => ({
  prompt: promptOf(view, left[0]!.action),
  answer: ({ text }) => text,
  label: (_, [read]) => shortName(view, read!.action),
  key: keyOf,
});

/** What an action does, where the question says the rest. */
function shortName(view: View, action: Action): Phrase {
  switch (action.kind) {
    case 'worship':
      return worshipperName(action.worshipper);
    case 'market':
    case 'place':
      return phrase('cleopatra-option-stall', { stall: action.stall });
    case 'claim': {
      const area = view.this_turn.claims.find((squares) => squares.includes(action.square));
      return phrase('cleopatra-option-claim', { square: action.square, squares: area?.length ?? 1 });
    }
    case 'palms':
      return phrase('cleopatra-option-palms', { palms: view.computed.building?.bonus ?? 0 });
    default:
      return nameOf(view, action);
  }
}

function promptOf(view: View, action: Action): Phrase {
  switch (action.kind) {
    case 'worship':
      return phrase('cleopatra-ask-worshipper');
    case 'place':
      return phrase('cleopatra-ask-place', { card: shownCard(view.drawn) });
    case 'build':
      return phrase('cleopatra-ask-where', { kind: kindName(action.what) });
    case 'claim':
    case 'palms':
      return phrase(view.this_turn.has_claimed ? 'cleopatra-ask-claim-again' : 'cleopatra-ask-claim');
    case 'offer':
      return phrase('cleopatra-ask-offer');
    default:
      return phrase(view.phase === 'second' ? 'cleopatra-ask-second' : 'cleopatra-ask-stall');
  }
}

const payPrompt = (view: View): Phrase =>
  phrase('cleopatra-ask-pay', { kind: kindName(readPiece(view.this_turn.piece ?? 'throne').what) });

/** What divides a list of actions of one kind. */
function details(view: View, left: Left): readonly Asked[] {
  const isAll = (is: (action: Action) => boolean) => left.every(({ action }) => is(action));
  if (isAll(isMosaic)) return mosaicQuestions(view.mosaics.top!, left);
  if (isAll((action) => action.kind === 'build' && action.what === 'wall')) return wallQuestions;
  if (isAll(({ kind }) => kind === 'pay')) return payQuestions(payPrompt(view), left);
  if (isAll(({ kind }) => kind === 'discard' || kind === 'keep')) return discardQuestions(view, left);
  return isAll(({ kind }) => kind === 'offer') ? [offerQuestion(left)] : [];
}

/** So many kinds of piece, and the end of building: more than are shown at once. */
const isMuch = (left: Left): boolean => new Set(left.map(kindOf)).size > KINDS;

export function questions({ view, left }: Deciding): Asked[] {
  const whole = wholeQuestion(view, left);
  if (left.length === 1) return [whole];
  const kinds = new Set<string>(left.map(({ action }) => action.kind));
  const isBuilding = kinds.has('build');
  if (ACTS.filter((act) => kinds.has(act)).length > 1) return [actQuestion(view)];
  if (isBuilding && kinds.size > 1 && isMuch(left)) return [actQuestion(view)];
  return [...(isBuilding ? [kindQuestion(view)] : []), ...details(view, left), whole];
}
