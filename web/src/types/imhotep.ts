// Written by `cargo xtask types` from the program's own types; not to be changed by hand.

export type Card =
  | 'entrance'
  | 'sarcophagus'
  | 'paved-path'
  | 'pyramid-decoration'
  | 'temple-decoration'
  | 'chamber-decoration'
  | 'obelisk-decoration'
  | 'statue'
  | 'lever'
  | 'hammer'
  | 'sail'
  | 'chisel';

/** All that is computed. */
export type Computed = {
  /** Stones that each ship still needs before it may sail; none once it has sailed. */
  missing: Array<number>;
  /** Stones that each seat would take. */
  takes: Partial<Record<Seat, Takes>>;
  /** Where the next stone of each site would go, and what it would score. */
  next: Next;
  /** Stones on each space of the temple, the covered ones included. */
  temple: Array<number>;
  /** Stones of each seat that lie covered in the temple. */
  covered: Partial<Record<Seat, number>>;
  /** Stones of each seat beside finished pyramids. */
  beside: Partial<Record<Seat, number>>;
  /** Groups of two or more in the burial chamber, or single stones; only on side A. */
  groups: Array<Group>;
  /** The rows of the burial chamber; only on side B. */
  rows: Array<Row>;
  /** What the obelisks give each seat as they stand. */
  obelisks: Partial<Record<Seat, number>>;
  /** The cards of the market that the viewer sees. */
  cards: Array<Worth>;
  /** Every ship that may sail with every site whose dock is free, while a turn begins. */
  landings: Array<Landing>;
};

export type Ending = 'ships' | 'passes';

/** One thing that happened. */
export type Event =
  | { event: 'round-began'; round: number; ships: RoundCard; starter: Seat }
  | { event: 'market-dealt'; cards: Array<Card>; hidden: number }
  | { event: 'pile-remade'; cards: number }
  | { event: 'stones-taken'; seat: Seat; stones: number }
  | { event: 'loaded'; seat: Seat; space: Space }
  | { event: 'sailed'; seat: Seat; ship: Ship; site: Site; cargo: Array<Seat> }
  | { event: 'card-played'; seat: Seat; card: Card }
  | { event: 'passed'; seat: Seat }
  | { event: 'ships-left'; stones: number }
  | { event: 'card-taken'; seat: Seat; card: Card }
  | { event: 'pair-taken'; seat: Seat }
  | { event: 'pair-seen'; seat: Seat; cards: Array<Card> }
  | { event: 'card-kept'; seat: Seat; card: Card; discarded: Card | null }
  | { event: 'cards-left'; seat: Seat }
  | { event: 'nothing-to-take'; seat: Seat }
  | { event: 'card-drawn'; seat: Seat; card: Card }
  | { event: 'no-card-left'; seat: Seat }
  | { event: 'red-card-acts'; seat: Seat; card: Card }
  | { event: 'red-card-lapsed'; seat: Seat; card: Card }
  | { event: 'pyramid-built'; seat: Seat; points: number }
  | { event: 'pyramids-built'; seat: Seat; pyramid: Pyramid; space: number; points: number }
  | { event: 'bonus-declined'; seat: Seat }
  | { event: 'temple-built'; seat: Seat; space: number }
  | { event: 'chamber-built'; seat: Seat; row: number; column: number }
  | { event: 'obelisk-built'; seat: Seat; height: number }
  | { event: 'stone-waits'; seat: Seat; loose: number }
  | { event: 'tower-built'; seat: Seat; points: number }
  | { event: 'round-ended'; round: number; ending: Ending }
  | { event: 'temple-scored'; seat: Seat; space: number; points: number }
  | { event: 'game-ended'; ending: Ending };

export type Group = {
  seat: Seat;
  /** Its places, as `row.column`. */
  cells: Array<string>;
  points: number;
};

/** A stone of a ship at a site. */
export type Landed = {
  seat: Seat;
  /** What it brings its owner, at the temple in one round; nothing where its owner has to choose first. */
  points: number | null;
};

/** A ship at a site. */
export type Landing = {
  ship: Ship;
  site: Site;
  /** Its stones as they are unloaded, from the bow. */
  stones: Array<Landed>;
  /**
   * What each seat has more or less then: with what the temple gives in one round, without what owners have to
   * choose first.
   */
  changes: Partial<Record<Seat, number>>;
};

export type MarketPicture = {
  cards: Array<Card>;
  pair: Array<Card> | null;
  face_down: number;
  pile: number;
  discards: Array<Card>;
  unseen_discards: number;
  unseen: Array<Card>;
  /** How many of the face-down cards come from an earlier pile, and what those can be. */
  old_pair: number;
  old_unseen: Array<Card>;
  acting: Card | null;
  remakes: number;
};

export type Next = {
  /** The next space of each pyramid that is not complete. On side A there is one pyramid, without a name. */
  pyramid: Array<NextSpace>;
  temple: NextTemple;
  chamber: NextChamber;
  obelisks: NextObelisks;
};

export type NextChamber = {
  row: number;
  column: number;
  /** What the burial chamber would give each seat more if the stone were its own. */
  points: Partial<Record<Seat, number>>;
};

export type NextObelisks = {
  /** What the obelisks would give each seat more if the stone were its own. */
  points: Partial<Record<Seat, number>>;
  /** Points of the next tower, while there is one; only on side B. */
  tower: number | null;
};

export type NextSpace = { pyramid: Pyramid | null; points: number; bonus: string };

export type NextTemple = {
  space: number;
  /** What the space gives at the end of a round. */
  gift: string;
};

export type ObelisksPicture = {
  /** Stones of each seat, in towers or not. */
  stones: Partial<Record<Seat, number>>;
  loose: Partial<Record<Seat, number>>;
  towers: Array<Seat | null>;
};

/** The printed tables of the game. */
export type Printed = {
  sizes: Sizes;
  /** The market cards, in the order of the rules. */
  cards: Array<PrintedCard>;
  /** Points of the pyramid of side A, in placement order. */
  pyramid_a: Array<number>;
  /** The pyramids of side B: their spaces in placement order. */
  pyramids_b: Array<Array<PyramidSpace>>;
  /** Points of a stone beside a finished pyramid. */
  beside: number;
  /** The spaces of the temple's side B, from the left. */
  temple_b: Array<string>;
  /** Points of the temple's space that gives points. */
  temple_points: number;
  /** Stones that a seat may take instead of a point. */
  temple_stones: number;
  /** Points of a group in the burial chamber (A) and of statues, by their number, from one. */
  series: Array<number>;
  /** Points of each stone or statue more. */
  series_more: number;
  /** Points that the variant takes from a seat that is missing at a monument. */
  wrath_points: number;
  /** Points of the places in a row of the burial chamber (B), without those that give nothing. */
  row_places: Array<number>;
  /** Points of the places in the obelisks (A), by the number of seats, from none. */
  obelisk_places: Array<Array<number>>;
  /** Points of the towers (B), dearest first. */
  towers: Array<number>;
};

/** A market card. */
export type PrintedCard = { card: Card; colour: string };

export type Pyramid = 'left' | 'middle' | 'right';

export type PyramidPicture = {
  /** Side A: the one pyramid; side B: each of the three. In placement order. */
  built: Array<Array<Seat>>;
  beside: number;
  complete: Array<Pyramid>;
};

/** A space of a pyramid of side B. */
export type PyramidSpace = { points: number; bonus: string };

/** A round card: the capacities of the four ships, largest first. Prints them: `4321`. */
export type RoundCard = string;

export type Row = { row: number; stones: Partial<Record<Seat, number>>; points: Partial<Record<Seat, number>> };

/** A place at the table. Prints as its letter. */
export type Seat = 'A' | 'B' | 'C' | 'D';

export type SeatPicture = {
  sled: number;
  quarry: number;
  cards: Array<Card>;
  pyramid_points: number;
  temple_points: [number, number, number, number, number, number];
  tower_points: number;
};

export type Ship = '1' | '2' | '3' | '4';

export type ShipPicture = {
  ship: Ship;
  capacity: number;
  minimum: number;
  /** From the bow; nothing where the space is empty. */
  spaces: Array<Seat | null>;
  dock: Site | null;
};

export type Side = 'A' | 'B';

export type Sides = { market: Side; pyramid: Side; temple: Side; chamber: Side; obelisks: Side };

export type Site = 'market' | 'pyramid' | 'temple' | 'chamber' | 'obelisks';

/** How many of something there are on the parts. */
export type Sizes = {
  /** Places of a sled. */
  sled: number;
  /** Rows of the burial chamber. */
  rows: number;
  /** Stones in a tower of the obelisks (B). */
  tower: number;
};

/** A space of a ship: `2.3` is the third space of ship 2. The first is the bow, and unloads first. */
export type Space = string;

/** Stones that a seat would take from its quarry: no more than lie there and the sled has room for. */
export type Takes = {
  /** By the action of a turn. */
  turn: number;
  /** At the temple, instead of a point. */
  temple: number;
};

export type TemplePicture = {
  /** The topmost stone of each space. */
  tops: Array<Seat | null>;
  stones: number;
};

export type Unloading = {
  site: Site;
  /** The stones still to come, the next one first. */
  rest: Array<Seat>;
};

/** All that a viewer of a game may know. */
export type View = {
  round: number;
  turn: Seat;
  phase: string;
  decider: Seat | null;
  unloading: Unloading | null;
  temple_space: number | null;
  ending: Ending | null;
  sides: Sides;
  wrath: Wrath;
  ships: Array<ShipPicture>;
  seats: Partial<Record<Seat, SeatPicture>>;
  market: MarketPicture;
  pyramid: PyramidPicture;
  temple: TemplePicture;
  chamber: Array<Seat>;
  obelisks: ObelisksPicture;
  unseen_rounds: Array<RoundCard>;
  computed: Computed;
};

/** A card of the market. */
export type Worth = {
  card: Card;
  /** What each seat would have more with it: at once from a red card, else at the end. */
  points: Partial<Record<Seat, number>>;
  /** Its owner chooses where its stone goes: the points are the most it can bring. */
  chosen: boolean;
  /** The stones that a decoration counts; nothing on other cards. */
  stones: number | null;
};

export type Wrath = 'off' | 'on';
