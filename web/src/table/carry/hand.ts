// The hand over the board, the same for every game: it takes a piece where it lies, carries it along, and lets it go
// where it may lie.

import { drag } from '../../design/drag';
import { carryOver, putDown } from '../../design/field';
import type { Carry } from '../../games/contract';
import { drawn } from '../motion/copies';
import type { LetGo } from '../motion/flight';
import { measureOf } from '../motion/spots';

export interface Reach {
  /** What can be taken now. */
  carries(): readonly Carry[];
  /** What it would be to let go here; null where it cannot be. */
  point(texts: readonly string[] | null): void;
  /** It was let go where these texts lead: there it sets off to its place. */
  pick(texts: readonly string[], letGo: LetGo): void;
}

/** What is carried is as large as where it lay, within reason. */
const SMALLEST = 32;
const LARGEST = 72;
/** A finger hides what is under it: what it carries is seen above it. */
const ABOVE = 44;

const above = ({ pointerType }: PointerEvent): number => (pointerType === 'touch' ? ABOVE : 0);

const anchorOf = (element: Element): string => (element as HTMLElement | SVGElement).dataset['at'] ?? '';

/** The innermost of the wanted anchors around an element, or the one of which a drawing around it is a part. */
function around(board: Element, element: Element | null, wanted: ReadonlySet<string>): Element | null {
  const NAMED = '[data-at], [data-of]';
  for (let at = element?.closest<HTMLElement | SVGElement>(NAMED); at; at = at.parentElement?.closest(NAMED) ?? null) {
    if (wanted.has(anchorOf(at))) return at;
    const of = at.dataset['of'];
    if (of && wanted.has(of)) return board.querySelector(`[data-at="${CSS.escape(of)}"]`);
  }
  return null;
}

function mark(board: Element, name: 'carry' | 'land', wanted: ReadonlySet<string>, here: Element | null = null): void {
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`)) {
    if (!wanted.has(anchorOf(element))) delete element.dataset[name];
  }
  if (wanted.size === 0) return;
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>('[data-at]')) {
    const value = element === here ? 'here' : '';
    if (wanted.has(anchorOf(element)) && element.dataset[name] !== value) element.dataset[name] = value;
  }
}

/** Shows what can be taken: a finger that comes down there drags and does not scroll. */
export const markCarries = (board: Element, carries: readonly Carry[]): void =>
  mark(board, 'carry', new Set(carries.map(({ from }) => from)));

/** Lets a hand take things from the board; the answer ends that. */
export function listen(board: HTMLElement, layer: HTMLElement, reach: Reach): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  let taken: EventTarget | null = null;
  // Parts of drawings cannot say by their style that a finger does not scroll there: it is told when the finger moves.
  const stay = (event: TouchEvent) => taken && event.preventDefault();
  board.addEventListener('touchmove', stay, { signal, passive: false });
  board.addEventListener(
    'pointerdown',
    (down) => {
      const source = around(board, down.target as Element, new Set(reach.carries().map(({ from }) => from)));
      taken?.removeEventListener('touchmove', stay as EventListener);
      taken = source && down.target;
      // What is touched may be drawn elsewhere meanwhile: then the board hears nothing of the finger any more.
      taken?.addEventListener('touchmove', stay as EventListener, { signal, passive: false });
      if (source) take(down, source, board, layer, reach);
    },
    { signal },
  );
  return () => heard.abort();
}

/** A pointer has come down on something that can be taken. */
function take(down: PointerEvent, source: Element, board: Element, layer: HTMLElement, reach: Reach): void {
  const from = anchorOf(source);
  const mine = () => reach.carries().filter((carry) => carry.from === from);
  const places = () => new Set(mine().map(({ to }) => to));
  const textsAt = (place: Element) => [
    ...new Set(mine().flatMap(({ to, text }) => (to === anchorOf(place) ? text : []))),
  ];
  const { width, height } = measureOf(layer)(source.getBoundingClientRect());
  const size = Math.max(SMALLEST, Math.min(LARGEST, width, height));
  const piece = drawn(mine()[0]!, size);
  let over: Element | null = null;

  const under = ({ clientX, clientY }: PointerEvent): Element | null => {
    const [wanted, elements] = [places(), document.elementsFromPoint(clientX, clientY)];
    // What the prompt covers is out of reach.
    if (!elements[0] || !board.contains(elements[0])) return null;
    for (const element of elements) {
      const place = around(board, element, wanted);
      if (place && place !== source) return place;
    }
    return null;
  };
  const follow = (at: PointerEvent) => {
    const place = under(at);
    const { x, y } = measureOf(layer)({ x: at.clientX, y: at.clientY - above(at), width: size, height: size });
    piece.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    piece.classList.toggle('over-field', carryOver(place, at));
    if (place === over) return;
    over = place;
    mark(board, 'land', places(), place);
    if (!piece.classList.contains('over-field')) reach.point(place ? textsAt(place) : null);
  };

  drag(down, {
    lift() {
      layer.append(piece);
      mark(board, 'land', places());
    },
    move: follow,
    drop(at) {
      const place = under(at);
      reach.point(null);
      if (!place || putDown(place, at)) return;
      reach.pick(textsAt(place), { at: anchorOf(place), x: at.clientX, y: at.clientY - above(at) });
    },
    end() {
      piece.remove();
      mark(board, 'land', new Set());
    },
  });
}
