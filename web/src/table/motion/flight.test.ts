// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Place } from '../../games/contract';
import { differenceOf } from './difference';
import { Flight } from './flight';
import { Places } from './spots';

/** Every animation that was begun, to be ended by hand. */
interface Moving {
  element: Element;
  frames: Keyframe[];
  finish(): void;
}
let moving: Moving[] = [];
let scene: HTMLElement;
let layer: HTMLElement;

const place = (at: string, piece: string, count = 1, more: Partial<Place> = {}): Place => ({
  at,
  piece,
  count,
  symbol: piece,
  ...more,
});

/** A drawing of ten by ten pixels at this place of the screen. */
const drawing = (x: number, more = '') => `<i data-x="${x}" ${more}></i>`;

beforeEach(() => {
  moving = [];
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    const x = Number(this.getAttribute('data-x') ?? NaN);
    return (Number.isNaN(x) ? new DOMRect(0, 0, 0, 0) : new DOMRect(x, 0, 10, 10)) as DOMRect;
  };
  Element.prototype.animate = function animate(this: Element, frames: unknown) {
    let finish = () => {};
    const finished = new Promise<void>((done) => (finish = done));
    moving.push({ element: this, frames: frames as Keyframe[], finish: () => finish() });
    return { finished, finish } as unknown as Animation;
  } as never;
  document.body.innerHTML = '<div class="frame"></div><div class="flights"></div>';
  [scene, layer] = [...document.body.children] as [HTMLElement, HTMLElement];
});

const copies = () => [...layer.querySelectorAll<SVGElement>('.flying')];
const coming = () => [...scene.querySelectorAll('[data-coming]')].map((element) => element.getAttribute('data-x'));
const landed = (nth: number) => moving.filter(({ element }) => element.matches('.flying'))[nth]!.finish();
const settle = () => new Promise((done) => setTimeout(done));

/** The board goes from one drawing to another, as the places do. */
function go(before: Place[], after: Place[], drawn: () => void, earlier: Flight[] = []): Flight {
  const difference = differenceOf(before, after);
  const places = new Places(scene, difference);
  drawn();
  return new Flight(places, layer, difference, { events: [], speed: 'normal', before: earlier });
}

const at = (name: string, x: number, inside = '') => `<b data-at="${name}" data-x="${x}">${inside}</b>`;

describe('a piece on its way', () => {
  it('is not seen where it goes to until it is there, and no copy is left behind', async () => {
    scene.innerHTML = at('a', 100, drawing(103)) + at('b', 300);
    const flight = go([place('a', 'stone')], [place('b', 'stone')], () => {
      scene.querySelector('[data-at=a]')!.innerHTML = '';
      scene.querySelector('[data-at=b]')!.innerHTML = drawing(303);
    });
    expect([copies().length, coming()]).toEqual([1, ['303']]);
    // It sets off where its drawing was, not in the middle of the place.
    const [first, ...frames] = moving[0]!.frames;
    expect(first!['transform']).toContain('translate(103px');
    expect(frames.at(-1)!['transform']).toContain('translate(303px');
    flight.finish();
    await flight.finished;
    expect([layer.children.length, coming()]).toEqual([0, []]);
  });

  it('is one of several that come to a place, each hidden for itself', async () => {
    scene.innerHTML = at('heap', 100) + at('sled', 300, drawing(301));
    const flight = go(
      [place('heap', 'stone', 9), place('sled', 'stone', 1)],
      [place('heap', 'stone', 7), place('sled', 'stone', 3)],
      () => scene.querySelector('[data-at=sled]')!.insertAdjacentHTML('beforeend', drawing(311) + drawing(321)),
    );
    expect([copies().length, coming()]).toEqual([2, ['311', '321']]);
    landed(0);
    await settle();
    expect([copies().length, coming()]).toEqual([1, ['321']]);
    flight.finish();
    await flight.finished;
    expect(coming()).toEqual([]);
  });

  it('is found where it is drawn outside of its place', () => {
    scene.innerHTML = at('a', 100) + at('cell', 300);
    go([place('a', 'pawn')], [place('cell', 'pawn')], () =>
      scene.insertAdjacentHTML('beforeend', drawing(350, 'data-of="cell"')),
    );
    expect(coming()).toEqual(['350']);
  });

  it('is itself where it carries its own anchor, whatever else is new there', () => {
    scene.innerHTML = at('deck', 100) + at('desk', 300);
    go([place('deck', 'card')], [place('desk', 'card', 1, { id: 'card-7' })], () => {
      scene.querySelector('[data-at=desk]')!.innerHTML = drawing(301) + at('card-7', 310);
    });
    expect(coming()).toEqual(['310']);
  });

  it('cannot leave a place before it has come there', async () => {
    scene.innerHTML = at('a', 100) + at('b', 300) + at('c', 500);
    const first = go([place('a', 'stone')], [place('b', 'stone')], () => {
      scene.querySelector('[data-at=b]')!.innerHTML = drawing(303);
    });
    const second = go(
      [place('b', 'stone')],
      [place('c', 'stone')],
      () => {
        scene.querySelector('[data-at=b]')!.innerHTML = '';
        scene.querySelector('[data-at=c]')!.innerHTML = drawing(503);
      },
      [first],
    );
    expect(copies().map((copy) => copy.classList.contains('waiting'))).toEqual([false, true]);
    landed(0);
    await settle();
    expect(copies().map((copy) => copy.classList.contains('waiting'))).toEqual([false]);
    expect(coming()).toEqual(['503']);
    second.finish();
    await second.finished;
    expect([layer.children.length, coming()]).toEqual([0, []]);
  });

  it('does not set off where nobody could see it', () => {
    scene.innerHTML = at('a', 100);
    go([place('a', 'stone')], [place('nowhere', 'stone')], () => {});
    expect(layer.children.length).toBe(0);
  });
});
