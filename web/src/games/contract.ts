// What the page and a game's own folder know of each other. A game draws views and names choices; the page around it
// (prompt, log, score, motion, keyboard) is the same for all of them.

import type { Component } from 'svelte';
import type { Area, Papers, Room } from '../stage/room';
import type { SheetFace as Sheet } from '../types/api';
import type { Phrase, Texts } from '../words.svelte';
import type { Notation } from './engine/notation';

export type Seat = 'A' | 'B' | 'C' | 'D';

/** Something the game told, as data; every game has its own kinds, told apart by `event`. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** One thing that can be picked next. Picking it leaves `texts`, a part of what was left before. */
export interface Option {
  /** Unique among its siblings and the same as long as it means the same. */
  id: string;
  /** What it is called, as on a button: "Load a stone", "Ship 2", "Turn to the right". */
  label: Phrase;
  /** What it is called to those who hear it, where that says more. */
  told?: Phrase;
  /** The legal texts that are left when this is picked: one text decides. */
  texts: string[];
  /** A key for it (one character), where one is easy to remember. The page gives the digits to the others. */
  key?: string;
}

/** The next question of a decision that is taken in steps. */
export interface Step {
  /** What is wanted: "Choose a ship for the stone". */
  prompt: Phrase;
  options: Option[];
}

/** How a piece is drawn while it is on its way. */
export interface Figure {
  /** The id of an SVG symbol in the game's sprite. */
  symbol: string;
  /** The seat whose colours it wears. */
  seat?: Seat;
}

/**
 * How many pieces of a kind lie at an anchor. A supply without end holds infinitely many. Anchors are names of places and
 * pieces on the board (`ship-1-2`, `cell-2.3`, `hand-17`); the element that draws one carries it as `data-at`, and what
 * is drawn of it elsewhere carries it as `data-of`. Another piece at an anchor is another element: what is new there is
 * hidden until the piece that moves has come.
 *
 * What others did is marked around a place. A path in it with `data-outline` is where the mark runs, from where it says
 * whose it is; where that path is empty, nothing is marked. A part of the board with `data-whose` says that itself.
 */
export interface Place extends Figure {
  at: string;
  piece: string;
  count: number;
  /** Which of its kind it is, where that is known: it goes where it is seen again. An anchor, where it has one. */
  id?: string;
  /** The piece that it stands on. When that moves, it rides along. */
  on?: string;
}

/** A legal text as a hand would do it: what it takes, where that lies, and where it may be let go. */
export interface Carry extends Figure {
  text: string;
  from: string;
  to: string;
}

/** What a board is given. It draws the view and reports what was pressed; it sends nothing itself. */
export interface BoardProps<View> {
  view: View;
  /** With whose eyes it is seen; nobody's for spectators. */
  seat: Seat | null;
  /** The legal texts that what was picked so far leaves; empty when there is nothing to decide. */
  remaining: readonly string[];
  /** What can be pressed now, by anchor: what `touch` says of the remaining texts. */
  open: ReadonlyMap<string, Option>;
  /** What a text that is pointed at would lead to, once the program has said so. */
  foreseen?: { text: string; view: View } | null;
  /** Names of the seats, as the page calls them. */
  names: Partial<Record<Seat, string>>;
  /** Takes any part of the remaining texts: one text decides, several ask on. */
  pick(texts: readonly string[], label?: Phrase): void;
  /** Points at what an option would do: the page shows what it would score. Null when the pointer leaves. */
  point(texts: readonly string[] | null): void;
  /** Asks why something that is not offered is not allowed: a text in the notation. */
  ask(text: string): void;
  /** A part of the prompt has been taken already, and can be taken back with this. */
  back(): void;
  /** Something about a piece to be said to people who point at or focus it (its value, who leads). */
  tell(phrase: Phrase | null): void;
  /** The game is over, and this is its past: nothing has to be kept in mind any more. */
  knowing: boolean;
  /** The room for the scene: it fills all of it. */
  room: Room;
}

/** What one seat gets in a row of the ending. */
export interface Count {
  seat: Seat;
  points: number;
  /** The anchors it comes from: they light up while it is counted. */
  at: readonly string[];
  /** What it comes from, as the score says it. */
  why: readonly Phrase[];
}

/** A row of the sheet that fills while points are counted at the end. */
export interface EndingRow {
  id: string;
  name: Phrase;
  /** What it is about, in a few words. */
  note?: Phrase;
  counts: readonly Count[];
  /** What it adds up with: rows of another account begin from nothing. */
  account: string;
  /** It only says what the rows before it came to. */
  restates?: boolean;
}

/** What the counting at the end has of a game's own. */
export interface EndingFace<View = any> {
  /** The rows, in the order in which they are counted. Where nothing is said, each line of the score is one. */
  rows?(sheets: readonly Sheet[], view: View): EndingRow[];
  /** What the sum below the rows is called while an account is counted. */
  sum?(account: string): Phrase;
  /** What decides between seats with as many points. */
  tie?: Phrase;
  /** Kinds of events that tell what the counting is to show: they are told after it. */
  tells?: readonly string[];
  /** Where the sheet lies, if not at the edge that all games leave to it. */
  sheet?(room: Room, seats: number): Area | null;
}

/** A game's folder, `games/<id>/index.ts`, as the page uses it. */
export interface GameFace<View = any> {
  Board: Component<BoardProps<View>>;
  /** The symbols that the board, the pieces on their way and the pictures of a turn use. */
  Sprite: Component;
  /** Where the papers lie on its scene: in this room, for so many seats. */
  papers(room: Room, seats: number): Papers;
  /** What a seat has in public, drawn on its plate beside its name. */
  Plate?: Component<{ view: View; seat: Seat; room: Room }>;
  /** The game's words: its own file, which the program uses too, and those that only the page needs. */
  texts: Texts[];
  /** The next step, from the view and the legal texts that are left: a headless model, tested without a browser. */
  step(view: View, remaining: readonly string[], seat: Seat): Step | null;
  /**
   * Every anchor of the board that can be pressed now, and what pressing it picks. An anchor may go further than the
   * step: pressing a free space of a ship loads a stone there, also when the step still asks what kind of action it is.
   */
  touch(view: View, remaining: readonly string[], seat: Seat): Map<string, Option>;
  /** What can be dragged, and where to: every way in which a hand would do one of the remaining texts. */
  carries(view: View, remaining: readonly string[], seat: Seat): Carry[];
  /** The notation of its actions. */
  notation: Notation<any>;
  /** What stands where. What differs between two views has left one place and come to another: so it moves there. */
  places(view: View): Place[];
  /** What a legal text does, as a phrase: "Load a stone on ship 1, space 2". */
  name(view: View, text: string): Phrase;
  /** The anchors an event touches: for the log, for the order in which pieces move, and for marking what others did. */
  anchors(event: GameEvent): string[];
  /** The anchors of what a line of the score came from: the key and the arguments of the piece's phrase. */
  pieces(seat: Seat, line: string, piece: Phrase, view: View): string[];
  /** Does an event only say again what this viewer has been told? `all` sees everything, like whoever reads a record. */
  repeats?(event: GameEvent, viewer: Seat | 'all' | null): boolean;
  /** Loads what the board draws now and then, before it is wanted. */
  later?(): Promise<void>;
  /** What the counting at the end has of its own. */
  ending?: EndingFace<View>;
  /** What a seat holds in public, for its chip: a few short phrases. */
  holds(view: View, seat: Seat): Phrase[];
  /** Is what a seat has to be kept in mind by this viewer, and not shown? Then its score is not shown either. */
  hides?(view: View, seat: Seat, viewer: Seat | null): boolean;
  /** The position as text, for people who cannot see it: headings and lines, in reading order. */
  describe(view: View, seat: Seat | null): { title: Phrase; lines: Phrase[] }[];
  /** The turn in a few pictures for a first visit: an SVG symbol and a sentence each. */
  turn: { symbol: string; say: Phrase }[];
  /** Loads the symbols of the turn, where they are not in the sprite. */
  turnSymbols?(): Promise<{ default: Component }>;
}
