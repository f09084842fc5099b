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

export type ObelisksPicture = {
  /** Stones of each seat, in towers or not. */
  stones: Partial<Record<Seat, number>>;
  loose: Partial<Record<Seat, number>>;
  towers: Array<Seat | null>;
};

export type Pyramid = 'left' | 'middle' | 'right';

export type PyramidPicture = {
  /** Side A: the one pyramid; side B: each of the three. In placement order. */
  built: Array<Array<Seat>>;
  beside: number;
  complete: Array<Pyramid>;
};

/** A round card: the capacities of the four ships, largest first. Prints them: `4321`. */
export type RoundCard = string;

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

/** A space of a ship: `2.3` is the third space of ship 2. The first is the bow, and unloads first. */
export type Space = string;

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
};

export type Wrath = 'off' | 'on';
