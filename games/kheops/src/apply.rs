//! Doing it and telling it: what every action changes.

use tabletop::{Note, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::cell::{Cell, Cells};
use crate::event::Event;
use crate::set::Numbered;
use crate::state::{Ending, Kheops, Laid, Phase, opponent};
use crate::types::{Kind, Openings, Pawn, Symbol, Tile};

/// A hand that moves the pieces of a game, tells what it does, and remembers who learns something hidden.
pub(crate) struct Hand<'g, T> {
    game: &'g mut Kheops,
    tell: &'g mut T,
    pub(crate) revealed: SeatSet,
}

impl<'g, T: Tell<Event>> Hand<'g, T> {
    pub(crate) fn new(game: &'g mut Kheops, tell: &'g mut T) -> Self {
        Hand { game, tell, revealed: SeatSet::EMPTY }
    }

    /// Carries out a legal action of the deciding seat.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Place(pawn, cell) => self.place(seat, pawn, cell),
            Action::Turn(cell, openings) => self.turn(seat, cell, openings),
            Action::Swap(own, other) => self.swap(seat, own, other),
            Action::Move(from, to) => self.shift(seat, from, to),
            Action::Build(tile, cell, openings) => self.build(seat, tile, cell, openings),
        }
    }

    fn place(&mut self, seat: Seat, pawn: Pawn, cell: Cell) {
        let board = &mut self.game.board;
        board.players[seat].place(pawn, cell);
        self.tell.all(Event::PawnPlaced { seat, pawn, cell });
        let other = opponent(seat);
        if board.players[other].cells.contains(cell) {
            board.players[other].take_back(cell);
            self.tell.all(Event::WorkerReplaced { seat: other, cell });
        }
        self.use_power(seat, cell);
    }

    /// The power of the tile that a pawn was played on is asked for, if it can act at all.
    fn use_power(&mut self, seat: Seat, cell: Cell) {
        let board = &mut self.game.board;
        let symbol = board.face_at(cell).expect("pawns are played on tiles").symbol;
        let (phase, can_act) = match symbol {
            Symbol::TurnPassage => turning(Kind::Passage, board.turnable(seat, Kind::Passage)),
            Symbol::TurnRoom => turning(Kind::Room, board.turnable(seat, Kind::Room)),
            Symbol::Swap => (Phase::Swap, !board.swappable(seat).is_empty()),
            Symbol::Move => {
                (Phase::Move(cell), !board.movable(seat, cell).is_empty() && !board.vacant().is_empty())
            }
            Symbol::None
            | Symbol::Sarcophagus
            | Symbol::Ankh
            | Symbol::Double
            | Symbol::Curse
            | Symbol::Empty => (Phase::Build, true),
        };
        board.phase = if can_act { phase } else { Phase::Build };
        if !can_act {
            self.tell.all(Event::PowerSkipped { seat, symbol });
        }
    }

    fn turn(&mut self, seat: Seat, cell: Cell, openings: Openings) {
        let board = &mut self.game.board;
        board.laid[cell.index()].as_mut().expect("a tile is turned").openings = openings;
        board.phase = Phase::Build;
        let kind = if board.passages.contains(cell) { Kind::Passage } else { Kind::Room };
        self.tell.all(Event::TileTurned { seat, kind, cell, openings });
    }

    fn swap(&mut self, seat: Seat, own: Cell, other: Cell) {
        let players = &mut self.game.board.players;
        let pawn = players[seat].pawn_at(own).expect("an own pawn is swapped");
        let other_pawn = players[opponent(seat)].pawn_at(other).expect("with an opposing one");
        players[seat].shift(own, other);
        players[opponent(seat)].shift(other, own);
        self.game.board.phase = Phase::Build;
        self.tell.all(Event::PawnsSwapped { seat, own, pawn, other, other_pawn });
    }

    fn shift(&mut self, seat: Seat, from: Cell, to: Cell) {
        let player = &mut self.game.board.players[seat];
        let pawn = player.pawn_at(from).expect("an own pawn is moved");
        player.shift(from, to);
        self.game.board.phase = Phase::Build;
        self.tell.all(Event::PawnMoved { seat, pawn, from, to });
    }

    fn build(&mut self, seat: Seat, tile: Tile, cell: Cell, openings: Openings) {
        self.game.hidden.hands[seat].remove(tile);
        self.game.board.lay(cell, Laid { tile, openings });
        self.tell.all(Event::TileBuilt { seat, tile, cell, openings });
        self.draw(seat);
        let board = &mut self.game.board;
        if board.built == Cells::ALL {
            board.phase = Phase::Over;
            self.tell.all(Event::GameEnded { ending: Ending::Complete });
        } else {
            board.turn = opponent(seat);
            board.phase = Phase::Place;
        }
    }

    /// While the pile lasts, the seat draws a tile, and the other has just seen one that could have been anywhere. Once
    /// the pile is empty, both hands can be told from what lies on the table: nothing is news any more.
    fn draw(&mut self, seat: Seat) {
        let hidden = &mut self.game.hidden;
        if let Some(tile) = hidden.pile.draw(&mut hidden.chance) {
            hidden.hands[seat].insert(tile);
            self.revealed = SeatSet::all(self.game.board.players.seats());
            let others = Some(Event::TileDrawn { seat });
            self.tell.note(Note::Only { seat, told: Event::TileSeen { seat, tile }, others });
        }
    }
}

#[inline]
fn turning(kind: Kind, targets: Cells) -> (Phase, bool) {
    (Phase::Turn(kind), !targets.is_empty())
}
