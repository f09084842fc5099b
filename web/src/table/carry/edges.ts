// What is carried to the upper or lower edge of the screen scrolls what the board lies in: where it is to go may be
// out of sight.

/** So near to the edge it begins, in pixels; nearer where it could be let go, which must not slide away. */
const EDGE = 40;
const RIM = 10;
/** So many pixels a frame at the most. */
const FASTEST = 14;

function scrollerOf(board: Element): Element {
  const root = document.scrollingElement ?? document.documentElement;
  for (let at: Element | null = board; at && at !== root; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return root;
}

/** How far into an edge something is, from -1 at the top to 1 at the bottom. */
const into = (y: number, top: number, bottom: number, edge: number): number =>
  Math.max(0, Math.min(1, (y - bottom + edge) / edge)) - Math.max(0, Math.min(1, (top + edge - y) / edge));

export class Edges {
  #frame = 0;
  #y = 0;
  #edge = EDGE;
  readonly #scroller: Element;

  /** `covered` is how much the prompt hides of the lower end; `scrolled` is called whenever things have moved. */
  constructor(
    board: Element,
    private readonly covered: number,
    private readonly scrolled: () => void,
  ) {
    this.#scroller = scrollerOf(board);
  }

  /** What is carried is at this height now; scrolling tells of itself, so that it is said again. */
  at(y: number, couldStay: boolean): void {
    this.#y = y;
    this.#edge = couldStay ? RIM : EDGE;
    this.#frame ||= requestAnimationFrame(this.#step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  #step = (): void => {
    this.#frame = 0;
    const { top, bottom } = this.#scroller.getBoundingClientRect();
    const by = into(this.#y, Math.max(0, top), Math.min(innerHeight - this.covered, bottom), this.#edge);
    if (by === 0) return;
    const before = this.#scroller.scrollTop;
    this.#scroller.scrollTop += by * FASTEST;
    if (this.#scroller.scrollTop !== before) this.scrolled();
  };
}
