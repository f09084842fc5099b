// The people of the house: three of each level, by the names that the server gives them, and what they look like.

/** A face as it rests, glad of something, or a little less so. */
export type Mood = 'calm' | 'glad' | 'low';

export interface Look {
  level: Level;
  skin: string;
  /** The side of the face that lies in shade. */
  shade: string;
  hair: string;
  mouth: string;
  eyes: 'wide' | 'soft' | 'kohl' | 'side' | 'royal';
  top: 'beads' | 'strap' | 'apron' | 'robe' | 'collar';
  colours: readonly string[];
  beard?: string;
  tool?: string;
  /** How broad the head is, and how large the ears are. */
  broad?: number;
  ears?: number;
  /** One of the brows is raised. */
  raised?: boolean;
}

export const LEVELS = ['apprentice', 'mason', 'scribe', 'architect', 'pharaoh'] as const;
export type Level = (typeof LEVELS)[number];

export const HAIR = '#241a18';

const SKIN = {
  a: { skin: '#c98f5e', shade: '#a86f42' },
  b: { skin: '#a9683b', shade: '#84492a' },
  c: { skin: '#7e4a2b', shade: '#5e331d' },
  d: { skin: '#d8a574', shade: '#b57f50' },
  e: { skin: '#8f5833', shade: '#6c3d22' },
};

/** The ground behind a face, lit from the upper left: it tells the level, like the tool. */
export const GROUND: Record<Level, readonly [string, string]> = {
  apprentice: ['#bfe0d8', '#7db4ae'],
  mason: ['#f1d8a4', '#d2a262'],
  scribe: ['#dde2b9', '#a3ae73'],
  architect: ['#8fb4de', '#3a68a6'],
  pharaoh: ['#4a3a78', '#231a47'],
};

const apprentice = { level: 'apprentice', eyes: 'wide' } as const;
const mason = { level: 'mason', eyes: 'soft', top: 'apron' } as const;
const scribe = { level: 'scribe', eyes: 'kohl', tool: 'reed' } as const;
const architect = { level: 'architect', eyes: 'side', tool: 'cubit' } as const;
const pharaoh = { level: 'pharaoh', eyes: 'royal', top: 'collar', mouth: 'calm' } as const;

const LOOKS: Record<string, Look> = {
  Tia: { ...apprentice, ...SKIN.b, hair: 'puffs', mouth: 'smile', top: 'strap', colours: ['#f7f0de', '#d98b3a'] },
  Nebi: { ...apprentice, ...SKIN.a, hair: 'sidelock', mouth: 'grin', top: 'beads', colours: ['#3f9a8b', '#f3e6c4'] },
  Huy: {
    ...apprentice,
    ...SKIN.d,
    hair: 'tousled',
    mouth: 'o',
    top: 'beads',
    colours: ['#c8603a', '#f3e6c4'],
    ears: 1.25,
  },
  Baki: {
    ...mason,
    ...SKIN.b,
    hair: 'band',
    mouth: 'grin',
    beard: 'stubble',
    colours: ['#f4e9cf', '#b9532c'],
    broad: 1.08,
    tool: 'chisel',
  },
  Meryt: { ...mason, ...SKIN.e, hair: 'scarf', mouth: 'smile', colours: ['#e9d9b4', '#7a8f4c'], tool: 'mallet' },
  Senu: {
    ...mason,
    ...SKIN.c,
    hair: 'cap',
    mouth: 'flat',
    beard: 'full',
    colours: ['#d9c79c', '#8a5a2e'],
    broad: 1.05,
    tool: 'chisel',
  },
  Ani: {
    ...scribe,
    ...SKIN.a,
    hair: 'bob',
    mouth: 'flat',
    raised: true,
    top: 'collar',
    colours: ['#1f4e8c', '#d9a441', '#b84700'],
  },
  Iset: {
    ...scribe,
    ...SKIN.d,
    hair: 'longwig',
    mouth: 'smile',
    top: 'collar',
    colours: ['#00704f', '#d9a441', '#f3e6c4'],
  },
  Paser: { ...scribe, ...SKIN.c, hair: 'shaven', mouth: 'flat', top: 'robe', colours: ['#fbf4e2', '#d9c79c'] },
  Hemon: {
    ...architect,
    ...SKIN.b,
    hair: 'fillet',
    mouth: 'smirk',
    beard: 'goatee',
    top: 'collar',
    colours: ['#0063a6', '#f3e6c4', '#d9a441'],
  },
  Nofret: {
    ...architect,
    ...SKIN.a,
    hair: 'lotuswig',
    mouth: 'smirk',
    top: 'collar',
    colours: ['#863a80', '#d9a441', '#00704f'],
  },
  Teti: {
    ...architect,
    ...SKIN.e,
    hair: 'grey',
    mouth: 'flat',
    beard: 'grey',
    top: 'robe',
    colours: ['#efe3c6', '#c9b384'],
  },
  Merneith: { ...pharaoh, ...SKIN.d, hair: 'vulture', colours: ['#00704f', '#e9b94c', '#1f4e8c'] },
  Khaba: { ...pharaoh, ...SKIN.b, hair: 'nemes', beard: 'royal', colours: ['#1f4e8c', '#e9b94c', '#b84700'] },
  Djer: { ...pharaoh, ...SKIN.c, hair: 'khepresh', colours: ['#b84700', '#e9b94c', '#1f4e8c'] },
};

/** Who the nth bot of a level is at a table, as the server has it: every game begins with another one. */
export function personOf(game: string, level: string, nth: number): string | undefined {
  const people = Object.keys(LOOKS).filter((name) => LOOKS[name]!.level === level);
  const first = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return nth < people.length ? people[(first + nth) % people.length] : undefined;
}

/** What somebody of the house looks like; nothing for a name that is not of the house. */
export const lookOf = (name: string | undefined): Look | undefined => (name === undefined ? undefined : LOOKS[name]);
