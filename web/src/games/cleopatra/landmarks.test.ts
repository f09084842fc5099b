// @vitest-environment happy-dom
// Papers of the scene are landmarks: no two that are shown together have one name, in whatever room.

import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { shapeOf } from '../../stage/room';
import { speak } from '../laws/drawn.svelte';
import { momentsOf } from '../laws/moments';
import face from './index';

const ROOMS = [
  [360, 640],
  [390, 844],
  [667, 375],
  [820, 1180],
  [1440, 900],
] as const;
const nothing = () => {};

/** One moment of each kind of decision. */
const moments = new Map(
  momentsOf('cleopatra').flatMap((moment) =>
    moment.viewer && moment.legal.length > 0 ? [[(moment.before as { phase: string }).phase, moment] as const] : [],
  ),
);

test('no two papers have one name', { timeout: 120_000 }, async () => {
  await speak(face);
  expect([...moments.keys()]).toContain('offering');
  for (const [phase, { before: view, viewer, legal }] of moments) {
    for (const [width, height] of ROOMS) {
      const room = { width, height, shape: shapeOf(width, height), text: 1 };
      const open = face.touch(view as never, legal, viewer!);
      const told = { pick: nothing, point: nothing, ask: nothing, back: nothing, tell: nothing };
      const props = { view, seat: viewer, remaining: legal, open, names: {}, room, knowing: false, ...told };
      const board = mount(face.Board, { target: document.body, props: props as never });
      // What is loaded later is there, too.
      await vi.dynamicImportSettled();
      flushSync();
      const papers = [...document.querySelectorAll('section, nav')].map((paper) => paper.getAttribute('aria-label'));
      expect(papers.length, phase).toBeGreaterThan(0);
      expect(new Set(papers).size, `${phase}, ${width}x${height}: ${papers.join(', ')}`).toBe(papers.length);
      await unmount(board);
    }
  }
});
