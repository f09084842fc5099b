// Written by `cargo xtask types` from the program's own types; not to be changed by hand.

/** One value for each deck that unseen cards can come from, the present one first. */
export type ByDeck<T> = [T, T, T, T];

export type Card =
  | 'artisan'
  | 'stone'
  | 'stone+'
  | 'wood'
  | 'wood+'
  | 'glass'
  | 'glass+'
  | 'marble'
  | 'marble+'
  | 'lapis'
  | 'lapis+'
  | 'cave';

export type CardPicture = { face: Face; card: Card | null };

export type Category = 'sphinxes' | 'obelisks' | 'doors' | 'walls' | 'throne' | 'mosaics';

/** All that is computed. */
export type Computed = {
  /** The kinds of piece, in the order of the price list. */
  kinds: Array<KindNow>;
  /** The pieces that have a place now, without mosaics. */
  places: Array<PlaceNow>;
  /** The palms that no mosaic covers: each gives a scarab to whoever covers it. */
  palms: Array<Square>;
  /** What the piece gives that is being built. After a sanctuary was claimed its palms give nothing. */
  building: Scarabs | null;
  /** Cards that each seat holds beyond the limit of the hand. Keeping them costs as many amulets. */
  over: Partial<Record<Seat, number>>;
  /**
   * What the amulets of each seat would do to it, for those who see its hand. What all seats are forgiven
   * at the end is not taken off: nobody knows it before.
   */
  corruption: Partial<Record<Seat, Corruption | null>>;
};

/** The corruption of a seat, without the cards of its hand. */
export type Corruption = {
  /** Amulets that its sanctuaries take away. */
  washed: number;
  /** Amulets that are left then. */
  left: number;
  /** The scarabs that these cost; none where they would eliminate it. */
  cost: number | null;
};

export type DeckPicture = { cards: number; top: CardPicture | null; down_below_top: number; rebuilt: number };

export type EndRule = 'last-turn' | 'immediate';

export type Ending = 'palace' | 'standstill';

/** One thing that happened. */
export type Event =
  | { event: 'hand-dealt'; seat: Seat; cards: number }
  | { event: 'hand-seen'; seat: Seat; cards: Array<Card> }
  | { event: 'stall-opened'; stall: Stall; card: Card | null }
  | { event: 'mosaic-turned-up'; mosaic: Mosaic }
  | { event: 'mosaic-left'; mosaic: Mosaic }
  | { event: 'worshipped'; seat: Seat; worshipper: Worshipper; fine: Fine }
  | { event: 'drew'; seat: Seat; cards: Array<Card>; unseen: number }
  | { event: 'stall-taken'; seat: Seat; stall: Stall; cards: Array<Card>; unseen: number }
  | { event: 'cards-looked'; seat: Seat; cards: Array<Card> }
  | { event: 'card-placed'; seat: Seat; stall: Stall; card: Card | null }
  | { event: 'deck-rebuilt'; cards: number }
  | { event: 'nothing-to-draw'; seat: Seat }
  | { event: 'building-began'; seat: Seat; piece: Piece }
  | { event: 'paid'; seat: Seat; cards: Array<Card>; amulets: number }
  | { event: 'built'; seat: Seat; piece: Piece; reward: number; bonus: number; architect: number }
  | { event: 'claimed'; seat: Seat; square: Square; squares: number }
  | { event: 'walked'; spaces: number; space: number }
  | { event: 'offering-began' }
  | { event: 'offer-sealed'; seat: Seat }
  | { event: 'offer-made'; seat: Seat; scarabs: number }
  | { event: 'offer-shown'; seat: Seat; scarabs: number; place: number; amulets: number }
  | { event: 'discarded'; seat: Seat; card: Card }
  | { event: 'hand-kept'; seat: Seat; amulets: number }
  | { event: 'last-turns-began'; seat: Seat }
  | { event: 'hand-shown'; seat: Seat; cards: Array<Card>; amulets: number }
  | { event: 'reckoned'; seat: Seat; sanctuaries: number; forgiven: number; left: number }
  | { event: 'penalised'; seat: Seat; scarabs: number }
  | { event: 'eliminated'; seat: Seat }
  | { event: 'game-ended'; ending: Ending };

export type Face = 'up' | 'down';

/** What a worshipper costs, by slot. */
export type Fine = { of: 'scarabs'; number: number } | { of: 'amulets'; number: number };

/** What worshippers do, in numbers. */
export type Help = {
  /** Scarabs that the architect adds to each piece. */
  architect: number;
  /** Cards that the beggar draws. */
  beggar: number;
  /** Resources that the merchant saves. */
  merchant: number;
  /** Artisans that the foreman saves. */
  foreman: number;
};

export type Kind = 'sphinx' | 'obelisk' | 'door' | 'wall' | 'mosaic' | 'pedestal' | 'throne';

/** A kind of piece. */
export type KindNow = {
  kind: Kind;
  /** Artisans that must be paid: the foreman saves the others. */
  artisans: number;
  /** Resources that must be paid at least: the merchant saves the others. */
  resources: number;
  of: Mix;
  /** Scarabs that one gives at least, with the architect's. */
  least: number;
  /** How many stand. */
  standing: number;
  /** How many can still be built. */
  left: number;
  /** Who could pay for one now, of the seats whose hands the viewer looks at. */
  payable: Array<Seat>;
  /** What each seat has too little to pay for one, of the seats whose hands the viewer looks at. */
  lacking: Partial<Record<Seat, Lacking | null>>;
};

/** What a purse has too little to pay for a piece, however it is used. */
export type Lacking = {
  /** Artisans that are missing. */
  artisans: number;
  /** Resources that are missing: of the type of which there are most, or types. */
  resources: number;
};

export type LaidPicture = { mosaic: Mosaic; squares: Array<Square> };

export type Memory = 'off' | 'on';

/** Must the resources of a piece be of one type, or all of different types? */
export type Mix = 'equal' | 'different';

export type Mosaic = 'F' | 'I' | 'L' | 'N' | 'P' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z';

export type MosaicsPicture = { top: Mosaic | null; pile: Array<Mosaic>; laid: Array<LaidPicture> };

export type PalacePicture = {
  /** Sphinxes in the rows of the plaza, left and right. */
  sphinxes: [number, number];
  obelisks: Array<Side>;
  doors: Array<Side>;
  walls: Array<Wall>;
  pedestal: boolean;
  throne: boolean;
};

/** A piece of the palace and where it is built: `sphinx left`, `mosaic c3 c4 d4 e4 e5`. */
export type Piece = string;

/** A piece and its place. */
export type PlaceNow = { piece: Piece; scarabs: Scarabs };

/** The printed tables of the game. */
export type Printed = {
  sizes: Sizes;
  /** The kinds of piece, in the order of the price list. */
  pieces: Array<PrintedPiece>;
  /** The kinds of card. */
  cards: Array<PrintedCard>;
  /** The materials, in the order in which spare units are listed. */
  resources: Array<Resource>;
  sides: Array<Side>;
  /** The places for walls, in the order in which they go round from the left door to the right door. */
  walls: Array<Wall>;
  /** The palms of the garden. */
  palms: Array<Square>;
  /** The throne's space in the garden, where no mosaic may lie. */
  throne: Array<Square>;
  mosaics: Array<PrintedMosaic>;
  /** What worshippers do, in numbers. */
  help: Help;
  /** Cards that may be held at the end of a turn without a choice. */
  hand: number;
  /** The space at which the offering is made. */
  offering: number;
  /** The amulets that the places of the offering add. */
  offering_amulets: Array<number>;
  /** The scarabs that amulets cost at the end, by their number, from none. More of them eliminate. */
  penalties: Array<number>;
};

/** A kind of card. */
export type PrintedCard = {
  card: Card;
  /** The resource that it shows. Artisans and caves show none. */
  resource: Resource | null;
  /** Paying with it costs an amulet. */
  corrupt: boolean;
  copies: number;
};

/** A mosaic as it is drawn in the pile. */
export type PrintedMosaic = {
  mosaic: Mosaic;
  /** Its rows: `#` is a square of the mosaic, `.` is none. */
  rows: Array<string>;
};

/** A line of the price list. */
export type PrintedPiece = {
  kind: Kind;
  number: number;
  artisans: number;
  resources: number;
  of: Mix;
  reward: number;
  /** Scarabs for each thing that the piece counts: sphinxes, walls, palms, squares of mosaic. */
  bonus: number;
};

export type Resource = 'stone' | 'wood' | 'glass' | 'marble' | 'lapis';

/** The scarabs that a piece would give now. */
export type Scarabs = {
  /** What every piece of its kind gives. */
  reward: number;
  /** What it gives for what it counts. */
  bonus: number;
  /** What the architect adds. */
  architect: number;
  total: number;
};

/** A place at the table. Prints as its letter. */
export type Seat = 'A' | 'B' | 'C' | 'D';

export type SeatPicture = {
  scarabs: number;
  amulets: number;
  statues: number;
  sanctuaries: Array<Array<Square>>;
  cards: number;
  /** The cards of the hand that everybody has seen. */
  seen: Array<Card>;
  /** How many others it holds, by the deck they came from, the present one first. */
  unseen: ByDeck<number>;
  /** The whole hand, if the viewer looks at it. */
  hand: Array<Card> | null;
  /** The unseen cards by deck, if the viewer looks at them. */
  unseen_cards: ByDeck<Array<Card>> | null;
  offer: number | null;
  has_offered: boolean;
};

export type Side = 'left' | 'right';

/** How many of something there are on the parts. */
export type Sizes = {
  /** Squares along a side of the garden. */
  width: number;
  /** Sphinxes in a row of the plaza. */
  row: number;
  /** The last space of Cleopatra's walk, before the palace. She sets out from space 0. */
  walk: number;
};

export type SlotPicture = { worshipper: Worshipper; fine: Fine };

/** A square of the garden: `c4` is column c, row 4; row 0 is at the back. */
export type Square = string;

export type Stall = '1' | '2' | '3';

export type StallPicture = {
  stall: Stall;
  up: Array<Card>;
  /** How many cards lie face down, by the deck they came from, the present one first. */
  down: ByDeck<number>;
  down_cards: ByDeck<Array<Card>> | null;
  filled: boolean;
};

export type TurnPicture = {
  worshipper: Worshipper | null;
  visited_market: boolean;
  pieces: number;
  building_over: boolean;
  piece: Piece | null;
  /** Spare second units of doubles, by resource. */
  spare: [number, number, number, number, number];
  resources_saved: number;
  artisans_saved: number;
  claims: Array<Array<Square>>;
  has_claimed: boolean;
  has_discarded: boolean;
};

/** All that a viewer of a game may know. */
export type View = {
  phase: string;
  turn: Seat;
  deciding: Array<Seat>;
  this_turn: TurnPicture;
  walk: number;
  complete: Array<Category>;
  last_turns: number | null;
  idle_turns: number;
  end: EndRule;
  memory: Memory;
  ending: Ending | null;
  seats: Partial<Record<Seat, SeatPicture>>;
  worshippers: Array<SlotPicture>;
  market: Array<StallPicture>;
  drawn: CardPicture | null;
  deck: DeckPicture;
  discards: Array<Card>;
  /** Every card whose place the viewer does not know, by the deck it came from, the present one first. */
  unseen: ByDeck<Array<Card>>;
  palace: PalacePicture;
  mosaics: MosaicsPicture;
  computed: Computed;
};

export type Wall =
  | 'left-front'
  | 'left-mid'
  | 'left-back'
  | 'back-left'
  | 'back-mid'
  | 'back-right'
  | 'right-back'
  | 'right-mid'
  | 'right-front';

export type Worshipper = 'architect' | 'vizier' | 'beggar' | 'merchant' | 'foreman';
