// The stones of the twelve mosaics: each has colours and a pattern of its own, so that none is told by colour alone.

import type { Mosaic } from '../../../types/cleopatra';

export interface Stone {
  ground: string;
  /** The mortar between its squares, and its sides. */
  mortar: string;
  /** What is set into a square of 36 by 36: colour and outline. */
  inlay: readonly (readonly [colour: string, d: string])[];
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const CORNERS = 'M2 2h6l-6 6zM34 2v6l-6-6zM2 34v-6l6 6zM34 34h-6l6-6z';
const STUDS = 'M2 2h5v5h-5zM29 2h5v5h-5zM2 29h5v5h-5zM29 29h5v5h-5z';
const petal =
  'M18 3.500Q24 11 18 18Q12 11 18 3.500ZM18 32.500Q12 25 18 18Q24 25 18 32.500ZM3.500 18Q11 12 18 18Q11 24 3.500 18ZM32.500 18Q25 24 18 18Q25 12 32.500 18Z';
const slanted =
  'M7.800 7.800Q17 9 18 18Q9 17 7.800 7.800ZM28.200 7.800Q27 17 18 18Q19 9 28.200 7.800ZM7.800 28.200Q9 19 18 18Q17 27 7.800 28.200ZM28.200 28.200Q19 27 18 18Q27 19 28.200 28.200Z';

export const STONES: Record<Mosaic, Stone> = {
  F: {
    ground: '#6b8e3f',
    mortar: '#dcd9a8',
    inlay: [
      ['#e6ebb5', 'M3 33Q3 14 20 3Q21 22 3 33ZM33 3Q33 22 16 33Q15 14 33 3Z'],
      ['#3c5428', 'M5 31Q8 18 18 7L19 9Q10 19 6 32ZM31 5Q28 18 18 29L17 27Q26 17 30 4Z'],
    ],
  },
  I: {
    ground: '#a83f5b',
    mortar: '#e2c3bc',
    inlay: [
      ['#f0c2c4', 'M9 2 16 9 9 16 2 9ZM27 20 34 27 27 34 20 27Z'],
      ['#5e1f38', 'M27 2 34 9 27 16 20 9ZM9 20 16 27 9 34 2 27Z'],
      ['#f6e3bc', disc(9, 9, 2.4) + disc(27, 27, 2.4)],
    ],
  },
  L: {
    ground: '#2e8f86',
    mortar: '#d7cda9',
    inlay: [
      ['#bfe3cf', 'M1.200 18a15 15 0 0 0 15-15H1.200ZM34.800 18a15 15 0 0 1-15-15H34.800ZM2 34.500a16 16 0 0 1 32 0Z'],
      ['#2e8f86', 'M1.200 11a8 8 0 0 0 8-8H1.200ZM34.800 11a8 8 0 0 1-8-8H34.800ZM8 34.500a10 10 0 0 1 20 0Z'],
      ['#f6e7c4', 'M13.500 34.500a4.500 4.500 0 0 1 9 0Z'],
    ],
  },
  N: {
    ground: '#3d4fa0',
    mortar: '#cdcbd6',
    inlay: [
      ['#c2c9f0', 'M2 12 10 4 18 12 26 4 34 12V18L26 10 18 18 10 10 2 18Z'],
      ['#f0d9a0', 'M2 26 10 18 18 26 26 18 34 26V32L26 24 18 32 10 24 2 32Z'],
    ],
  },
  P: {
    ground: '#c4593f',
    mortar: '#e6cda6',
    inlay: [
      ['#f2c58f', petal + slanted],
      ['#7e2e2b', STUDS + disc(18, 18, 4.6)],
    ],
  },
  T: {
    ground: '#8d5a93',
    mortar: '#dcc4c0',
    inlay: [
      ['#e7c5da', 'M18 4a14 14 0 0 1 14 14H18ZM18 32A14 14 0 0 1 4 18H18Z'],
      ['#4b2c60', 'M18 4A14 14 0 0 0 4 18H18ZM18 32a14 14 0 0 0 14-14H18Z'],
      ['#f7e8cc', disc(18, 18, 3.5)],
    ],
  },
  U: {
    ground: '#c96a2e',
    mortar: '#e9cfa4',
    inlay: [
      ['#fbe0b0', 'M2 2h32v7H2zM2 27h32v7H2z'],
      [
        '#6e3517',
        disc(18, 18, 7) + 'M5 4h5v3H5zM15.500 4h5v3h-5zM26 4h5v3h-5zM5 29h5v3H5zM15.500 29h5v3h-5zM26 29h5v3h-5z',
      ],
      ['#fbe0b0', disc(18, 18, 3)],
    ],
  },
  V: {
    ground: '#2f66b0',
    mortar: '#d9c39a',
    inlay: [
      ['#9cc6ea', 'M18 3 33 18 18 33 3 18Z'],
      ['#2f66b0', 'M18 9 27 18 18 27 9 18Z'],
      ['#f4e3be', CORNERS + disc(18, 18, 3.6)],
    ],
  },
  W: {
    ground: '#3b7fc4',
    mortar: '#f3e2b8',
    inlay: [
      ['#fff0cc', 'M18 2 22.500 13.500 34 18 22.500 22.500 18 34 13.500 22.500 2 18 13.500 13.500Z' + CORNERS],
      ['#e0784c', 'M18 11 20 16 25 18 20 20 18 25 16 20 11 18 16 16Z'],
    ],
  },
  X: {
    ground: '#2c7c9c',
    mortar: '#cfd8cc',
    inlay: [
      ['#f6e9c8', 'M14 2h8v12h12v8H22v12h-8V22H2v-8h12Z'],
      [
        '#123f5c',
        'M17 6h2v11h11v2H19v11h-2V19H6v-2h11Z' +
          disc(6, 6, 2.5) +
          disc(30, 6, 2.5) +
          disc(6, 30, 2.5) +
          disc(30, 30, 2.5),
      ],
    ],
  },
  Y: {
    ground: '#d79b4b',
    mortar: '#e9d3a5',
    inlay: [
      ['#fbe9c6', 'M4 4h28v28H4z'],
      ['#d79b4b', 'M8 8h20v20H8z'],
      ['#8c4a2c', 'M12 12h12v12H12z'],
      ['#fbe9c6', 'M16 16h4v4h-4z'],
    ],
  },
  Z: {
    ground: '#7b5a3c',
    mortar: '#dcc5a0',
    inlay: [
      ['#ebcfa0', 'M3 3h30v6H15v18h18v6H9V9H3z'],
      ['#3e2a1c', 'M19 13h12v10H19z'],
      ['#ebcfa0', 'M22 16h6v4h-6z'],
    ],
  },
};
