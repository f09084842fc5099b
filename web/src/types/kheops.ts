// Written by `cargo xtask types` from the program's own types; not to be changed by hand.

export type Ankhs = { cells: Array<Cell>; points: number };

/**
 * A place for a tile: `2.3` is the fourth cell from the left in the third row from the bottom.
 * Cells with an even column point up, the others down.
 */
export type Cell = string;

/** A tile of the pyramid, and what stands on it. */
export type CellPicture = { cell: Cell; tile: Tile; openings: Openings; pawn: PawnPicture | null };

export type Colour = 'red' | 'blue' | 'green';

/** All that is computed. */
export type Computed = {
  networks: Array<Network>;
  /** Where a tile is built or turned now: of each cell that has any, the neighbours that open to it. */
  joins: Array<Neighbours>;
  /** For every tile that opens on a face of the pyramid, where it does. */
  outside: Array<Outside>;
  /** The ankh tiles that score for each seat. */
  ankhs: Partial<Record<Seat, Ankhs>>;
};

export type Ending = 'complete';

/** One thing that happened. */
export type Event =
  | { event: 'base-laid'; tiles: number }
  | { event: 'hand-dealt'; seat: Seat; tiles: number }
  | { event: 'hand-seen'; seat: Seat; tiles: Array<Tile> }
  | { event: 'pawn-placed'; seat: Seat; pawn: Pawn; cell: Cell }
  | { event: 'worker-replaced'; seat: Seat; cell: Cell }
  | { event: 'power-skipped'; seat: Seat; symbol: Symbol }
  | { event: 'tile-turned'; seat: Seat; kind: Kind; cell: Cell; openings: Openings }
  | { event: 'pawns-swapped'; seat: Seat; own: Cell; pawn: Pawn; other: Cell; other_pawn: Pawn }
  | { event: 'pawn-moved'; seat: Seat; pawn: Pawn; from: Cell; to: Cell }
  | { event: 'tile-built'; seat: Seat; tile: Tile; cell: Cell; openings: Openings }
  | { event: 'tile-drawn'; seat: Seat }
  | { event: 'tile-seen'; seat: Seat; tile: Tile }
  | { event: 'game-ended'; ending: Ending };

export type Kind = 'passage' | 'room';

/** A cell and a cell beyond each of its sides. */
export type Neighbours = {
  cell: Cell;
  /** To the left. */
  l: Cell | null;
  /** To the right. */
  r: Cell | null;
  /** Beyond the level side. */
  b: Cell | null;
};

/** Two or more connected tiles. */
export type Network = {
  cells: Array<Cell>;
  /** What it is worth to whoever leads it, by score line. */
  rooms: number;
  sarcophagi: number;
  summit: number;
  longest: number;
  /** What the doubling of a closed network adds. */
  secret: number;
  /** All of it together. */
  points: number;
  /** It holds a curse and is worth nothing. */
  cursed: boolean;
  /** No tile of it opens on a face of the pyramid. */
  closed: boolean;
  /** No network has more tiles. */
  is_longest: boolean;
  /** What each seat's pawns count in it. */
  strength: Partial<Record<Seat, number>>;
  leader: Seat | null;
};

/** The sides a tile opens on, at least one. Prints their letters: `lb`. */
export type Openings = string;

/** A tile's openings on the faces of the pyramid. */
export type Outside = { cell: Cell; openings: Openings };

export type Pawn = 'worker' | 'mummy' | 'priest' | 'pharaoh';

export type PawnPicture = { seat: Seat; pawn: Pawn };

export type PharaohRule = 'mummy' | 'priest';

/** The printed tables of the game. */
export type Printed = {
  sizes: Sizes;
  /** Turns of the whole game. */
  turns: number;
  /** The pawns in each seat's box. */
  pawns: Partial<Record<Seat, Array<Pawn>>>;
  /** Every cell with its neighbours, row by row from the bottom left. */
  cells: Array<Neighbours>;
  /** The ways a tile can lie, by the number of its openings, from none. */
  ways: Array<Array<Openings>>;
  /** Points of a room. */
  room: number;
  /** Points of a lone sarcophagus. */
  sarcophagus: number;
  /** Points of a pair of sarcophagi of one colour. */
  pair: number;
  /** Points of the summit. */
  summit: number;
  /** Points of the longest network. */
  longest: number;
};

/** A place at the table. Prints as its letter. */
export type Seat = 'A' | 'B' | 'C' | 'D';

export type SeatPicture = {
  workers: number;
  mummy: number;
  priest: number;
  pharaoh: number;
  hand: number;
  tiles: Array<Tile> | null;
};

/** How many of something there are on the parts. */
export type Sizes = {
  /** Cells along a face of the pyramid. */
  side: number;
};

export type Symbol =
  | 'none'
  | 'sarcophagus'
  | 'ankh'
  | 'double'
  | 'curse'
  | 'empty'
  | 'turn-passage'
  | 'turn-room'
  | 'swap'
  | 'move';

/** A tile by its number, from 1. */
export type Tile = number;

export type TilePicture = {
  tile: Tile;
  /** A room or a passage. */
  kind: Kind;
  /** On how many sides it opens. */
  openings: number;
  /** Its symbol. */
  symbol: Symbol;
  /** The colour of a sarcophagus. */
  colour: Colour | null;
};

/** All that a viewer of a game may know. */
export type View = {
  /** How many turns have been finished. */
  turns: number;
  phase: string;
  decider: Seat | null;
  /** The pawn that was just played and so cannot be moved. */
  played: Cell | null;
  ending: Ending | null;
  pharaoh: PharaohRule;
  cells: Array<CellPicture>;
  seats: Partial<Record<Seat, SeatPicture>>;
  pile: number;
  unseen: Array<Tile>;
  /** All tiles of the set, whether they are in play or not. */
  tiles: Array<TilePicture>;
  computed: Computed;
};
