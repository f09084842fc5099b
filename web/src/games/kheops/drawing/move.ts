// Arrow keys go from one thing that can be pressed in the pyramid to the nearest in that direction.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function step(event: KeyboardEvent & { currentTarget: SVGElement }): void {
  const direction = DIRECTIONS[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
  const [right, down] = direction;
  const from = centre(event.target as Element);
  const others = [...event.currentTarget.querySelectorAll<SVGElement>('[tabindex]')].filter(
    (other) => other !== event.target,
  );
  const near = others
    .map((other) => {
      const to = centre(other);
      const [x, y] = [to.x - from.x, to.y - from.y];
      const ahead = x * right + y * down;
      const aside = Math.abs(x * down) + Math.abs(y * right);
      return { other, ahead, far: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 4)
    .sort((one, other) => one.far - other.far)[0];
  event.preventDefault();
  event.stopPropagation();
  near?.other.focus();
}

function centre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
