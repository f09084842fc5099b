// Where the papers of the ending lie: the sheet at an edge, and what is said where it covers neither that nor the board.

import type { Area, Papers, Room } from '../../stage/room';

export interface EndingAreas {
  sheet: Area;
  /** What is counted, and who has won. */
  words: Area;
  /** The sheet and what can be done lie at the foot, and the words at the head. */
  isStacked: boolean;
}

const EDGE = 8;
/** How wide the sheet is, in pixels at the usual size of text. */
const WIDE = 400;
const LOW = 340;
/** And at the most so much of the room. */
const PART = 0.42;
/** The words are not squeezed below this. */
const LEAST = 420;

export function areasOf(room: Room, papers: Papers, own: Area | null): EndingAreas {
  if (room.shape === 'tall') {
    const across = { left: EDGE, right: EDGE };
    return { sheet: { ...across, bottom: EDGE }, words: { ...across, top: EDGE }, isStacked: true };
  }
  if (room.shape === 'low') {
    const width = Math.min(LOW * room.text, room.width * PART);
    const sheet = { right: EDGE, top: EDGE, width };
    return { sheet, words: { left: EDGE, right: EDGE * 2 + width, bottom: EDGE }, isStacked: false };
  }
  const rail = papers.rail ? (papers.rail.right ?? EDGE) + (papers.rail.width ?? 0) + EDGE : EDGE;
  const sheet = own ?? { right: rail, top: EDGE, width: Math.min(WIDE * room.text, room.width * PART) };
  return { sheet, words: besideOf(room, papers.prompt, sheet), isStacked: false };
}

/** The prompt's place, less what the sheet covers of it where that lies at the right. */
function besideOf(room: Room, prompt: Area, sheet: Area): Area {
  const left = prompt.left ?? EDGE;
  const right = prompt.right ?? room.width - left - (prompt.width ?? room.width - 2 * EDGE);
  if (sheet.right === undefined) return { left, right, bottom: EDGE };
  const free = Math.max(right, sheet.right + (sheet.width ?? 0) + EDGE);
  const width = Math.max(LEAST * room.text, room.width - left - free);
  return { left: Math.max(EDGE, Math.min(left, room.width - free - width)), right: free, bottom: EDGE };
}
