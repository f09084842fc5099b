// How a piece is paid, in short steps: the material, the amulets it costs, then card by card.

import type { Phrase } from '../../../words.svelte';
import { CARDS, RESOURCES } from '../palace';
import { cardsOf } from '../parse';
import type { Card } from '../view';
import { separates, type Question } from './split';
import { amuletsOf, cardName, cardNames, phrase } from './words';

/** So many payments are shown as they are. */
const FEW = 6;

export const countOf = (text: string, card: Card): number => cardsOf(text).filter((there) => there === card).length;

/** What all payments that are left agree on. */
export function agreed(texts: readonly string[], card: Card): number {
  return Math.min(...texts.map((text) => countOf(text, card)));
}

/** The resources of a payment, without regard to doubles and caves. */
const materialsOf = (text: string): string[] =>
  RESOURCES.filter((resource) => cardsOf(text).some((card) => card === resource || card === `${resource}+`));

/** For equal resources: the one that is paid, if any card shows it. */
const materialQuestion = (prompt: Phrase): Question => ({
  prompt,
  group: (text) => materialsOf(text)[0] ?? 'cave',
  label: (material) => phrase('cleopatra-pay-with', { card: cardName(material as Card) }),
});

const amuletQuestion = (prompt: Phrase): Question => ({
  prompt,
  group: (text) => String(amuletsOf(text)),
  label: (amulets) => phrase('cleopatra-pay-amulets', { amulets: Number(amulets) }),
  sorted: true,
});

const countQuestion = (card: Card): Question => ({
  prompt: phrase('cleopatra-ask-count', { card: cardName(card) }),
  group: (text) => String(countOf(text, card)),
  label: (count) =>
    Number(count) === 0
      ? phrase('cleopatra-pay-without', { card: cardName(card) })
      : phrase('cards-several', { count: Number(count), card: cardName(card) }),
  sorted: true,
});

const wholeQuestion = (prompt: Phrase): Question => ({
  prompt,
  group: (text) => text,
  label: (text) => {
    const cards = cardsOf(text);
    if (cards.length === 0) return phrase('cleopatra-do-pay-nothing');
    return phrase('cleopatra-pay-cards', { cards: cardNames(cards), amulets: amuletsOf(text) });
  },
});

export function payQuestion(prompt: Phrase, texts: readonly string[]): Question {
  if (texts.length <= FEW) return wholeQuestion(prompt);
  const equal = texts.every((text) => materialsOf(text).length <= 1);
  const broad = [...(equal ? [materialQuestion(prompt)] : []), amuletQuestion(prompt)];
  return (
    broad.find(({ group }) => separates(texts, group)) ??
    CARDS.map(countQuestion).find(({ group }) => separates(texts, group)) ??
    wholeQuestion(prompt)
  );
}
