// A piece on its way looks like what is drawn where it lands: a copy of that drawing, as large as it is on the screen.

import type { Spot } from './spots';

const SVG = 'http://www.w3.org/2000/svg';

/** A copy is no place, and nobody can press it. */
const LEFT_OUT = [
  'id',
  'data-at',
  'data-of',
  'data-coming',
  'data-carry',
  'data-land',
  'role',
  'tabindex',
  'aria-label',
];
const NOT_YET = ['open', 'lit'];

function strip(copy: Element): void {
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of LEFT_OUT) element.removeAttribute(name);
    element.classList.remove(...NOT_YET);
  }
}

/** Styles depend on what is around a drawing: around its copy there are groups that are named and coloured alike. */
function surrounded(copy: Element, drawing: Element, scene: Element): Element {
  let inner = copy;
  for (let around = drawing.parentElement; around && around !== scene; around = around.parentElement) {
    const group = document.createElementNS(SVG, 'g');
    for (const name of ['class', 'style']) group.setAttribute(name, around.getAttribute(name) ?? '');
    group.classList.remove(...NOT_YET);
    // Where it is on the screen is known already, and it stands for itself.
    Object.assign(group.style, { transform: 'none', opacity: '1', filter: 'none', animation: 'none' });
    group.append(inner);
    inner = group;
  }
  return inner;
}

/** A picture of these drawings, which fill this place of the screen; null where they are no parts of a scene's picture. */
export function likeness(drawings: readonly Element[], place: Spot, scene: Element): SVGSVGElement | null {
  const picture = document.createElementNS(SVG, 'svg');
  for (const drawing of drawings) {
    const parent = drawing.parentNode;
    if (!(drawing instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return null;
    const matrix = parent.getScreenCTM();
    if (!matrix) return null;
    const [x, y] = [matrix.e - place.x + place.width / 2, matrix.f - place.y + place.height / 2];
    const copy = drawing.cloneNode(true) as Element;
    strip(copy);
    const there = document.createElementNS(SVG, 'g');
    there.setAttribute('transform', `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, x, y].join(' ')})`);
    there.append(copy);
    picture.append(surrounded(there, drawing, scene));
  }
  picture.setAttribute('viewBox', `0 0 ${place.width} ${place.height}`);
  return drawings.length > 0 ? picture : null;
}
