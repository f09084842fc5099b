//! All that check allows: listed ascending, and drawn at random without listing.

use tabletop::{Draw, Rng, Seat};

use crate::action::Action;
use crate::cell::{Cell, Cells};
use crate::state::{Board, Kheops, Phase, opponent};
use crate::types::{Kind, Openings, Pawn, Tile, Tiles};

impl Kheops {
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.board;
        if seat != board.turn {
            return;
        }
        match board.phase {
            Phase::Place => {
                for pawn in Pawn::ALL {
                    out.extend(board.targets(seat, *pawn).iter().map(|cell| Action::Place(*pawn, cell)));
                }
            }
            Phase::Turn(kind) => {
                for cell in board.turnable(seat, kind).iter() {
                    out.extend(board.turns_of(cell).map(|openings| Action::Turn(cell, openings)));
                }
            }
            Phase::Swap => {
                for own in board.players[seat].cells.iter() {
                    out.extend(board.swappable(seat).iter().map(|other| Action::Swap(own, other)));
                }
            }
            Phase::Move(played) => {
                for from in board.movable(seat, played).iter() {
                    out.extend(board.vacant().iter().map(|to| Action::Move(from, to)));
                }
            }
            Phase::Build => {
                for tile in self.hidden.hands[seat].iter() {
                    for cell in board.border.iter() {
                        out.extend(
                            board.ways(tile).iter().map(|openings| Action::Build(tile, cell, *openings)),
                        );
                    }
                }
            }
            Phase::Over => {}
        }
    }

    /// One of the legal actions, each equally likely, without listing them.
    #[inline]
    pub(crate) fn draw_action(&self, rng: &mut Rng) -> Action {
        let board = &self.board;
        let seat = board.turn;
        match board.phase {
            Phase::Place => board.draw_place(seat, rng),
            Phase::Turn(kind) => board.draw_turn(seat, kind, rng),
            Phase::Swap => draw_pair(board.players[seat].cells, board.swappable(seat), Action::Swap, rng),
            Phase::Move(played) => draw_pair(board.movable(seat, played), board.vacant(), Action::Move, rng),
            Phase::Build => board.draw_build(self.hidden.hands[seat], rng),
            Phase::Over => panic!("nothing is legal after the end"),
        }
    }
}

impl Board {
    /// The tiles a seat may play this pawn on.
    #[inline]
    fn targets(&self, seat: Seat, pawn: Pawn) -> Cells {
        let waits = self.needs_mummy(pawn) && self.players[seat].place_of(Pawn::Mummy).is_none();
        if waits || self.supply(seat, pawn) == 0 {
            return Cells::EMPTY;
        }
        if self.replaces(pawn) {
            self.vacant() | self.players[opponent(seat)].workers_at()
        } else {
            self.vacant()
        }
    }

    /// The ways a tile can lie.
    #[inline]
    fn ways(&self, tile: Tile) -> &'static [Openings] {
        Openings::orientations(self.face(tile).openings)
    }

    /// The ways the tile on a cell can be turned: any but the present one, unless there is no other.
    fn turns_of(&self, cell: Cell) -> impl Iterator<Item = Openings> {
        let present = self.laid(cell).expect("only tiles are turned").openings;
        let ways = Openings::orientations(present.count());
        ways.iter().copied().filter(move |way| *way != present || ways.len() == 1)
    }

    #[inline]
    fn draw_turn(&self, seat: Seat, kind: Kind, rng: &mut Rng) -> Action {
        let targets = self.turnable(seat, kind);
        let (one_way, two_ways) = (targets & self.open, targets - self.open);
        let picked = rng.below(2 * two_ways.len() + one_way.len());
        // What opens everywhere comes last: it has one text, the others two.
        let (cell, way) = match picked.checked_sub(2 * two_ways.len()) {
            None => (two_ways.nth(picked / 2), picked % 2),
            Some(rest) => (one_way.nth(rest), 0),
        };
        let openings = self.turns_of(cell).nth(way as usize).expect("the ways were counted");
        Action::Turn(cell, openings)
    }

    #[inline]
    fn draw_place(&self, seat: Seat, rng: &mut Rng) -> Action {
        let mut targets = [Cells::EMPTY; 4];
        let mut total = 0;
        for (cells, pawn) in targets.iter_mut().zip(Pawn::ALL) {
            *cells = self.targets(seat, *pawn);
            total += cells.len();
        }
        let mut picked = rng.below(total);
        for (cells, pawn) in targets.into_iter().zip(Pawn::ALL) {
            match picked.checked_sub(cells.len()) {
                None => return Action::Place(*pawn, cells.nth(picked)),
                Some(rest) => picked = rest,
            }
        }
        unreachable!("the number was drawn below the sum of all targets")
    }

    #[inline]
    fn draw_build(&self, hand: Tiles, rng: &mut Rng) -> Action {
        let ways: u32 = hand.iter().map(|tile| self.ways(tile).len() as u32).sum();
        let cells = self.border.len();
        let picked = rng.below(ways * cells);
        let (mut way, cell) = (picked / cells, self.border.nth(picked % cells));
        for tile in hand.iter() {
            match way.checked_sub(self.ways(tile).len() as u32) {
                None => return Action::Build(tile, cell, self.ways(tile)[way as usize]),
                Some(rest) => way = rest,
            }
        }
        unreachable!("the number was drawn below the sum of all ways")
    }
}

/// Any pair of a cell of each set.
#[inline]
fn draw_pair(first: Cells, second: Cells, action: fn(Cell, Cell) -> Action, rng: &mut Rng) -> Action {
    let picked = rng.below(first.len() * second.len());
    action(first.nth(picked / second.len()), second.nth(picked % second.len()))
}
