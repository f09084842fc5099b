// A game's board, drawn as the page draws it, in a document without a layout.

import { flushSync, mount } from 'svelte';
import { settings } from '../../app/settings.svelte';
import type { Room } from '../../stage/room';
import { say, words, type Phrase } from '../../words.svelte';
import type { GameFace, Option, Seat } from '../contract';

/** Drawings fit themselves into this many pixels. */
const WIDTH = 800;
const ROOM: Room = { width: WIDTH, height: 600, shape: 'wide', text: 1 };

const nothing = () => {};

/** What the board has told of what was pointed at. */
let told: Phrase[] = [];
const tell = (phrase: Phrase | null) => {
  if (phrase) told.push(phrase);
};

/** Points at every place, and hears what is told of it. */
function pointed(board: Element): string[] {
  told = [];
  for (const element of board.querySelectorAll('[data-at]')) element.dispatchEvent(new Event('pointerenter'));
  return told.map((phrase) => say(phrase));
}

/** Says everything in English from now on. */
export async function speak(face: GameFace): Promise<void> {
  // Boards are looked at as they are when nothing moves.
  settings.speed = 'none';
  for (const side of ['clientWidth', 'offsetWidth'] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => WIDTH });
  }
  await words.add(...face.texts);
  await face.later?.();
}

const HEARD = ['aria-label', 'aria-description', 'title', 'alt'];

function textsOf(board: Element): string[] {
  const heard = [...board.querySelectorAll('*')].flatMap((element) => {
    const said = HEARD.flatMap((name) => element.getAttribute(name) ?? []);
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [...said, ...own.map(({ textContent }) => textContent ?? '')];
  });
  return [...heard, ...pointed(board)].map((text) => text.trim()).filter((text) => text !== '');
}

/** The anchors that were drawn of a view with nothing to decide. */
const still = new Map<unknown, Set<string>>();

/** The anchors of a view, drawn as a seat sees it that may do these things. */
export function draw(face: GameFace, view: unknown, seat: Seat | null, remaining: readonly string[]): Set<string> {
  const known = remaining.length === 0 ? still.get(view) : undefined;
  if (known) return known;
  const drawn = onBoard(face, view, seat, remaining, anchorsOf);
  if (remaining.length === 0) still.set(view, drawn);
  return drawn;
}

/** The ids of the game's symbols. */
export function drawSymbols(face: GameFace): Set<string> {
  const target = document.createElement('div');
  mount(face.Sprite, { target });
  flushSync();
  return new Set([...target.querySelectorAll('symbol')].map(({ id }) => id));
}

/** All that can be read or heard on the board, or is told of what is pointed at. */
export const read = (face: GameFace, view: unknown, seat: Seat | null, remaining: readonly string[]): string[] =>
  onBoard(face, view, seat, remaining, textsOf);

const anchorsOf = (board: Element): Set<string> =>
  new Set([...board.querySelectorAll('[data-at]')].flatMap((element) => element.getAttribute('data-at') ?? []));

class Shown {
  view: unknown = $state.raw();
  seat: Seat | null = $state(null);
  remaining: readonly string[] = $state.raw([]);
  open: ReadonlyMap<string, Option> = $state.raw(new Map());
}

const NAMES = { A: 'Ana', B: 'Ben', C: 'Carla', D: 'Dan' };
const boards = new Map<GameFace, { shown: Shown; target: HTMLElement }>();

/** One board for each game: it is drawn once, and then changes from view to view, as on the page. */
function boardOf(face: GameFace, view: unknown) {
  const known = boards.get(face);
  if (known) return known;
  const shown = new Shown();
  shown.view = view;
  const target = document.createElement('div');
  document.body.append(target);
  mount(face.Board, {
    target,
    props: {
      get view() {
        return shown.view;
      },
      get seat() {
        return shown.seat;
      },
      get remaining() {
        return shown.remaining;
      },
      get open() {
        return shown.open;
      },
      names: NAMES,
      room: ROOM,
      knowing: false,
      pick: nothing,
      point: nothing,
      ask: nothing,
      back: nothing,
      tell,
    },
  });
  boards.set(face, { shown, target });
  return { shown, target };
}

function onBoard<Found>(
  face: GameFace,
  view: unknown,
  seat: Seat | null,
  remaining: readonly string[],
  find: (board: Element) => Found,
): Found {
  const { shown, target } = boardOf(face, view);
  const open = seat && remaining.length > 0 ? face.touch(view, remaining, seat) : new Map<string, Option>();
  Object.assign(shown, { view, seat, remaining, open });
  flushSync();
  return find(target);
}
