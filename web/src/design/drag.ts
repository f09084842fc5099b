// A pointer that takes something along, be it a mouse, a pen or a finger.

/** A hand that trembles this little is pressing, not dragging. */
const TREMBLE = 8;

export interface Dragging {
  lift(): void;
  move(at: PointerEvent): void;
  drop(at: PointerEvent): void;
  /** It is over, however it ended. */
  end(): void;
}

/** Follows a pointer that has just come down. */
export function drag(down: PointerEvent, { lift, move, drop, end }: Dragging): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const heard = new AbortController();
  const { signal } = heard;
  let isDragging = false;

  const moved = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!isDragging) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= TREMBLE) return;
      isDragging = true;
      document.documentElement.classList.add('dragging');
      lift();
    }
    move(event);
  };
  const stop = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerId !== down.pointerId) return;
    heard.abort();
    if (!isDragging) return;
    document.documentElement.classList.remove('dragging');
    if (event instanceof PointerEvent) swallowClick();
    if (event.type === 'pointerup') drop(event as PointerEvent);
    end();
  };
  const escape = (event: KeyboardEvent) => {
    if (!isDragging || event.key !== 'Escape') return;
    event.stopPropagation();
    stop(event);
  };

  addEventListener('pointermove', moved, { signal });
  addEventListener('pointerup', stop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('keydown', escape, { signal, capture: true });
  // The browser would drag a picture of its own.
  addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

/** Letting go makes the browser click once more where nothing was meant. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
