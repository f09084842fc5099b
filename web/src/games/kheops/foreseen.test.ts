// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { View } from '../../types/kheops';
import type { Room } from '../../stage/room';
import type { BoardProps } from '../contract';
import { momentsOf } from '../laws/moments';
import face from './index';

/** Drawing a board takes a while on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const { before, legal, viewer } = momentsOf('kheops').find(
  ({ before, legal }) => before.phase === 'build' && before.computed.networks.length > 0 && legal.length > 0,
)!;
const view = before as View;
const [text] = legal as [string];

const room: Room = { width: 1600, height: 900, shape: 'wide', text: 1 };

const worth = (points: number): View => ({
  ...view,
  computed: { ...view.computed, networks: view.computed.networks.map((network) => ({ ...network, points })) },
});

/** The values that the board shows while this one text is left, and what it points at. */
function shown(foreseen: BoardProps<View>['foreseen']): { values: Set<string>; pointed: unknown[] } {
  const point = vi.fn();
  const nothing = () => {};
  const props: BoardProps<View> = {
    ...{ view: worth(11), seat: viewer, remaining: [text], open: new Map(), names: {}, knowing: false, foreseen, room },
    ...{ pick: nothing, ask: nothing, back: nothing, tell: nothing, point },
  };
  const board = mount(face.Board, { target: document.body, props });
  flushSync();
  const values = new Set([...document.querySelectorAll('.plaque text')].map(({ textContent }) => textContent ?? ''));
  void unmount(board);
  return { values, pointed: point.mock.calls.map(([texts]) => texts) };
}

test('the board asks what the decision that it shows would lead to', () => {
  expect(shown(null).pointed).toEqual([[text]]);
});

test('networks are those of the program: the present ones until it has answered, then the foreseen ones', () => {
  expect(shown(null).values).toEqual(new Set(['11']));
  expect(shown({ text, view: worth(22) }).values).toEqual(new Set(['22']));
  expect(shown({ text: legal[1]!, view: worth(22) }).values).toEqual(new Set(['11']));
});
