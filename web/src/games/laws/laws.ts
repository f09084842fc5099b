// What every game's folder must keep. A game's `laws.test.ts` is one line: `laws('imhotep')`.

import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, sumOf } from '../../table/ending/rows';
import type { Sheet } from '../../table/faces';
import type { Phrase } from '../../words.svelte';
import type { GameFace, Seat } from '../contract';
import { games } from '../index';
import { draw, drawSymbols, speak } from './drawn.svelte';
import { momentsOf, titleOf, type Moment } from './moments';
import { moved } from './moved';
import { keysOf, Speaker } from './said';

/** A decision is not taken in more steps than this. */
const MOST_STEPS = 10;
/** Nobody reads through more options than this at once, unless a game names a reason. */
const MOST_OPTIONS = 16;
/** Of what a press leaves open, so many ways are looked at further. */
const LOOKED_AT = 1;
/** Drawing hundreds of boards takes a while on a busy machine. */
const TIMEOUT = 120_000;

interface Exemptions {
  /** So many options may be offered at once. */
  options?: number;
}

export function laws(game: string, { options = MOST_OPTIONS }: Exemptions = {}): void {
  let face: GameFace;
  let speaker: Speaker;
  const moments = momentsOf(game);
  const deciding = moments.filter(({ legal, viewer }) => viewer && legal.length > 0);
  const said = (phrases: Phrase[]) => phrases.forEach((phrase) => speaker.say(phrase));

  beforeAll(async () => {
    face = (await games[game]!()).default;
    speaker = await Speaker.of(face);
    await speak(face);
  }, TIMEOUT);

  describe(`the laws of ${game}`, { timeout: TIMEOUT }, () => {
    test('there are moments of every kind to look at', () => {
      expect(deciding.length).toBeGreaterThan(8);
      expect(moments.some(({ events }) => events.length > 0)).toBe(true);
    });

    test('an action is written as it is read', () => {
      const { read, write } = face.notation;
      for (const text of deciding.flatMap(({ legal }) => legal)) expect(write(read(text))).toBe(text);
    });

    test('every legal text is reached by steps, exactly once', () => {
      for (const moment of deciding) {
        const reached = follow(face, said, options, moment, moment.legal);
        expect(reached.toSorted(), titleOf(moment)).toEqual(moment.legal.toSorted());
      }
    });

    test('whatever can be pressed or dragged leaves a part of what is legal', () => {
      for (const moment of deciding) pressed(face, said, options, moment, moment.legal);
    });

    test('every place that can be pressed or dragged to is drawn', () => {
      for (const moment of deciding) reachable(face, moment, moment.legal);
    });

    test('what events and points name is drawn', () => {
      for (const moment of moments) {
        const { before, after, viewer, events, score } = moment;
        const [then, now] = [draw(face, before, viewer, []), draw(face, after, viewer, [])];
        const isDrawn = (at: string) => expect(then.has(at) || now.has(at), `${at}: ${titleOf(moment)}`).toBe(true);
        for (const event of events) {
          // Of what an event touches some may be gone at once, like a card that acts and is laid away.
          const touched = face.anchors(event);
          if (touched.length > 0 && !touched.some((each) => then.has(each) || now.has(each))) isDrawn(touched[0]!);
        }
        for (const { seat, lines } of score) {
          for (const { line, pieces } of lines) {
            pieces.flatMap((piece) => face.pieces(seat, line, piece, after)).forEach(isDrawn);
          }
        }
      }
    });

    test('the sheet of the ending adds up to what the program counted, and all of it can be said', () => {
      for (const { score, after } of moments) {
        const rows = rowsOf(face, score as unknown as Sheet[], after);
        for (const { seat, total } of score) expect(sumOf(rows, { row: rows.length, seats: [] }, seat)).toBe(total);
        for (const { name, note, counts } of rows) {
          said([name, ...(note ? [note] : []), ...counts.flatMap(({ why }) => why)]);
        }
        for (const { account } of rows) said(face.ending?.sum ? [face.ending.sum(account)] : []);
      }
      said(face.ending?.tie ? [face.ending.tie] : []);
    });

    test('whatever differs between two views moves from a place that is drawn to one that is', () => {
      for (const moment of moments) moved(face, moment);
    });

    test('every piece has a drawing for its way, and stands on something that is there', () => {
      const symbols = drawSymbols(face);
      for (const places of moments.flatMap(({ before, after }) => [face.places(before), face.places(after)])) {
        const pieces = new Set(places.map(({ piece }) => piece));
        for (const { symbol, piece, on } of places) {
          expect(symbols.has(symbol), `${symbol} of ${piece}`).toBe(true);
          if (on !== undefined) expect(pieces.has(on), `${piece} on ${on}`).toBe(true);
        }
      }
    });

    test('everything can be said in both languages', async () => {
      const [english, spanish] = await keysOf(face);
      expect(spanish).toEqual(english);
      said(face.turn.map(({ say }) => say));
      for (const { before, after, viewer, legal } of moments) {
        legal.forEach((text) => speaker.say(face.name(before, text)));
        for (const view of [before, after]) {
          for (const own of [viewer, null]) {
            for (const { title, lines } of face.describe(view, own)) said([title, ...lines]);
          }
          for (const seat of Object.keys(view.seats) as Seat[]) said(face.holds(view, seat));
        }
      }
    });
  });
}

type Said = (phrases: Phrase[]) => void;

/** Follows every option of every step and gives the texts that are reached. */
function follow(
  face: GameFace,
  said: Said,
  options: number,
  moment: Moment,
  remaining: readonly string[],
  depth = 0,
): string[] {
  const { before, viewer } = moment;
  const step = face.step(before, remaining, viewer!)!;
  said([step.prompt, ...step.options.flatMap(({ label, told = label }) => [label, told])]);
  expect(depth, titleOf(moment)).toBeLessThan(MOST_STEPS);
  expect(step.options.length, titleOf(moment)).toBeLessThanOrEqual(options);
  expect(new Set(step.options.map(({ id }) => id)).size).toBe(step.options.length);
  return step.options.flatMap(({ texts }) => {
    if (texts.length === 1) return texts;
    expect(texts.length, titleOf(moment)).toBeLessThan(remaining.length);
    return follow(face, said, options, moment, texts, depth + 1);
  });
}

function pressed(face: GameFace, said: Said, options: number, moment: Moment, remaining: readonly string[]): void {
  const { before, viewer } = moment;
  const left = new Set(remaining);
  const open = [...face.touch(before, remaining, viewer!)];
  for (const [at, { id, label, texts }] of open) {
    said([label]);
    expect(id).toBe(at);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => left.has(text))).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
    // What can be pressed can also be asked for in steps from there.
    expect(follow(face, said, options, moment, texts).toSorted()).toEqual(texts.toSorted());
  }
  for (const { text, symbol, from, to } of face.carries(before, remaining, viewer!)) {
    expect(left.has(text)).toBe(true);
    expect(symbol).toMatch(/^[a-z]+-[a-z]/);
    expect(from).not.toBe(to);
  }
  const further = open.filter(([, { texts }]) => texts.length > 1 && texts.length < remaining.length);
  for (const [, { texts }] of further.slice(0, LOOKED_AT)) pressed(face, said, options, moment, texts);
}

function reachable(face: GameFace, moment: Moment, remaining: readonly string[]): void {
  const { before, viewer } = moment;
  const anchors = draw(face, before, viewer, remaining);
  const open = face.touch(before, remaining, viewer!);
  for (const at of open.keys()) expect(anchors.has(at), `${at}: ${titleOf(moment)}`).toBe(true);
  const carries = face.carries(before, remaining, viewer!);
  for (const text of new Set(carries.map((carry) => carry.text))) {
    const ways = carries.filter((carry) => carry.text === text);
    // What is taken may lie in two places, as a stencil does: one of them is drawn.
    expect(
      ways.some(({ from }) => anchors.has(from)),
      `${text} from ${ways.map(({ from }) => from).join()}`,
    ).toBe(true);
    for (const { to } of ways) expect(anchors.has(to), `${text} to ${to}`).toBe(true);
  }
  const further = [...open.values()].filter(({ texts }) => texts.length > 1 && texts.length < remaining.length);
  for (const { texts } of further.slice(0, LOOKED_AT)) reachable(face, moment, texts);
}
