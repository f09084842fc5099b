// Arrow keys lead from place to place.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From any control of a place to the first control of the next one, in a container of places. */
export function arrows(container: HTMLElement): { destroy(): void } {
  function go(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (step === undefined || !isPlain) return;
    const places = [...container.querySelectorAll('section')];
    const here = places.findIndex((place) => place.contains(event.target as Node));
    const next = places[(here + step + places.length) % places.length];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.querySelector<HTMLElement>('button, a')?.focus();
  }
  container.addEventListener('keydown', go);
  return { destroy: () => container.removeEventListener('keydown', go) };
}
