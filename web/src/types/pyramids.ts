// Written by `cargo xtask types` from the program's own types; not to be changed by hand.

export type AwardsPicture = {
  colour: Colour;
  /** The points left, the next first. */
  left: Array<number>;
};

/** A pyramid card, by its number from 1 to 48. Prints the number. */
export type Card = number;

export type CardPicture = {
  card: Card;
  colour: Colour;
  /** As in a deck file. */
  rows: [Row, Row, Row, Row, Row];
  crossed: Array<Cell>;
};

/** A cell of a chamber: a letter for the column, from the left, and a digit for the row, from the top (`b3`). */
export type Cell = string;

export type Colour = 'green' | 'orange' | 'purple';

/** A seat's pyramids of a colour. */
export type ColourComputed = {
  colour: Colour;
  /** Completed cards of this colour; those too that have not been counted yet. */
  count: number;
  /** The points that they have taken, the first first. */
  awards: Array<number>;
  points: number;
  /** The points that they would take next, if nobody were faster. */
  next: NextAward | null;
};

export type CompletedPicture = { card: Card; colour: Colour };

/** All that is computed. */
export type Computed = {
  /** Cards that lie face down: the deck; before the game all that were not dealt. */
  face_down: number;
  /** The patterns that the expeditions still to come in this round can have. */
  patterns: Array<Possible>;
  seats: Partial<Record<Seat, SeatComputed>>;
};

/** One thing that happened. */
export type Event =
  | { event: 'dealt'; seat: Seat; cards: Array<Card> }
  | { event: 'kept'; seat: Seat; cards: Array<Card> }
  | { event: 'hand-shown'; seat: Seat; cards: Array<Card> }
  | { event: 'display-dealt'; cards: Array<Card> }
  | { event: 'round-began'; round: number }
  | { event: 'expedition-began'; expedition: number; pattern: Pattern }
  | { event: 'sat-out'; seat: Seat }
  | { event: 'marked'; seat: Seat; card: Card; cells: Array<Cell>; found: Found }
  | { event: 'bonus-marked'; seat: Seat; card: Card; cells: Array<Cell>; found: Found }
  | { event: 'bonus-lapsed'; seat: Seat; crosses: number }
  | { event: 'marks-shown'; seat: Seat; card: Card; cells: Array<Cell>; found: Found }
  | { event: 'completed'; seat: Seat; card: Card }
  | { event: 'taken-from-display'; seat: Seat; card: Card }
  | { event: 'taken-from-deck'; seat: Seat; card: Card }
  | { event: 'nothing-to-take'; seat: Seat }
  | { event: 'refilled'; cards: Array<Card> }
  | { event: 'pyramid-points'; seat: Seat; colour: Colour; pyramids: number; points: number }
  | { event: 'game-ended' };

/** What was found on cells that were crossed: how many of each icon. */
export type Found = { red: number; green: number; torches: number; skulls: number; potions: number; crosses: number };

export type Gems = {
  pairs: number;
  /** Gems without a partner. */
  singles: number;
  points: number;
  next: NextGems;
};

export type Icon = 'r' | 'g' | 't' | 's' | 'p' | 'x';

export type NextAward = {
  points: number;
  /** Pyramids of the colour that the seat still has to complete for it. */
  missing: number;
};

/** What one more gem would add. */
export type NextGems = { red: number; green: number };

export type Pattern = 'I2' | 'I3' | 'V3' | 'L4' | 'T4' | 'O4';

export type PatternPicture = {
  pattern: Pattern;
  /** Every way it can lie, in the top left corner. */
  shapes: Array<Array<Cell>>;
};

/** A pattern that is still unseen in this round. */
export type Possible = {
  pattern: Pattern;
  /** Unseen cards with it. */
  cards: number;
};

/** The printed tables of the game. */
export type Printed = {
  sizes: Sizes;
  /** What the dearest crossed skull costs, by how many are crossed, from none. */
  skulls: Array<number>;
  /** Points that each colour's pyramids give, the first to be taken first. */
  awards: Array<number>;
  points: PrintedPoints;
  patterns: Array<PrintedPattern>;
  signs: Signs;
};

/** An expedition card. */
export type PrintedPattern = {
  pattern: Pattern;
  /** As they are printed. */
  cells: Array<Cell>;
};

/** What things are worth. */
export type PrintedPoints = {
  /** A completed card. */
  card: number;
  torch: number;
  /** A red and a green gem together. */
  pair: number;
  /** A gem without a partner. */
  single: number;
};

/** How many more of each the score card has room for. */
export type Room = { red: number; green: number; skulls: number };

/** A row of a chamber, a letter for each cell. */
export type Row = string;

/** A place at the table. Prints as its letter. */
export type Seat = 'A' | 'B' | 'C' | 'D';

/** What is computed of a seat, as far as the viewer knows its marks. */
export type SeatComputed = {
  /** Points of completed pyramids and of their awards. */
  pyramids: number;
  /** The points as they stand. */
  total: number;
  torches: Torches;
  gems: Gems;
  skulls: Skulls;
  room: Room;
  /** Green, orange, purple. */
  colours: Array<ColourComputed>;
};

export type SeatPicture = {
  /** The cards dealt before the game, for those who know them. */
  hand: Array<CardPicture> | null;
  kept: Array<Card> | null;
  cards: Array<CardPicture>;
  /** What is left to mark, for those who know it: the mark, or so many bonus crosses. */
  to_mark: ToMark | null;
  red: number;
  green: number;
  /** The rounds whose torch is crossed. */
  torches: Array<number>;
  skulls: number;
  completed: Array<CompletedPicture>;
  to_take: number;
  pyramids: [number, number, number];
  pyramid_points: [number, number, number];
};

/** The signs in the rows of a chamber. */
export type Signs = {
  wall: string;
  entrance: string;
  tomb: string;
  red: Icon;
  green: Icon;
  torch: Icon;
  skull: Icon;
  potion: Icon;
  cross: Icon;
};

/** How many of something there are on the parts. */
export type Sizes = {
  /** Rows and columns of a chamber. */
  side: number;
  /** Rounds of a game. */
  rounds: number;
  /** Expeditions of a round. */
  expeditions: number;
  /** Expedition cards; those that are not played in a round stay unseen. */
  expedition_cards: number;
  /** Gems of a colour that a score card has room for. */
  gems: number;
  /** Skulls that a score card has room for. */
  skulls: number;
  /** Cards that each seat is dealt. */
  dealt: number;
  /** Cards before each seat. */
  kept: number;
};

export type Skulls = {
  /** Points lost now. */
  lost: number;
  /** Points lost with one more. */
  next: number;
};

export type ToMark = { mark: number; bonus: number };

export type Torches = {
  points: number;
  /** Is this round's torch crossed? A round has one. */
  had: boolean;
};

/** All that a viewer of a game may know. */
export type View = {
  phase: string;
  deciding: Array<Seat>;
  round: number;
  expedition: number;
  pattern: PatternPicture | null;
  /** The expedition cards of the round that are still to come, the unplayed one included. */
  unseen_expeditions: Array<Pattern>;
  display: Array<CardPicture>;
  deck: number;
  awards: [AwardsPicture, AwardsPicture, AwardsPicture];
  seats: Partial<Record<Seat, SeatPicture>>;
  computed: Computed;
};
