// Where points come from, and what a seat holds in public.

import type { Seat } from '../../contract';
import type { Arg, Phrase } from '../../../words.svelte';
import type { View } from '../view';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

const numbers = (arg: Arg | undefined): number[] =>
  (Array.isArray(arg) ? arg : [arg]).map(Number).filter((number) => number > 0);

const colourOf = (arg: Arg | undefined): string => {
  const key = typeof arg === 'object' && 'key' in arg ? arg.key : '';
  return String(key).replace('colour-', '');
};

export function pieces(seat: Seat, line: string, piece: Phrase, view: View): string[] {
  const at = view.seats[seat];
  const args = piece.args ?? {};
  const computed = view.computed.seats[seat];
  if (!at || !computed) return [];
  const { pairs } = computed.gems;
  const gems = (from: number, to: (colour: 'red' | 'green') => number) =>
    (['red', 'green'] as const).flatMap((colour) => range(from, to(colour)).map((gem) => `${colour}-${seat}-${gem}`));
  switch (line) {
    case 'cards':
      return numbers(args['cards']).map((card) => `card-${card}`);
    case 'torches':
      return numbers(args['rounds']).map((round) => `torch-${seat}-${round}`);
    case 'pyramids':
      return [`fan-${seat}-${colourOf(args['colour'])}`];
    case 'pairs':
      return gems(1, () => pairs);
    case 'singles':
      return gems(pairs + 1, (colour) => at[colour]);
    case 'skulls':
      return at.skulls > 0 ? [`skull-${seat}-${at.skulls}`] : [];
    default:
      return [];
  }
}

/** The short line under a seat's name: its completed cards, gems and skulls. */
export function holds(view: View, seat: Seat): Phrase[] {
  const at = view.seats[seat];
  if (!at) return [];
  return [
    { key: 'pyramids-holds-completed', args: { count: at.completed.length } },
    { key: 'pyramids-holds-gems', args: { red: at.red, green: at.green } },
    ...(at.torches.length > 0 ? [{ key: 'pyramids-holds-torches', args: { count: at.torches.length } }] : []),
    ...(at.skulls > 0 ? [{ key: 'pyramids-holds-skulls', args: { count: at.skulls } }] : []),
  ];
}
