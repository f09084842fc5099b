// Lights what a line of the log or a piece of the score talks about.

export function light(board: Element, anchors: readonly string[]): void {
  const wanted = new Set(anchors);
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>('.lit')) {
    if (!wanted.has(element.dataset['at'] ?? '')) element.classList.remove('lit');
  }
  if (wanted.size === 0) return;
  for (const element of board.querySelectorAll<HTMLElement | SVGElement>('[data-at]')) {
    if (wanted.has(element.dataset['at'] ?? '')) element.classList.add('lit');
  }
}
