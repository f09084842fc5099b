// The desert behind the desk, as paths in a strip of any size.

/** A small hand with a seed of its own: the same picture every time. */
export function* scattered(seed: number): Generator<number, never> {
  let now = seed;
  for (;;) {
    now = (now * 16807) % 2147483647;
    yield now / 2147483647;
  }
}

export interface Star {
  x: number;
  y: number;
  radius: number;
  opacity: number;
}

export function stars(width: number, height: number): Star[] {
  const hand = scattered(11);
  const next = () => hand.next().value;
  return Array.from({ length: Math.round(width / 26) }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height * 0.72),
    radius: 0.6 + next() * 0.8,
    opacity: 0.35 + next() * 0.6,
  }));
}

/** A pyramid far away: its lit and its dark side. */
export interface Far {
  lit: string;
  dark: string;
  opacity: number;
}

const smooth = (x: number, foot: number, width: number, height: number, opacity: number): Far => ({
  lit: `M${x} ${foot - height}L${x - width} ${foot}h${width * 1.25}z`,
  dark: `M${x} ${foot - height}L${x + width} ${foot}h${-width * 0.75}z`,
  opacity,
});

function bent(x: number, foot: number, width: number, height: number): Far {
  const knee = foot - height * 0.66;
  return {
    lit: `M${x} ${foot - height}L${x - width * 0.46} ${knee} ${x - width} ${foot}h${width * 1.25}L${x + width * 0.1} ${knee}z`,
    dark: `M${x} ${foot - height}L${x + width * 0.46} ${knee} ${x + width} ${foot}h${-width * 0.75}L${x + width * 0.1} ${knee}z`,
    opacity: 0.72,
  };
}

const STEPS = 5;

function stepped(x: number, foot: number, width: number, height: number): Far {
  let [lit, dark] = ['', ''];
  for (let step = 0; step < STEPS; step += 1) {
    const half = width * (1 - step / (STEPS + 0.6));
    const [low, high] = [foot - (height * step) / STEPS, foot - (height * (step + 1)) / STEPS - 0.3];
    const slope = width * 0.05;
    lit += `M${x - half} ${low}L${x - half + slope} ${high}H${x + half * 0.25}V${low}z`;
    dark += `M${x + half} ${low}L${x + half - slope} ${high}H${x + half * 0.25}V${low}z`;
  }
  return { lit, dark, opacity: 0.85 };
}

/** Bent, stepped and smooth: the three kinds of this game, and two small ones. */
export const farPyramids = (w: number, h: number): Far[] => {
  const middle = w * 0.51;
  return [
    bent(middle - h * 2, h * 0.87, h * 0.7, h * 0.46),
    stepped(middle - h * 0.3, h * 0.875, h * 0.78, h * 0.56),
    smooth(middle + h * 1.4, h * 0.9, h * 1.16, h * 0.72, 0.95),
    smooth(middle + h * 2.6, h * 0.9, h * 0.3, h * 0.2, 0.8),
    smooth(middle + h * 3, h * 0.91, h * 0.22, h * 0.15, 0.8),
  ];
};

export const mesas = (w: number, h: number): string =>
  `M0 ${h * 0.72}l${w * 0.06} ${-h * 0.06}h${w * 0.05}l${w * 0.04} ${h * 0.05}h${w * 0.1}V${h}H0z` +
  `M${w * 0.7} ${h * 0.76}l${w * 0.05} ${-h * 0.1}h${w * 0.07}l${w * 0.03} ${h * 0.06}h${w * 0.04}l${w * 0.02} ${-h * 0.04}h${w * 0.09}V${h}H${w * 0.7}z`;

export const dune = (w: number, h: number): string =>
  `M0 ${h * 0.8}Q${w * 0.2} ${h * 0.68} ${w * 0.42} ${h * 0.78}T${w * 0.8} ${h * 0.74}T${w} ${h * 0.78}V${h + 4}H0z`;

export const crest = (w: number, h: number): string =>
  `M0 ${h * 0.9}Q${w * 0.25} ${h * 0.79} ${w * 0.5} ${h * 0.9}T${w} ${h * 0.84}`;

/** The hem of the tent's roof: a few loops of cloth. */
export function hem(width: number, height: number): string {
  const loops = Math.max(4, Math.round(width / 160));
  const each = width / loops;
  const drop = Math.min(30, height * 0.34);
  let path = `M0 0H${width}V${height * 0.1}`;
  for (let loop = 0; loop < loops; loop += 1) path += `q${-each / 2} ${loop % 2 ? drop * 0.85 : drop} ${-each} 0`;
  return `${path}z`;
}

export interface Grain {
  path: string;
  opacity: number;
}

/** Grain of the planks: long strokes at places of their own. */
export function grain(width: number, height: number, top: number): Grain[] {
  const hand = scattered(29);
  const next = () => hand.next().value;
  const strokes = Math.round((width * (height - top)) / 42000);
  return Array.from({ length: strokes }, (_, at) => {
    const [x, y] = [next() * width - 60, top + 20 + next() * (height - top - 30)];
    const length = 150 + next() * 330;
    const bow = (at % 2 ? -1 : 1) * (3 + next() * 6);
    return {
      path: `M${x.toFixed(0)} ${y.toFixed(0)}q${length * 0.3} ${bow} ${length * 0.55} 0t${length * 0.45} ${-bow / 2}`,
      opacity: 0.14 + next() * 0.16,
    };
  });
}
