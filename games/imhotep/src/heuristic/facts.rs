//! A position as numbers, for the nets that were taught to correct the outlook.
//!
//! Every number lies around 1: a net that is told hundreds of one thing and halves of another learns badly.

use std::sync::LazyLock;

use tabletop::{Counts, Facts, Net, Seat, Studied};

use super::crypt::Chamber;
use super::harbour::Harbour;
use super::outlook::Prospect;
use crate::data;
use crate::state::{Flow, Imhotep, Phase, Player, Wrath};
use crate::types::{Card, Ship, Side};

/// Where the facts about the table begin.
mod table {
    pub(super) const ROUNDS: usize = 0;
    pub(super) const PHASE: usize = ROUNDS + 6;
    pub(super) const FLOW: usize = PHASE + 6;
    pub(super) const OPEN: usize = FLOW + 3;
    pub(super) const FACES: usize = OPEN + 5;
    pub(super) const SIDES: usize = FACES + 12;
    pub(super) const WRATH: usize = SIDES + 5;
    /// Four for each ship.
    pub(super) const SHIPS: usize = WRATH + 1;
    /// Three, or four.
    pub(super) const SEATS: usize = SHIPS + 4 * 4;
    pub(super) const ALL: usize = SEATS + 2;
}

/// Where the facts about a seat begin.
mod seat {
    pub(super) const SLED: usize = 0;
    pub(super) const QUARRY: usize = SLED + 6;
    pub(super) const POINTS: usize = QUARRY + 1;
    /// Red cards are never held.
    pub(super) const CARDS: usize = POINTS + 1;
    pub(super) const STATUES: usize = CARDS + 9;
    pub(super) const PLACED: usize = STATUES + 5;
    pub(super) const WORTHS: usize = PLACED + 4;
    pub(super) const LOOSE: usize = WORTHS + 5;
    pub(super) const TOWERS: usize = LOOSE + 1;
    pub(super) const TEMPLE: usize = TOWERS + 1;
    /// Two for each row.
    pub(super) const CHAMBER: usize = TEMPLE + 5;
    pub(super) const OBELISKS: usize = CHAMBER + 6;
    pub(super) const TURN: usize = OBELISKS + 9;
    pub(super) const DECIDES: usize = TURN + 1;
    /// Three for each ship.
    pub(super) const SHIPS: usize = DECIDES + 1;
    /// Two turns to wait, or three.
    pub(super) const WAITS: usize = SHIPS + 3 * 4;
    pub(super) const ALL: usize = WAITS + 2;
}

/// The net, as `cargo xtask lessons` wrote it.
pub(super) static NET: LazyLock<Net> =
    LazyLock::new(|| Net::read(Imhotep::FACTS, include_bytes!("learned.net")));

impl Studied for Imhotep {
    const FACTS: Counts = Counts { table: table::ALL, seat: seat::ALL };

    fn facts(&self, facts: &mut impl Facts) {
        let prospect = Prospect::of(&self.board);
        prospect.tell(&prospect.harbour(), facts);
    }
}

/// Hundredths of points, as a fact.
fn worth(hundredths: i32) -> f32 {
    hundredths as f32 / 500.0
}

impl Prospect<'_> {
    pub(super) fn tell(&self, harbour: &Harbour, facts: &mut impl Facts) {
        self.tell_table(facts);
        self.tell_ships(harbour, facts);
        for (seat, player) in self.board.players.iter() {
            let mut tell = |at: usize, value: f32| facts.seat(seat, at, value);
            self.tell_player(player, &mut tell);
            let at = seat.index();
            let worths = [self.temple_worth, self.chamber_worth, self.obelisk_worth, harbour.worth]
                .map(|worths| worths[at]);
            for (place, part) in worths.into_iter().chain([self.cards_worth(player)]).enumerate() {
                tell(seat::WORTHS + place, worth(part));
            }
            self.tell_lying(seat, &mut tell);
        }
        let mut turn = self.next_turn();
        for turns in 0..self.seats {
            match turns {
                0 => facts.seat(turn, seat::TURN, 1.0),
                1 => {}
                _ => facts.seat(turn, seat::WAITS + turns - 2, 1.0),
            }
            turn = turn.left(self.seats);
        }
        if self.board.phase != Phase::Turn {
            facts.seat(self.board.decider, seat::DECIDES, 1.0);
        }
    }

    fn tell_table(&self, facts: &mut impl Facts) {
        let board = self.board;
        let flow = match board.flow {
            Flow::Turns => 0,
            Flow::Unloading { .. } => 1,
            Flow::Temple { .. } => 2,
        };
        facts.table(table::ROUNDS + self.rounds, 1.0);
        if let Some(more) = self.seats.checked_sub(3) {
            facts.table(table::SEATS + more, 1.0);
        }
        // A bonus to take or leave is like one to load or not: so the weights were learnt.
        let phase = match board.phase {
            Phase::Turn => 0,
            Phase::Take => 1,
            Phase::Keep => 2,
            Phase::Pyramid => 3,
            Phase::Card | Phase::Stones | Phase::Load => 4,
            Phase::Temple => 5,
            Phase::Over => 6,
        };
        facts.table(table::PHASE + phase, 1.0);
        facts.table(table::FLOW + flow, 1.0);
        for site in board.river.open_sites() {
            facts.table(table::OPEN + site.index(), 1.0);
        }
        for card in board.market.faces.kinds() {
            facts.table(table::FACES + card.index(), f32::from(board.market.faces.count(card)));
        }
        for (site, side) in board.sides.iter().enumerate() {
            if *side == Side::B {
                facts.table(table::SIDES + site, 1.0);
            }
        }
        if board.wrath == Wrath::On {
            facts.table(table::WRATH, 1.0);
        }
    }

    fn tell_ships(&self, harbour: &Harbour, facts: &mut impl Facts) {
        let river = &self.board.river;
        for (ship, voyage) in Ship::ALL.iter().zip(&harbour.voyages) {
            if river.has_sailed(*ship) {
                continue;
            }
            let first = table::SHIPS + 4 * ship.index();
            let (stones, free) = (river.stones(*ship), river.free_on(*ship).count_ones());
            let ready = f32::from(u8::from(river.is_ready(*ship)));
            for (at, value) in [1.0, ready, free as f32, f32::from(stones)].into_iter().enumerate() {
                facts.table(first + at, value);
            }
            let Some(voyage) = voyage else { continue };
            for seat in Seat::first(self.seats) {
                let first = seat::SHIPS + 3 * ship.index();
                let own = river.cargo_of(*ship).owners().iter().filter(|owner| **owner == seat).count();
                let least = voyage.gains[..self.seats].iter().map(|gains| gains[seat.index()]).min();
                facts.seat(seat, first, own as f32);
                facts.seat(seat, first + 1, worth(voyage.likings[seat.index()] / 100));
                facts.seat(seat, first + 2, worth(least.unwrap_or(0)));
            }
        }
    }

    /// What a seat has.
    fn tell_player(&self, player: &Player, tell: &mut impl FnMut(usize, f32)) {
        let temple: u8 = player.temple_points.iter().sum();
        tell(seat::SLED + usize::from(player.sled), 1.0);
        tell(seat::QUARRY, f32::from(player.quarry) / 10.0);
        tell(seat::POINTS, (f32::from(player.pyramid_points) + f32::from(temple)) / 10.0);
        for card in player.cards.kinds() {
            tell(
                seat::CARDS + card.index() - Card::PyramidDecoration.index(),
                f32::from(player.cards.count(card)),
            );
        }
        if let Some(more) = player.cards.count(Card::Statue).min(5).checked_sub(1) {
            tell(seat::STATUES + usize::from(more), 1.0);
        }
        for (monument, stones) in player.placed.iter().enumerate() {
            tell(seat::PLACED + monument, f32::from(*stones) / 4.0);
        }
        tell(seat::LOOSE, f32::from(player.loose));
        tell(seat::TOWERS, f32::from(player.tower_points) / 10.0);
    }

    /// How a seat's stones lie at the monuments.
    fn tell_lying(&self, seat: Seat, tell: &mut impl FnMut(usize, f32)) {
        let width = data::temple_width(self.seats);
        let next = usize::from(self.stones[1]) % width;
        for (space, top) in self.board.temple[..width].iter().enumerate() {
            if *top == Some(seat) {
                tell(seat::TEMPLE + (space + width - next) % width, 1.0);
            }
        }
        if let Chamber::Groups(crypt) = &self.chamber {
            for (row, (owner, size)) in crypt.edges().into_iter().enumerate() {
                if owner == seat.index() {
                    tell(seat::CHAMBER + 2 * row, 1.0);
                    tell(seat::CHAMBER + 2 * row + 1, f32::from(size) / 2.0);
                }
            }
        }
        let rivals = Seat::first(self.seats).filter(|other| *other != seat);
        let tallest = rivals.map(|other| self.heights[other.index()]).max().unwrap_or(0);
        let lead = (i32::from(self.heights[seat.index()]) - i32::from(tallest)).clamp(-4, 4);
        tell(seat::OBELISKS + (lead + 4) as usize, 1.0);
    }
}
