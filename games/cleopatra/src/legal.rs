//! All that check allows: listed ascending, counted without listing, and drawn at random.

use std::ops::ControlFlow;

use tabletop::{Draw, Rng, Seat};

use crate::action::Action;
use crate::cards::Cards;
use crate::data::{self, Cost, Fine};
use crate::palace::Palace;
use crate::payment::Purse;
use crate::square::Footprint;
use crate::state::{Board, Cleopatra, Phase};
use crate::types::{Kind, Piece, Side, Stall, Wall, Worshipper};

/// What a seat may do on its turn, a bit for each worshipper, stall, side and wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Choices {
    pub(crate) worshippers: u8,
    pub(crate) stalls: u8,
    sphinxes: u8,
    obelisks: u8,
    doors: u8,
    walls: u16,
    /// In how many ways the top mosaic can be laid.
    ways: u16,
    /// The pedestal or the throne.
    throne: Option<Piece>,
    done: bool,
}

impl Choices {
    /// How many actions these are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.worshippers.count_ones() + self.stalls.count_ones() + u32::from(self.done) + self.pieces_len()
    }

    /// How many of them build a piece.
    #[inline]
    pub(crate) fn pieces_len(&self) -> u32 {
        self.sphinxes.count_ones()
            + self.obelisks.count_ones()
            + self.doors.count_ones()
            + self.walls.count_ones()
            + u32::from(self.ways)
            + u32::from(self.throne.is_some())
    }

    /// Adds the pieces that can be built and paid.
    #[inline]
    fn add_pieces(&mut self, palace: &Palace, purse: &Purse) {
        let reach = purse.reach();
        let affords = |kind: Kind| reach.covers(&purse.credit, data::cost(kind));
        if affords(Kind::Sphinx) {
            self.sphinxes = palace.open_rows();
        }
        if affords(Kind::Obelisk) {
            self.obelisks = Palace::open_sides(palace.obelisks);
        }
        if affords(Kind::Door) {
            self.doors = Palace::open_sides(palace.doors);
        }
        if affords(Kind::Wall) {
            self.walls = palace.open_walls();
        }
        if affords(Kind::Mosaic) {
            self.ways = palace.ways;
        }
        if affords(Kind::Throne) {
            self.throne = palace.next_of_throne();
        }
    }
}

impl Board {
    /// The worshippers whose fine the seat can pay, a bit each.
    #[inline]
    pub(crate) fn payable_worshippers(&self, seat: Seat) -> u8 {
        let scarabs = self.players[seat].scarabs;
        let mut payable = 0;
        for (worshipper, fine) in self.worshippers.iter().zip(data::FINES) {
            let pays = match fine {
                Fine::Scarabs(number) => scarabs >= u16::from(number),
                Fine::Amulets(_) => true,
            };
            payable |= u8::from(pays) << worshipper.index();
        }
        payable
    }
}

impl Cleopatra {
    /// What the seat whose turn it is may do, where it may do several kinds of things.
    #[inline]
    pub(crate) fn choices(&self) -> Choices {
        let board = &self.board;
        let mut choices = Choices::default();
        let (market, build) = match board.phase {
            Phase::Turn => {
                if board.turn.worshipped.is_none() {
                    choices.worshippers = board.payable_worshippers(board.seat);
                }
                (true, true)
            }
            Phase::Build => (false, true),
            Phase::Second => (!board.turn.visited, !board.turn.built),
            Phase::Place | Phase::Pay | Phase::Claim | Phase::Limit | Phase::Offering | Phase::Over => {
                (false, false)
            }
        };
        choices.done = board.phase != Phase::Turn;
        if market {
            choices.stalls = board.market.open_stalls();
        }
        if build {
            choices.add_pieces(&board.palace, &self.purse());
        }
        choices
    }

    /// What the piece that is to be paid costs.
    #[inline]
    pub(crate) fn cost(&self) -> Option<Cost> {
        self.board.turn.piece.map(|piece| data::cost(piece.kind()))
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.board;
        if !board.deciders().contains(seat) {
            return;
        }
        match board.phase {
            Phase::Turn | Phase::Build | Phase::Second => self.list_choices(out),
            Phase::Place => out.extend(items(self.unfilled().into(), Stall::ALL).map(Action::Place)),
            Phase::Pay => self.list_payments(out),
            Phase::Claim => {
                let first = board.turn.claims.parts().filter_map(|part| part.first());
                out.extend(first.map(Action::Claim));
                out.push(if board.turn.claimed { Action::Done } else { Action::Palms });
            }
            Phase::Limit => {
                out.extend(self.hand(seat).kinds().map(Action::Discard));
                if !board.turn.discarded {
                    out.push(Action::Keep);
                }
            }
            Phase::Offering => out.extend((0..=board.players[seat].scarabs).map(Action::Offer)),
            Phase::Over => {}
        }
    }

    fn list_choices(&self, out: &mut Vec<Action>) {
        let choices = self.choices();
        let build = |piece| Action::Build(piece);
        out.extend(items(choices.worshippers.into(), Worshipper::ALL).map(Action::Worship));
        out.extend(items(choices.stalls.into(), Stall::ALL).map(Action::Market));
        out.extend(items(choices.sphinxes.into(), Side::ALL).map(Piece::Sphinx).map(build));
        out.extend(items(choices.obelisks.into(), Side::ALL).map(Piece::Obelisk).map(build));
        out.extend(items(choices.doors.into(), Side::ALL).map(Piece::Door).map(build));
        out.extend(items(choices.walls, Wall::ALL).map(Piece::Wall).map(build));
        if choices.ways > 0
            && let Some(top) = self.board.palace.top
        {
            let mut ways: Vec<Footprint> = top.placements(self.board.palace.free()).collect();
            ways.sort_unstable();
            out.extend(ways.into_iter().map(Piece::Mosaic).map(build));
        }
        out.extend(choices.throne.map(build));
        if choices.done {
            out.push(Action::Done);
        }
    }

    fn list_payments(&self, out: &mut Vec<Action>) {
        let Some(cost) = self.cost() else { return };
        let before = out.len();
        let _: ControlFlow<()> = self.purse().payments(cost, |cards| {
            out.push(Action::Pay(cards));
            ControlFlow::Continue(())
        });
        out[before..].sort_unstable();
    }

    /// The stalls that have not got their card yet, a bit each.
    #[inline]
    pub(crate) fn unfilled(&self) -> u8 {
        ((1 << data::STALLS) - 1) & !self.board.market.filled
    }

    /// One of the seat's legal actions, each equally likely, without listing them.
    #[inline]
    pub(crate) fn draw_action(&self, seat: Seat, rng: &mut Rng) -> Action {
        let board = &self.board;
        match board.phase {
            Phase::Turn | Phase::Build | Phase::Second => {
                let choices = self.choices();
                self.nth_choice(&choices, rng.below(choices.len()))
            }
            Phase::Place => {
                let stalls = self.unfilled();
                Action::Place(nth(stalls.into(), rng.below(stalls.count_ones()), Stall::ALL))
            }
            Phase::Pay => self.draw_payment(rng),
            Phase::Claim => {
                let parts = board.turn.claims.parts();
                let picked = rng.below(board.turn.claims.parts().count() as u32 + 1) as usize;
                match parts.filter_map(|part| part.first()).nth(picked) {
                    Some(square) => Action::Claim(square),
                    None if board.turn.claimed => Action::Done,
                    None => Action::Palms,
                }
            }
            Phase::Limit => {
                let hand = self.hand(seat);
                let kinds = hand.kinds_len();
                let picked = rng.below(kinds + u32::from(!board.turn.discarded));
                if picked < kinds { Action::Discard(hand.nth_kind(picked)) } else { Action::Keep }
            }
            Phase::Offering | Phase::Over => {
                Action::Offer(rng.below(u32::from(board.players[seat].scarabs) + 1) as u16)
            }
        }
    }

    /// The `picked`th of the choices of a turn, in any fixed order.
    #[inline]
    pub(crate) fn nth_choice(&self, choices: &Choices, mut picked: u32) -> Action {
        let pieces = choices.pieces_len();
        if picked < pieces {
            return Action::Build(self.nth_piece(choices, picked));
        }
        picked -= pieces;
        let stalls = choices.stalls.count_ones();
        if picked < stalls {
            return Action::Market(nth(choices.stalls.into(), picked, Stall::ALL));
        }
        picked -= stalls;
        if picked < choices.worshippers.count_ones() {
            return Action::Worship(nth(choices.worshippers.into(), picked, Worshipper::ALL));
        }
        Action::Done
    }

    /// The `picked`th of the pieces that can be built.
    #[inline]
    pub(crate) fn nth_piece(&self, choices: &Choices, mut picked: u32) -> Piece {
        if let Some(top) = self.board.palace.top {
            let ways = u32::from(choices.ways);
            if picked < ways
                && let Some(footprint) = top.nth_placement(self.board.palace.free(), picked)
            {
                return Piece::Mosaic(footprint);
            }
            picked -= ways;
        }
        let mut among = |count: u32| match picked.checked_sub(count) {
            None => Some(picked),
            Some(rest) => {
                picked = rest;
                None
            }
        };
        if let Some(at) = among(choices.walls.count_ones()) {
            return Piece::Wall(nth(choices.walls, at, Wall::ALL));
        }
        if let Some(at) = among(choices.sphinxes.count_ones()) {
            return Piece::Sphinx(nth(choices.sphinxes.into(), at, Side::ALL));
        }
        if let Some(at) = among(choices.obelisks.count_ones()) {
            return Piece::Obelisk(nth(choices.obelisks.into(), at, Side::ALL));
        }
        if let Some(at) = among(choices.doors.count_ones()) {
            return Piece::Door(nth(choices.doors.into(), at, Side::ALL));
        }
        choices.throne.expect("the index was drawn below the number of pieces")
    }

    /// One of the payments, each equally likely: counted first, then found again.
    #[inline]
    pub(crate) fn draw_payment(&self, rng: &mut Rng) -> Action {
        let (purse, cost) = (self.purse(), self.cost().expect("a piece is chosen before it is paid"));
        let mut count = 0;
        let _: ControlFlow<()> = purse.payments(cost, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        let mut picked = rng.below(count);
        let found = purse.payments(cost, |cards| match picked.checked_sub(1) {
            None => ControlFlow::Break(cards),
            Some(rest) => {
                picked = rest;
                ControlFlow::Continue(())
            }
        });
        Action::Pay(match found {
            ControlFlow::Break(cards) => cards,
            ControlFlow::Continue(()) => Cards::EMPTY,
        })
    }
}

/// The items whose bits are set, in order.
fn items<T: Copy>(mask: u16, all: &'static [T]) -> impl Iterator<Item = T> {
    all.iter().enumerate().filter(move |(at, _)| mask & 1 << at != 0).map(|(_, item)| *item)
}

/// The `index`th of the items whose bits are set.
#[inline]
fn nth<T: Copy>(mut mask: u16, index: u32, all: &[T]) -> T {
    for _ in 0..index {
        mask &= mask - 1;
    }
    all[mask.trailing_zeros() as usize]
}
