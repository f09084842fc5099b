//! Is a position sane: tiles and pawns add up, and nothing is where it cannot be.

use tabletop::Seat;

use crate::cell::{Cell, Cells};
use crate::data;
use crate::state::{Board, Kheops, Phase, owns};
use crate::types::{Kind, Pawn, Symbol, Tile};

impl Kheops {
    pub(crate) fn sanity(&self) -> Result<(), String> {
        self.tiles_add_up()?;
        self.hands_are_sane()?;
        self.board.cells_are_sane()?;
        for seat in Seat::first(self.board.players.seats()) {
            self.board.pawns_add_up(seat)?;
        }
        self.board.phase_is_sane()
    }

    fn tiles_add_up(&self) -> Result<(), String> {
        let laid = Cell::all().filter_map(|cell| self.board.laid(cell)).map(|laid| laid.tile);
        let held = self.hidden.hands.values().flat_map(|hand| hand.iter());
        let mut tiles: Vec<Tile> = laid.chain(held).chain(self.hidden.pile.iter()).collect();
        tiles.sort_unstable();
        ensure(tiles.iter().copied().eq(Tile::all()), || format!("the tiles are {tiles:?}"))
    }

    /// Hands are full while the pile lasts; then they shrink, and white keeps a tile.
    fn hands_are_sane(&self) -> Result<(), String> {
        for (seat, hand) in self.hidden.hands.iter() {
            let full = hand.len() == data::HAND;
            let fits = full || hand.len() < data::HAND && self.hidden.pile.is_empty();
            ensure(fits, || format!("{seat} holds {} tiles", hand.len()))?;
        }
        let left = self.hidden.hands[Seat::A].len() + self.hidden.hands[Seat::B].len();
        let over = self.board.phase == Phase::Over;
        ensure(!over || left == 1, || format!("{left} tiles are left over"))
    }
}

impl Board {
    /// What is remembered about the cells is what lies on them.
    fn cells_are_sane(&self) -> Result<(), String> {
        let all = |fits: &dyn Fn(Cell) -> bool| Cell::all().filter(|cell| fits(*cell)).collect::<Cells>();
        let shows = |cell: Cell, symbol: Symbol| self.face_at(cell).is_some_and(|face| face.symbol == symbol);
        let beside = |cell: Cell| !(cell.beside() & self.built).is_empty();
        let known = [
            ("built", self.built, all(&|cell| self.laid(cell).is_some())),
            ("border", self.border, all(&|cell| self.laid(cell).is_none() && beside(cell))),
            ("barred", self.barred, all(&|cell| shows(cell, Symbol::Empty))),
            ("open", self.open, all(&|cell| self.face_at(cell).is_some_and(|face| face.openings == 3))),
            (
                "passages",
                self.passages,
                all(&|cell| self.face_at(cell).is_some_and(|face| face.kind == Kind::Passage)),
            ),
        ];
        for (name, found, expected) in known {
            ensure(found == expected, || format!("{name} is {found:?}, not {expected:?}"))?;
        }
        for (cell, laid) in Cell::all().filter_map(|cell| Some((cell, self.laid(cell)?))) {
            let openings = self.face(laid.tile).openings;
            ensure(laid.openings.count() == openings, || {
                format!("tile {} on {cell} opens on {}, not on {openings} sides", laid.tile, laid.openings)
            })?;
        }
        Ok(())
    }

    fn pawns_add_up(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let workers = u32::from(player.workers) + player.workers_at().len();
        ensure(workers == u32::from(data::WORKERS[seat.index()]), || {
            format!("{seat} has {workers} workers")
        })?;
        let mut stand = Cells::EMPTY;
        for pawn in Pawn::SPECIAL {
            let Some(cell) = player.place_of(pawn) else { continue };
            ensure(owns(seat, pawn), || format!("{seat} has a {pawn}"))?;
            ensure(player.cells.contains(cell) && !stand.contains(cell), || {
                format!("{seat}'s {pawn} is on {cell}")
            })?;
            let unlocked = !self.needs_mummy(pawn) || player.place_of(Pawn::Mummy).is_some();
            ensure(unlocked, || format!("{seat} has played the {pawn} before the mummy"))?;
            stand.insert(cell);
        }
        let misplaced = player.cells - (self.built - self.barred);
        ensure(misplaced.is_empty(), || format!("{seat} has pawns on {misplaced:?}"))?;
        let shared = self.players[Seat::A].cells & self.players[Seat::B].cells;
        ensure(shared.is_empty(), || format!("both seats have pawns on {shared:?}"))
    }

    /// A power is asked for only while it can act.
    fn phase_is_sane(&self) -> Result<(), String> {
        let complete = self.built == Cells::ALL;
        let can_act = match self.phase {
            Phase::Place | Phase::Build => !complete,
            Phase::Turn(kind) => !self.turnable(self.turn, kind).is_empty(),
            Phase::Swap => !self.players[self.turn].cells.is_empty() && !self.swappable(self.turn).is_empty(),
            Phase::Move(played) => {
                let own = &self.players[self.turn];
                own.cells.contains(played) && own.cells.len() > 1 && !self.vacant().is_empty()
            }
            Phase::Over => complete,
        };
        ensure(can_act, || format!("{:?} is asked for with {} tiles built", self.phase, self.built.len()))
    }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
