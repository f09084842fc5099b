// Coming nearer to a scene: by pinching, by the wheel, and by keys. At rest all of it is seen.

const LARGEST = 4;
/** One press of a key. */
const STEP = 1.4;
/** How much a pixel of the wheel counts. */
const WHEEL = 0.0016;
/** Browsers count some wheels in lines. */
const LINE = 32;

interface Point {
  x: number;
  y: number;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Zoom {
  scale = $state(1);
  #x = $state(0);
  #y = $state(0);
  /** How large the scene is at rest. */
  #width = 0;
  #height = 0;

  readonly isNear = $derived(this.scale > 1);
  readonly transform = $derived(this.isNear ? `translate(${this.#x}px, ${this.#y}px) scale(${this.scale})` : undefined);

  /** The scene has another size: all of it is seen again. */
  fitTo(width: number, height: number): void {
    [this.#width, this.#height] = [width, height];
    this.fit();
  }

  fit(): void {
    this.scale = 1;
    this.#moveTo(0, 0);
  }

  in(): void {
    this.by(STEP, this.#middle);
  }

  out(): void {
    this.by(1 / STEP, this.#middle);
  }

  /** Comes nearer or goes back; what is at this point stays there. */
  by(factor: number, { x, y }: Point): void {
    const scale = within(this.scale * factor, 1, LARGEST);
    const part = scale / this.scale;
    this.scale = scale;
    this.#moveTo(x - (x - this.#x) * part, y - (y - this.#y) * part);
  }

  byWheel({ deltaY, deltaMode }: WheelEvent, at: Point): void {
    this.by(Math.exp(-deltaY * WHEEL * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE)), at);
  }

  pan(by: Point): void {
    this.#moveTo(this.#x + by.x, this.#y + by.y);
  }

  /** Moves so that a point that is out of sight comes to the middle. */
  reveal(point: Point): void {
    const { x, y } = this.#middle;
    if (point.x >= 0 && point.x <= this.#width && point.y >= 0 && point.y <= this.#height) return;
    this.pan({ x: x - point.x, y: y - point.y });
  }

  get #middle(): Point {
    return { x: this.#width / 2, y: this.#height / 2 };
  }

  /** There is nothing beyond the edges of a scene. */
  #moveTo(x: number, y: number): void {
    this.#x = within(x, this.#width * (1 - this.scale), 0);
    this.#y = within(y, this.#height * (1 - this.scale), 0);
  }
}
