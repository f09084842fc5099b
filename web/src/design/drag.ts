// Dragging from one thing on the board to another, with a mouse or a pen. A finger scrolls, and taps.

/** A hand that trembles this little is pressing, not dragging. */
const TREMBLE = 8;

/** Follows a pointer that is down: `take` when it begins to drag, `drop` when it lets go where nothing is open. */
export function drag(down: PointerEvent, take: () => void, drop: () => void): void {
  if (down.pointerType === 'touch' || down.button !== 0) return;
  const heard = new AbortController();
  const { signal } = heard;
  let isDragging = false;

  const move = (event: PointerEvent) => {
    if (isDragging || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= TREMBLE) return;
    isDragging = true;
    document.documentElement.classList.add('dragging');
    take();
  };
  const end = (event: PointerEvent) => {
    heard.abort();
    if (!isDragging) return;
    document.documentElement.classList.remove('dragging');
    swallowClick();
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-at].open');
    if (event.type === 'pointerup' && under) under.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else drop();
  };

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  // The browser would drag a picture of its own.
  addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

/** Letting go makes the browser click once more where nothing was meant. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
