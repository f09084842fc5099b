//! The position: the board that everybody sees, what is hidden, and how a game begins.

use tabletop::{BySeat, Chance, Draw, Note, Pile, Seat, Setup, SetupError, Tell, vocabulary};

use crate::cell::{Cell, Cells};
use crate::data;
use crate::event::Event;
use crate::faces::{Face, Faces};
use crate::set::Numbered;
use crate::types::{Kind, Openings, Pawn, PharaohRule, Symbol, Tile, Tiles};

/// A position of Kheops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kheops {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

/// What nobody can see, or only one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) chance: Chance,
    /// The tiles each seat can build.
    pub(crate) hands: BySeat<Tiles>,
    /// The face-down tiles.
    pub(crate) pile: Pile<Tile, { data::TILES }>,
}

/// All that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) faces: Faces,
    pub(crate) pharaoh: PharaohRule,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) laid: [Option<Laid>; data::CELLS],
    /// The cells that have a tile.
    pub(crate) built: Cells,
    /// The empty cells that share a side with a tile.
    pub(crate) border: Cells,
    /// The cells whose tile is a passage.
    pub(crate) passages: Cells,
    /// The cells whose tile opens on all sides.
    pub(crate) open: Cells,
    /// The cells whose tile must stay empty.
    pub(crate) barred: Cells,
    pub(crate) players: BySeat<Player>,
}

/// A tile of the pyramid, and how it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Which tile.
    pub tile: Tile,
    /// The sides it opens on.
    pub openings: Openings,
}

/// A seat's pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Player {
    /// Where its pawns stand.
    pub(crate) cells: Cells,
    /// Workers in the supply.
    pub(crate) workers: u8,
    /// Where the special pawns stand, in the order of [`Pawn::SPECIAL`]; those that do not stand have not been played.
    pub(crate) special: [Option<Cell>; 3],
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Which pawn is played, and where.
    Place,
    /// Which tile of this kind is turned, and how.
    Turn(Kind),
    /// Which two pawns are swapped.
    Swap,
    /// Which pawn is moved, and where: any but the one that was just played on this cell.
    Move(Cell),
    /// Which tile is built, where and how.
    Build,
    /// Nothing: the game is over.
    Over,
}

vocabulary! {
    /// The way the game ends.
    pub enum Ending ("expected-ending") {
        /// The pyramid is complete.
        Complete = "complete",
    }
}

/// The game's name in the notation.
pub(crate) const ID: &str = "kheops";

impl Kheops {
    pub(crate) fn start(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        setup.check::<Kheops>()?;
        let faces = match &setup.material {
            Some(text) => Faces::read(text)?,
            None => Faces::reconstruction(),
        };
        let mut board = Board::new(faces, pharaoh_rule(setup));
        let mut pile = Pile::from_top(Tile::all());
        let chance = Chance::Sealed(setup.seed);
        pile.shuffle(&chance, ID, "tiles", tell);
        let mut top = || pile.pop().expect("fifty tiles are enough for the start and the hands");
        for (row, column) in data::START {
            let cell = Cell::at(row, column).expect("the start lies in the pyramid");
            let tile = top();
            let name = format!("rotation {cell}");
            let picked = setup.seed.stream(ID, &name).below(data::ROTATIONS);
            tell.picked(&name, picked);
            // A tile that opens everywhere has one way to lie: the pick is drawn and changes nothing.
            let ways = Openings::orientations(board.face(tile).openings);
            board.lay(cell, Laid { tile, openings: ways[picked as usize % ways.len()] });
        }
        tell.all(Event::BaseLaid { tiles: data::START.len() as u8 });
        let hands = BySeat::from_fn(board.players.seats(), |_| (0..data::HAND).map(|_| top()).collect());
        for (seat, hand) in hands.iter() {
            tell.note(Note::Only {
                seat,
                told: Event::HandSeen { seat, tiles: *hand },
                others: Some(Event::HandDealt { seat, tiles: data::HAND as u8 }),
            });
        }
        Ok(Kheops { board, hidden: Hidden { chance, hands, pile } })
    }
}

/// The option of a set-up.
pub(crate) fn pharaoh_rule(setup: &Setup) -> PharaohRule {
    if setup.options.get(data::PHARAOH) == PharaohRule::Priest.text() {
        PharaohRule::Priest
    } else {
        PharaohRule::Mummy
    }
}

impl Board {
    /// A pyramid without tiles, and all pawns in the supplies.
    pub(crate) fn new(faces: Faces, pharaoh: PharaohRule) -> Self {
        let player = |seat: Seat| Player { workers: data::WORKERS[seat.index()], ..Player::default() };
        Board {
            faces,
            pharaoh,
            turn: Seat::A,
            phase: Phase::Place,
            laid: [None; data::CELLS],
            built: Cells::EMPTY,
            border: Cells::EMPTY,
            passages: Cells::EMPTY,
            open: Cells::EMPTY,
            barred: Cells::EMPTY,
            players: BySeat::from_fn(data::WORKERS.len(), player),
        }
    }

    /// What is printed on a tile.
    #[inline]
    pub fn face(&self, tile: Tile) -> &Face {
        self.faces.face(tile)
    }

    /// The tile on a cell, and how it lies.
    #[inline]
    pub fn laid(&self, cell: Cell) -> Option<Laid> {
        self.laid[cell.index()]
    }

    /// What is printed on the tile of a cell, if there is one.
    #[inline]
    pub(crate) fn face_at(&self, cell: Cell) -> Option<&Face> {
        self.laid(cell).map(|laid| self.face(laid.tile))
    }

    /// Whose pawn stands on a cell, and which it is.
    pub fn pawn_at(&self, cell: Cell) -> Option<(Seat, Pawn)> {
        self.players.iter().find_map(|(seat, player)| player.pawn_at(cell).map(|pawn| (seat, pawn)))
    }

    /// Puts a tile on an empty cell.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, laid: Laid) {
        let face = *self.face(laid.tile);
        self.laid[cell.index()] = Some(laid);
        self.built.insert(cell);
        self.border = (self.border | cell.beside()) - self.built;
        if face.kind == Kind::Passage {
            self.passages.insert(cell);
        }
        if Openings::orientations(face.openings).len() == 1 {
            self.open.insert(cell);
        }
        if face.symbol == Symbol::Empty {
            self.barred.insert(cell);
        }
    }

    /// The tiles of a kind.
    #[inline]
    pub(crate) fn of_kind(&self, kind: Kind) -> Cells {
        match kind {
            Kind::Passage => self.passages,
            Kind::Room => self.built - self.passages,
        }
    }

    /// The tiles that a pawn can go to without replacing another.
    #[inline]
    pub(crate) fn vacant(&self) -> Cells {
        self.built - self.barred - self.players[Seat::A].cells - self.players[Seat::B].cells
    }

    /// The opposing pawns that the seat can neither swap nor, by turning their tile, disturb.
    #[inline]
    pub(crate) fn protected_from(&self, seat: Seat) -> Cells {
        let other = &self.players[opponent(seat)];
        let pharaoh = match self.pharaoh {
            PharaohRule::Mummy => None,
            PharaohRule::Priest => other.place_of(Pawn::Pharaoh),
        };
        other.place_of(Pawn::Priest).into_iter().chain(pharaoh).collect()
    }

    /// The tiles of a kind that the seat may turn.
    #[inline]
    pub(crate) fn turnable(&self, seat: Seat, kind: Kind) -> Cells {
        self.of_kind(kind) - self.protected_from(seat)
    }

    /// The opposing pawns that the seat may swap.
    #[inline]
    pub(crate) fn swappable(&self, seat: Seat) -> Cells {
        self.players[opponent(seat)].cells - self.protected_from(seat)
    }

    /// The own pawns that may move when one was just played on `played`.
    #[inline]
    pub(crate) fn movable(&self, seat: Seat, played: Cell) -> Cells {
        self.players[seat].cells - Cells::only(played)
    }

    /// Does playing this pawn remove an opposing worker that stands there?
    #[inline]
    pub(crate) const fn replaces(&self, pawn: Pawn) -> bool {
        match pawn {
            Pawn::Worker | Pawn::Priest => false,
            Pawn::Mummy => true,
            Pawn::Pharaoh => matches!(self.pharaoh, PharaohRule::Mummy),
        }
    }

    /// Must the own mummy have been played before this pawn?
    #[inline]
    pub(crate) const fn needs_mummy(&self, pawn: Pawn) -> bool {
        match pawn {
            Pawn::Worker | Pawn::Mummy => false,
            Pawn::Priest => true,
            Pawn::Pharaoh => matches!(self.pharaoh, PharaohRule::Priest),
        }
    }

    /// How many of this pawn the seat has left to play.
    #[inline]
    pub fn supply(&self, seat: Seat, pawn: Pawn) -> u8 {
        let player = &self.players[seat];
        match pawn {
            Pawn::Worker => player.workers,
            Pawn::Mummy | Pawn::Priest | Pawn::Pharaoh => {
                u8::from(owns(seat, pawn) && player.place_of(pawn).is_none())
            }
        }
    }

    /// How many tiles have been built since the start.
    pub(crate) fn turns(&self) -> u32 {
        self.built.len().saturating_sub(data::START.len() as u32)
    }
}

/// Is this pawn in the seat's box at all? Only white has a pharaoh.
#[inline]
pub(crate) const fn owns(seat: Seat, pawn: Pawn) -> bool {
    match pawn {
        Pawn::Worker | Pawn::Mummy | Pawn::Priest => true,
        Pawn::Pharaoh => matches!(seat, Seat::A),
    }
}

/// The other seat.
#[inline]
pub(crate) const fn opponent(seat: Seat) -> Seat {
    seat.left(data::WORKERS.len())
}

/// The place of a special pawn in [`Pawn::SPECIAL`].
#[inline]
const fn special(pawn: Pawn) -> Option<usize> {
    pawn.index().checked_sub(1)
}

impl Player {
    /// Where a special pawn stands; nothing for workers, of which there are many.
    #[inline]
    pub(crate) fn place_of(&self, pawn: Pawn) -> Option<Cell> {
        special(pawn).and_then(|at| self.special[at])
    }

    /// Where its workers stand.
    #[inline]
    pub(crate) fn workers_at(&self) -> Cells {
        self.cells - self.special.into_iter().flatten().collect()
    }

    /// Which of its pawns stands on a cell.
    pub(crate) fn pawn_at(&self, cell: Cell) -> Option<Pawn> {
        let special = Pawn::SPECIAL.into_iter().find(|pawn| self.place_of(*pawn) == Some(cell));
        self.cells.contains(cell).then(|| special.unwrap_or(Pawn::Worker))
    }

    /// Plays a pawn of the supply.
    #[inline]
    pub(crate) fn place(&mut self, pawn: Pawn, cell: Cell) {
        self.cells.insert(cell);
        match special(pawn) {
            None => self.workers -= 1,
            Some(at) => self.special[at] = Some(cell),
        }
    }

    /// Takes a worker back to the supply.
    #[inline]
    pub(crate) fn take_back(&mut self, cell: Cell) {
        self.cells.remove(cell);
        self.workers += 1;
    }

    /// Moves whichever pawn stands on `from`.
    #[inline]
    pub(crate) fn shift(&mut self, from: Cell, to: Cell) {
        self.cells.remove(from);
        self.cells.insert(to);
        if let Some(place) = self.special.iter_mut().flatten().find(|place| **place == from) {
            *place = to;
        }
    }
}
