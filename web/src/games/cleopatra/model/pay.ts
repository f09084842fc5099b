// How a piece is paid, in short steps: the material, the amulets it costs, then card by card.

import type { Card } from '../../../types/cleopatra';
import type { Phrase } from '../../../words.svelte';
import type { Question, Read } from '../../engine/decide';
import { PAYMENTS } from '../drawing/limits';
import { paidBy, type Action } from './actions';
import { agreed, CARDS, corruptOf, countOf, materialsOf } from './cards';
import { cardName, cardNames, goodName, phrase } from './names';

type Asked = Question<Action>;

const cardsOf = ({ action }: Read<Action>): readonly Card[] => paidBy(action);

/** For equal resources: the one that is paid, if any card shows it. */
const materialQuestion = (prompt: Phrase): Asked => ({
  prompt,
  answer: (read) => materialsOf(cardsOf(read))[0] ?? 'cave',
  label: (material) => goodName(material as Card),
});

const amuletQuestion = (prompt: Phrase): Asked => ({
  prompt,
  answer: (read) => String(corruptOf(cardsOf(read)).length),
  label: (amulets) => phrase('cleopatra-pay-amulets', { amulets: Number(amulets) }),
  sorted: true,
});

const countQuestion = (card: Card): Asked => ({
  prompt: phrase('cleopatra-ask-count', { card: cardName(card) }),
  answer: (read) => String(countOf(cardsOf(read), card)),
  label: (count) => phrase('cleopatra-pay-count', { count: Number(count) }),
  sorted: true,
});

/** Few payments are told by the cards that not all of them hold. */
function wholeQuestion(prompt: Phrase, left: readonly Read<Action>[]): Asked {
  const all = left.map(cardsOf);
  return {
    prompt,
    answer: ({ text }) => text,
    label: (_, [read]) => {
      const cards = cardsOf(read!);
      if (cards.length === 0) return phrase('cleopatra-do-pay-nothing');
      const own = CARDS.flatMap((card) => Array.from({ length: countOf(cards, card) - agreed(all, card) }, () => card));
      return phrase('cleopatra-pay-cards', { cards: cardNames(own), amulets: corruptOf(cards).length });
    },
  };
}

export function payQuestions(prompt: Phrase, left: readonly Read<Action>[]): Asked[] {
  const whole = wholeQuestion(prompt, left);
  if (left.length <= PAYMENTS) return [whole];
  const isEqual = left.every((read) => materialsOf(cardsOf(read)).length <= 1);
  return [...(isEqual ? [materialQuestion(prompt)] : []), amuletQuestion(prompt), ...CARDS.map(countQuestion), whole];
}
