// A decision in steps: the kind of action, the kind of piece, its place or its payment.

import type { Card, Kind, View } from '../../../types/cleopatra';
import { printed } from '../../../types/cleopatra.printed';
import type { Phrase } from '../../../words.svelte';
import { agree, decisions, type Decision, type Press, type Question, type Read, type Way } from '../../engine/decide';
import { OFFERS, OFFERS_TOGETHER } from '../drawing/limits';
import { actions, isMosaic, paidBy, readPiece, type Action, type Piece } from './actions';
import { agreed, CARDS, countOf } from './cards';
import { cardSymbol } from './events';
import { mosaicQuestions } from './mosaic';
import { cardName, costName, kindName, nameOf, phrase, pieceName, shownCard, sphinxes } from './names';
import { payQuestions } from './pay';

type Deciding = Decision<View, Action>;
type Asked = Question<Action>;
type Left = readonly Read<Action>[];

const ACTS: readonly string[] = ['worship', 'market', 'build'];
const KEYS: Record<string, string> = { worship: 'w', market: 'm', build: 'b', done: 'd', keep: 'k' };

const keyOf = (answer: string): string | undefined => KEYS[answer];

const KIND_PROMPTS: Record<string, string> = { build: 'cleopatra-ask-more', second: 'cleopatra-ask-second' };

/** A single action is called by what it does. */
const labelled =
  (view: View, several: (answer: string) => Phrase): Asked['label'] =>
  (answer, left) =>
    left.length === 1 ? nameOf(view, left[0]!.action) : several(answer);

/** What kind of action it is to be. */
const actQuestion = (view: View): Asked => ({
  prompt: phrase(view.phase === 'second' ? 'cleopatra-ask-second' : 'cleopatra-ask-turn'),
  answer: ({ text, action }) => (ACTS.includes(action.kind) ? action.kind : text),
  label: labelled(view, (act) => phrase(`cleopatra-act-${act}`)),
  key: keyOf,
});

/** What kind of piece is to be built. */
const kindQuestion = (view: View): Asked => ({
  prompt: phrase(KIND_PROMPTS[view.phase] ?? 'cleopatra-ask-kind'),
  answer: ({ text, action }) => (action.kind === 'build' ? action.what : text),
  label: labelled(view, (kind) => phrase(`cleopatra-kind-${kind}`, { cost: costName(kind as Kind) })),
  key: keyOf,
});

const offerOf = ({ action }: Read<Action>): number => (action.kind === 'offer' ? Number(action.scarabs) : 0);

/** Offers that are near each other. */
const offerQuestion: Asked = {
  prompt: phrase('cleopatra-ask-offer'),
  answer: (read) => String(Math.floor(offerOf(read) / OFFERS_TOGETHER) * OFFERS_TOGETHER),
  label: (_, left) => phrase('cleopatra-offer-range', { from: offerOf(left[0]!), to: offerOf(left.at(-1)!) }),
};

/** Every action is an option of its own. */
const wholeQuestion = (view: View, left: Left): Asked => ({
  prompt: promptOf(view, left[0]!.action),
  answer: ({ text }) => text,
  label: (_, [read]) => nameOf(view, read!.action),
  key: keyOf,
});

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
    case 'discard':
    case 'keep':
      return phrase('cleopatra-ask-limit', { cards: view.seats[view.turn]?.cards ?? 0, limit: printed.hand });
    case 'offer':
      return phrase('cleopatra-ask-offer');
    case 'pay':
      return payPrompt(view);
    default:
      return phrase(view.phase === 'second' ? 'cleopatra-ask-second' : 'cleopatra-ask-stall');
  }
}

function payPrompt(view: View): Phrase {
  const piece = readPiece(view.this_turn.piece ?? 'throne');
  return phrase('cleopatra-ask-pay', { piece: pieceName(piece), cost: costName(piece.what) });
}

/** What divides a long list of actions of one kind. */
function details(view: View, left: Left): readonly Asked[] {
  const [first] = left;
  if (!first || !agree(left, ({ action }) => action.kind)) return [];
  if (left.every(({ action }) => isMosaic(action))) return mosaicQuestions;
  if (first.action.kind === 'pay') return payQuestions(payPrompt(view), left);
  return first.action.kind === 'offer' && left.length > OFFERS ? [offerQuestion] : [];
}

function questions({ view, left }: Deciding): Asked[] {
  const whole = wholeQuestion(view, left);
  if (left.length === 1) return [whole];
  const kinds = new Set<string>(left.map(({ action }) => action.kind));
  if (ACTS.filter((act) => kinds.has(act)).length > 1) return [actQuestion(view)];
  return [...(kinds.has('build') ? [kindQuestion(view)] : []), ...details(view, left), whole];
}

/** The place where a piece would be built. Mosaics are laid with the stencil. */
export function placeOf(view: View, { what, where }: Piece): string {
  const [first = ''] = where;
  switch (what) {
    case 'sphinx':
      return `sphinx-${first}-${sphinxes(view, first) + 1}`;
    case 'obelisk':
    case 'door':
    case 'wall':
      return `${what}-${first}`;
    case 'mosaic':
      return 'mosaic-top';
    default:
      return 'throne';
  }
}

/** How many cards of a kind are certain to be paid: what all payments hold that are left. */
export function certain(remaining: readonly string[]): (card: Card) => number {
  const payments = remaining.map((text) => actions.read(text));
  if (payments.length === 0 || payments.some(({ kind }) => kind !== 'pay')) return () => 0;
  return (card) => agreed(payments.map(paidBy), card);
}

/** The cards that are paid one by one: those of which some payments hold more than all. */
function cardsToPay(left: Left): (action: Action) => Card[] {
  const payments = left.filter(({ action }) => action.kind === 'pay').map(({ action }) => paidBy(action));
  const least = new Map(CARDS.map((card) => [card, payments.length > 1 ? agreed(payments, card) : 0]));
  return (action) => CARDS.filter((card) => countOf(paidBy(action), card) > least.get(card)!);
}

function presses({ view, left }: Deciding): (read: Read<Action>) => Press[] {
  const toPay = cardsToPay(left);
  // The stencil is there as soon as nothing else can be done.
  const isLaying = left.every(({ action }) => isMosaic(action));
  return ({ action }) => {
    const press = (anchor: string): Press[] => [{ anchor, label: nameOf(view, action) }];
    switch (action.kind) {
      case 'worship':
        return press(`worshipper-${action.worshipper}`);
      case 'market':
      case 'place':
        return press(`stall-${action.stall}`);
      case 'build':
        if (!isMosaic(action)) return press(placeOf(view, action));
        if (isLaying) return [];
        return [{ anchor: 'mosaic-top', label: phrase('cleopatra-act-mosaic') }];
      case 'pay':
        return toPay(action).map((card) => ({
          anchor: `hand-${card}`,
          label: phrase('cleopatra-pay-with', { card: cardName(card) }),
        }));
      case 'claim':
        return press(`area-${action.square}`);
      case 'discard':
        return press(`hand-${action.card}`);
      default:
        return [];
    }
  };
}

function building(view: View, piece: Piece): Way[] {
  // Where exactly a mosaic is put the garden itself finds out.
  if (piece.what === 'mosaic') {
    const symbol = `cleopatra-mosaic-${view.mosaics.top}`;
    return ['mosaic-top', 'stencil'].map((from) => ({ symbol, from, to: 'garden' }));
  }
  return [{ symbol: `cleopatra-${piece.what}`, from: `price-${piece.what}`, to: placeOf(view, piece) }];
}

const thrown = (card: Card): Way => ({ symbol: cardSymbol(card), from: `hand-${card}`, to: 'discards' });

function carries({ view, seat, left }: Deciding): (read: Read<Action>) => Way[] {
  const toPay = cardsToPay(left);
  return ({ action }) => {
    switch (action.kind) {
      case 'market': {
        const top = view.market.find(({ stall }) => stall === action.stall)?.up[0] ?? null;
        return [{ symbol: cardSymbol(top), from: `stall-${action.stall}`, to: 'hand' }];
      }
      case 'place':
        return [{ symbol: cardSymbol(view.drawn?.card ?? null), from: 'drawn', to: `stall-${action.stall}` }];
      case 'build':
        return building(view, action);
      case 'pay':
        return toPay(action).map(thrown);
      case 'claim':
        return [{ symbol: 'cleopatra-statue', seat, from: `seat-${seat}-statues`, to: `area-${action.square}` }];
      case 'discard':
        return [thrown(action.card)];
      default:
        return [];
    }
  };
}

export const deciding = decisions<View, Action>({ notation: actions, name: nameOf, questions, presses, carries });
