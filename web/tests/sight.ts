// What is seen of a scene at once, told by geometry alone: `look` runs in the page and says what is wrong there.

/** How small text may be on the board as it is shown, and how large a phone is at the most, in pixels. */
export interface Measure {
  text: number;
  textOnPhones: number;
  phone: number;
  target: number;
  /** The anchors that the game says may be pressed now. */
  pressed: string[];
}

export const MEASURE: Omit<Measure, 'pressed'> = { text: 12, textOnPhones: 13, phone: 600, target: 44 };

/** Says everything that is wrong with what is shown now. It runs in the page, so it knows only what it is given. */
export function look({ text, textOnPhones, phone, target, pressed }: Measure): string[] {
  const wrong: string[] = [];
  /** Half a pixel is nothing anybody sees. */
  const ROUND = 0.5;
  /** An object is looked for at so many points each way. */
  const POINTS = 5;
  const [main] = document.getElementsByTagName('main');
  if (!main) return ['there is no scene'];
  const room = main.getBoundingClientRect();
  const isPhone = Math.min(innerWidth, innerHeight) < phone;
  const nameOf = (element: Element) =>
    element.closest('[data-at]')?.getAttribute('data-at') ?? element.textContent?.trim().slice(0, 30) ?? '?';
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // Nothing scrolls.
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page is ${scrollWidth}x${scrollHeight}`);

  // The drawing goes to every edge.
  const fills = [...main.getElementsByTagName('svg')].some((drawing) => {
    const { left, top, right, bottom } = drawing.getBoundingClientRect();
    const isWide = left <= room.left + ROUND && right >= room.right - ROUND;
    return isWide && top <= room.top + ROUND && bottom >= room.bottom - ROUND;
  });
  if (!fills) wrong.push('no drawing fills the room');
  if (room.height < innerHeight - ROUND) wrong.push('the scene is lower than the window');

  // What may be pressed is in sight, and a press reaches it.
  const grid = Array.from({ length: POINTS }, (_, place) => (place + 0.5) / POINTS);
  const mistakeOf = (element: Element): string | null => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !isSeen(element)) return 'is not shown';
    const points = grid.flatMap((across) => grid.map((down) => ({ x: x + width * across, y: y + height * down })));
    const above = points.map((point) => document.elementFromPoint(point.x, point.y));
    const inSight = above.filter((top) => top && main.contains(top)).length;
    if (inSight * 2 < points.length) return 'is covered or out of sight';
    return above.some((top) => top && element.contains(top)) ? null : 'cannot be pressed';
  };
  for (const at of pressed) {
    const drawn = [...main.querySelectorAll(`[data-at="${at}"]`)].map(mistakeOf);
    if (drawn.length === 0) wrong.push(`${at} is not drawn`);
    else if (!drawn.includes(null)) wrong.push(`${at} ${drawn[0]}`);
  }
  for (const element of main.querySelectorAll('button, a, [role=button], [tabindex="0"]')) {
    const { width, height } = element.getBoundingClientRect();
    // What is for readers only is as good as nothing, also where all of it is shown larger.
    const mistake = width < 3 && height < 3 ? null : mistakeOf(element);
    if (mistake && !pressed.includes(nameOf(element))) wrong.push(`${nameOf(element)} ${mistake}`);
  }

  // Words can be read.
  const least = isPhone ? textOnPhones : text;
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const small = new Map<string, number>();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent?.trim() || !element || element.closest('style, title, desc, defs, symbol')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || !isSeen(element)) continue;
    const drawn = element as unknown as SVGGraphicsElement;
    const matrix = drawn.getScreenCTM?.() ?? null;
    // Where words lie on a slanted face, what they cover tells how large they are.
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - ROUND / 2) small.set(node.textContent.trim().slice(0, 20), size);
  }
  for (const [word, size] of [...small].slice(0, 5)) wrong.push(`“${word}” is ${size.toFixed(1)} px`);
  if (small.size > 5) wrong.push(`and ${small.size - 5} more words are too small`);

  // Papers lie beside one another, and leave room.
  const papers = [...document.querySelectorAll('body *')].filter((element) => {
    if (main.contains(element) || element.contains(main) || !isSeen(element)) return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    const isOuter = element.parentElement?.contains(main);
    // What is for readers only takes no room, or lies above the window; what lets presses through is light or a word.
    const takes = (part: Element) => getComputedStyle(part).pointerEvents !== 'none';
    const isPaper = takes(element) || [...element.querySelectorAll('*')].some(takes);
    return isOuter && isPaper && width > 1 && height > 1 && bottom > 0;
  });
  const lying = papers.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left + ROUND ||
    other.right <= one.left + ROUND ||
    one.bottom <= other.top + ROUND ||
    other.bottom <= one.top + ROUND;
  const cards = lying.flatMap(({ element, box }) =>
    // A row of plates is as many papers as it has plates.
    element.querySelector('li > div')
      ? [...element.querySelectorAll('li')].map((li) => li.getBoundingClientRect())
      : [box],
  );
  cards.forEach((one, place) => {
    if (one.right > innerWidth + ROUND || one.bottom > innerHeight + ROUND || one.left < -ROUND || one.top < -ROUND) {
      wrong.push(`a paper at ${Math.round(one.x)},${Math.round(one.y)} lies beyond the window`);
    }
    if (cards.slice(place + 1).some((other) => !apart(one, other))) {
      wrong.push(`papers overlap at ${Math.round(one.x)},${Math.round(one.y)}`);
    }
  });

  // The places where things stand use the room that the papers leave.
  const free = { left: room.left, right: room.right, top: room.top, bottom: room.bottom };
  for (const box of cards) {
    if (box.height > room.height * 0.6 && box.left > room.x + room.width / 2)
      free.right = Math.min(free.right, box.left);
  }
  for (const { box } of lying) {
    if (box.width <= room.width * 0.6) continue;
    if (box.top > room.y + room.height / 2) free.bottom = Math.min(free.bottom, box.top);
    else if (box.bottom < room.y + room.height / 2) free.top = Math.max(free.top, box.bottom);
  }
  const around = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const place of main.querySelectorAll('[data-at]')) {
    const { left, right, top, bottom, width } = place.getBoundingClientRect();
    if (width === 0) continue;
    around.left = Math.min(around.left, Math.max(left, room.left));
    around.right = Math.max(around.right, Math.min(right, room.right));
    around.top = Math.min(around.top, Math.max(top, room.top));
    around.bottom = Math.max(around.bottom, Math.min(bottom, room.bottom));
  }
  const across = (around.right - around.left) / (free.right - free.left);
  const down = (around.bottom - around.top) / (free.bottom - free.top);
  if (Math.max(across, down) < 0.85) {
    wrong.push(
      `places take ${Math.round(across * 100)} % of the free width, ${Math.round(down * 100)} % of the height`,
    );
  }

  // A finger finds the buttons of the papers.
  if (isPhone) {
    for (const button of document.querySelectorAll('section button')) {
      if (main.contains(button) || !isSeen(button)) continue;
      const { width, height } = button.getBoundingClientRect();
      if (width > 1 && (width < target - 1 || height < target - 1)) {
        wrong.push(`the button “${nameOf(button)}” is ${Math.round(width)}x${Math.round(height)}`);
      }
    }
  }
  return wrong;
}
