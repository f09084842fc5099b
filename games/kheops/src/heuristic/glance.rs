//! How good an action looks at a glance, by the tiles that it touches and no others: for playouts, which have no time.

use tabletop::Seat;

use crate::action::Action;
use crate::cell::{Cell, Cells, Side};
use crate::state::{Board, opponent};
use crate::types::{Openings, Pawn, Symbol, Tile};

/// A mummy that replaces nobody is a waste of so much.
const MUMMY: i32 = 3;
/// Sending a pawn away is worth this besides the place.
const REPLACED: i32 = 2;

impl Board {
    /// How much an action of the seat whose turn it is promises; only actions of one kind compare.
    #[inline]
    pub(super) fn promise(&self, action: &Action) -> i32 {
        match *action {
            Action::Place(pawn, cell) => self.promise_of_pawn(pawn, cell),
            Action::Turn(cell, openings) => {
                let laid = self.laid(cell).expect("a tile is turned");
                self.likes(laid.tile, cell, openings) - self.likes(laid.tile, cell, laid.openings)
            }
            Action::Swap(own, other) => self.standing(self.turn, other) - self.standing(self.turn, own),
            Action::Move(from, to) => self.standing(self.turn, to) - self.standing(self.turn, from),
            Action::Build(tile, cell, openings) => self.likes(tile, cell, openings),
        }
    }

    fn promise_of_pawn(&self, pawn: Pawn, cell: Cell) -> i32 {
        let rival = opponent(self.turn);
        let here = self.standing(self.turn, cell);
        if self.players[rival].cells.contains(cell) {
            return here + self.standing(rival, cell) + REPLACED;
        }
        match pawn {
            Pawn::Mummy => here - MUMMY,
            Pawn::Worker | Pawn::Priest | Pawn::Pharaoh => here,
        }
    }

    /// What a pawn of the seat does on a tile.
    #[inline]
    fn standing(&self, seat: Seat, cell: Cell) -> i32 {
        let symbol = match self.face_at(cell).expect("pawns stand on tiles").symbol {
            Symbol::Ankh => 5,
            Symbol::Double => 3,
            Symbol::Sarcophagus => 2,
            Symbol::Swap | Symbol::Move => 1,
            Symbol::None | Symbol::Empty | Symbol::TurnPassage | Symbol::TurnRoom => 0,
            Symbol::Curse => -4,
        };
        let near = self.linked(cell);
        symbol + contested(near, self.players[seat].cells, self.players[opponent(seat)].cells)
    }

    /// How much the seat likes a tile that lies so to be linked with its neighbours.
    #[inline]
    fn likes(&self, tile: Tile, cell: Cell, openings: Openings) -> i32 {
        let gift = match self.face(tile).symbol {
            Symbol::Curse => -3,
            Symbol::Sarcophagus => 3,
            Symbol::None
            | Symbol::Ankh
            | Symbol::Double
            | Symbol::Empty
            | Symbol::TurnPassage
            | Symbol::TurnRoom
            | Symbol::Swap
            | Symbol::Move => 1,
        };
        let (own, other) = (self.players[self.turn].cells, self.players[opponent(self.turn)].cells);
        let friend = |cell: Cell| i32::from(own.contains(cell)) - i32::from(other.contains(cell));
        let mut likes = 0;
        for side in Side::ALL {
            if !openings.has(side) {
                continue;
            }
            match cell.beyond(side) {
                Some(there) if self.opens(there, side.facing()) => {
                    likes += 2 * gift * (friend(there) + friend(cell));
                }
                Some(_) => {}
                // What opens on a face of the pyramid is not secret.
                None => likes -= 1,
            }
        }
        likes
    }
}

/// One more pawn is wanted among neighbours of the other, and wasted where only own ones are.
#[inline]
fn contested(near: Cells, own: Cells, other: Cells) -> i32 {
    match (near.is_empty(), (near & own).is_empty(), (near & other).is_empty()) {
        (true, _, _) => 0,
        (false, false, true) => 1,
        (false, true, true) => 2,
        (false, false, false) | (false, true, false) => 3,
    }
}
