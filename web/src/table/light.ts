// Lights what a line of the log or a piece of the score talks about.

export function light(board: Element, anchors: readonly string[]): void {
  const wanted = new Set(anchors);
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>('[data-at]')) {
    element.classList.toggle('lit', wanted.has(element.dataset['at'] ?? ''));
  }
}
