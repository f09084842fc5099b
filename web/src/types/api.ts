// Written by `cargo xtask types` from the program's own types; not to be changed by hand.

/** A vote to end the game without a result. */
export type Abandoning = {
  /** False to change one's mind. */
  wants: boolean;
};

/** What was done. */
export type Acted = {
  /** The number by which whoever asked knows it in the table's log. */
  number: number;
};

/** An action with what there is to say for it. */
export type Advice = {
  /** The action, in the notation. */
  action: string;
  /** The share of the thinking that went into it, from 0 to 1: the surer, the nearer to 1. */
  share: number;
  /** The share of the win that it promises, from 0 to 1. */
  win: number;
  /** The points that the seat can expect at the end. */
  points: number;
};

/** It may be done. */
export type Allowed = {
  /** Always true: what may not be done is answered with the rule that forbids it. */
  legal: boolean;
};

/** What a table allows; the owner may change it. */
export type Allows = {
  /** The table is shown in the lobby, and everybody may watch. */
  public: boolean;
  /** People may write to the table. */
  chat: boolean;
  /** People may ask what to play. */
  hints: boolean;
};

/** One thing a phrase mentions. */
export type Arg = number | string | { seat: Seat } | Phrase | Array<Arg>;

/** A sentence in both languages. */
export type Both = {
  /** In English. */
  en: string;
  /** In Spanish. */
  es: string;
};

/** What the table is to allow; what is not named stays as it is. */
export type Changes = {
  /** The table is shown in the lobby, and everybody may watch. */
  public?: boolean;
  /** People may write to the table. */
  chat?: boolean;
  /** People may ask what to play. */
  hints?: boolean;
};

/** A text as a QR code. */
export type CodeFace = {
  /** The rows of squares, from the top: `1` is dark. The light border of four squares is not in them. */
  rows: Array<string>;
};

/** Something to be read by a camera. */
export type Coding = {
  /** The text, such as a link: 1 to 500 characters. */
  text: string;
};

/** Something that happened at a table, as one watcher may know it. */
export type Event = {
  /** The table. */
  table: string;
  /** The seat it is told to; none for spectators. */
  to: Seat | null;
  /** Its number among all that this watcher is told, from 1 without gaps. */
  number: number;
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** What happened. */
  what: Happened;
  /** How the table stands after it; only where nothing newer follows at once. */
  now?: Now;
};

/** What a record says of its shuffles. */
export type FairFace = {
  /** The host kept the promise, and the seed is the one that was agreed on. */
  proven: boolean;
  /** The same in a sentence, with what is missing or broken. */
  message: Both;
  /** Where all shuffles come from, as hexadecimal digits. */
  seed: string;
  /** What was promised and added, if anything was. */
  promise: PromiseFace | null;
};

/** One game. */
export type GameFace = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Both;
  /** What it is about. */
  about: Both;
  /** The version of its rules. */
  rules: number;
  /** How many can play. */
  seats: Array<number>;
  /** What can be chosen before a game. */
  options: Array<OptionFace>;
  /** The kind of deck or tile set it takes from people. */
  material: string | null;
};

/** What can be played here, and against whom. */
export type Games = {
  /** The games. */
  games: Array<GameFace>;
  /** The bots: five levels from the weakest to the strongest, then bare methods. */
  bots: Array<string>;
};

/** A seat on its way to another device. */
export type HandedOver = {
  /** The seat's credential from now on; the one that was shown is void. */
  link: Link;
  /** The link as an SVG picture that a camera can read. */
  picture: string | null;
};

/** What happened. */
export type Happened =
  | { type: 'opened' }
  | { type: 'joined'; seat: Seat; name: string }
  | { type: 'nonce'; seat: Seat; nonce: string }
  | { type: 'started'; told: Array<ToldEvent> }
  | {
      type: 'played';
      seat: Seat;
      /** What it did, in the notation: for the seat itself alone. Others are told what may be known of it. */
      action?: string;
      /** The bot that decided. */
      bot?: string;
      told: Array<ToldEvent>;
    }
  | { type: 'undo-asked'; seat: Seat }
  | { type: 'undo-allowed'; seat: Seat }
  | { type: 'undo-refused'; seat: Seat }
  | { type: 'undone'; seat: Seat }
  | {
      type: 'said';
      /** The seat; without it, whoever made the table. */
      seat?: Seat;
      /** The message's number, from 1. */
      message: number;
      /** The text, unless it was deleted. */
      text?: string;
    }
  | { type: 'deleted'; message: number }
  | { type: 'noted'; text: string }
  | { type: 'hinted'; seat: Seat }
  | { type: 'timed-out'; seat: Seat; bot: string }
  | { type: 'passed'; seat: Seat; bot: string }
  | { type: 'taken-back'; seat: Seat }
  | { type: 'moved'; seat: Seat }
  | { type: 'invited'; seat: Seat }
  | { type: 'left'; seat?: Seat }
  | { type: 'kicked'; seat: Seat }
  | { type: 'resigned'; seat: Seat; bot: string }
  | { type: 'abandon-voted'; seat: Seat; wants: boolean }
  | { type: 'abandoned' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'changed'; allows: Allows }
  | { type: 'renamed'; seat: Seat; name: string }
  | { type: 'muted'; seat: Seat; muted: boolean }
  | { type: 'rules-changed'; rules: number }
  | { type: 'rematch'; table: string };

/** SHA-256 of something that must not be known, as hexadecimal text in the log. */
export type Hash = string;

/** What the seat might play. */
export type Hint = {
  /** The best actions that were found, the best first. */
  candidates: Array<Advice>;
};

/** Actions to be imagined. */
export type Imagining = {
  /** The actions, one after the other; 16 at the most. */
  actions: Array<string>;
};

/** Somebody who sits down. */
export type Joining = {
  /** What they are called: 1 to 24 characters, and not like anybody else at the table. */
  name: string;
  /** SHA-256 of 32 random bytes that this device adds to the shuffles. */
  nonce_hash?: Hash;
  /** A program plays here; everybody is shown that. */
  program?: boolean;
};

/** An action to be judged. */
export type Judged = {
  /** The action, in the notation. */
  action: string;
};

/** Who is to sit there instead. */
export type Kicking = {
  /** A bot; without it the seat is open to whoever comes. */
  bot?: string;
};

/** A credential, for programs and for people. */
export type Link = {
  /** What a request shows: `Authorization: Bearer TOKEN`. */
  token: string;
  /** What is sent to a person, or opened on another device. */
  url: string;
};

/** A public table, as the lobby shows it. */
export type Listed = {
  /** The table's id. */
  table: string;
  /** The game's id. */
  game: string;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** When something last happened there. */
  touched: number;
};

/** A table that was made. Its credentials are shown this once and kept nowhere. */
export type Made = {
  /** The table's id. */
  table: string;
  /** What the host committed to before anyone sat down: SHA-256, as hexadecimal digits. */
  commitment: string;
  /** Opens the owner's powers. */
  creator: Link;
  /** Lets anybody watch. */
  spectator: Link;
  /** For each seat: the link to send, or the credential of the person who is here. */
  seats: Array<Link | null>;
};

/** What a credential is good for. */
export type Me =
  | { role: 'seat'; seat: Seat }
  | { role: 'invited'; seat: Seat }
  | { role: 'creator' }
  | { role: 'spectator' }
  | { role: 'stranger' };

/** A message to the table. */
export type Message = {
  /** 1 to 500 characters. */
  text: string;
};

/** Something in a record that the rules do not allow. */
export type MistakeFace = {
  /** The line, from 1. */
  line: number;
  /** The column, from 1. */
  column: number;
  /** The rule that was broken, if one was. */
  rule: string | null;
  /** What is wrong. */
  message: Both;
};

/** One moment of a game. */
export type MomentFace = {
  /** How many decisions were made before it: 0 is the set-up. */
  number: number;
  /** The seat whose decision led to it. */
  seat?: Seat;
  /** That decision, in the notation. */
  action?: string;
  /** What was told. */
  told: Array<ToldEvent>;
  /** The seats that must decide now. */
  deciding: Array<Seat>;
  /** Everything there is to know. */
  view: unknown;
  /** The score as if the game ended here. */
  score: Array<SheetFace>;
};

/** May a seat write? */
export type Muting = {
  /** True: it may not. */
  muted: boolean;
};

/** Another name. */
export type Naming = {
  /** 1 to 24 characters, and not like anybody else's at the table. */
  name: string;
};

/** What a device adds to the shuffles. */
export type Nonce = {
  /** The 32 bytes whose hash was sent at joining, as hexadecimal digits. */
  nonce: Hash;
};

/** A seat's own notes. */
export type Notes = {
  /** Up to 4000 characters. */
  text: string;
};

/** How a table stands, as one watcher may know it. */
export type Now = {
  /** The number of the last event that this watcher noticed. */
  number: number;
  /** How far the table has come. */
  phase: Phase;
  /** The seats, in order. */
  seats: Array<SeatFace>;
  /** What the table allows. */
  allows: Allows;
  /** The version of its rules. */
  rules: number;
  /** The seat that has the owner's powers, if one has. */
  owner: Seat | null;
  /** The table where these people play again. */
  rematch: string | null;
  /** The seats that must decide. */
  deciding: Array<Seat>;
  /** Nobody's time runs, and no bot plays. */
  paused?: boolean;
  /** A wish to take something back that waits for others. */
  undo?: UndoFace;
  /** The seats that want to end the game without a result. */
  abandon?: Array<Seat>;
  /** The number of the watcher's next decision, which a play must carry. */
  decision?: number;
  /** All that the watcher's seat may do now, in the notation. */
  legal?: Array<string>;
  /** What the watcher knows of the game. */
  view?: unknown;
  /** Each seat's total as if the game ended now, from what the watcher knows. */
  totals?: Partial<Record<Seat, number>>;
  /** How it ended. */
  result?: ResultFace;
};

/** A seat that is offered. */
export type Offered = {
  /** The link to send: whoever opens it may sit down. */
  link: Link;
  /** The link as an SVG picture that a camera can read. */
  picture: string | null;
};

/** One thing that can be chosen before a game. */
export type OptionFace = {
  /** Its name. */
  name: string;
  /** What it can be; the first is usual. */
  values: Array<string>;
};

/** Where a rule comes from. */
export type Origin = 'rulebook' | 'ruling' | 'reconstruction';

/** A bot to play on. */
export type Passing = {
  /** Which one; without it, the table's stand-in. */
  bot?: string;
};

/** What a time budget is for. */
export type Per = 'game' | 'turn';

/** How far a table has come. */
export type Phase = 'gathering' | 'agreeing' | 'playing' | 'finished' | 'abandoned';

/** A sentence or name to be said in the reader's language: a message of a `.ftl` file and what it mentions. */
export type Phrase = {
  /** The message, or `message.attribute`. */
  key: string;
  /** The message's variables. */
  args: Record<string, Arg>;
};

/** What points come from: a message of the game's own words, and what it mentions. */
export type PieceFace = {
  /** The message as a sentence, if a language was asked for. */
  say?: string;
  /** The message, or `message.attribute`. */
  key: string;
  /** The message's variables. */
  args: Record<string, Arg>;
};

/** A decision. */
export type Playing = {
  /** The number of the seat's decision, as `now` tells it. The same post again is answered like the first. */
  decision: number;
  /** What to do, in the notation: one of `legal`. */
  action: string;
};

/** What actions would lead to, as far as the seat can know. */
export type PreviewFace = {
  /** How many of the actions could be imagined; the next would show something hidden. */
  imagined: number;
  /** What would be told. */
  told: Array<ToldEvent>;
  /** What the seat would know. */
  view: unknown;
  /** The score as it would be then. */
  score: Array<SheetFace>;
  /** What a spectator would see after the next action, where that would show something hidden to the seat alone. */
  public?: unknown;
};

/** Why something was not done. */
export type ProblemFace = {
  /** A stable code for programs; docs/api.md lists them. */
  code: string;
  /** The rule of the game that forbids it. */
  rule?: string;
  /** A sentence for people. */
  message: Both;
};

/** What was promised before the game, and what everybody added: all as hexadecimal digits. */
export type PromiseFace = {
  /** The table's id. */
  table: string;
  /** What the host committed to before anyone sat down. */
  commitment: string;
  /** What the host had committed to. */
  secret: string;
  /** What the devices added, where they did. */
  nonces: Partial<Record<Seat, string | null>>;
};

/** A record to be shown. */
export type Recorded = {
  /** The record's text, as docs/records.md describes it. */
  record: string;
};

/** How they play again. */
export type Rematching = {
  /** Everybody sits one seat further, as when nothing is said; or else where they sat. */
  turned?: boolean;
};

/** A record, played again by somebody who may know everything. */
export type ReplayFace = {
  /** The game's id. */
  game: string;
  /** The version of its rules. */
  rules: number;
  /** How many played. */
  seats: number;
  /** The game's options, as the record prints them. */
  options: string;
  /** Was it played with a deck or tile set of one's own? */
  own_material: boolean;
  /** What the players were called. */
  names: Partial<Record<Seat, string | null>>;
  /** Where the record is not a game any more; the moments end before it. */
  mistake: MistakeFace | null;
  /** Does it prove that its shuffles are fair? */
  fair: FairFace;
  /** How the game ended, if it did. */
  result: ResultFace | null;
  /** The game from its set-up to its end. */
  moments: Array<MomentFace>;
};

/** How a game ended. */
export type ResultFace = {
  /** Each seat's place, from 1. */
  places: Partial<Record<Seat, number>>;
  /** Each seat's total. */
  totals: Partial<Record<Seat, number>>;
  /** The way it ended: the game's name for it. */
  ending: string;
};

/** One rule. */
export type RuleFace = {
  /** The rule's id, which refusals and score lines name. */
  id: string;
  /** Its title. */
  title: string;
  /** Its text. */
  text: string;
  /**
   * Where it comes from: the `rulebook`, a `ruling` of ours where that is silent, or a `reconstruction` of
   * something printed that is not public.
   */
  origin: Origin;
};

/** The rules of a game. */
export type RulesFace = {
  /** The game's id. */
  game: string;
  /** The game's name. */
  name: string;
  /** What it is about. */
  about: string;
  /** The sections, in reading order. */
  sections: Array<SectionFace>;
};

/** One line of a score. */
export type ScoreFace = {
  /** The line's id. */
  line: string;
  /** The line's name, if a language was asked for. */
  name?: string;
  /** The rule that gives the points. */
  rule: string;
  /** The points. */
  points: number;
  /** What they come from. */
  pieces: Array<PieceFace>;
};

/** A place at the table. Prints as its letter. */
export type Seat = 'A' | 'B' | 'C' | 'D';

/** One seat, as everybody sees it. */
export type SeatFace = {
  /** Its letter. */
  seat: Seat;
  /** Who sits there: `person`, `bot`, `invited` (a link is out), `held` (for who sat there before) or `open`. */
  kind: 'person' | 'bot' | 'invited' | 'held' | 'open';
  /** The person's name. */
  name?: string;
  /** The bot that decides there now. */
  bot?: string;
  /** The name of the bot that sits there, if it has one. */
  called?: string;
  /** Why a bot decides for the person. */
  covered?: Why;
  /** The person is somebody's program. */
  program?: boolean;
  /** The owner does not let it write. */
  muted?: boolean;
  /** The device has promised something to add to the shuffles: its hash. */
  nonce_hash?: string;
  /** The time left, in milliseconds, when this was made. */
  left_ms?: number;
};

/** Who is to sit at a seat. */
export type SeatWanted =
  | { kind: 'link' }
  | {
      kind: 'here';
      /** The person's name. */
      name: string;
      /** SHA-256 of 32 random bytes that this device adds to the shuffles. */
      nonce_hash?: Hash;
    }
  | { kind: 'open' }
  | {
      kind: 'bot';
      /** Which one. */
      bot: string;
    };

/** A seat that somebody took. */
export type Seated = {
  /** The seat. */
  seat: Seat;
  /** The number by which the seat knows it in the table's log. */
  number: number;
  /** The seat's credential from now on; the invitation is void. */
  link: Link;
};

/** A section of the rules. */
export type SectionFace = {
  /** The section's id. */
  id: string;
  /** Its title. */
  title: string;
  /** Its rules, in reading order. */
  rules: Array<RuleFace>;
};

/** One seat's score, line by line. */
export type SheetFace = {
  /** The seat. */
  seat: Seat;
  /** Its lines. */
  lines: Array<ScoreFace>;
  /** The score. */
  total: number;
};

/** A table, without its game. */
export type TableFace = {
  /** The table's id. */
  table: string;
  /** The game's id. */
  game: string;
  /** The version of its rules. */
  rules: number;
  /** The game's options, all of them, as records print them. */
  options: string;
  /** Is it played with a deck or tile set of one's own? */
  own_material: boolean;
  /** What the host committed to before anyone sat down: SHA-256, as hexadecimal digits. */
  commitment: string;
  /** What the table allows. */
  allows: Allows;
  /** The time budget of each seat. */
  time: Time | null;
  /** The bot that plays on when a person cannot. */
  stand_in: string;
  /** When it was made, in milliseconds since 1970. */
  created: number;
  /** How far it has come. */
  phase: Phase;
  /** Its seats, in order. */
  seats: Array<SeatFace>;
  /** The seat that has the owner's powers, if one has. */
  owner: Seat | null;
  /** The table whose people play again here. */
  rematch_of: string | null;
  /** The table where these people play again. */
  rematch: string | null;
};

/** How much time a seat has. */
export type Time = {
  /** For the whole game, or for each turn. */
  per: Per;
  /** So many seconds, from 10 to 2592000 (thirty days). */
  seconds: number;
};

/** Something the game told. */
export type ToldEvent = {
  /** The event as data. */
  event: Record<string, unknown> & { event: string };
  /** The event as a sentence, if a language was asked for. */
  say?: string;
};

/** An answer to a wish to take something back. */
export type UndoAnswer = {
  /** True to agree. Whoever wished it may say false to think better of it. */
  allow: boolean;
};

/** A wish to take something back. */
export type UndoFace = {
  /** Who wishes it. */
  seat: Seat;
  /** The seats that have yet to agree. */
  waits_for: Array<Seat>;
};

/** A table to be made. */
export type Wanted = {
  /** The game's id. */
  game: string;
  /** The options that are not to be the usual ones: `NAME=VALUE,NAME=VALUE`. */
  options?: string;
  /** Who is to sit where, in the order of the seats. */
  seats: Array<SeatWanted>;
  /** A deck or tile set of one's own, in full. */
  material?: string;
  /** The table is shown in the lobby, and everybody may watch. */
  public?: boolean;
  /** People may write to the table; they may unless this is false. */
  chat?: boolean;
  /** People may ask what to play; unless this says otherwise they may where only one person plays. */
  hints?: boolean;
  /** The time budget of each seat. */
  time?: Time;
  /** The bot that plays on when a person cannot. */
  stand_in?: string;
};

/** The table as it stands, for a device that has seen nothing of it yet. */
export type Whole = {
  /** The seat it is told to; none for spectators. */
  to: Seat | null;
  /** The table. */
  table: TableFace;
  /** How it stands. */
  now: Now;
};

/** Why a bot plays for a person. */
export type Why = 'timed-out' | 'passed' | 'resigned';
