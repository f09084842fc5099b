// The notation of decisions.

import { notation } from '../../engine/notation';

export const actions = notation()({
  keep: 'keep <one> <other>',
  mark: 'mark <card> <cells...>',
  bonus: 'bonus <card> <cells...>',
  deck: 'take deck',
  take: 'take <card>',
});

export const { read, write } = actions;

export type Action = ReturnType<typeof read>;
export type Crossing = Extract<Action, { kind: 'mark' | 'bonus' }>;
